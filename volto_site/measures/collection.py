"""The figures of the collection of puzzles beside what they have to be."""

from collections.abc import Sequence
from functools import cache

from volto_core.puzzles.puzzle import Puzzle
from volto_puzzles.audit import Figure, audited, figures
from volto_puzzles.findings import found_out, read_findings
from volto_site.measures.formatting import WHOLE, number, table
from volto_site.puzzles.collection import all_puzzles, all_ratings
from volto_site.strings import Strings


@cache
def collection_figures() -> tuple[Figure, ...]:
    """The figures of the collection, for all languages."""
    return figures_of(all_puzzles())


def figures_of(puzzles: Sequence[Puzzle]) -> tuple[Figure, ...]:
    """The figures of puzzles, of which the audit knows most; what it does not know is found out."""
    found = found_out(puzzles, read_findings(), processes=1)
    return tuple(figures(audited(puzzles, (found[one.id] for one in puzzles), all_ratings())))


def collection_markdown(strings: Strings) -> str:
    """A row for each figure, marked if it misses its limit."""
    head = [strings.t(f"measured-{name}") for name in ("what", "figure", "limit")]
    rows = [_row(figure, strings) for figure in collection_figures()]
    note = strings.t("measured-collection-code", digest=all_ratings().opponent)
    return f"{table(head, rows)}\n\n{note}"


def _row(figure: Figure, strings: Strings) -> list[str]:
    value = number(figure.value, strings, WHOLE)
    limit = number(figure.limit, strings, WHOLE)
    return [
        strings.t(f"measured-collection-{figure.id}"),
        value if figure.is_kept else strings.t("measured-missed", figure=value),
        strings.t(f"measured-at-{'most' if figure.at_most else 'least'}", limit=limit),
    ]
