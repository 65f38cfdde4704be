"""Formats figures, limits and dates in a language, for the pages and the README."""

from babel.dates import format_skeleton
from babel.numbers import format_decimal, format_percent

from volto_site.languages import language_of
from volto_site.measures.budgets import Budget
from volto_site.measures.figures import Figure, Machine
from volto_site.strings import Strings

# Decimals only for the units in which they are significant.
PATTERNS = {"times": "#,##0.0#", "ms": "#,##0.0#"}
WHOLE = "#,##0"


def number(value: float, strings: Strings, pattern: str = "#,##0.##") -> str:
    """The number in the format of the language."""
    locale = language_of(strings.language).locale
    return str(format_decimal(value, format=pattern, locale=locale))


def percent(share: float, strings: Strings, *, decimals: int = 0) -> str:
    """A share in per cent with so many decimals, as the language writes it."""
    locale = language_of(strings.language).locale
    rounded = round(share, decimals + 2)
    return str(format_percent(rounded, locale=locale, decimal_quantization=False))


def what_text(figure: Figure, strings: Strings) -> str:
    """The name of the measurement."""
    return strings.t(f"measured-{figure.budget.id}", **figure.facts)


def how_text(figure: Figure, strings: Strings) -> str:
    """The method of the measurement."""
    return strings.t(f"measured-{figure.budget.id}-how", **figure.facts)


def figure_text(figure: Figure, strings: Strings) -> str:
    """A figure with its unit, marked if it misses its budget."""
    value = number(figure.value, strings, _pattern(figure))
    text = strings.t(f"measured-unit-{figure.budget.unit}", value=value)
    return text if figure.is_met else strings.t("measured-missed", figure=text)


def _pattern(figure: Figure) -> str:
    """The decimals of the unit; one that misses its budget has enough of them to show it."""
    pattern = PATTERNS.get(figure.budget.unit, WHOLE)
    decimals = len(pattern.partition(".")[2])
    limits = (figure.budget.at_least, figure.budget.at_most)
    while not figure.is_met and round(figure.value, decimals) in limits:
        decimals += 1
        pattern = f"#,##0.{'0' * decimals}"
    return pattern


def limit_text(budget: Budget, strings: Strings) -> str:
    """The limit of a budget with its unit."""
    for name, limit in (("at-least", budget.at_least), ("at-most", budget.at_most)):
        if limit is not None:
            text = strings.t(f"measured-unit-{budget.unit}", value=number(limit, strings))
            return strings.t(f"measured-{name}", limit=text)
    return strings.t("measured-no-limit")


def day_text(figure: Figure, strings: Strings) -> str:
    """The date of the measurement in digits, which keeps the column narrow."""
    locale = language_of(strings.language).locale
    return str(format_skeleton("yMd", figure.day, locale=locale))


def machine_text(machine: Machine, strings: Strings) -> str:
    """The machine and the versions of a measurement."""
    return strings.t("measured-machine", **machine._asdict())


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
