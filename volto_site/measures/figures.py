"""What was measured last, by section: read by the pages, written by `make bench`."""

import json
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from volto_site.measures.budgets import Budget, budgets, sections

MEASURED = Path(__file__).with_suffix(".json")


class Machine(NamedTuple):
    """On what it was measured."""

    cores: int
    python: str
    browser: str


class Figure(NamedTuple):
    """What was measured for a budget, when, on what, and the numbers that say how."""

    budget: Budget
    value: float
    facts: dict[str, int]
    day: date
    machine: Machine

    @property
    def is_met(self) -> bool:
        """Whether it keeps to its limit."""
        return self.budget.is_met(self.value)


class Growth(NamedTuple):
    """How long the solver takes with so many masks on the mat, within so many own moves."""

    masks: int
    within: int
    median: float
    slowest: float


def figures(path: Path = MEASURED) -> dict[str, Figure]:
    """What was measured last, by the ids of the budgets and in their order."""
    return dict(_figures(_read(path)))


def _figures(measured: dict[str, Any]) -> Iterator[tuple[str, Figure]]:
    for budget in budgets().values():
        section = measured.get(budget.section, {})
        row = section.get("rows", {}).get(budget.id)
        if row:
            day, machine = date.fromisoformat(section["date"]), Machine(**section["machine"])
            yield budget.id, Figure(budget, row["value"], row["facts"], day, machine)


def growth(path: Path = MEASURED) -> list[Growth]:
    """The growth of the solver's time, as measured last."""
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
    """Put what was just measured in the place of what was there, and leave the other sections."""
    told: dict[str, Any] = {
        "date": day.isoformat(),
        "machine": machine._asdict(),
        "rows": {id: {"value": value, "facts": facts} for id, (value, facts) in rows.items()},
    }
    if grown:
        told["growth"] = [each._asdict() for each in grown]
    whole = _read(path) | {section: told}
    ordered = {name: whole[name] for name in sections() if name in whole}
    path.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")
    _read.cache_clear()


@cache
def _read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}
