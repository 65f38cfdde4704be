import pytest

from tests.support.records import SHORT
from volto_core import (
    Game,
    NotationError,
    Record,
    format_record,
    game_of,
    parse_move,
    parse_position,
    parse_record,
)
from volto_core.text.record import LONGEST_GAME

OPENING = parse_position("lanac/nslan/5/5/5/NALSN/CANAL 1 00")
OWN_TAGS = ("Ivory-Setup", "Night-Setup", "First", "Position", "Result")


def with_line(number: int, line: str) -> str:
    lines = SHORT.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def test_a_record_reads_as_it_is_written() -> None:
    record = parse_record(SHORT)
    assert record.tags == {"Ivory": "Ada", "Night": 'Bruno "the fox"', "Date": "2026-02-17"}
    assert format_record(record) == SHORT


def test_what_was_revealed_may_be_left_out() -> None:
    bare = SHORT.replace("xA", "").replace("xS", "")
    assert parse_record(bare) == parse_record(SHORT)


def test_lines_may_end_as_on_other_machines() -> None:
    assert parse_record(SHORT.replace("\n", "\r\n")) == parse_record(SHORT)


def test_ivory_begins_unless_the_record_says_otherwise() -> None:
    assert parse_record(SHORT.replace('[First "1"]\n', "")) == parse_record(SHORT)


@pytest.mark.parametrize(
    ("position", "moves", "written"),
    [
        ("4c/5/2l2/2N2/5/5/C4 1 00", ["c4c5"], "1. c4c5xL-N"),
        ("4c/2C2/5/5/5/5/5 1 00", ["c6c7"], "1. c6c7=C"),
        ("2C1c/5/5/2N2/5/5/5 1 00", ["c4c3"], "1. c4c3=Cc7"),
        ("2n1c/2C2/5/5/5/5/5 1 00", ["c6c7"], "1. c6c7xN=C"),
    ],
)
def test_a_move_says_what_it_revealed(position: str, moves: list[str], written: str) -> None:
    game = game_of(parse_position(position), tuple(map(parse_move, moves)))
    text = format_record(Record(game, {}))
    assert written in text.split("\n")
    assert parse_record(text).game == game


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "no Position tag and no Ivory-Setup tag"),
        ("1. a2a3", 1, 1, "no Position tag"),
        (with_line(1, "[Ivory]"), 1, 1, "no tag of the form"),
        (with_line(1, '[Iv ory "Ada"]'), 1, 5, "no text in double quotes"),
        (with_line(1, "[Ivory 12]"), 1, 8, "no text in double quotes"),
        (with_line(2, '[Ivory "Eva"]'), 2, 9, "second Ivory tag"),
        (with_line(4, '[Ivory-Setup "NALQN/CANAL"]'), 4, 18, "no mask 'Q'"),
        (with_line(4, '[Ivory-Setup "NALSN/CANAA"]'), 4, 15, "impossible set-up"),
        (with_line(5, ""), 1, 1, "no Night-Setup tag"),
        (with_line(6, '[First "3"]'), 6, 9, "neither 1 nor 2"),
        (with_line(7, '[Result "1 win.palace"]'), 7, 10, "the result of these moves is '*'"),
        (with_line(7, '[Position "5/5 1 00"]'), 7, 12, "2 rows instead of 7"),
        (with_line(9, "1. d2d6xN e6d6xS"), 9, 4, "the move was d2d6xA"),
        (with_line(9, "1. d2d6xA e6e7"), 9, 11, "illegal move e6e7: turn.own-mask"),
        (with_line(9, "1. d2d6xA e6z9"), 9, 13, "no square 'z9'"),
        (with_line(9, "2. d2d6xA e6d6xS"), 9, 1, "this number does not come next"),
        (with_line(10, "a2a3 2. a6a5"), 10, 6, "this number does not come next"),
    ],
)
def test_a_bad_record_says_line_and_column(text: str, line: int, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    assert problem in str(caught.value)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_a_tag_has_a_name_of_letters() -> None:
    for name in ("", "a b", "a]", "Result"):
        with pytest.raises(NotationError, match="no name for a tag"):
            format_record(Record(Game(OPENING), {name: "x"}))


def test_a_record_is_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("volto_core.text.record.LONGEST_GAME", 2)
    assert LONGEST_GAME > 1000
    with pytest.raises(NotationError, match="more than 2 moves"):
        parse_record(SHORT)
