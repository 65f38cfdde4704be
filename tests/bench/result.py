"""What a measurement found, beside what it should find."""

from collections.abc import Iterable
from typing import NamedTuple

from volto_site.measures.budgets import budgets
from volto_site.measures.formatting import limit_text
from volto_site.strings import strings_of


class Result(NamedTuple):
    """A figure for a budget: the numbers that say how it was measured, and what else was seen."""

    id: str
    figure: float
    facts: dict[str, int]
    detail: str = ""

    @property
    def is_met(self) -> bool:
        """Whether the budget was kept to."""
        return budgets()[self.id].is_met(self.figure)


def table(results: Iterable[Result]) -> str:
    """The results in columns, for a terminal."""
    strings = strings_of("en")
    rows = [("measured", "figure", "limit", "", "seen")]
    for result in results:
        budget = budgets()[result.id]
        rows.append(
            (
                result.id,
                f"{result.figure:.2f} {budget.unit}",
                limit_text(budget, strings),
                "met" if result.is_met else "MISSED",
                result.detail,
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
