"""What a position is worth to the player who has just moved, from what that player knows.

The player knows the own masks, has a suspicion of each enemy mask, and knows what the enemy can
suspect of the own ones: whom the enemy suspects decides whom the enemy captures.
"""

from typing import NamedTuple

from volto_core.game.moves import SQUARES_IN, reach
from volto_core.geometry import (
    AHEAD,
    AROUND,
    DIAGONAL,
    HEIGHT,
    ORTHOGONAL,
    PALACE,
    SQUARES,
    row_of,
)
from volto_core.opponent.node import Node
from volto_core.opponent.suspicions import WHOLE, Suspicion
from volto_core.opponent.weights import Weights
from volto_core.pieces import Kind

_NOBLE, _ADVISOR, _CANDIDATE, _SOLDIER, _LADY = Kind
# However little an enemy wants to capture a mask, it happens: in 1024ths.
_LEAST_WISH = 51
# The rows ahead of a candidate that enters the enemy palace with its next step, or the one after.
_AT_THE_DOOR, _NEAR_THE_DOOR = HEIGHT - 2, HEIGHT - 3

# Indexed by player and square: how many rows the square is ahead of the own palace.
ROWS_AHEAD = (
    (),
    tuple(row_of(square) for square in SQUARES),
    tuple(HEIGHT - 1 - row_of(square) for square in SQUARES),
)
# Indexed by player, kind and square: what a mask defends there, whatever stands in its way.
_DEFENDED = tuple(
    (ORTHOGONAL, DIAGONAL, AROUND, AHEAD[player], (0,) * len(SQUARES)) for player in (0, 1, 2)
)


class _Standing(NamedTuple):
    """A node, the player whose position in it is evaluated, and the weights."""

    node: Node
    player: int
    weights: Weights
    has_lost_one: bool


def value_after(node: Node, player: int, weights: Weights) -> int:
    """The value of a position before the enemy's turn."""
    lost = node.lost[player]
    standing = _Standing(node, player, weights, bool(lost))
    side = node.sides[player]
    safe = _safety(node, player)
    defended = 0
    for square, (kind, _) in side.items():
        defended |= _DEFENDED[player][kind][square]
    value = weights.lady_lead * (lost - node.lost[3 - player]) - _palace_fear(standing)
    for square, (kind, suspicion) in side.items():
        risk = WHOLE - safe[square]
        if risk:
            risk = risk * _wish(standing, suspicion, is_defended=defended >> square & 1) >> 10
        value += _VALUE[kind](standing, square, suspicion, risk)
    return value


def _safety(node: Node, player: int) -> dict[int, int]:
    """For each own mask the chance, in 1024ths, that no enemy mask is able to capture it."""
    own, other = node.squares[player], node.squares[3 - player]
    safe = dict.fromkeys(node.sides[player], WHOLE)
    for square, (_, (noble, advisor, candidate, soldier, _)) in node.sides[3 - player].items():
        near = AROUND[square] & own
        if near:
            unable = WHOLE - noble - candidate
            for target in SQUARES_IN[near & ORTHOGONAL[square]]:
                safe[target] = safe[target] * unable >> 10
            unable = WHOLE - advisor - candidate
            for target in SQUARES_IN[near & DIAGONAL[square]]:
                safe[target] = safe[target] * unable >> 10
        if soldier:
            end = reach(_SOLDIER, square, 3 - player, own=other, other=own) & own
            if end:
                target = end.bit_length() - 1
                safe[target] = safe[target] * (WHOLE - soldier) >> 10
    return safe


def _palace_fear(standing: _Standing) -> int:
    """What is to be feared of enemy masks near the own palace that may be the candidate."""
    node, player, weights, _ = standing
    rows = ROWS_AHEAD[3 - player]
    doors = PALACE[player] & ~node.squares[3 - player]
    fear = 0
    for square, (_, suspicion) in node.sides[3 - player].items():
        row = rows[square]
        if row == _AT_THE_DOOR and AROUND[square] & doors:
            fear += weights.door_fear * suspicion[_CANDIDATE] >> 10
        elif row == _NEAR_THE_DOOR:
            fear += weights.near_fear * suspicion[_CANDIDATE] >> 10
    return fear


def _wish(standing: _Standing, suspicion: Suspicion, *, is_defended: int) -> int:
    """How far, in 1024ths, the enemy wants to capture a mask of which it suspects this."""
    weights = standing.weights
    noble, advisor, candidate, soldier, lady = suspicion
    price = weights.wish_last_lady if standing.has_lost_one else weights.wish_lady
    hope = candidate * weights.wish_candidate + (noble + advisor + soldier) * weights.wish_plain
    gain = (hope - lady * price >> 10) - weights.wish_defended * is_defended
    wish = weights.wish + gain * WHOLE // weights.wish_scale
    return min(WHOLE, max(_LEAST_WISH, wish))


def _candidate_value(standing: _Standing, square: int, suspicion: Suspicion, risk: int) -> int:
    """The value of the candidate: far ahead, unsuspected, and not to be captured."""
    node, player, weights, _ = standing
    row = ROWS_AHEAD[player][square]
    run = weights.run[row]
    if row == _AT_THE_DOOR and AROUND[square] & PALACE[3 - player] & ~node.squares[player]:
        run += weights.door
    kept = run * (WHOLE - risk) - weights.fear * risk
    return kept - weights.secrecy * suspicion[_CANDIDATE] >> 10


def _lady_value(standing: _Standing, square: int, suspicion: Suspicion, risk: int) -> int:
    """The value of a lady, who wants to be captured."""
    _, player, weights, has_lost_one = standing
    lure = weights.last_lure if has_lost_one else weights.lure
    offered = lure * risk + weights.bluff * suspicion[_CANDIDATE] >> 10
    return offered + weights.lady_ahead * ROWS_AHEAD[player][square]


def _noble_value(standing: _Standing, square: int, suspicion: Suspicion, risk: int) -> int:
    aims = ORTHOGONAL[square] & standing.node.squares[3 - standing.player]
    weights = standing.weights
    return _plain_value(standing, square, risk, aims, keep=weights.noble, ahead=weights.ahead)


def _advisor_value(standing: _Standing, square: int, suspicion: Suspicion, risk: int) -> int:
    aims = DIAGONAL[square] & standing.node.squares[3 - standing.player]
    weights = standing.weights
    return _plain_value(standing, square, risk, aims, keep=weights.advisor, ahead=weights.ahead)


def _soldier_value(standing: _Standing, square: int, suspicion: Suspicion, risk: int) -> int:
    node, player, weights, _ = standing
    own, other = node.squares[player], node.squares[3 - player]
    aims = reach(_SOLDIER, square, player, own=own, other=other) & other
    ahead = weights.soldier_ahead
    return _plain_value(standing, square, risk, aims, keep=weights.soldier, ahead=ahead)


def _plain_value(
    standing: _Standing, square: int, risk: int, aims: int, *, keep: int, ahead: int
) -> int:
    """The value of a plain mask: to be there, to be ahead, and to aim at a candidate."""
    node, player, weights, _ = standing
    if aims:
        enemies = node.sides[3 - player]
        chances = [enemies[target][1][_CANDIDATE] for target in SQUARES_IN[aims]]
        most = max(chances)
        keep += weights.hunt * most + weights.hunt_more * (sum(chances) - most) >> 10
    row = ROWS_AHEAD[player][square]
    home = weights.home if row <= 1 else 0
    return (keep * (WHOLE - risk) >> 10) + ahead * row + home


# Indexed by kind.
_VALUE = (_noble_value, _advisor_value, _candidate_value, _soldier_value, _lady_value)
