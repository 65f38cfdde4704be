"""The figures measured last, stored by `make bench` in figures.json and shown on the pages."""

import json
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from volto_site.measures.budgets import Budget, budgets, sections

MEASURED = Path(__file__).with_suffix(".json")


class Machine(NamedTuple):
    """The machine and the versions with which a section was measured."""

    cores: int
    python: str
    browser: str


class Figure(NamedTuple):
    """A measurement for a budget, with its date, its machine and its parameters."""

    budget: Budget
    value: float
    facts: dict[str, int]
    day: date
    machine: Machine

    @property
    def is_met(self) -> bool:
        """Whether the value is within its budget."""
        return self.budget.is_met(self.value)


class Growth(NamedTuple):
    """The solver's time for a number of masks on the mat and a number of own moves."""

    masks: int
    within: int
    median: float
    slowest: float


def figures(path: Path = MEASURED) -> dict[str, Figure]:
    """The stored figures by budget id, in the order of the budgets."""
    return dict(_figures(_read(path)))


def _figures(measured: dict[str, Any]) -> Iterator[tuple[str, Figure]]:
    for budget in budgets().values():
        section = measured.get(budget.section, {})
        row = section.get("rows", {}).get(budget.id)
        if row:
            day, machine = date.fromisoformat(section["date"]), Machine(**section["machine"])
            yield budget.id, Figure(budget, row["value"], row["facts"], day, machine)


def growth(path: Path = MEASURED) -> list[Growth]:
    """The stored growth of the solver's time."""
    section = _read(path).get("solver", {})
    return [Growth(**row) for row in section.get("growth", ())]


def write_section(
    section: str,
    rows: dict[str, tuple[float, dict[str, int]]],
    machine: Machine,
    *,
    day: date,
    grown: list[Growth] | None = None,
    path: Path = MEASURED,
) -> None:
    """Replace one section of the stored figures, and keep the others."""
    content: dict[str, Any] = {
        "date": day.isoformat(),
        "machine": machine._asdict(),
        "rows": {id: {"value": value, "facts": facts} for id, (value, facts) in rows.items()},
    }
    if grown:
        content["growth"] = [each._asdict() for each in grown]
    whole = _read(path) | {section: content}
    ordered = {name: whole[name] for name in sections() if name in whole}
    path.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")
    _read.cache_clear()


@cache
def _read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}
