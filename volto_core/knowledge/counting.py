"""How given numbers of each kind can be spread over masks that each allow some kinds.

A set of kinds is a number with one bit for each; `allowed` has one such set for each mask.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import factorial

from volto_core.pieces import KINDS

ANY_KIND = (1 << len(KINDS)) - 1
_SETS = sorted(range(1, ANY_KIND + 1), key=int.bit_count)


def kind_set(kinds: Iterable[int]) -> int:
    """Different kinds as a set of bits."""
    return sum(1 << kind for kind in kinds)


def full_sets(allowed: Sequence[int], counts: Sequence[int]) -> list[int]:
    """The sets of kinds that are used up by the masks which can be nothing else, small ones first.

    By Hall's theorem a mask that allows more can be a kind of such a set in no world,
    and every other exclusion by counting follows from one of them.
    """
    return [
        kinds
        for kinds in _SETS
        if sum(not choice & ~kinds for choice in allowed) == _total(kinds, counts)
    ]


def _total(kinds: int, counts: Sequence[int]) -> int:
    return sum(count for kind, count in enumerate(counts) if kinds >> kind & 1)


def worlds(allowed: Sequence[int], counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to give each mask an allowed kind that uses up the counts exactly."""
    if not allowed:
        yield ()
        return
    for kind in KINDS:
        if allowed[0] >> kind & 1 and counts[kind]:
            rest = (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
            for others in worlds(allowed[1:], rest):
                yield (kind, *others)


def number_of_worlds(allowed: Sequence[int], counts: Sequence[int]) -> int:
    """How many worlds there are, counted without enumeration."""
    groups = tuple(sorted(Counter(allowed).items()))
    return _spread(groups, tuple(counts))


@cache
def _spread(groups: tuple[tuple[int, int], ...], counts: tuple[int, ...]) -> int:
    """The worlds of groups of masks that allow the same kinds, one group after the other."""
    if not groups:
        return int(not any(counts))
    (choice, size), rest = groups[0], groups[1:]
    total = 0
    for share in _shares(choice, size, counts):
        left = tuple(count - taken for count, taken in zip(counts, share, strict=True))
        total += _orders(share) * _spread(rest, left)
    return total


def _shares(choice: int, size: int, counts: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The ways to take this many masks of the chosen kinds, without regard to their order."""
    if not counts:
        if not size:
            yield ()
        return
    most = min(size, counts[0]) if choice & 1 else 0
    for taken in range(most + 1):
        for rest in _shares(choice >> 1, size - taken, counts[1:]):
            yield (taken, *rest)


def _orders(share: tuple[int, ...]) -> int:
    """In how many orders the masks of a group can hold its share."""
    orders = factorial(sum(share))
    for taken in share:
        orders //= factorial(taken)
    return orders
