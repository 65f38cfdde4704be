"""Who a mask is: what it can be by itself, what is left in every world, and why."""

from typing import NamedTuple

from volto_core.knowledge.counting import full_sets
from volto_core.knowledge.observations import Reason
from volto_core.pieces import Kind
from volto_core.rules import Rule
from volto_core.solver.kind_sets import KINDS_IN, MISSING
from volto_core.solver.query import Query


class Deduction(NamedTuple):
    """What an enemy mask can be by itself, what it is in some world, and why nothing else.

    A reason names the masks that use up kinds, on the mat; those that are missing help them.
    """

    square: int
    alone: tuple[Kind, ...]
    kinds: tuple[Kind, ...]
    excluded: dict[Kind, Reason]

    @property
    def kind(self) -> Kind | None:
        """Its kind, if it is the same in every world."""
        return self.kinds[0] if len(self.kinds) == 1 else None

    @property
    def is_by_counting(self) -> bool:
        """Whether its kind is certain, and was not yet from this mask alone."""
        return len(self.kinds) == 1 < len(self.alone)


def who_is(query: Query, square: int) -> Deduction:
    """What can be told of the enemy mask on a square."""
    alone = query.allowed[query.squares.index(square)]
    missing = sum(query.counts) - len(query.allowed)
    excluded: dict[Kind, Reason] = {}
    for full in full_sets((*query.allowed, *[MISSING] * missing), query.counts):
        if alone & ~full:
            reason = _counted(query, full)
            for kind in KINDS_IN[full & alone]:
                excluded.setdefault(kind, reason)
    kinds = tuple(kind for kind in KINDS_IN[alone] if kind not in excluded)
    return Deduction(square, KINDS_IN[alone], kinds, excluded)


def _counted(query: Query, full: int) -> Reason:
    """The reason that these kinds are used up by the masks that can be nothing else."""
    holders = tuple(
        square
        for square, kinds in zip(query.squares, query.allowed, strict=True)
        if not kinds & ~full
    )
    return Reason("counted", Rule.CONTENTS_MASKS, squares=holders, kinds=KINDS_IN[full])
