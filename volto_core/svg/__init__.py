"""Renders views of the game as SVG files or inline fragments."""

from volto_core.svg.board import board_svg
from volto_core.svg.definitions import definitions
from volto_core.svg.document import captioned
from volto_core.svg.layout import ALL_ROWS, BOARD_HEIGHT, BOARD_WIDTH, FRAME, SQUARE, Rows
from volto_core.svg.portrait import emblem_svg, mask_svg
from volto_core.svg.style import stylesheet

__all__ = [
    "ALL_ROWS",
    "BOARD_HEIGHT",
    "BOARD_WIDTH",
    "FRAME",
    "SQUARE",
    "Rows",
    "board_svg",
    "captioned",
    "definitions",
    "emblem_svg",
    "mask_svg",
    "stylesheet",
]
