"""The `volto` fence: a diagram in Markdown becomes a board in the page, drawn and described."""

import json
from html import escape
from typing import NamedTuple

from markdown import Markdown
from pymdownx.superfences import SuperFencesException  # type: ignore[import-untyped]

from volto_core.svg import board_svg
from volto_core.text.notation import format_position
from volto_site.boards.data import opening_of
from volto_site.boards.descriptions import description_of, title_of
from volto_site.boards.diagram import Diagram, DiagramError, parse_diagram
from volto_site.boards.placeholders import DESCRIPTION, TITLE, with_words
from volto_site.boards.true_positions import key_of
from volto_site.content.source import Fence, Source
from volto_site.strings import Strings, strings_of


class Rendering:
    """A page while it is rendered: its language, where its fences are, how many are drawn."""

    def __init__(self, name: str, language: str, source: Source) -> None:
        self.name = name
        self.strings = strings_of(language)
        self.expected = len(source.boards)
        self.drawn = 0
        self._waiting: list[Fence] = list(source.boards)

    def line_of(self, text: str) -> int:
        """The line of the next fence with this text: SuperFences does not tell it."""
        for place, fence in enumerate(self._waiting):
            if _same(fence.text, text):
                return self._waiting.pop(place).line
        return 1


# MkDocs renders one page after the other and SuperFences hands over no page, so it waits here.
_rendering: list[Rendering] = []


def begin(rendering: Rendering) -> None:
    """From now on, fences belong to this page."""
    _rendering[:] = [rendering]


def current() -> Rendering:
    """The page that fences belong to now."""
    return _rendering[0]


def accept_fence(
    language: str,
    inputs: dict[str, str],
    options: dict[str, object],
    attributes: dict[str, object],
    md: Markdown,
) -> bool:
    """Whether the opening line is right: options would be ignored, so there may be none."""
    if inputs:
        raise SuperFencesException(f"a volto fence takes no options: {', '.join(inputs)}")
    return True


def draw_fence(
    source: str,
    language: str,
    css_class: str,
    options: dict[str, object],
    md: Markdown,
    **_: object,
) -> str:
    """The figure of a fence; SuperFences lets no other exception than its own out."""
    page = current()
    line = page.line_of(source)
    try:
        diagram = parse_diagram(source)
        page.drawn += 1
        return figure(diagram, page.strings, ident=f"board-{page.drawn}", key=key_of(source))
    except DiagramError as error:
        place = f"{page.name}:{line + error.line}"
        raise SuperFencesException(f"{place}: {error.problem}") from error
    except Exception as error:
        raise SuperFencesException(f"{page.name}:{line}: {error!r}") from error


class Board(NamedTuple):
    """What is the same in every language: the position, the drawing and what a script needs."""

    position: str
    drawing: str
    opening: str


def figure(diagram: Diagram, strings: Strings, *, ident: str, key: str = "") -> str:
    """The board with its caption, complete before any script runs."""
    title = title_of(diagram.view, strings)
    description = description_of(diagram.view, diagram.seat, strings)
    board = _board(diagram, ident, key, is_described=bool(description))
    drawing = with_words(board.drawing, title, description)
    task = f' data-task="{diagram.task.id}"' if diagram.task else ""
    content = _sentence(diagram, strings, ident) + drawing + _bar(diagram) + board.opening
    return (
        f'<figure class="volto-figure"><volto-board data-position="{board.position}"'
        f' data-viewer="{diagram.viewer}" data-seat="{int(diagram.seat)}" data-status="static"'
        f"{task}>{content}</volto-board>"
        f"<figcaption>{escape(diagram.caption, quote=False)}</figcaption></figure>"
    )


def _board(diagram: Diagram, ident: str, key: str, *, is_described: bool) -> Board:
    """The board of a diagram, made once for all languages if the diagram has a key."""
    if key and (key, ident) in _boards:
        return _boards[key, ident]
    drawing = board_svg(
        diagram.view,
        seat=diagram.seat,
        title=TITLE,
        # Of an empty mat there is nothing to say.
        description=DESCRIPTION if is_described else "",
        selected=diagram.selected,
        targets=diagram.targets,
        arrows=diagram.arrows,
        highlights=diagram.marks,
        suspects=diagram.suspects,
        standalone=False,
        ident=ident,
    )
    position = format_position(diagram.view.position)
    _boards[key, ident] = Board(position, drawing, _opening(diagram, key))
    return _boards[key, ident]


_boards: dict[tuple[str, str], Board] = {}


def _sentence(diagram: Diagram, strings: Strings, ident: str) -> str:
    """What the learner is asked to do on the board."""
    if diagram.task is None:
        return ""
    title = strings.t("task-title-shown" if diagram.task.shown else "task-title")
    text = strings.t(f"task-{diagram.task.id}")
    return (
        f'<p class="volto-task" id="{ident}-task"><strong class="volto-task__title">'
        f"{escape(title, quote=False)}</strong> {escape(text, quote=False)}</p>"
    )


def _bar(diagram: Diagram) -> str:
    """The room that the buttons of a task need, so that nothing moves when they come."""
    if diagram.task is None:
        return ""
    return f'<div class="volto-bar{" volto-bar--places" if diagram.task.points else ""}"></div>'


def _opening(diagram: Diagram, key: str) -> str:
    """What a script needs to make the board answer, if there is something to try on it."""
    opening = opening_of(diagram, key)
    data = json.dumps(opening, separators=(",", ":"))
    return f'<script type="application/json">{data}</script>' if opening else ""


def problems_in(source: Source) -> list[tuple[int, str]]:
    """Every fence of a page that cannot be drawn, with its line."""
    problems = []
    for fence in source.boards:
        try:
            parse_diagram(fence.text)
        except DiagramError as error:
            problems.append((fence.line + error.line, error.problem))
    return problems


def _same(one: str, other: str) -> bool:
    """Whether two fences are the same, however deep they were indented."""
    return [line.strip() for line in one.splitlines()] == [
        line.strip() for line in other.splitlines()
    ]
