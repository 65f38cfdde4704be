"""The deduction sheet on the aid's page: a table to fill in with a pencil, for paper alone."""

from collections.abc import Iterator
from html import escape

from volto_core.pieces import KINDS, MASKS_PER_PLAYER
from volto_site.strings import Strings, strings_of

PAGE = "aid.md"
MARK = "<!-- deduction-sheet -->"


def with_sheet(markdown: str, language: str) -> str:
    """The page with the sheet in the place of its mark."""
    return markdown.replace(MARK, "".join(_sheet(strings_of(language))))


def _sheet(strings: Strings) -> Iterator[str]:
    """A row for each mask of the opponent, numbered as in the aid."""
    kinds = (kind.name.lower() for kind in KINDS)
    heads = [strings.t(f"aid-{name}") for name in ("deduction-mask", *kinds, "deduction-notes")]
    yield '<table class="volto-plain volto-sheet">'
    yield f"<caption>{escape(strings.t('aid-deduction-plan'))}</caption><thead><tr>"
    yield from (f"<th>{escape(head)}</th>" for head in heads)
    yield "</tr></thead><tbody>"
    for number in range(1, MASKS_PER_PLAYER + 1):
        yield f"<tr><th>{number}</th>{'<td></td>' * (len(heads) - 1)}</tr>"
    yield "</tbody></table>"
