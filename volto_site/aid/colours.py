"""Resolves the custom properties of a drawing, which Typst does not support."""

import re

from volto_core.svg.palette import LIGHT, Palette
from volto_core.svg.style import RULES

_STYLE = re.compile("<style>.*?</style>", re.DOTALL)
_COLOUR = re.compile(r"var\(--volto-([a-z0-9-]+)\)")


def in_plain_colours(drawing: str, palette: Palette = LIGHT) -> str:
    """The drawing with the colours of a palette for custom properties, without media queries."""
    used = {name: rule for name, rule in RULES.items() if f'"volto-{name}"' in drawing}
    style = "".join(
        f".volto-{name}{{{_COLOUR.sub(lambda found: palette[found[1]], rule)}}}"
        for name, rule in used.items()
    )
    return _STYLE.sub(f"<style>{style}</style>", drawing)
