"""Parameters that `make test` samples and `make test-all` takes in every combination."""

import os
from collections.abc import Collection, Iterable
from itertools import cycle, islice, product
from typing import Any

import pytest

EXHAUSTIVE = pytest.mark.exhaustive
# In the environment, as the processes of a parallel run are started from it.
ALL = "VOLTO_ALL_EXAMPLES"
_SHARE = 3


def share_of(number: int) -> int:
    """How many of so many examples are tried: all, or a third."""
    return number if ALL in os.environ else number // _SHARE


def paired(*axes: Collection[object], first: Collection[object] | None = None) -> list[Any]:
    """Every combination; the unmarked ones use each value at least once, `first` of the first."""
    sampled = (first or axes[0], *axes[1:])
    longest = max(map(len, sampled))
    turns = zip(*(islice(cycle(axis), longest) for axis in sampled), strict=True)
    return combined(set(turns), *axes)


def combined(chosen: Collection[tuple[object, ...]], *axes: Collection[object]) -> list[Any]:
    """Every combination, of which the chosen ones alone are unmarked."""
    every = list(product(*axes))
    assert set(chosen) <= set(every)
    return [
        pytest.param(*combination, marks=() if combination in chosen else EXHAUSTIVE)
        for combination in every
    ]


def sampled(values: Iterable[object], *chosen: object) -> list[Any]:
    """All values, of which the chosen ones alone are unmarked."""
    return [pytest.param(value, marks=() if value in chosen else EXHAUSTIVE) for value in values]
