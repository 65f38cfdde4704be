"""The worlds of a situation, listed or counted, with missing masks that may be several kinds.

`allowed` has a set of kinds for each enemy mask; the counts are of these masks and the missing.
"""

from collections.abc import Iterator, Sequence

from volto_core.knowledge import counting
from volto_core.pieces import Kind

Counts = tuple[int, ...]


def number_of_worlds(allowed: Sequence[int], counts: Counts) -> int:
    """In how many ways the masks on the mat can be named."""
    return sum(counting.number_of_worlds(allowed, left) for left in _on_the_mat(allowed, counts))


def worlds(allowed: Sequence[int], counts: Counts) -> Iterator[tuple[int, ...]]:
    """Every way to name the masks on the mat."""
    for left in _on_the_mat(allowed, counts):
        yield from counting.worlds(allowed, left)


def _on_the_mat(allowed: Sequence[int], counts: Counts) -> Iterator[Counts]:
    """What can be left on the mat when the missing masks are taken out of the counts."""
    nobles, advisors, candidates, soldiers, ladies = counts
    missing = sum(counts) - len(allowed)
    for fewer_nobles in range(min(nobles, missing) + 1):
        for fewer_soldiers in range(min(soldiers, missing - fewer_nobles) + 1):
            fewer_advisors = missing - fewer_nobles - fewer_soldiers
            if fewer_advisors <= advisors:
                left = (nobles - fewer_nobles, advisors - fewer_advisors)
                yield (*left, candidates, soldiers - fewer_soldiers, ladies)


def without_one(counts: Counts, kind: Kind) -> Counts:
    """The counts after a mask of this kind has left."""
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
