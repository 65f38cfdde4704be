"""What a review says, once more by trying every world as a whole game, history included."""

from collections import defaultdict
from collections.abc import Hashable
from itertools import permutations
from typing import NamedTuple

from volto_core import Game, Kind, Mask, Move, Player, VoltoError, game_of, legal_moves, view_of
from volto_core.game.position import position_of
from volto_core.geometry import squares_of


class Tried(NamedTuple):
    """How many worlds there are, who is the same in all, the win forced, and what was risked."""

    worlds: int
    certain: dict[int, Kind]
    forced: int | None
    kept: bool | None
    lost: int
    exposed: int


def tried(game: Game, turn: int, most: int) -> Tried:
    """The review of a move, the first one being 1, with a win within at most so many own moves."""
    before = Game(game.start, game.turns[: turn - 1])
    move = game.turns[turn - 1].move
    mover = Player(before.position.player)
    worlds = worlds_of(before, mover)
    after = [world.play(move) for world in worlds]
    moves = legal_moves(before.position)
    forced = next(
        (n for n in range(1, most + 1) if any(_forces(worlds, first, n) for first in moves)), None
    )
    return Tried(
        worlds=len(worlds),
        certain=_certain(worlds, mover.opponent),
        forced=forced,
        kept=None if forced is None else _forces(worlds, move, forced),
        lost=sum(_is_won(world, mover.opponent) for world in after),
        exposed=sum(
            any(_is_won(world.play(reply), mover.opponent) for reply in legal_moves(world.position))
            for world in after
            if not world.outcome
        ),
    )


def worlds_of(game: Game, viewer: Player) -> list[Game]:
    """All games that look like this one, by trying every assignment."""
    enemy = viewer.opponent
    squares = squares_of(game.start.masks_of(enemy))
    seen = view_of(game, frozenset({viewer}))
    fitting = []
    for order in set(permutations(game.start.kind_at(square) for square in squares)):
        masks = game.start.masks()
        masks |= {square: Mask(enemy, kind) for square, kind in zip(squares, order, strict=True)}
        start = position_of(masks, player=game.start.player, lost=game.start.lost)
        try:
            other = game_of(start, game.moves)
        except VoltoError:
            continue
        if view_of(other, frozenset({viewer})) == seen:
            fitting.append(other)
    return fitting


def _certain(worlds: list[Game], enemy: Player) -> dict[int, Kind]:
    found = {}
    for square in squares_of(worlds[0].position.masks_of(enemy)):
        kinds = {world.position.kind_at(square) for world in worlds}
        if len(kinds) == 1 and (kind := kinds.pop()) is not None:
            found[square] = kind
    return found


def _is_won(game: Game, player: Player) -> bool:
    return game.outcome is not None and game.outcome.winner is player


def _forces(worlds: list[Game], move: Move, within: int) -> bool:
    """Whether a plan that begins with a move wins in all these games, which look the same."""
    mover = Player(worlds[0].position.player)
    alike: dict[Hashable, list[Game]] = defaultdict(list)
    for world in worlds:
        after = world.play(move)
        if after.outcome and not _is_won(after, mover):
            return False
        if not after.outcome:
            alike[after.turns[-1].captured].append(after)
    return all(_answers(group, within - 1, mover) for group in alike.values())


def _answers(worlds: list[Game], left: int, mover: Player) -> bool:
    alike: dict[Hashable, list[Game]] = defaultdict(list)
    for world in worlds:
        for reply in legal_moves(world.position):
            after = world.play(reply)
            if after.outcome and not _is_won(after, mover):
                return False
            if not after.outcome:
                turn = after.turns[-1]
                shown = turn.kind if turn.captured is Kind.LADY else None
                alike[reply, turn.captured, shown].append(after)
    return all(
        left > 0 and any(_forces(group, move, left) for move in legal_moves(group[0].position))
        for group in alike.values()
    )
