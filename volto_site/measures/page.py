"""The page that lists the figures measured last beside their budgets."""

from collections.abc import Iterator

from volto_site.measures.budgets import EXACT, PAGES, budgets
from volto_site.measures.collection import collection_markdown
from volto_site.measures.figures import Growth, figures, growth
from volto_site.measures.first_games import MOST, first_games_markdown
from volto_site.measures.formatting import (
    day_text,
    figure_text,
    how_text,
    limit_text,
    machine_text,
    number,
    percent,
    table,
    what_text,
)
from volto_site.measures.strength import strength_markdown
from volto_site.strings import Strings


def measured_markdown(strings: Strings) -> Iterator[str]:
    """The exact figures, the times, the solver's growth, opponent, puzzles and machines."""
    yield _heading("exact", strings)
    yield _pages(strings)
    exact = [id for id, budget in budgets().items() if budget.section == EXACT]
    weighed = {name for page in PAGES for name in (page, f"{page}-requests")}
    yield _rows([id for id in exact if id not in weighed], strings)
    yield _heading("times", strings)
    yield _rows([id for id in budgets() if id not in exact], strings)
    yield _heading("growth", strings)
    yield _growth(growth(), strings)
    yield _heading("strength", strings)
    yield strength_markdown(strings)
    yield _heading("collection", strings)
    yield collection_markdown(strings)
    yield _heading("first-games", strings, most=percent(MOST, strings))
    yield first_games_markdown(strings)
    yield _heading("machine", strings)
    yield "\n".join(f"- {machine}" for machine in _machines(strings))


def readme_table(strings: Strings) -> str:
    """The table of the times and the machines, for the README."""
    rows = [
        [
            what_text(figure, strings),
            figure_text(figure, strings),
            limit_text(figure.budget, strings),
            figure.day.isoformat(),
        ]
        for figure in figures().values()
        if figure.budget.section != EXACT
    ]
    head = [strings.t(f"measured-{name}") for name in ("what", "figure", "limit", "day")]
    return f"{table(head, rows)}\n\n{'; '.join(_machines(strings))}."


def _machines(strings: Strings) -> list[str]:
    """The machines of the figures, each once."""
    machines = dict.fromkeys(figure.machine for figure in figures().values())
    return [machine_text(machine, strings) for machine in machines]


def _heading(name: str, strings: Strings, **values: str) -> str:
    title = strings.t(f"measured-{name}-title")
    intro = strings.t(f"measured-{name}-intro", **values)
    return f"## {title} {{#{name}}}\n\n{intro}"


def _pages(strings: Strings) -> str:
    """A row for each kind of page: its requests and its weight, each beside its limit."""
    known, limits = figures(), budgets()
    rows = [
        [
            strings.t("measured-page", page=page),
            *(
                cell
                for id in (f"{page}-requests", page)
                for cell in (_value(id, strings), limit_text(limits[id], strings))
            ),
        ]
        for page in PAGES
        if page in known
    ]
    columns = ("kind", "requests", "limit", "weight", "limit")
    return table([strings.t(f"measured-{name}") for name in columns], rows)


def _value(id: str, strings: Strings) -> str:
    return figure_text(figures()[id], strings)


def _rows(ids: list[str], strings: Strings) -> str:
    rows = [
        [
            what_text(figure, strings),
            figure_text(figure, strings),
            limit_text(figure.budget, strings),
            how_text(figure, strings),
            day_text(figure, strings),
        ]
        for figure in figures().values()
        if figure.budget.id in ids
    ]
    columns = ("what", "figure", "limit", "how", "day")
    return table([strings.t(f"measured-{name}") for name in columns], rows)


def _growth(grown: list[Growth], strings: Strings) -> str:
    """A row for each number of masks, a column for each number of own moves."""
    depths = sorted({each.within for each in grown})
    head = [strings.t("measured-masks")]
    head += [strings.t("measured-within", count=within) for within in depths]
    cells = {(each.masks, each.within): each for each in grown}
    rows = [
        [str(masks), *(_grown(cells[masks, within], strings) for within in depths)]
        for masks in sorted({each.masks for each in grown})
    ]
    return table(head, rows)


def _grown(each: Growth, strings: Strings) -> str:
    median, slowest = (number(value, strings) for value in (each.median, each.slowest))
    return strings.t("measured-grown", median=median, slowest=slowest)
