"""Texts in a drawing are read back as they were given."""

import xml.etree.ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import OPENING
from tests.support.drawings import SVG
from volto_core import Game, Player, parse_position, view_of
from volto_core.svg import (
    board_svg,
)

XML_TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1)


SET_UP = view_of(Game(parse_position(OPENING)), frozenset({Player.IVORY}))


@given(XML_TEXT, XML_TEXT)
def test_title_and_description_are_read_back_as_they_were_given(
    title: str, description: str
) -> None:
    root = ET.fromstring(board_svg(SET_UP, title=title, description=description, ident="s2"))
    assert root.findtext(f"{SVG}title") == title
    assert root.findtext(f"{SVG}desc") == description
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "s2-title"
    assert root.get("aria-describedby") == "s2-desc"
    assert root.get("aria-hidden") is None
