"""The parts of a table: a board with its task, the answer, the actions and what is beside it."""

from typing import NamedTuple

TAG = "volto-table"
# The tables that an author can put into a page, with the class by which its script finds each.
TABLES = {"lab": "volto-lab", "play": "volto-play"}
# Marks the `<volto-board>` as the part of a table that it is.
BOARD_MARK = {"part": "board"}


class Parts(NamedTuple):
    """The HTML of each part that is there before any script runs."""

    task: str
    board: str
    # Reserves the space of the buttons, which a script adds.
    actions: str
    aside: str = ""


def parts_html(parts: Parts) -> str:
    """The parts in their reading order; the answer is empty before the first action."""
    # Each on a line of its own, since Markdown takes what follows on a line for a paragraph.
    return "\n".join(
        (
            f'<div class="volto-table__task" data-part="task">{parts.task}</div>',
            f'<div class="volto-table__board">{parts.board}</div>',
            '<div class="volto-table__answer" data-part="answer"></div>',
            f'<div class="volto-table__actions" data-part="actions">{parts.actions}</div>',
            f'<div class="volto-table__aside" data-part="aside">{parts.aside}</div>',
        )
    )


def table_html(parts: Parts, *, name: str = "") -> str:
    """The element `<volto-table>`, with the class of its name."""
    named = f" {TABLES[name]}" if name else ""
    return f'<{TAG} class="volto-table{named}">{parts_html(parts)}</{TAG}>'
