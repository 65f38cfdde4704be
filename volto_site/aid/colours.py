"""Drawings in plain colours, for Typst, which sets the aid and the pictures."""

import re

from volto_core.svg.palette import LIGHT, Palette
from volto_core.svg.style import RULES

_STYLE = re.compile("<style>.*?</style>", re.DOTALL)
_COLOUR = re.compile(r"var\(--volto-([a-z0-9-]+)\)")


def in_plain_colours(drawing: str, palette: Palette = LIGHT) -> str:
    """The drawing without custom properties and media queries, which Typst does not know."""
    used = {name: rule for name, rule in RULES.items() if f'"volto-{name}"' in drawing}
    style = "".join(
        f".volto-{name}{{{_COLOUR.sub(lambda found: palette[found[1]], rule)}}}"
        for name, rule in used.items()
    )
    return _STYLE.sub(f"<style>{style}</style>", drawing)
