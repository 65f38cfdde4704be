"""The element `<volto-board>`: the one place that writes it, for diagrams and puzzles alike."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from volto_core.knowledge.views import View
from volto_core.pieces import Player
from volto_core.svg import ALL_ROWS, Rows, captioned
from volto_core.text.notation import format_position
from volto_site.boards.descriptions import description_of, title_of
from volto_site.boards.rows import format_rows
from volto_site.strings import Strings

TAG = "volto-board"


class BoardDrawing(NamedTuple):
    """The part of a board that is the same in every language."""

    view: View
    viewer: str
    seat: Player
    # Drawn without a title, which each language adds.
    svg: str
    # The element with the data of the board for the script, empty if there is nothing to try.
    script: str
    rows: Rows = ALL_ROWS


def data_script(data: Mapping[str, object] | None) -> str:
    """The data of a board as the script element that carries it."""
    if not data:
        return ""
    text = json.dumps(data, separators=(",", ":"))
    return f'<script type="application/json">{text}</script>'


def board_element(
    board: BoardDrawing,
    strings: Strings,
    *,
    ident: str,
    marks: Mapping[str, str] | None = None,
    above: str = "",
    below: str = "",
    late: bool = False,
) -> str:
    """The element in a language, complete before any script runs, with HTML around its drawing.

    Where scripts run, one that is shown later is drawn by them.
    """
    title = title_of(board.view, strings)
    description = description_of(board.view, board.seat, strings)
    svg = captioned(board.svg, ident=ident, title=title, description=description)
    attributes = {
        "position": format_position(board.view.position),
        "viewer": board.viewer,
        "seat": str(int(board.seat)),
        "status": "static",
    }
    if board.rows != ALL_ROWS:
        attributes["rows"] = format_rows(board.rows)
    attributes |= marks or {}
    written = "".join(f' data-{name}="{value}"' for name, value in attributes.items())
    return f"<{TAG}{written}>{above}{_mat(svg, board.rows, late=late)}{below}{board.script}</{TAG}>"


def _mat(svg: str, rows: Rows, *, late: bool) -> str:
    """The drawing where it stays: moved by a script, all of it would be styled anew."""
    # A browser that runs scripts takes this for text: it costs no memory until it is shown.
    svg = f"<noscript>{svg}</noscript>" if late else svg
    height = f' data-height="{rows.last - rows.first + 1}"' if rows != ALL_ROWS else ""
    return f'<div class="volto-mat"{height}>{svg}</div>'
