import pytest

from tests.support.boards import OPENING
from volto_core import (
    Kind,
    Mask,
    NotationError,
    Player,
    SetupError,
    VoltoError,
    arrange,
    begin,
    format_diagram,
    parse_diagram,
    parse_move,
    parse_position,
    parse_square,
)
from volto_core.game.setup import home_squares
from volto_core.text.notation import format_kinds, format_move, parse_setup


def test_night_sees_the_table_from_the_other_side() -> None:
    lines = format_diagram(parse_position(OPENING), seat=Player.NIGHT).split("\n")
    assert lines[0] == "1  L A N A C"
    assert lines[6] == "7  c a n a l"
    assert lines[7] == "   e d c b a"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "1 fields instead of placement, player and lost at column 1"),
        ("5/5/5/5/5/5/5 1  00", "4 fields"),
        ("5/5/5/5/5/5 1 00", "6 rows instead of 7"),
        ("5/5/5/5/5/5/4 1 00", "row 1 has 4 squares instead of 5 at column 13"),
        ("5/5/5/5/5/5/N5 1 00", "row 1 is too long at column 14"),
        ("5/5/2q2/5/5/5/5 1 00", "no mask 'q' at column 6"),
        ("5/5/6/5/5/5/5 1 00", "no mask '6' at column 5"),
        ("5/5/²3/5/5/5/5 1 00", r"no mask '\xb2' at column 5"),
        ("5/5/5/5/5/5/5 3 00", "player '3' is neither 1 nor 2 at column 15"),
        ("5/5/5/5/5/5/5 1 0", "lost '0' is not two digits from 0 to 2 at column 17"),
        ("5/5/5/5/5/5/5 1 03", "lost '03'"),
        ("5/5/5/5/5/5/5 1 0٢", r"lost '0\u0662'"),
    ],
)
def test_a_bad_position_says_what_and_where(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("b2", "no move at column 1 of 'b2'"),
        ("b2b3 ", "no move"),
        ("f2b3", "no square 'f2' at column 1"),
        ("b2b8", "no square 'b8' at column 3"),
        ("B2b3", "no square 'B2'"),
    ],
)
def test_a_bad_move_says_what_and_where(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert message in str(caught.value)


def test_a_long_text_is_quoted_in_part() -> None:
    with pytest.raises(NotationError) as caught:
        parse_square("z" * 1_000_000)
    assert len(str(caught.value)) < 150


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        ("7 . . . . .", "rows are not 7 to 1"),
        ("\n".join(f"{row} . . . ." for row in "7654321"), "row 7 does not have 5 squares"),
        ("\n".join(f"{row} . . ? . ." for row in "7654321"), "no mask '?' in row 7"),
    ],
)
def test_a_bad_diagram_says_what(drawing: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_diagram(drawing)
    assert message in str(caught.value)


def test_all_problems_of_a_position_come_at_once() -> None:
    with pytest.raises(SetupError) as caught:
        parse_position("NNNNN/AAAAA/CCsslll/5/5/5/5 1 00".replace("CCsslll", "CCssl") + "")
    codes = [(problem.code, problem.player, problem.what) for problem in caught.value.problems]
    assert codes == [
        ("too-many-masks", 1, "masks on the mat and ladies lost"),
        ("too-many", 1, "N"),
        ("too-many", 1, "A"),
        ("too-many", 1, "C"),
        ("too-many", 2, "S"),
    ]


def test_a_lady_is_not_both_on_the_mat_and_lost() -> None:
    with pytest.raises(SetupError, match="L on the mat and lost: 3, allowed 2"):
        parse_position("ll3/5/5/5/5/5/5 1 01")


def test_hidden_masks_count_as_masks() -> None:
    with pytest.raises(SetupError, match="masks on the mat and ladies lost: 11, allowed 10"):
        parse_position("xxxxx/xxxxx/x4/5/5/5/5 1 00")


def test_a_set_up_is_read_for_its_player() -> None:
    ivory = parse_setup("NALSN/CANAL", Player.IVORY)
    night = parse_setup("lanac/nslan", Player.NIGHT)
    assert begin(ivory, night) == parse_position(OPENING)
    assert list(ivory) == list(home_squares(Player.IVORY))


@pytest.mark.parametrize(
    ("text", "player", "message"),
    [
        ("NALSN", Player.IVORY, "1 rows instead of 2"),
        ("NALSN/CANAX", Player.IVORY, "X in the set-up of player 1"),
        ("NALSN/CANAL", Player.NIGHT, "A, C, L, N, S in the set-up of player 2"),
        ("NALSN/CANA1", Player.IVORY, "L: 1, allowed 2"),
        ("NALSN/CCNAL", Player.IVORY, "A: 2, allowed 3; player 1: C: 2, allowed 1"),
    ],
)
def test_a_bad_set_up_says_what(text: str, player: Player, message: str) -> None:
    with pytest.raises(VoltoError) as caught:
        parse_setup(text, player)
    assert message in str(caught.value)


def test_a_game_does_not_begin_outside_the_own_squares() -> None:
    ivory = parse_setup("NALSN/CANAL", Player.IVORY)
    night = parse_setup("lanac/nslan", Player.NIGHT)
    moved = {square + 5: kind for square, kind in ivory.items()}
    with pytest.raises(SetupError, match="masks off the own squares: 5, allowed 0"):
        begin(moved, night)


def test_a_placement_is_checked_as_it_is_arranged() -> None:
    with pytest.raises(SetupError):
        arrange({square: Mask(Player.IVORY, Kind.SOLDIER) for square in range(2)})


def test_kinds_are_written_in_the_order_of_the_notation() -> None:
    assert format_kinds(frozenset({Kind.LADY, Kind.NOBLE, Kind.CANDIDATE})) == "NCL"


def test_a_position_knows_what_stands_where() -> None:
    position = parse_position("4c/5/2x2/2N2/5/5/C4 2 00")
    assert position.mask_at(parse_square("c4")) == (Player.IVORY, Kind.NOBLE)
    assert position.mask_at(parse_square("c5")) == (Player.NIGHT, None)
    assert position.mask_at(parse_square("c3")) is None


def test_a_move_is_written_as_it_is_read() -> None:
    assert format_move(parse_move("c2c5")) == "c2c5"
