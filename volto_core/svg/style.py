"""The stylesheet of the drawings, with every colour as a custom property."""

import re

from volto_core.svg.palette import DARK, FORCED, LIGHT, PRINT, Palette, theme

_CLASSES = re.compile(r'class="([^"]*)"')
_ROUND = ";stroke-linecap:round;stroke-linejoin:round"


def _fill(name: str) -> str:
    return f"fill:var(--volto-{name})"


def _stroke(name: str, width: str) -> str:
    return f"stroke:var(--volto-{name});stroke-width:{width}"


def _line(name: str, width: str) -> str:
    return f"fill:none;{_stroke(name, width)}"


def _family(name: str) -> dict[str, str]:
    mark = f"color:var(--volto-{name}-mark)"
    return {
        name: f"{_fill(name)};{_stroke(f'{name}-rim', '2.4')};stroke-linejoin:round",
        f"{name}-shade": _fill(f"{name}-shade"),
        f"{name}-eye": _fill(f"{name}-eye"),
        f"{name}-nose": _line(f"{name}-mark", "1.6") + _ROUND,
        f"{name}-mark": f"{mark};fill:currentColor",
        f"{name}-outline": f"{mark};fill:none;stroke:currentColor;stroke-width:1.9{_ROUND}",
    }


_TARGET = f"{_fill('target')};{_stroke('halo', '5')};paint-order:stroke;stroke-linejoin:round"

# Single class selectors only: no other kind matches inside the shadow tree of a `use`.
RULES = {
    "frame": _fill("frame"),
    "edge": _line("edge", "1.5"),
    "cut": _fill("frame") + ";opacity:.8",
    **{f"{ground}-1": _fill(f"{ground}-1") for ground in ("stone", "ivory-palace", "night-palace")},
    **{
        f"{ground}-2": f"{_stroke(f'{ground}-2', '100')};stroke-dasharray:100"
        for ground in ("stone", "ivory-palace", "night-palace")
    },
    "inlay": _line("inlay", "1.3"),
    "arcade": f"{_fill('niche')};{_stroke('arcade', '1.6')}",
    "coordinate": f"{_fill('coordinate')};text-anchor:middle;"
    "font:600 var(--volto-coordinate-size,20px) var(--volto-font,Cormorant,Georgia,serif)",
    "shadow": _fill("shadow"),
    **_family("ivory"),
    **_family("night"),
    "hollow": "fill:none;stroke:currentColor;stroke-width:2.3",
    "filigree": _line("gold", "1.4") + _ROUND,
    "open": f"{_line('gold', '1.8')};stroke-dasharray:1 5;stroke-linecap:round",
    "jewel": _fill("gold"),
    "last": f"{_fill('last')};{_stroke('gold', '1.5')}",
    "highlight": f"{_fill('highlight')};{_stroke('target', '2')};stroke-dasharray:2 6{_ROUND}",
    "selected": f"{_fill('selected')};{_stroke('gold', '4')}",
    "target": _TARGET,
    "arrow": _TARGET,
    "number-ground": f"{_fill('target')};{_stroke('halo', '2')}",
    "number": f"{_fill('halo')};text-anchor:middle;font:600 17px var(--volto-font,Georgia,serif)",
    "halo": _line("halo", "7"),
    "ring": f"{_line('target', '5')};stroke-dasharray:12 8.1",
    "card": f"{_fill('card')};{_stroke('gold', '1.6')}",
    "sign": _fill("card-mark"),
    "tile": _fill("tile"),
    "candle": _fill("candle"),
}


def stylesheet() -> str:
    """The stylesheet of a page with drawings, which follows the colour scheme of the page."""
    return (
        f":root{{{theme(LIGHT)}}}"
        f'[data-md-color-scheme="slate"]{{{theme(DARK, LIGHT)}}}'
        f"@media print{{:root,[data-md-color-scheme]{{{theme(PRINT, LIGHT, DARK)}}}}}"
        f"@media (forced-colors:active){{:root,[data-md-color-scheme]{{{theme(FORCED)}}}}}"
        ".volto{display:block;max-width:100%;height:auto}.volto-definitions{position:absolute}"
        f"{_css(RULES)}"
    )


def standalone_style(drawing: str) -> str:
    """The style element of a standalone drawing, which follows the system's colour scheme."""
    worn = {name for names in _CLASSES.findall(drawing) for name in names.split()}
    rules = _css({name: rule for name, rule in RULES.items() if f"volto-{name}" in worn})
    light, dark, paper, forced = (_used(palette, rules) for palette in (LIGHT, DARK, PRINT, FORCED))
    return (
        f"<style>.volto{{{theme(light)}}}"
        f"@media (prefers-color-scheme:dark){{.volto{{{theme(dark, light)}}}}}"
        f"@media print{{.volto{{{theme(paper, light, dark)}}}}}"
        f"@media (forced-colors:active){{.volto{{{theme(forced)}}}}}{rules}</style>"
    )


def _css(rules: dict[str, str]) -> str:
    return "".join(f".volto-{name}{{{rule}}}" for name, rule in rules.items())


def _used(palette: Palette, rules: str) -> Palette:
    return {name: colour for name, colour in palette.items() if f"(--volto-{name})" in rules}
