"""Parameters that `make test` samples and `make test-all` takes in every combination."""

from collections.abc import Collection, Iterable
from itertools import cycle, islice, product
from typing import Any

import pytest

EXHAUSTIVE = pytest.mark.exhaustive


def paired(*axes: Collection[object]) -> list[Any]:
    """Every combination; the unmarked ones use each value of each axis at least once."""
    longest = max(map(len, axes))
    sampled = set(zip(*(islice(cycle(axis), longest) for axis in axes), strict=True))
    return [
        pytest.param(*combination, marks=() if combination in sampled else EXHAUSTIVE)
        for combination in product(*axes)
    ]


def sampled(values: Iterable[object], *chosen: object) -> list[Any]:
    """All values, of which the chosen ones alone are unmarked."""
    return [pytest.param(value, marks=() if value in chosen else EXHAUSTIVE) for value in values]
