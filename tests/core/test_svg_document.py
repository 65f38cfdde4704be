import gzip
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from tests.support.boards import OPENING
from tests.support.drawings import SVG
from volto_core import IVORY, Game, Kind, Player, parse_position, view_of
from volto_core.pieces import KINDS
from volto_core.svg import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    FRAME,
    SQUARE,
    board_svg,
    captioned,
    definitions,
    emblem_svg,
    mask_svg,
    stylesheet,
)
from volto_core.svg.layout import number

SET_UP = view_of(Game(parse_position(OPENING)), IVORY)


def test_markup_in_a_title_stays_text() -> None:
    picture = board_svg(SET_UP, title="<script>alert('1' & \"2\")</script>", standalone=False)
    assert "<script" not in picture
    assert "&lt;script&gt;" in picture


def test_a_drawing_without_words_is_hidden_from_readers_of_words() -> None:
    root = ET.fromstring(board_svg(SET_UP))
    assert root.get("aria-hidden") == "true"
    assert root.get("role") is None
    assert root.find(f"{SVG}title") is None
    assert root.find(f"{SVG}desc") is None


def test_a_title_alone_points_to_no_description() -> None:
    root = ET.fromstring(board_svg(SET_UP, title="S2", standalone=False))
    assert root.get("aria-labelledby") == "volto-title"
    assert root.get("aria-describedby") is None


def test_a_fragment_of_twenty_masks_is_small() -> None:
    picture = board_svg(SET_UP, title="Example S2", standalone=False, ident="s2")
    assert len(picture.encode()) <= 1600


def sent(text: str) -> int:
    """The bytes of a text as it is sent; paths that stand in it twice weigh next to nothing."""
    return len(gzip.compress(text.encode()))


def test_shared_definitions_and_style_are_small() -> None:
    assert sent(definitions()) <= 2.5 * 1024
    assert sent(stylesheet()) <= 1.5 * 1024


def test_a_file_of_its_own_is_small() -> None:
    assert sent(board_svg(SET_UP)) <= 3 * 1024


def test_a_definition_is_drawn_without_another() -> None:
    assert "<use" not in definitions()


def test_definitions_take_their_prefix() -> None:
    root = ET.fromstring(definitions("tray"))
    names = {f"#{element.get('id')}" for element in root.iter("g") if element.get("id")}
    assert all(name.startswith("#tray-") for name in names)
    assert {element.get("href") for element in root.iter("use")} <= names
    assert root.get("aria-hidden") == "true"


def test_a_fragment_takes_its_style_from_the_page() -> None:
    fragment = board_svg(SET_UP, standalone=False)
    assert "<style" not in fragment
    assert "<defs" not in fragment
    assert "xmlns" not in fragment


@pytest.mark.parametrize("kind", [None, *KINDS])
@pytest.mark.parametrize("player", Player)
def test_a_mask_alone_is_a_drawing_of_the_wanted_size(kind: Kind | None, player: Player) -> None:
    root = ET.fromstring(mask_svg(kind, player, size=48, title="x"))
    assert (root.get("width"), root.get("height")) == ("48", "48")
    assert root.findtext(f"{SVG}title") == "x"
    name = "hidden" if kind is None else kind.name.lower()
    fragment = mask_svg(kind, player, standalone=False)
    assert f"{player.name.lower()}-{name}" in fragment


def test_a_soldier_alone_turns_with_the_seat() -> None:
    assert mask_svg(Kind.SOLDIER, Player.IVORY) != mask_svg(
        Kind.SOLDIER, Player.IVORY, seat=Player.NIGHT
    )
    assert mask_svg(Kind.LADY, Player.IVORY) == mask_svg(Kind.LADY, Player.IVORY, seat=Player.NIGHT)


def test_the_emblem_is_a_small_file_without_definitions() -> None:
    root = ET.fromstring(emblem_svg(size=16, title="VOLTO"))
    assert root.get("width") == "16"
    assert root.findtext(f"{SVG}title") == "VOLTO"
    assert root.find(f"{SVG}defs") is None
    assert len(emblem_svg()) <= 1600
    assert "<style" not in emblem_svg(standalone=False)


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.5, "1.5"), (2.0, "2"), (-0.04, "0"), (0.25, "0.2")]
)
def test_numbers_are_written_compactly(value: float, text: str) -> None:
    assert number(value) == text


def test_the_measures_say_where_the_squares_are() -> None:
    root = ET.fromstring(board_svg(SET_UP))
    assert root.get("viewBox") == f"{-FRAME} {-FRAME} {BOARD_WIDTH} {BOARD_HEIGHT}"
    assert (5 * SQUARE + 2 * FRAME, 7 * SQUARE + 2 * FRAME) == (BOARD_WIDTH, BOARD_HEIGHT)


def test_drawing_needs_no_heavy_modules() -> None:
    probe = (
        "import sys, volto_core.svg; print(*{'dataclasses', 'inspect', 'xml'} & set(sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-S", "-c", probe], capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == []


def test_a_fragment_drawn_without_a_title_takes_one_in_any_language() -> None:
    said = captioned(board_svg(SET_UP, standalone=False), ident="a", title="T & t", description="D")
    assert said == board_svg(SET_UP, standalone=False, ident="a", title="T & t", description="D")
