"""The coordinate system: squares of 100 units, with the far left corner of the mat as origin."""

from typing import NamedTuple

from volto_core.geometry import HEIGHT, WIDTH, column_of, opposite, row_of
from volto_core.pieces import Player

SQUARE = 100
HALF = SQUARE // 2
# The frame around the mat, also used by a page to lay its grid of buttons over the drawing.
FRAME = 32
MAT_WIDTH = SQUARE * WIDTH
MAT_HEIGHT = SQUARE * HEIGHT
BOARD_WIDTH = MAT_WIDTH + 2 * FRAME
BOARD_HEIGHT = MAT_HEIGHT + 2 * FRAME
MASK_BOX = f"{-HALF} {-HALF} {SQUARE} {SQUARE}"


class Rows(NamedTuple):
    """The rows of the mat that a drawing shows, counted from 0, both included."""

    first: int = 0
    last: int = HEIGHT - 1


ALL_ROWS = Rows()


class Edges(NamedTuple):
    """Where the shown rows begin and end on a mat seen from a seat."""

    top: int
    bottom: int

    @property
    def height(self) -> int:
        """The height of the drawing, with the frame on both sides."""
        return self.bottom - self.top + 2 * FRAME

    @property
    def box(self) -> str:
        """The view box of the drawing."""
        return f"{-FRAME} {self.top - FRAME} {BOARD_WIDTH} {self.height}"


def edges(rows: Rows, seat: Player) -> Edges:
    """The edges of these rows on a mat seen from this seat."""
    top = HEIGHT - 1 - rows.last if seat == Player.IVORY else rows.first
    return Edges(top * SQUARE, (top + rows.last - rows.first + 1) * SQUARE)


def centre(square: int, seat: Player) -> tuple[int, int]:
    """The middle of the square on a mat seen from this seat."""
    seen = square if seat == Player.IVORY else opposite(square)
    return column_of(seen) * SQUARE + HALF, (HEIGHT - 1 - row_of(seen)) * SQUARE + HALF


def number(value: float) -> str:
    """The number rounded to one decimal, in its shortest form."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def use(name: str, x: float = 0, y: float = 0, *, look: str = "", extra: str = "") -> str:
    """A `use` of a definition; `~` stands for the prefix of its id."""
    place = f' class="volto-{look}"' if look else ""
    place += f' x="{number(x)}"' if x else ""
    place += f' y="{number(y)}"' if y else ""
    return f'<use href="#~{name}"{place}{extra}/>'


def path(line: str, *, look: str = "", extra: str = "") -> str:
    """A `path` along this line."""
    place = f' class="volto-{look}"' if look else ""
    return f'<path{place}{extra} d="{line}"/>'
