"""The sheet of symbols that the pages of puzzles draw with."""

import re
from xml.etree import ElementTree as ET

from volto_core.game.history import game_of
from volto_core.knowledge.views import EVERYONE, view_of
from volto_core.pieces import Player
from volto_core.svg import board_svg, definitions
from volto_core.svg.style import RULES
from volto_core.text.notation import parse_position
from volto_site.boards.sheet import drawn_from, sheet_svg

SHEET = ET.fromstring(sheet_svg())


def test_the_sheet_has_every_definition_of_a_page() -> None:
    names = {element.get("id") for element in SHEET.iter()}
    assert set(re.findall(r' id="([^"]+)"', definitions())) < names


def test_every_class_of_the_sheet_has_its_rule_as_attributes() -> None:
    compared = 0
    for element in SHEET.iter():
        for declaration in filter(None, _rule(element).split(";")):
            name, _, value = declaration.partition(":")
            assert _declared(element, name) == value, element.get("class")
            compared += 1
    assert compared > 100


def _rule(element: ET.Element) -> str:
    return RULES.get(element.get("class", "").removeprefix("volto-"), "")


def _declared(element: ET.Element, name: str) -> str | None:
    """A property as the attributes have it, which know no shorthand."""
    parts = ("weight", "size", "family")
    if name == "font":
        return " ".join(element.get(f"font-{part}", "") for part in parts)
    return element.get(name)


def test_a_drawing_from_the_sheet_refers_to_nothing_else() -> None:
    names = {element.get("id") for element in SHEET.iter()}
    view = view_of(game_of(parse_position("5/1L2c/C4/5/5/5/5 1 01"), ()), EVERYONE)
    for seat in Player:
        drawing = drawn_from("../masks.svg", board_svg(view, seat=seat, standalone=False))
        references = re.findall(r'href="([^"]*)"', drawing)
        assert {each.partition("#")[0] for each in references} == {"../masks.svg"}
        assert {each.partition("#")[2] for each in references} <= names
        # The mat with its coordinates is one of them.
        assert len(references) == 1 + 3
