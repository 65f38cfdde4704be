"""The Markdown extension that puts the figure of its diagram in the place of each fence."""

import re
from collections.abc import Sequence

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from volto_core.svg import definitions
from volto_site.boards.element import TAG
from volto_site.boards.fence import FenceError, fence_diagram
from volto_site.boards.figure import figure
from volto_site.boards.passages import Passages
from volto_site.boards.table import TAG as TABLE_TAG
from volto_site.content.source import Fence, Source, parse_source
from volto_site.strings import Strings

# Before SuperFences, which has 25 and would take the fences for code.
_PRIORITY = 26
# After the contents of the page, which has 5, are made from the headings.
_LAST = 0
# A board of a generated page, which is HTML already; a figure is a block of its own.
_DRAWN = re.compile(rf'<figure class="volto-figure.*</figure>|<{TAG} .*</{TAG}>')


class BoardError(Exception):
    """A page with a board that cannot be drawn; its text names the page and the line."""


class BoardExtension(Extension):
    """Draws the boards of one page, in the language of the page."""

    def __init__(self, page: str, source: Source, strings: Strings) -> None:
        super().__init__()
        self._page = page
        self._source = source
        self._strings = strings

    def extendMarkdown(self, md: Markdown) -> None:
        """Register the preprocessor with the parser of the page."""
        # The parser would put a paragraph around an element that it does not know.
        md.block_level_elements.append(TABLE_TAG)
        boards = _Boards(md, self._page, self._source.boards, self._strings)
        md.preprocessors.register(boards, "volto_boards", _PRIORITY)
        md.treeprocessors.register(Passages(md), "volto_passages", _LAST)


class _Boards(Preprocessor):
    """Replaces fences by figures, and puts aside the boards of generated pages."""

    def __init__(self, md: Markdown, page: str, sources: Sequence[Fence], strings: Strings) -> None:
        super().__init__(md)
        self._page = page
        # The text that is rendered may have lines that the file of the page does not have.
        self._sources = sources
        self._strings = strings

    def run(self, lines: list[str]) -> list[str]:
        """Stash every board, so that no other part of the parser reads its HTML."""
        lines = [_DRAWN.sub(lambda found: self.md.htmlStash.store(found[0]), it) for it in lines]
        fences = list(enumerate(parse_source("\n".join(lines)).boards, 1))
        # From the last to the first, so that the lines before stay where they are.
        for number, fence in reversed(fences):
            opening = lines[fence.line - 1]
            indent = opening[: len(opening) - len(opening.lstrip())]
            stashed = self.md.htmlStash.store(self._figure(fence, number))
            lines[fence.line - 1 : fence.last] = ["", indent + stashed, ""]
        return lines

    def _figure(self, fence: Fence, number: int) -> str:
        try:
            return figure(fence_diagram(fence).diagram, self._strings, number=number)
        except FenceError as error:
            line = self._sources[number - 1].line + error.line
            raise BoardError(f"{self._page}:{line}: {error.problem}") from error


def boards_written(markdown: str) -> int:
    """How many boards a page has to show: its fences, and those that are HTML already."""
    return len(parse_source(markdown).boards) + boards_drawn(markdown)


def boards_drawn(html: str) -> int:
    """How many boards are in the HTML of a page."""
    return html.count(f"<{TAG} ")


def with_definitions(html: str) -> str:
    """The rendered page with the definitions that its drawings share, if it has any."""
    return definitions() + html if boards_drawn(html) else html
