"""Parses a built page into sections, the unit of the search."""

import re
from html.parser import HTMLParser
from typing import NamedTuple

_VOID = {"area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
_SILENT = {"button", "style", "template"}
# Repeated in many sections, and not part of their content.
_SILENT_CLASSES = {"headerlink", "volto-links"}
_HEADINGS = {"h1", "h2", "h3"}
_LANGUAGE = re.compile(r'<html[^>]*? lang="([^"]*)"')
_ARTICLE = re.compile(r"<article\b.*</article>", re.DOTALL)
_NO_WORDS = re.compile(r"<(svg|script)\b.*?</\1>", re.DOTALL)
_BLOCKS = {"p", "li", "td", "th", "div", "figcaption", "pre", "blockquote"} | _HEADINGS


class Section(NamedTuple):
    """A heading with the text below it, up to the next one."""

    anchor: str
    level: int
    title: str
    text: str


class Sections(HTMLParser):
    """A parser of the sections of the article of a page."""

    def __init__(self, language: str = "") -> None:
        super().__init__()
        self.language = language
        self._sections: list[tuple[str, int, list[str], list[str]]] = []
        self._open: list[tuple[str, bool]] = []
        self._silent = 0
        self._in_article = self._in_heading = False

    @classmethod
    def of(cls, page: str) -> "Sections":
        """Parse a whole page."""
        language, article = _LANGUAGE.search(page), _ARTICLE.search(page)
        reader = cls(language[1] if language else "")
        # Most tags of a page belong to its frame and drawings: removing them first is faster.
        reader.feed(_NO_WORDS.sub("", article[0] if article else ""))
        return reader

    @property
    def sections(self) -> list[Section]:
        """The sections in their order."""
        return [
            Section(anchor, level, _spaced(title), _spaced(text))
            for anchor, level, title, text in self._sections
        ]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element, and a section if it is a heading."""
        attributes = dict(attrs)
        if tag == "article":
            self._in_article = True
        if tag in _VOID:
            self.handle_data(" ")
            return
        classes = set((attributes.get("class") or "").split())
        silent = tag in _SILENT or bool(classes & _SILENT_CLASSES)
        self._open.append((tag, silent))
        self._silent += silent
        if self._in_article and tag in _HEADINGS and attributes.get("id"):
            self._sections.append((attributes["id"] or "", int(tag[1]), [], []))
            self._in_heading = True

    def handle_endtag(self, tag: str) -> None:
        """Close an element, and those in it without an end tag."""
        if tag in _HEADINGS:
            self._in_heading = False
        elif tag == "article":
            self._in_article = False
        if tag in _BLOCKS and self._sections:
            self._sections[-1][3].append(" ")
        if not any(name == tag for name, _ in self._open):
            return
        while self._open:
            name, silent = self._open.pop()
            self._silent -= silent
            if name == tag:
                break

    def handle_data(self, data: str) -> None:
        """Add visible text to the title or the text of the section."""
        if self._in_article and self._sections and not self._silent:
            _, _, title, text = self._sections[-1]
            (title if self._in_heading else text).append(data)


def _spaced(parts: list[str]) -> str:
    return " ".join("".join(parts).split())
