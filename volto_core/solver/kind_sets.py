"""What follows for all enemy masks when one of them turns out to be fewer kinds than before.

The enemy masks stand in the planes of a number as a position's do, each in the plane of every
kind that it can still be. Masks that are missing from the mat without a known kind count, too.
"""

from volto_core.game.position import EVERY_PLANE, PLANE
from volto_core.geometry import AHEAD, AROUND, DIAGONAL, ORTHOGONAL, SQUARES
from volto_core.pieces import KINDS

NOBLE, ADVISOR, CANDIDATE, SOLDIER, LADY = (1 << kind for kind in KINDS)
ALL_KINDS = NOBLE | ADVISOR | CANDIDATE | SOLDIER | LADY
# What a mask can be that left the mat and is not known: the others end the game or are counted.
MISSING = NOBLE | ADVISOR | SOLDIER
_SETS = range(1, ALL_KINDS + 1)

# Indexed by a set of kinds: its kinds, and the number that has a bit in each of their planes.
KINDS_IN = tuple(
    tuple(kind for kind in KINDS if kinds >> kind & 1) for kinds in range(ALL_KINDS + 1)
)
PLANES_OF = tuple(sum(1 << PLANE * kind for kind in kinds) for kinds in KINDS_IN)
_SET_OF = {planes: kinds for kinds, planes in enumerate(PLANES_OF)}


def kinds_at(planes: int, square: int) -> int:
    """The set of kinds that the mask on the square can be."""
    return _SET_OF[planes >> square & EVERY_PLANE]


def _newly_holding(before: int, now: int) -> tuple[int, ...]:
    """The sets of kinds that hold a mask after it was narrowed, and did not hold it before."""
    return tuple(kinds for kinds in _SETS if not now & ~kinds and before & ~kinds)


# Indexed by what a mask could be before and can be now; only these sets can have filled up.
_NEWLY_HOLDING = tuple(
    tuple(_newly_holding(before, now) for now in range(ALL_KINDS + 1))
    for before in range(ALL_KINDS + 1)
)


def narrowed(
    planes: int, masks: int, counts: tuple[int, ...], square: int, *, before: int, now: int
) -> int:
    """The planes after the mask on a square was found to be one of fewer kinds.

    A set of kinds is full when as many masks can be nothing else as there are of it; by Hall's
    theorem the others then cannot be of it, and no other conclusion is to be drawn.
    """
    planes = planes & ~(PLANES_OF[before & ~now] << square)
    return _without_full(planes, masks, counts, _NEWLY_HOLDING[before][now])


def counted(planes: int, masks: int, counts: tuple[int, ...]) -> int:
    """The planes with nothing left that the counts exclude."""
    return _without_full(planes, masks, counts, tuple(_SETS))


def _without_full(planes: int, masks: int, counts: tuple[int, ...], sets: tuple[int, ...]) -> int:
    missing = sum(counts) - masks.bit_count()
    left = planes
    for kinds in sets:
        loose = 0
        for kind in KINDS_IN[ALL_KINDS ^ kinds]:
            loose |= planes >> PLANE * kind
        loose &= masks
        held = (masks ^ loose).bit_count()
        if not MISSING & ~kinds:
            held += missing
        total = 0
        for kind in KINDS_IN[kinds]:
            total += counts[kind]
        if held == total:
            left &= ~(loose * PLANES_OF[kinds])
    return left


def _able(player: int, origin: int, target: int) -> int:
    """The kinds that can go from a square to another if nothing stands in the way."""
    kinds = 0
    if ORTHOGONAL[origin] >> target & 1:
        kinds |= NOBLE
    if DIAGONAL[origin] >> target & 1:
        kinds |= ADVISOR
    if AROUND[origin] >> target & 1:
        kinds |= CANDIDATE | LADY
    if AHEAD[player][origin] >> target & 1:
        kinds |= SOLDIER
    return kinds


# Indexed by player, origin and target.
ABLE = tuple(
    tuple(tuple(_able(player, origin, target) for target in SQUARES) for origin in SQUARES)
    if player
    else ()
    for player in (0, 1, 2)
)
