"""What is written is read back, and no text crashes a parser."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import openings, positions
from volto_core import (
    Move,
    Position,
    VoltoError,
    format_diagram,
    format_move,
    format_position,
    parse_diagram,
    parse_move,
    parse_position,
    parse_square,
)
from volto_core.game.setup import is_opening
from volto_core.geometry import SQUARES


@given(positions(hidden=True))
def test_a_position_survives_being_written(position: Position) -> None:
    assert parse_position(format_position(position)) == position


@given(positions(hidden=True))
def test_a_diagram_survives_being_drawn(position: Position) -> None:
    drawing = format_diagram(position)
    assert parse_diagram(drawing, player=position.player, lost=position.lost) == position


@given(st.sampled_from(SQUARES), st.sampled_from(SQUARES))
def test_a_move_survives_being_written(origin: int, target: int) -> None:
    assert parse_move(format_move(Move(origin, target))) == Move(origin, target)


@given(openings())
def test_an_opening_is_one(position: Position) -> None:
    assert is_opening(position)


@given(st.text() | st.text(alphabet="nacslxNACSLX12345/ 0"))
def test_no_text_crashes_the_readers(text: str) -> None:
    for read in (parse_position, parse_move, parse_square, parse_diagram):
        try:
            read(text)
        except VoltoError as error:
            message = str(error)
            assert "\n" not in message
            assert message.isascii()
