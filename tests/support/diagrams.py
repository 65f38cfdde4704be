"""The diagrams of the pages."""

from collections.abc import Iterator
from functools import cache

from volto_site.boards.data import opening_of
from volto_site.boards.diagram import parse_diagram
from volto_site.boards.true_positions import key_of
from volto_site.content.parity import read_pages
from volto_site.content.source import parse_source
from volto_site.pages.generated import generated_pages
from volto_site.places import DOCS


@cache
def boards(language: str = "fr") -> dict[str, str]:
    """Every diagram of a language by its key."""
    made = {name: parse_source(text) for name, text in generated_pages(language).items()}
    pages = read_pages(DOCS, language) | made
    return {key_of(fence.text): fence.text for page in pages.values() for fence in page.boards}


def tried() -> Iterator[tuple[str, str, dict[str, object]]]:
    """The diagrams on which there is something to try, each with its key and opening."""
    for key, text in boards().items():
        opening = opening_of(parse_diagram(text), key)
        if opening:
            yield key, text, opening
