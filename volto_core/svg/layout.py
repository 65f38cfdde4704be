"""The coordinate system: squares of 100 units, with the far left corner of the mat as origin."""

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
BOARD_BOX = f"{-FRAME} {-FRAME} {BOARD_WIDTH} {BOARD_HEIGHT}"
MASK_BOX = f"{-HALF} {-HALF} {SQUARE} {SQUARE}"


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
