"""Renders views of the game as SVG files or inline fragments."""

from volto_core.svg.board import board_svg
from volto_core.svg.definitions import definitions
from volto_core.svg.document import captioned
from volto_core.svg.layout import BOARD_HEIGHT, BOARD_WIDTH, FRAME, SQUARE
from volto_core.svg.portrait import emblem_svg, mask_svg
from volto_core.svg.style import stylesheet

__all__ = [
    "BOARD_HEIGHT",
    "BOARD_WIDTH",
    "FRAME",
    "SQUARE",
    "board_svg",
    "captioned",
    "definitions",
    "emblem_svg",
    "mask_svg",
    "stylesheet",
]
