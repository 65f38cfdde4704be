"""The figure of a diagram: its board with its task and caption, or its parts at a table."""

from html import escape

from volto_core.svg import Rows, board_svg
from volto_core.teaching.tasks import Task
from volto_site.boards.data import board_data
from volto_site.boards.descriptions import squares_of_move
from volto_site.boards.diagram import Diagram
from volto_site.boards.element import BoardDrawing, board_element, data_script
from volto_site.boards.table import BOARD_MARK, Parts, table_html
from volto_site.strings import Strings

# The drawings by the keys and the rows of their diagrams, each made once for all languages.
_drawings: dict[tuple[str, Rows], BoardDrawing] = {}


def figure(
    diagram: Diagram, strings: Strings, *, number: int, look: str = "", folded: bool = False
) -> str:
    """The figure in a language; the number of the board on its page keeps its ids apart.

    A board that is folded stands under its caption.
    """
    if diagram.table:
        return _table(diagram, strings, number=number)
    ident, task = f"board-{number}", diagram.task
    board = board_element(
        _drawing(diagram),
        strings,
        ident=ident,
        marks={"task": task.id} if task else {},
        above=_request(task, strings, ident) if task else "",
        below=_bar(task) if task else "",
    )
    caption = escape(diagram.caption, quote=False)
    if folded:
        board = f'<details class="volto-fold"><summary>{caption}</summary>{board}</details>'
    name = f"volto-figure {look}" if look else "volto-figure"
    return f'<figure class="{name}">{board}<figcaption>{caption}</figcaption></figure>'


def _table(diagram: Diagram, strings: Strings, *, number: int) -> str:
    """A table of its own, whose script asks for nothing but the position."""
    task = f'<p class="volto-task">{escape(diagram.caption, quote=False)}</p>'
    parts = Parts(task, board_at_table(diagram, strings, number=number), actions="")
    return table_html(parts, name=diagram.table)


def task_parts(diagram: Diagram, task: Task, strings: Strings, *, number: int, late: bool) -> Parts:
    """The board of a task at a table, with what is asked beside it."""
    ident = f"board-{number}"
    marks = {"task": task.id} | BOARD_MARK
    board = board_element(_drawing(diagram), strings, ident=ident, marks=marks, late=late)
    return Parts(_request(task, strings, ident), board, _bar(task))


def board_at_table(diagram: Diagram, strings: Strings, *, number: int, late: bool = False) -> str:
    """The board of a diagram as a part of a table."""
    ident = f"board-{number}"
    return board_element(_drawing(diagram), strings, ident=ident, marks=BOARD_MARK, late=late)


def _drawing(diagram: Diagram) -> BoardDrawing:
    key = diagram.key, diagram.rows
    if key not in _drawings:
        _drawings[key] = drawing_of(diagram)
    return _drawings[key]


def drawing_of(diagram: Diagram) -> BoardDrawing:
    """What the figure of a diagram has in common in all languages."""
    svg = board_svg(
        diagram.view,
        seat=diagram.seat,
        rows=diagram.rows,
        selected=diagram.selected,
        targets=diagram.targets,
        arrows=diagram.arrows,
        numbered=diagram.is_line,
        highlights=diagram.marks,
        suspects=diagram.suspects,
        standalone=False,
    )
    script = "" if diagram.table else data_script(board_data(diagram))
    return BoardDrawing(diagram.view, diagram.viewer, diagram.seat, svg, script, diagram.rows)


def _request(task: Task, strings: Strings, ident: str) -> str:
    """What the learner is asked to do on the board."""
    title = strings.t("task-title-shown" if task.shown else "task-title")
    text = strings.t(f"task-{task.id}")
    return (
        f'<p class="volto-task" id="{ident}-task"><strong class="volto-task__title">'
        f"{escape(title, quote=False)}</strong> {escape(text, quote=False)}{_arrow(task, strings)}"
        "</p>"
    )


def _arrow(task: Task, strings: Strings) -> str:
    """Where the arrow of an example leads, for those who do not see it."""
    if not task.shown:
        return ""
    text = strings.t("task-arrow", **squares_of_move(task.shown[0]))
    return f' <span class="volto-task__arrow volto-hidden">{text}</span>'


def _bar(task: Task) -> str:
    """The space that the buttons of a task need, so that nothing moves when they come."""
    look = " volto-bar--viewers" if task.points else " volto-bar--pencil" if task.strikes else ""
    return f'<div class="volto-bar{look}"></div>'
