"""Parses the Markdown source of a page without rendering it, with line numbers."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

_FENCE = re.compile(r"^(?P<indent>\s*)(?P<ticks>`{3,}|~{3,})\s*(?P<info>.*)$")
_HEADING = re.compile(r"^(?P<level>#{1,6})\s+(?P<title>.*?)\s*(?:\{(?P<attributes>[^}]*)\})?\s*$")
_LINK = re.compile(
    r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s]*)[^)]*\)"
)
_CODE = re.compile(r"(`+).+?\1")
_META = re.compile(r"^(?P<key>[\w-]+):\s*(?P<value>.*?)\s*$")


class Heading(NamedTuple):
    """A heading with its explicit id, empty if it has none."""

    line: int
    level: int
    id: str
    title: str


class Fence(NamedTuple):
    """A fenced code block with its info string."""

    line: int
    last: int
    info: str
    text: str

    @property
    def lines(self) -> list[str]:
        """The lines of the content."""
        return self.text.splitlines()


class Link(NamedTuple):
    """A link or an image."""

    line: int
    text: str
    target: str
    is_image: bool


class Source(NamedTuple):
    """A parsed page."""

    meta: dict[str, str]
    body: str
    body_line: int
    headings: tuple[Heading, ...]
    fences: tuple[Fence, ...]
    links: tuple[Link, ...]
    prose: tuple[tuple[int, str], ...]

    @property
    def boards(self) -> tuple[Fence, ...]:
        """The fences that draw a board."""
        return tuple(fence for fence in self.fences if fence.info.partition(" ")[0] == "volto")

    def title_of(self, anchor: str) -> str | None:
        """The title of the heading with this id."""
        return next((found.title for found in self.headings if found.id == anchor), None)


def read_source(path: Path) -> Source:
    """Parse a page from its file."""
    return parse_source(path.read_text("utf-8"))


@cache
def parse_source(text: str) -> Source:
    """Parse the text of a page; lines are counted from 1, front matter included."""
    lines = text.split("\n")
    meta, start = _front_matter(lines)
    headings, fences, links, prose = [], [], [], []
    opened: tuple[int, str, str] | None = None
    inside: list[str] = []
    for number, line in enumerate(lines[start:], start + 1):
        ticks = _FENCE.match(line)
        if opened:
            if ticks and ticks["ticks"].startswith(opened[1]) and not ticks["info"]:
                fences.append(Fence(opened[0], number, opened[2], "\n".join(inside)))
                opened = None
            else:
                inside.append(line)
        elif ticks:
            opened, inside = (number, ticks["ticks"], ticks["info"].strip()), []
        else:
            prose.append((number, line))
            heading = _HEADING.match(line)
            if heading:
                headings.append(_heading(number, heading))
            links += _links(number, line)
    if opened:
        fences.append(Fence(opened[0], len(lines), opened[2], "\n".join(inside)))
    body = "\n".join(lines[start:])
    return Source(meta, body, start + 1, tuple(headings), tuple(fences), tuple(links), tuple(prose))


def _front_matter(lines: list[str]) -> tuple[dict[str, str], int]:
    """The front matter, whose values are all strings, and the index of the first line after it."""
    if lines[0] != "---" or "---" not in lines[1:]:
        return {}, 0
    end = lines.index("---", 1)
    found = (_META.match(line) for line in lines[1:end])
    return {each["key"]: _unquoted(each["value"]) for each in found if each}, end + 1


def _unquoted(value: str) -> str:
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] == '"' else value


def _heading(number: int, match: re.Match[str]) -> Heading:
    anchor = re.search(r"#([\w-]+)", match["attributes"] or "")
    return Heading(number, len(match["level"]), anchor[1] if anchor else "", match["title"])


def _links(number: int, line: str) -> list[Link]:
    # A drawn board is a long line with brackets and no link.
    if "](" not in line:
        return []
    # Links in inline code are not links.
    plain = _CODE.sub(lambda code: code[0].replace("(", " "), line)
    return [
        Link(number, link["text"], link["target"], bool(link["image"]))
        for link in _LINK.finditer(plain)
    ]
