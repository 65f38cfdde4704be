"""The budgets of the project, parsed from budgets.toml."""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

BUDGETS = Path(__file__).with_suffix(".toml")
# The section of the figures that do not depend on the machine.
EXACT = "exact"
# The kinds of pages whose weight is measured, each with the path of an example.
PAGES = {
    "home": "",
    "rules": "rules/",
    "examples": "examples/",
    "learn": "learn/",
    "puzzles": "puzzles/",
    "puzzle": "puzzles/win-in-2-001/",
    "lab": "lab/",
    "play": "play/",
}


class Budget(NamedTuple):
    """A lower or an upper limit for a figure, or no limit, in which case it is only reported."""

    id: str
    section: str
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    def is_met(self, figure: float) -> bool:
        """Whether a figure is within the limits."""
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
    """The names of the sections, in the order of the file."""
    return tuple(dict.fromkeys(budget.section for budget in budgets().values()))
