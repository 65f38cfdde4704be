"""Reads built pages: what they link to, which ids they have, what their heads say."""

from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

Attributes = dict[str, str]


class Document(HTMLParser):
    """A page, read once from the first to the last tag."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: Counter[str] = Counter()
        self.tags: Counter[str] = Counter()
        self.elements: list[tuple[str, Attributes]] = []
        self.words: list[str] = []
        self._silent = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.elements.append((tag, found))
        self.tags[tag] += 1
        if "id" in found:
            self.ids[found["id"]] += 1
        self._silent += tag in ("script", "style", "code")

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("script", "style", "code")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.words.append(data)

    def all(self, tag: str, **wanted: str) -> list[Attributes]:
        """The attributes of every such element."""
        return [
            found
            for name, found in self.elements
            if name == tag and wanted.items() <= found.items()
        ]


@cache
def read_page(path: Path) -> Document:
    return Document(path.read_text("utf-8"))
