"""The rows of the mat that a diagram shows: all of them, or those that matter."""

from collections.abc import Iterator

from volto_core.game.moves import reach
from volto_core.geometry import HEIGHT, row_of, squares_of
from volto_core.knowledge.views import View
from volto_core.svg import ALL_ROWS, Rows
from volto_site.boards.diagram import Diagram

# Fewer look like a strip, not like a mat.
_LEAST = 3


def parse_rows(text: str) -> Rows:
    """Parse rows such as `3-6`, or raise a ValueError."""
    first, dash, last = text.partition("-")
    numbers = [str(row + 1) for row in range(HEIGHT)]
    if not dash or first not in numbers or last not in numbers or first > last:
        raise ValueError(f"no rows such as `3-6`: {text!r}")
    return Rows(int(first) - 1, int(last) - 1)


def format_rows(rows: Rows) -> str:
    """The rows as an author writes them."""
    return f"{rows.first + 1}-{rows.last + 1}"


def needed_rows(diagram: Diagram) -> Rows:
    """The fewest rows with every mask, every mark and every square that can be moved to."""
    rows = sorted({row_of(square) for square in _squares(diagram)})
    return Rows(rows[0], rows[-1]) if rows else ALL_ROWS


def cropped(diagram: Diagram) -> Diagram:
    """The diagram with the rows that matter, and no fewer than a mat needs to look like one."""
    first, last = needed_rows(diagram)
    while last - first + 1 < _LEAST:
        first, last = max(first - 1, 0), min(last + 1, HEIGHT - 1)
    return diagram._replace(rows=Rows(first, last))


def _squares(diagram: Diagram) -> Iterator[int]:
    view = diagram.view
    yield from view.position.masks()
    yield from diagram.marks
    yield from _targets(view)
    for move in (*diagram.arrows, *(turn.move for turn in view.turns[-1:])):
        yield from move


def _targets(view: View) -> Iterator[int]:
    """Where the masks of the player to move can go, as far as the viewer knows them."""
    position = view.position
    for square, mask in position.masks().items():
        if mask.kind is not None and mask.owner == position.player and not view.outcome:
            bits = reach(mask.kind, square, mask.owner, own=position.own, other=position.other)
            yield from squares_of(bits)
