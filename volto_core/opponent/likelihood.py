"""How likely each kind of a mask is by how it was played: what is likely, never what is certain.

Every turn of its owner a mask stays, goes somewhere, or captures, and nobles, ladies and candidates
do so differently. `likelihood.toml` has how often each of them did in games of the opponents.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, TypeVar

from volto_core.game.moves import Move, reach
from volto_core.game.position import Position
from volto_core.geometry import AROUND, ORTHOGONAL, squares_of
from volto_core.knowledge.views import View
from volto_core.opponent.evaluation import ROWS_AHEAD
from volto_core.pieces import KINDS, Kind, Player
from volto_core.solver.kind_sets import ABLE, ADVISOR, ALL_KINDS, CANDIDATE, LADY, NOBLE, SOLDIER

# In the order of the actions of a mask in a turn: it stays; it goes forward, aside or back, each
# to a square where it is safe or where it can be captured; it captures.
_STAYS, _GOES, _CAPTURES = 0, 1, 7
ACTIONS = 8
# The zones of a side's rows: the two of the set-up, the middle, two before the palace, the last.
_ZONE = (0, 0, 1, 1, 2, 3, 3)
_ZONES = 4
# Far more than a factor takes away, so that nothing becomes impossible by rounding.
_SURE = 1 << 40

_Entry = TypeVar("_Entry")
# The weights of the kinds in the order N A C S L.
Weights = list[int]


class Deed(NamedTuple):
    """What a mask did in a turn of its owner: its status before, and the number of the action."""

    square: int
    status: int
    action: int


def likelihoods(view: View, player: Player) -> dict[int, Weights]:
    """The weight of each kind for the masks of a player, by how they were played."""
    table = _table()
    found = {square: [_SURE] * len(KINDS) for square in squares_of(view.start.masks_of(player))}
    for seen, deeds in zip(view.turns, deeds_of(view), strict=True):
        if seen.player is not player:
            found.pop(seen.move.target, None)
            continue
        for square, status, action in deeds:
            factors = table[status][action]
            found[square] = [
                max(1, weight * factor >> 10)
                for weight, factor in zip(found[square], factors, strict=True)
            ]
        _follow(found, seen.move, seen.position)
    return found


def deeds_of(view: View) -> Iterator[list[Deed]]:
    """For each turn what the masks of the mover did in it, by what everybody has seen."""
    sets = {
        each: dict.fromkeys(squares_of(view.start.masks_of(each)), ALL_KINDS) for each in Player
    }
    before = view.start
    for seen in view.turns:
        move, mover = seen.move, seen.player
        yield _deeds(before, move, sets[mover.opponent])
        sets[mover][move.origin] &= _shown(before, move)
        _follow(sets[mover], move, seen.position)
        sets[mover.opponent].pop(move.target, None)
        before = seen.position


def _shown(before: Position, move: Move) -> int:
    """The kinds that can have made a move."""
    is_capture = before.other >> move.target & 1
    able = ABLE[before.player][move.origin][move.target]
    return able & ~LADY if is_capture else able


def _follow(table: dict[int, _Entry], move: Move, after: Position) -> None:
    """Move the entry of a mask along with it, unless it left with a lady."""
    entry = table.pop(move.origin)
    if after.other >> move.target & 1:
        table[move.target] = entry


def _deeds(before: Position, move: Move, others: dict[int, int]) -> list[Deed]:
    """What each mask of the mover did this turn."""
    rows = ROWS_AHEAD[before.player]
    own, other = before.own, before.other
    deeds = []
    for square in squares_of(own):
        is_exposed = _is_exposed(before.player, square, own, other, others)
        status = _ZONES * is_exposed + _ZONE[rows[square]]
        action = _STAYS
        if square == move.origin:
            action = _action(before, move, others)
        deeds.append(Deed(square, status, action))
    return deeds


def _action(before: Position, move: Move, others: dict[int, int]) -> int:
    """What the mask that moved did."""
    origin, target = move
    if before.other >> target & 1:
        return _CAPTURES
    rows = ROWS_AHEAD[before.player]
    rise = rows[target] - rows[origin]
    direction = 0 if rise > 0 else 1 if rise == 0 else 2
    own = before.own & ~(1 << origin) | 1 << target
    return _GOES + 2 * direction + _is_exposed(before.player, target, own, before.other, others)


def _is_exposed(player: int, square: int, own: int, other: int, others: dict[int, int]) -> bool:
    """Whether some enemy mask may be one that captures here, as far as its moves tell."""
    for enemy in squares_of(AROUND[square] & other):
        needed = NOBLE | CANDIDATE if ORTHOGONAL[square] >> enemy & 1 else ADVISOR | CANDIDATE
        if others[enemy] & needed:
            return True
    # A soldier's road is the same from both ends.
    ahead = reach(Kind.SOLDIER, square, player, own=own, other=other) & other
    return bool(ahead) and bool(others[ahead.bit_length() - 1] & SOLDIER)


@cache
def _table() -> list[list[Weights]]:
    """The factors by status and action, the likeliest kind having 1024."""
    path = Path(__file__).with_name("likelihood.toml")
    # Lazily imported: most pages have no opponent.
    tables = import_module("tomllib").loads(path.read_text("utf-8"))
    return [status["actions"] for status in tables["status"]]
