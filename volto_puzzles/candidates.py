"""Candidate puzzles in a game: one right answer, with the shortest history that yields it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from volto_core import Game, Kind, Outcome, Player, view_of
from volto_core.game.position import PLANE
from volto_core.geometry import row_of, squares_of
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import (
    Query,
    Search,
    Situation,
    Undecided,
    after_step,
    own_steps,
    pose,
    solve,
    who_is,
    winning_chances,
)
from volto_core.solver.threats import is_in_danger, wins_at_once
from volto_puzzles.answers import answer_to, best_bet, deduced_kind, expected
from volto_puzzles.games import BOX
from volto_puzzles.histories import evidence_of

LONGEST_HISTORY = 12
NODES = 8_000
# Long wins are searched only with few masks, as the search grows exponentially.
FEW_MASKS = {4: 7, 3: 12}
MOST_WORLDS = 120


class Scene(NamedTuple):
    """A moment of a game with some of the moves before it, and the question it poses."""

    game: Game
    bare: Puzzle
    query: Query


def scene_of(game: Game) -> Scene:
    """The scene for a player to move who has seen the moves of this game and none before."""
    enemy = Player(game.position.player).opponent
    on = [mask.kind for mask in game.start.masks().values() if mask.owner is enemy]
    off = tuple(kind for kind in Kind for _ in range(BOX.count(kind) - on.count(kind)))
    seen = evidence_of(game, off)
    bare = Puzzle(
        id="found",
        theme="hunt",
        aim=Aim.WIN,
        position=seen.position,
        suspects=seen.suspects,
        off=seen.off,
    )
    if game.turns:
        start = view_of(game, frozenset({bare.learner})).start
        bare = bare._replace(start=start, history=game.moves)
    return Scene(game, bare, bare.query)


def open_scene(game: Game) -> Scene:
    """The moment with every mask turned over."""
    position = game.position
    bare = Puzzle(id="found", theme="hunt", aim=Aim.WIN, position=position)
    return Scene(Game(position), bare, pose(position))


def puzzles_at(moment: Sequence[Game], *, is_open: bool) -> Iterator[Puzzle]:
    """The puzzles of a moment, each with the shortest history that yields its answer."""
    scene = scene_of(moment[-1])
    for find in (win_at, _save, _unmask):
        puzzle = find(scene)
        if puzzle:
            yield shortest(moment, puzzle)
    yield from _bets(moment)
    if is_open:
        shown = open_scene(moment[0])
        yield from filter(None, (win_at(shown), _save(shown)))


def shortest(moment: Sequence[Game], puzzle: Puzzle) -> Puzzle:
    """The puzzle with the shortest history that gives the same answer."""
    for game in moment[:-1]:
        scene = scene_of(game)
        shorter = puzzle._replace(
            suspects=scene.bare.suspects,
            off=scene.bare.off,
            start=scene.bare.start,
            history=scene.bare.history,
        )
        if answer_to(shorter, scene.query) == expected(puzzle):
            return shorter
    return puzzle


def win_at(scene: Scene) -> Puzzle | None:
    """The win of a scene, if there is just one first move that forces the quickest."""
    situation = scene.query.situation
    masks = (situation.own | situation.other).bit_count()
    most = next((within for within, few in FEW_MASKS.items() if masks <= few), 2)
    if not _may_win_soon(situation, most):
        return None
    try:
        solution = solve(scene.query, most, search=Search(limit=NODES))
    except Undecided:
        return None
    if solution is None or len(solution.moves) != 1:
        return None
    return scene.bare._replace(within=solution.within, solution=solution.moves[0])


def _may_win_soon(situation: Situation, within: int) -> bool:
    """Whether the candidate is near the enemy palace, or few masks may be the enemy's."""
    suspects = (situation.kinds >> PLANE * Kind.CANDIDATE & situation.other).bit_count()
    home = squares_of(situation.kinds >> PLANE * Kind.CANDIDATE & situation.own)
    goal = 6 if situation.player == Player.IVORY else 0
    return suspects <= 2 or any(abs(goal - row_of(square)) <= within for square in home)


def _save(scene: Scene) -> Puzzle | None:
    situation = scene.query.situation
    if wins_at_once(situation):
        return None
    saving = []
    for step in own_steps(situation):
        if all(_is_saved(reached, situation.player) for _, reached in after_step(situation, step)):
            saving.append(step.move)
            if len(saving) > 1:
                return None
    if not saving:
        return None
    return scene.bare._replace(aim=Aim.SAVE, solution=saving[0])


def _is_saved(reached: Situation | Outcome, player: int) -> bool:
    if isinstance(reached, Outcome):
        return reached.winner == player
    return not is_in_danger(reached)


def _unmask(scene: Scene) -> Puzzle | None:
    """The most interesting deduction: the candidate first, then what takes most counting."""
    found = {
        square: kind
        for square in scene.query.squares
        if (kind := deduced_kind(scene.query, square)) is not None
    }
    if not found:
        return None

    def interest(square: int) -> tuple[bool, bool, int]:
        kind = found[square]
        reasons = who_is(scene.query, square).excluded.values()
        counted = max(len(reason.squares) for reason in reasons)
        return kind is Kind.CANDIDATE, kind in (Kind.SOLDIER, Kind.LADY), counted

    square = max(found, key=interest)
    if interest(square) < (False, False, 3):
        return None
    return scene.bare._replace(aim=Aim.UNMASK, square=square, answer=found[square])


def _bets(moment: Sequence[Game]) -> Iterator[Puzzle]:
    """The bet with the shortest history on which the best chance depends."""
    scenes = [scene_of(game) for game in moment]
    without = best_bet(scenes[0].query)
    for scene in scenes[1:]:
        bet = best_bet(scene.query)
        worlds = scene.query.number_of_worlds()
        if bet is None or worlds > MOST_WORLDS or (without and without[0] == bet[0]):
            continue
        rivals = sum(won > 0 for won in winning_chances(scene.query).values()) - 1
        if rivals and not _is_won(scene.query):
            yield scene.bare._replace(aim=Aim.ODDS, solution=bet[0], chances=bet[1])
            return


def _is_won(query: Query) -> bool:
    """Whether the game is won by force, so that no bet is needed."""
    try:
        return solve(query, 2, search=Search(limit=NODES)) is not None
    except Undecided:
        return False
