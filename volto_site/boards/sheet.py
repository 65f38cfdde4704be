"""The sheet of symbols that lean pages draw with: masks, mat, marks and icons in one SVG file.

A page refers to `../masks.svg#volto-mat`. No style sheet of the page reaches into another document,
but its custom properties do: each rule of the drawings is here an attribute as well.
"""

import re
from importlib.resources import files

from volto_core.svg import definitions
from volto_core.svg.style import RULES

# The icons of the header by their ids in the sheet.
ICONS = ("menu", "magnify", "translate", "weather-night", "white-balance-sunny", "close")

# The mat as it lies before a player, with its coordinates: one reference in the place of three.
_MATS = {
    "board": '<use href="#volto-mat"/>'
    '<use href="#volto-rows"/><use href="#volto-columns" y="700"/>',
    "board-turned": '<use href="#volto-mat" transform="rotate(180 250 350)"/>'
    '<use href="#volto-rows-turned"/><use href="#volto-columns-turned" y="700"/>',
}
_ICONS = files("material") / "templates" / ".icons" / "material"
_CLASS = re.compile(r'class="volto-([\w-]+)"')
_FONT = re.compile(r"font:(\d+) (\S+) (.*)")
_PATHS = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


def sheet_svg() -> str:
    """The sheet, whose symbols have the ids of the definitions that other pages hold."""
    drawn = _CLASS.sub(_with_attributes, definitions())
    _, _, groups = drawn.partition("<defs>")
    more = {f"icon-{name}": _icon(name) for name in ICONS}
    more |= {f"volto-{name}": drawing for name, drawing in _MATS.items()}
    added = "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in more.items())
    whole = groups.replace("</defs></svg>", f"{added}</defs></svg>")
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{whole}'


def drawn_from(sheet: str, html: str) -> str:
    """The HTML with drawings that refer to the sheet at this address in the place of their page."""
    for name, drawing in _MATS.items():
        html = html.replace(drawing, f'<use href="#volto-{name}"/>')
    return html.replace('href="#volto-', f'href="{sheet}#volto-')


def _with_attributes(found: re.Match[str]) -> str:
    """The class, for pages that take the definitions in, and its rule as attributes."""
    rule = RULES.get(found[1])
    return f"{found[0]} {' '.join(_attributes(rule))}" if rule else found[0]


def _attributes(rule: str) -> list[str]:
    # There is no attribute for the shorthand.
    long = _FONT.sub(r"font-weight:\1;font-size:\2;font-family:\3", rule)
    pairs = (each.partition(":") for each in long.split(";"))
    return [f'{name}="{value}"' for name, _, value in pairs]


def _icon(name: str) -> str:
    found = _PATHS.search((_ICONS / f"{name}.svg").read_text("utf-8"))
    assert found, name
    return found[1]
