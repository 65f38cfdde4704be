"""Proofs without search that no win is forced: in some world the enemy just waits.

There the enemy candidate stands where no own mask comes in time, the own candidate is too far from
the palace, and after every own move some enemy mask can step to and fro. The proof looks at squares
alone and often fails; where it holds, it holds.
"""

from volto_core.game.position import PLANE
from volto_core.geometry import (
    AHEAD,
    DIAGONAL,
    EVERYWHERE,
    HEIGHT,
    ORTHOGONAL,
    WIDTH,
    row_of,
)
from volto_core.solver.situations import Situation

_ADVISORS, _CANDIDATES, _SOLDIERS, _LADIES = (PLANE * kind for kind in range(1, 5))
_FIRST_COLUMN = sum(1 << WIDTH * row for row in range(HEIGHT))
_NOT_FIRST = EVERYWHERE & ~_FIRST_COLUMN
_NOT_LAST = EVERYWHERE & ~(_FIRST_COLUMN << WIDTH - 1)


def holds_out(situation: Situation, within: int) -> bool:
    """Whether it is plain that no plan wins within so many own moves."""
    player, own, other, kinds, _, _ = situation
    candidate = kinds >> _CANDIDATES & own
    if candidate and _rows_to_go(candidate.bit_length() - 1, player) <= within:
        return False
    captured = _may_capture(situation, within)
    safe = kinds >> _CANDIDATES & other & ~captured
    if not safe:
        return False
    met = captured | own | _around(kinds >> _LADIES & own, within)
    quiet = EVERYWHERE & ~met & ~other
    # The candidate itself may wait, or one that is met by nobody.
    if safe & ~met & _around(quiet, 1):
        return True
    return _waits_apart(situation, safe, met, quiet) or _many_wait(situation, safe, within)


def _rows_to_go(square: int, player: int) -> int:
    """How many rows a candidate is from the enemy palace."""
    return HEIGHT - 1 - row_of(square) if player == 1 else row_of(square)


def _may_capture(situation: Situation, within: int) -> int:
    """Where own masks could capture within so many moves if nothing stood in their way."""
    player, own, _, kinds, _, _ = situation
    nobles, advisors = kinds & own, kinds >> _ADVISORS & own
    for _ in range(within):
        nobles |= _straight(nobles)
        advisors |= _diagonal(advisors)
    reached = nobles | advisors | _around(kinds >> _CANDIDATES & own, within)
    soldier = kinds >> _SOLDIERS & own
    return reached | AHEAD[player][soldier.bit_length() - 1] if soldier else reached


def _waits_apart(situation: Situation, safe: int, met: int, quiet: int) -> bool:
    """Whether a mask beside a safe candidate steps to and fro where no own mask comes in time."""
    kinds = situation.kinds
    ways, slants = _straight(quiet), _diagonal(quiet)
    waiting = situation.other & ~met & ~(kinds >> _SOLDIERS) & (ways | slants)
    waiting &= (ways | ~kinds) & (slants | ~(kinds >> _ADVISORS))
    return bool(waiting & ~safe or (waiting and safe & safe - 1))


def _many_wait(situation: Situation, safe: int, within: int) -> bool:
    """Whether more masks than there are own moves have squares to wait on that no two share.

    An own move goes to one square and thereby disturbs one of them at most.
    """
    _, own, other, kinds, _, _ = situation
    empty = EVERYWHERE & ~own & ~other
    waiting = 0
    may_be_soldier = False
    left = other & ~(safe & -safe)
    while left:
        mask = left & -left
        left ^= mask
        square = mask.bit_length() - 1
        ways, slants = ORTHOGONAL[square] & empty, DIAGONAL[square] & empty
        noble, advisor = kinds & mask, kinds >> _ADVISORS & mask
        if not (ways | slants) or (noble and not ways) or (advisor and not slants):
            continue
        # Where it waits as a noble and where as an advisor; a lady waits on either.
        taken = (noble and ways & -ways) | (advisor and slants & -slants)
        empty &= ~(taken or (ways | slants) & -(ways | slants))
        may_be_soldier = may_be_soldier or bool(kinds >> _SOLDIERS & mask)
        waiting += 1
    # The soldier cannot step back, and there is only one.
    return waiting - may_be_soldier > within


def _straight(squares: int) -> int:
    """The squares one straight step from these."""
    sideways = squares << 1 & _NOT_FIRST | squares >> 1 & _NOT_LAST
    return (sideways | squares << WIDTH | squares >> WIDTH) & EVERYWHERE


def _diagonal(squares: int) -> int:
    """The squares one diagonal step from these."""
    sideways = squares << 1 & _NOT_FIRST | squares >> 1 & _NOT_LAST
    return (sideways << WIDTH | sideways >> WIDTH) & EVERYWHERE


def _around(squares: int, steps: int) -> int:
    """These squares and all within so many steps in any direction."""
    for _ in range(steps):
        row = squares | squares << 1 & _NOT_FIRST | squares >> 1 & _NOT_LAST
        squares = (row | row << WIDTH | row >> WIDTH) & EVERYWHERE
    return squares
