"""The limits that the project sets itself, all from one file."""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

BUDGETS = Path(__file__).with_suffix(".toml")
# The section that is the same on every machine.
EXACT = "exact"
# The kinds of pages that are weighed, and a page of each below the home of a language.
PAGES = {
    "home": "",
    "rules": "rules/",
    "examples": "examples/",
    "learn": "learn/",
    "puzzles": "puzzles/",
    "puzzle": "puzzles/win-in-2-001/",
    "lab": "lab/",
}


class Budget(NamedTuple):
    """What may be measured: at least, or at most, so much, or anything."""

    id: str
    section: str
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    def is_met(self, figure: float) -> bool:
        """Whether a figure keeps to it."""
        is_enough = self.at_least is None or figure >= self.at_least
        return is_enough and (self.at_most is None or figure <= self.at_most)


@cache
def budgets() -> dict[str, Budget]:
    """Every budget by its id, in the order of the file."""
    tables = tomllib.loads(BUDGETS.read_text("utf-8"))
    return {
        id: Budget(id, section, **limits)
        for section, rows in tables.items()
        for id, limits in rows.items()
    }


def sections() -> tuple[str, ...]:
    """The sections in which it is measured."""
    return tuple(dict.fromkeys(budget.section for budget in budgets().values()))
