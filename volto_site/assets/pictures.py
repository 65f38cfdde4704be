"""The PNG files, where SVG is not supported: the social preview and the icons."""

import json
from functools import cache
from pathlib import Path

import typst

from volto_core.game.history import Game
from volto_core.knowledge.views import IVORY, view_of
from volto_core.svg import board_svg, emblem_svg
from volto_core.svg.palette import LIGHT
from volto_core.text.notation import parse_position
from volto_site.aid.colours import in_plain_colours
from volto_site.strings import strings_of

_TEMPLATE = Path(__file__).with_name("pictures.typ")
# The offer of the home page: a lady who wants to be captured.
_PREVIEW = "xx1xx/1x1x1/2x2/2L2/1N1A1/N2S1/1C1A1 2 10"
PREVIEW_SIZE = (1200, 630)


@cache
def preview_png(language: str) -> bytes:
    """The social preview of a language."""
    strings = strings_of(language)
    board = board_svg(view_of(Game(parse_position(_PREVIEW)), IVORY))
    words = {name: strings.t(f"preview-{name}") for name in ("name", "claim", "note")}
    width, height = PREVIEW_SIZE
    return _picture(board, width, height, words)


@cache
def icon_png(size: int, *, is_cut: bool = False) -> bytes:
    """The emblem as a square icon, with a wide margin if it is maskable."""
    return _picture(emblem_svg(), size, size, {}, edge=LIGHT["tile"] if is_cut else "")


@cache
def touch_icon_png(size: int) -> bytes:
    """The emblem for a home screen, opaque: iOS cuts the corners, and blackens what is clear."""
    return _picture(emblem_svg(), size, size, {}, edge=LIGHT["tile"], share=100)


def _picture(
    drawing: str,
    width: int,
    height: int,
    words: dict[str, str],
    *,
    edge: str = "",
    share: int = 70,
) -> bytes:
    data = {
        "drawing": in_plain_colours(drawing),
        "width": width,
        "height": height,
        "words": words,
        "edge": edge,
        "share": share,
    }
    picture = typst.compile(
        str(_TEMPLATE),
        format="png",
        # One point is one pixel.
        ppi=72.0,
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(data)},
    )
    assert isinstance(picture, bytes)
    return picture
