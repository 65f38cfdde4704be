"""Candidate puzzles at a moment: one right answer, with the shortest history that yields it."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from volto_core import Game, Kind, Player, view_of
from volto_core.puzzles.chances import chances_of
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import (
    Query,
    Search,
    Undecided,
    own_steps,
    pose,
    solve,
    who_is,
)
from volto_core.solver.threats import wins_at_once
from volto_puzzles.answers import answer_to, best_bet, deduced_kind, expected
from volto_puzzles.compositions import BOX
from volto_puzzles.histories import evidence_of
from volto_puzzles.keys import may_lose_at_once

NODES = 6_000
# As many worlds as somebody can count who has patience.
MOST_WORLDS = 60
# The fewest moves that a puzzle leaves to choose from.
FEWEST_MOVES = 4


class Scene(NamedTuple):
    """A moment of a game with some of the moves before it, and the question it poses."""

    game: Game
    bare: Puzzle
    query: Query


def moment_of(game: Game) -> tuple[Game, ...]:
    """The last moment of a game as games of its last moves: none, two, four and so on."""
    positions = (game.start, *(turn.position for turn in game.turns))
    now = len(game.turns)
    return tuple(
        Game(positions[now - length], game.turns[now - length : now])
        for length in range(0, now + 1, 2)
    )


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
        try:
            found = answer_to(shorter, scene.query, search=Search(limit=NODES))
        except Undecided:
            continue
        if found == expected(puzzle):
            return shorter
    return puzzle


def win_at(scene: Scene, most: int, *, nodes: int = NODES) -> Puzzle | None:
    """The win of a scene, if there is just one first move that forces the quickest."""
    situation = scene.query.situation
    if wins_at_once(situation) or len(own_steps(situation)) < FEWEST_MOVES:
        return None
    try:
        solution = solve(scene.query, most, search=Search(limit=nodes))
    except Undecided:
        return None
    if solution is None or len(solution.moves) != 1:
        return None
    return scene.bare._replace(within=solution.within, solution=solution.moves[0])


def hidden_win(moment: Sequence[Game], most: int) -> Puzzle | None:
    """The win of a moment with hidden masks, looked for where it is won with open ones."""
    shown = open_scene(moment[0])
    if wins_at_once(shown.query.situation):
        return None
    try:
        if Search(limit=NODES).least(shown.query.situation, most) is None:
            return None
    except Undecided:
        return None
    puzzle = win_at(scene_of(moment[-1]), most)
    return shortest(moment, puzzle) if puzzle else None


def save_at(scene: Scene) -> Puzzle | None:
    """The save of a scene, if one move alone saves the game and none wins it at once."""
    situation = scene.query.situation
    choice = own_steps(situation)
    if wins_at_once(situation) or len(choice) < FEWEST_MOVES:
        return None
    saving = []
    for step in choice:
        if not may_lose_at_once(situation, step):
            saving.append(step.move)
            if len(saving) > 1:
                return None
    return scene.bare._replace(aim=Aim.SAVE, solution=saving[0]) if saving else None


def unmasks_at(scene: Scene) -> Iterator[Puzzle]:
    """The most interesting deduction of a scene, and that of two masks at once."""
    query = scene.query
    found = {
        square: kind
        for square in query.squares
        if (kind := deduced_kind(query, square)) is not None
    }
    bare = scene.bare._replace(aim=Aim.UNMASK)

    def holders(square: int) -> set[int]:
        reasons = who_is(query, square).excluded.values()
        return {holder for reason in reasons for holder in reason.squares}

    def interest(square: int) -> tuple[int, bool]:
        return len(holders(square)), found[square] is Kind.CANDIDATE

    if found:
        square = max(found, key=interest)
        if interest(square) >= (2, False):
            yield bare._replace(square=square, answer=found[square])
    pairs = [pair for pair in combinations(found, 2) if found[pair[0]] != found[pair[1]]]
    if pairs:
        pair = max(pairs, key=lambda pair: len(holders(pair[0]) | holders(pair[1])))
        if len(holders(pair[0]) | holders(pair[1])) > 1:
            yield bare._replace(squares={square: found[square] for square in pair})


def bet_at(scene: Scene) -> Puzzle | None:
    """The bet of a scene: several moves may win, and nothing is certain."""
    query = scene.query
    if query.number_of_worlds() > MOST_WORLDS:
        return None
    bet = best_bet(query)
    if bet is None:
        return None
    key, best = bet
    others = [each for move, each in chances_of(query).items() if move != key]
    is_trap = any(each.won >= best.won for each in others)
    tempting = sum(each.gain > 0 for each in others)
    if not (is_trap or best.lost or tempting > 1) or not any(each.won for each in others):
        return None
    if _is_won(query):
        return None
    return scene.bare._replace(aim=Aim.ODDS, solution=key, chances=best)


def _is_won(query: Query) -> bool:
    """Whether the game is won by force, so that no bet is needed."""
    try:
        return solve(query, 2, search=Search(limit=NODES)) is not None
    except Undecided:
        return False
