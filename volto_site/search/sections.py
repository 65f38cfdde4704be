"""Parses a built page into sections, the unit of the search."""

from collections.abc import Iterator
from typing import NamedTuple

from selectolax.lexbor import LexborHTMLParser, LexborNode

# Drawings and scripts, what is repeated in many sections and not part of their content, what is
# shown on paper alone, and the numbers of puzzles: nobody searches for them, and one more puzzle
# would mean another index.
_SILENT = (
    "svg, script, style, template, button, .headerlink, .volto-links, .volto-sheet, .volto-count"
)
_HEADINGS = "h1[id], h2[id], h3[id]"
_BLOCKS = "br, p, li, dt, dd, td, th, div, figcaption, pre, blockquote"
# Stands around what is known of a heading, and in no page.
_MARK = "\x1e"


class Section(NamedTuple):
    """A heading with the text below it, up to the next one."""

    anchor: str
    level: int
    title: str
    text: str


class Sections(NamedTuple):
    """The language of a page, and the sections of its article in their order."""

    language: str
    sections: list[Section]

    @classmethod
    def of(cls, page: str) -> "Sections":
        """Parse a whole page."""
        parsed = LexborHTMLParser(page)
        root, article = parsed.root, parsed.css_first("article")
        language = root.attributes.get("lang") if root else None
        return cls(language or "", list(_sections_in(article)) if article else [])


def _sections_in(article: LexborNode) -> Iterator[Section]:
    """Take the article apart: what is left of it is its text, parted by what its headings say."""
    for node in article.css(_SILENT):
        node.decompose()
    for node in article.css(_BLOCKS):
        node.insert_after(" ")
    for node in article.css(_HEADINGS):
        known = (node.attributes["id"] or "", (node.tag or "")[1:], node.text())
        node.replace_with(_MARK + _MARK.join(known) + _MARK)
    _, *parts = article.text().split(_MARK)
    known_and_text = zip(parts[0::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
    for anchor, level, title, text in known_and_text:
        yield Section(anchor, int(level), _spaced(title), _spaced(text))


def _spaced(text: str) -> str:
    return " ".join(text.split())
