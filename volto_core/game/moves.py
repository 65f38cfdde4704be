"""Move generation, and the rule that refuses any other move."""

from collections.abc import Callable
from typing import NamedTuple

from volto_core.errors import HiddenMask
from volto_core.game.position import PLANE, Position
from volto_core.geometry import (
    AHEAD,
    AROUND,
    DIAGONAL,
    ORTHOGONAL,
    PALACE,
    SQUARE_NAMES,
    SQUARES,
    squares_of,
)
from volto_core.pieces import KINDS, Kind
from volto_core.rules import Rule


class Move(NamedTuple):
    """A move from one square to another."""

    origin: int
    target: int

    def __str__(self) -> str:
        return SQUARE_NAMES[self.origin] + SQUARE_NAMES[self.target]


class Step(NamedTuple):
    """A move by a mask of a known kind, as the bits that it changes."""

    target: int
    span: int
    planes: int
    kind: Kind
    move: Move


class _Steps(dict[int, tuple[Step, ...]]):
    """A cache of the steps of one kind from one square, by the set of targets."""

    def __init__(self, kind: Kind, origin: int) -> None:
        self.kind = kind
        self.origin = origin

    def __missing__(self, targets: int) -> tuple[Step, ...]:
        steps = tuple(step_of(self.kind, Move(self.origin, to)) for to in squares_of(targets))
        self[targets] = steps
        return steps


class _Squares(dict[int, tuple[int, ...]]):
    """A cache of the squares of small sets, which come back all the time."""

    def __missing__(self, bits: int) -> tuple[int, ...]:
        squares = self[bits] = squares_of(bits)
        return squares


def step_of(kind: Kind, move: Move) -> Step:
    """The move as a step of a mask of this kind."""
    span = 1 << move.origin | 1 << move.target
    return Step(1 << move.target, span, span << PLANE * kind, kind, move)


# Of small sets; a large one would stay in it for ever.
SQUARES_IN = _Squares()
_NOBLE, _ADVISOR, _CANDIDATE, _SOLDIER, _LADY = (
    tuple(_Steps(kind, square) for square in SQUARES) for kind in KINDS
)


def steps(position: Position) -> list[Step]:
    """Every legal step of the player to move, hidden masks left out."""
    player, own, other, kinds, _ = position
    not_own = ~own
    found: list[Step] = []
    for square in SQUARES_IN[kinds & own]:
        found += _NOBLE[square][ORTHOGONAL[square] & not_own]
    for square in SQUARES_IN[kinds >> PLANE & own]:
        found += _ADVISOR[square][DIAGONAL[square] & not_own]
    for square in SQUARES_IN[kinds >> 2 * PLANE & own]:
        found += _CANDIDATE[square][AROUND[square] & not_own]
    for square in SQUARES_IN[kinds >> 3 * PLANE & own]:
        found += _SOLDIER[square][_road(player, square, own | other) & not_own]
    for square in SQUARES_IN[kinds >> 4 * PLANE & own]:
        found += _LADY[square][AROUND[square] & not_own & ~other]
    return found


def _road(player: int, square: int, occupied: int) -> int:
    """The soldier's squares straight ahead, up to and with the first one that is occupied."""
    ahead = AHEAD[player][square]
    blocked = ahead & occupied
    if not blocked:
        return ahead
    if player == 1:
        first = blocked & -blocked
        return ahead & (first << 1) - 1
    first = 1 << blocked.bit_length() - 1
    return ahead & -first


_REACH: tuple[Callable[[int, int, int, int], int], ...] = (
    lambda player, square, own, other: ORTHOGONAL[square] & ~own,
    lambda player, square, own, other: DIAGONAL[square] & ~own,
    lambda player, square, own, other: AROUND[square] & ~own,
    lambda player, square, own, other: _road(player, square, own | other) & ~own,
    lambda player, square, own, other: AROUND[square] & ~own & ~other,
)


def reach(kind: Kind, square: int, player: int, *, own: int, other: int) -> int:
    """Where a mask of this kind and player may go from here among own and other masks."""
    return _REACH[kind](player, square, own, other)


def legal_moves(position: Position) -> list[Move]:
    """The moves of the player to move, sorted as they are written; none when the game is over."""
    if position.is_over:
        return []
    hidden = position.own & position.hidden
    if hidden:
        raise HiddenMask(SQUARE_NAMES[squares_of(hidden)[0]])
    return sorted((step.move for step in steps(position)), key=str)


_MOVE_RULE = (
    Rule.MOVE_NOBLE,
    Rule.MOVE_ADVISOR,
    Rule.MOVE_CANDIDATE,
    Rule.MOVE_SOLDIER,
    Rule.MOVE_LADY,
)


def move_rule(kind: Kind) -> Rule:
    """The rule by which a mask of this kind moves."""
    return _MOVE_RULE[kind]


def identity_at(position: Position, square: int) -> Kind:
    """The kind of the mask on an occupied square, or HiddenMask."""
    kind = position.kind_at(square)
    if kind is None:
        raise HiddenMask(SQUARE_NAMES[square])
    return kind


def why_not(position: Position, move: Move) -> Rule | None:
    """The rule that refuses the move, None if it is legal."""
    origin, target = move
    player, own, other, _, _ = position
    if position.is_over:
        return Rule.WIN_LADIES
    if not own >> origin & 1 or origin == target:
        return Rule.TURN_MUST_MOVE
    if own >> target & 1:
        return Rule.TURN_OWN_MASK
    kind = identity_at(position, origin)
    if reach(kind, origin, player, own=own, other=other) >> target & 1:
        return None
    if kind is Kind.SOLDIER and PALACE[3 - player] >> origin & 1:
        return Rule.MOVE_SOLDIER_PALACE
    return _MOVE_RULE[kind]
