"""What can happen at once, told from the squares alone: a win, a loss, a standstill."""

from volto_core.game.moves import reach
from volto_core.game.position import PLANE
from volto_core.geometry import AROUND, DIAGONAL, EVERYWHERE, ORTHOGONAL, PALACE, squares_of
from volto_core.pieces import Kind
from volto_core.solver.kind_sets import (
    ADVISOR,
    CANDIDATE,
    KINDS_IN,
    LADY,
    NOBLE,
    SOLDIER,
    kinds_at,
)
from volto_core.solver.situations import Situation
from volto_core.solver.worlds import number_of_worlds

_ADVISORS, _CANDIDATES, _SOLDIERS, _LADIES = (PLANE * kind for kind in range(1, 5))


def wins_at_once(situation: Situation) -> bool:
    """Whether a candidate can enter the enemy palace or a sure enemy candidate can be captured."""
    player, own, other, kinds, _, _ = situation
    candidate = kinds >> _CANDIDATES & own
    if candidate:
        doors = AROUND[candidate.bit_length() - 1] & PALACE[3 - player]
        if doors & ~own & ~(kinds >> _LADIES & other):
            return True
    others = kinds | kinds >> _ADVISORS | kinds >> _SOLDIERS | kinds >> _LADIES
    sure = kinds >> _CANDIDATES & other & ~others
    return bool(sure) and _is_reached(kinds, sure.bit_length() - 1, 3 - player, other, own)


def _is_reached(kinds: int, square: int, player: int, own: int, other: int) -> bool:
    """Whether a mask of the other side may capture the player's mask on a square."""
    if (
        kinds & other & ORTHOGONAL[square]
        or kinds >> _ADVISORS & other & DIAGONAL[square]
        or kinds >> _CANDIDATES & other & AROUND[square]
    ):
        return True
    soldiers = kinds >> _SOLDIERS & other
    # A soldier's road is the same from both ends.
    return bool(soldiers and soldiers & reach(Kind.SOLDIER, square, player, own=own, other=other))


def is_in_danger(situation: Situation) -> bool:
    """Whether the enemy, to move, wins at once in some world."""
    player, own, other, kinds, _, _ = situation
    candidate = kinds >> _CANDIDATES & own
    if candidate and _is_reached(kinds, candidate.bit_length() - 1, player, own, other):
        return True
    palace = PALACE[player]
    suspects = kinds >> _CANDIDATES & other
    if not suspects & _NEAR[player]:
        return False
    open_doors = palace & ~other & ~(kinds >> _LADIES & own)
    return any(AROUND[square] & open_doors for square in squares_of(suspects & _NEAR[player]))


# Indexed by player: the squares from which an enemy candidate enters the palace.
_NEAR = tuple(
    sum(1 << square for square, around in enumerate(AROUND) if around & PALACE[player])
    for player in range(3)
)


def may_be_at_a_standstill(situation: Situation) -> bool:
    """Whether the enemy, to move, has no move in some world."""
    stuck = stuck_kinds(situation)
    return stuck is not None and number_of_worlds(stuck, situation.counts) > 0


def stuck_kinds(situation: Situation) -> tuple[int, ...] | None:
    """For each enemy mask the kinds that could not move; None if one of them surely can."""
    player, own, other, kinds, _, _ = situation
    free = EVERYWHERE ^ other
    found = []
    left = other
    while left:
        mask = left & -left
        left ^= mask
        square = mask.bit_length() - 1
        could = kinds_at(kinds, square)
        stuck = 0
        # Asked of the squares and not of `reach`, as a search asks at every node.
        if could & NOBLE and not ORTHOGONAL[square] & free:
            stuck |= NOBLE
        if could & ADVISOR and not DIAGONAL[square] & free:
            stuck |= ADVISOR
        if could & CANDIDATE and not AROUND[square] & free:
            stuck |= CANDIDATE
        if could & SOLDIER and not reach(Kind.SOLDIER, square, 3 - player, own=other, other=own):
            stuck |= SOLDIER
        if could & LADY and not AROUND[square] & free & ~own:
            stuck |= LADY
        if not stuck:
            return None
        found.append(stuck)
    return tuple(found)


def may_be_forced_to_lose(situation: Situation) -> bool:
    """Whether, after some own move, every move of the enemy might be a capture that loses.

    It says yes too often, never too rarely. A quiet own move takes from a step kind at most one
    square to go to, a capture none; and a reply loses only by capturing a lady.
    """
    player, own, other, kinds, _, _ = situation
    ladies = kinds >> _LADIES & own
    if not ladies:
        return False
    is_roomy = False
    movable = 0
    left = other
    while left:
        mask = left & -left
        left ^= mask
        square = mask.bit_length() - 1
        can_always_move = True
        for kind in KINDS_IN[kinds_at(kinds, square)]:
            where = reach(kind, square, 3 - player, own=other, other=own) & ~ladies
            if not where:
                can_always_move = False
            elif kind is not Kind.SOLDIER and where & where - 1:
                is_roomy = True
        movable += can_always_move
        if is_roomy and movable > 1:
            return False
    return True
