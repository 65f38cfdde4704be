"""Passages: a text and the figures after it, wrapped so that they can stand side by side."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE

_FIGURE = '<figure class="volto-figure'
_LINKS = "volto-links"
# What is folded has passages of its own.
_FOLD = "volto-fold"
# A heading begins a passage, but that of a whole part stands above it, and so does what is wide.
_BEGINS = ("h3", "h4")
_ABOVE = ("h1", "h2", "table", "div", "details", "summary")


class Passages(Treeprocessor):
    """Wraps every figure with the text that belongs to it."""

    def run(self, root: Element) -> None:
        """Wrap the figures of the page and of what is folded."""
        for element in root.iter():
            if element.get("class") == _FOLD:
                element[:] = list(self._wrapped(list(element)))
        # What comes before the first part is the opening of the page, with a layout of its own.
        parts = [place for place, child in enumerate(root) if child.tag == "h2"]
        for first in parts[:1]:
            root[first:] = list(self._wrapped(list(root)[first:]))

    def _wrapped(self, children: list[Element]) -> Iterator[Element]:
        """The children, with passages in the place of figures and the text before them."""
        text: list[Element] = []
        passage: Element | None = None
        for child in children:
            figure = self._figure_in(child)
            if figure:
                if passage is None or text:
                    passage = _passage(text)
                    text = []
                    yield passage
                passage.append(child)
                _mark(passage, figure)
            elif passage is not None and child.get("class") == _LINKS:
                passage.append(child)
            elif child.tag in _ABOVE:
                yield from (*text, child)
                text, passage = [], None
            elif child.tag in _BEGINS:
                yield from text
                text, passage = [child], None
            else:
                text.append(child)
        yield from text

    def _figure_in(self, element: Element) -> str:
        """The figure that the parser has put aside here as raw HTML, empty if there is none."""
        found = HTML_PLACEHOLDER_RE.fullmatch(element.text or "") if element.tag == "p" else None
        html = str(self.md.htmlStash.rawHtmlBlocks[int(found[1])]) if found else ""
        return html if html.startswith(_FIGURE) else ""


def _mark(passage: Element, figure: str) -> None:
    """Name what a passage shows, so that a style need not ask `:has()` after every change."""
    names = passage.get("class", "").split()
    marks = {
        "volto-passage--task": ' data-task="' in figure,
        "volto-passage--case": figure.startswith(f"{_FIGURE} volto-case"),
        "volto-passage--several": sum(each.tag == "p" for each in passage) > 1,
    }
    names += [mark for mark, holds in marks.items() if holds and mark not in names]
    passage.set("class", " ".join(names))


def _passage(text: list[Element]) -> Element:
    passage = Element("div", {"class": "volto-passage"})
    if text:
        beside = Element("div", {"class": "volto-passage__text"})
        beside.extend(text)
        passage.append(beside)
    return passage
