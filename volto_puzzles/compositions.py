"""Small positions composed for a purpose, and a few moves that lead on from them.

A composed position has few masks, placed where an idea may come of them: hunters around the enemy
candidate, a runner before the palace, ladies in the way. The solver decides what it is worth.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from volto_core import Game, Kind, Mask, Move, Player, Position, legal_moves
from volto_core.game.position import position_of
from volto_core.geometry import AROUND, HEIGHT, SQUARES, row_of
from volto_core.pieces import KINDS, ROSTER

BOX = tuple(kind for kind in KINDS for _ in range(ROSTER[kind]))
_PLAIN = tuple(kind for kind in BOX if kind not in (Kind.CANDIDATE, Kind.LADY))
# A capture is so many times as likely as another move of the history: it shows more.
_CAPTURES = 4


class Recipe(NamedTuple):
    """Which masks a composition has, and where: rows are counted from the learner's palace."""

    enemy_rows: range
    own_rows: range
    hunters: tuple[int, ...]
    hunting: tuple[Kind, ...]
    own_ladies: tuple[int, ...]
    own_lost: tuple[int, ...]
    guards: tuple[int, ...]
    near_enemy: bool
    """whether own masks stand near the enemy candidate, or near the own one"""


_N, _A, _S = Kind.NOBLE, Kind.ADVISOR, Kind.SOLDIER
_HOME, _EDGE = range(2), range(5, 7)
# Where the own candidate stays at home, no run into the palace is in time: the win is a hunt, and
# a hunt is won at the edge.
RECIPES = {
    "edge": Recipe(_EDGE, _HOME, (3,), (_N, _N, _A, _A, _S), (0, 0, 1), (0, 1), (0, 1, 2), True),
    "nobles": Recipe(_EDGE, _HOME, (3,), (_N, _N, _A), (0, 0, 1), (0, 1), (0, 1, 2), True),
    "road": Recipe(_EDGE, _HOME, (3,), (_S, _N, _A), (0, 0, 1), (0, 1), (0, 1, 2), True),
    "ladies": Recipe(_EDGE, _HOME, (2,), (_N, _A, _S), (1, 1, 2), (0, 1), (0, 1, 2), True),
    "run": Recipe(
        range(2, 7), range(3, 6), (0, 1, 2), (_N, _A, _S), (0, 1), (0, 1), (1, 2, 3), False
    ),
    "shield": Recipe(
        range(2, 6), range(4), (0, 1), (_N, _A, _S), (1, 2), (0, 1, 1), (1, 2, 3), False
    ),
    "wall": Recipe(range(2, 6), range(4), (2, 3), (_N, _A, _S), (0,), (0, 1), (2, 3), False),
    "bait": Recipe(
        range(2, 7), range(3, 6), (0, 1), (_N, _A, _S), (1, 1, 2), (1,), (1, 2, 3), False
    ),
}

# The recipes for wins, and those for what happens around the own candidate.
HUNTS = ("edge", "nobles", "road", "ladies", "run", "bait")
DEFENCES = ("run", "bait", "shield", "wall")


def composed(rng: Random, recipe: Recipe, *, all_ladies: bool) -> Position:
    """A position for Ivory to move; with all the ladies that the enemy has not lost, or some."""
    lost = rng.choice(recipe.own_lost), rng.choice((0, 1, 1))
    masks: dict[int, Mask] = {}

    def place(mask: Mask, squares: Iterable[int]) -> int:
        free = [square for square in squares if square not in masks]
        square = rng.choice(free or [each for each in SQUARES if each not in masks])
        masks[square] = mask
        return square

    def put(player: Player, kind: Kind, squares: Iterable[int]) -> int:
        return place(Mask(player, kind), squares)

    enemy = put(Player.NIGHT, Kind.CANDIDATE, _rows(recipe.enemy_rows))
    home = [square for square in _rows(recipe.own_rows) if not AROUND[enemy] >> square & 1]
    own = put(Player.IVORY, Kind.CANDIDATE, home)
    centre = enemy if recipe.near_enemy else own
    for kind in rng.sample(recipe.hunting, min(rng.choice(recipe.hunters), len(recipe.hunting))):
        put(Player.IVORY, kind, _near(centre, 3 if kind is Kind.SOLDIER else 2))
    for _ in range(min(rng.choice(recipe.own_ladies), ROSTER[Kind.LADY] - lost[0])):
        put(Player.IVORY, Kind.LADY, _near(centre, 2))
    ladies = ROSTER[Kind.LADY] - lost[1]
    for _ in range(ladies if all_ladies else rng.randint(0, ladies)):
        put(Player.NIGHT, Kind.LADY, SQUARES[5:])
    for kind in rng.sample(_PLAIN, rng.choice(recipe.guards)):
        put(Player.NIGHT, kind, _near(rng.choice((own, enemy)), 3))
    return position_of(masks, player=Player.IVORY, lost=lost)


def _rows(rows: range) -> list[int]:
    return [square for square in SQUARES if row_of(square) in rows]


def _near(square: int, steps: int) -> list[int]:
    """The squares within so many steps in any direction, none in the enemy palace's corner rows."""
    found = 1 << square
    for _ in range(steps):
        for each in SQUARES:
            if found >> each & 1:
                found |= AROUND[each]
    return [each for each in SQUARES if found >> each & 1 and each != square]


def is_quiet(position: Position) -> bool:
    """Whether nobody has won already: no candidate stands in the other's palace."""
    own = position.of_kind(Kind.CANDIDATE, Player.IVORY)
    enemy = position.of_kind(Kind.CANDIDATE, Player.NIGHT)
    top = sum(1 << square for square in SQUARES if row_of(square) == HEIGHT - 1)
    bottom = sum(1 << square for square in SQUARES if row_of(square) == 0)
    return not (own & top or enemy & bottom)


def led_on(rng: Random, start: Position, moves: int) -> Game | None:
    """A game of so many chance moves, None if it ends before."""
    game = Game(start)
    for _ in range(moves):
        choice = list(_weighted(game.position))
        if not choice:
            return None
        game = game.play(rng.choice(choice))
        if game.outcome:
            return None
    return game


def _weighted(position: Position) -> Iterator[Move]:
    for move in legal_moves(position):
        is_capture = position.other >> move.target & 1
        yield from [move] * (_CAPTURES if is_capture else 1)
