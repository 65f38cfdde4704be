"""What a measurement found, beside what it should find."""

from typing import NamedTuple


class Result(NamedTuple):
    """A figure with its goal: at least, or at most, so much."""

    what: str
    figure: float
    unit: str
    goal: float
    at_least: bool
    how: str

    @property
    def is_met(self) -> bool:
        """Whether the goal was reached."""
        return self.figure >= self.goal if self.at_least else self.figure <= self.goal


def table(results: list[Result]) -> str:
    """The results in columns, for a terminal."""
    rows = [("measured", "figure", "goal", "", "how")]
    for result in results:
        sign = "≥" if result.at_least else "≤"
        rows.append(
            (
                result.what,
                f"{result.figure:.2f} {result.unit}",
                f"{sign} {result.goal:g} {result.unit}",
                "met" if result.is_met else "MISSED",
                result.how,
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
