"""Records whose reader does not know every mask replay as a view."""

import pytest

from tests.support.records import SHORT
from volto_core import (
    EVERYONE,
    IVORY,
    SPECTATOR,
    NotationError,
    Player,
    VoltoError,
    format_record,
    game_of,
    parse_move,
    parse_position,
    parse_record,
    view_of,
)
from volto_core.knowledge.seen_record import parse_seen_record
from volto_core.text.record import Record

HIDDEN = SHORT.replace("lanac/nslan", "xxxxx/xxxxx")
NIGHT_ALONE = frozenset({Player.NIGHT})


def with_moves(moves: str, *, night: str = "xxxxx/xxxxx", result: str = "*") -> str:
    header = HIDDEN.split("\n1. ")[0].replace("xxxxx/xxxxx", night).replace('"*"', f'"{result}"')
    return f"{header}\n{moves}\n"


def test_a_record_without_hidden_masks_is_seen_by_everyone() -> None:
    record = parse_seen_record(SHORT)
    assert (record.game, record.tags) == parse_record(SHORT)
    assert record.sees == EVERYONE


def test_a_record_with_hidden_masks_replays_as_a_view() -> None:
    record = parse_seen_record(HIDDEN)
    assert record.sees == IVORY
    assert record.view == view_of(parse_record(SHORT).game, IVORY)
    assert record.tags["Ivory"] == "Ada"


def test_a_record_may_hide_both_families() -> None:
    text = HIDDEN.replace("NALSN/CANAL", "XXXXX/XXXXX")
    assert parse_seen_record(text).view == view_of(parse_record(SHORT).game, SPECTATOR)


def test_masks_that_are_given_beside_hidden_ones_are_believed() -> None:
    record = parse_seen_record(with_moves("1. a2a3 d6d5", night="xxxxx/xxxnx"))
    assert record.game.turns[1].kind.letter == "N"
    with pytest.raises(NotationError, match="no world fits"):
        parse_seen_record(with_moves("1. a2a3 d6d5", night="xxxxx/xxxax"))


def test_what_is_written_is_what_a_reader_may_know() -> None:
    record = parse_record(SHORT)
    text = format_record(record, hidden=NIGHT_ALONE)
    assert text == HIDDEN
    position = Record(game_of(parse_position("lanac/nslan/5/5/5/NALSN/CANA1 1 10")), {})
    text = format_record(position, hidden=NIGHT_ALONE)
    assert '[Position "xxxxx/xxxxx/5/5/5/NALSN/CANA1 1 10"]' in text
    assert parse_seen_record(text).view == view_of(position.game, IVORY)


def test_what_reveals_a_hidden_mask_has_to_be_written() -> None:
    for moves in ("1. d2d6", "1. d2d6x"):
        with pytest.raises(NotationError, match="no world fits"):
            parse_seen_record(with_moves(moves))


def test_what_reveals_nothing_hidden_may_be_left_out() -> None:
    record = parse_seen_record(with_moves("1. d2d6xA e6d6"))
    assert record.game.turns[1].captured is record.game.start.kind_at(parse_move("d2d6").origin)


def test_a_lady_tells_who_captured_her() -> None:
    moves = "1. c2b3 b6b5\n2. b3b4 b5b4xL-N"
    assert parse_seen_record(with_moves(moves)).game.turns[-1].kind.letter == "N"
    with pytest.raises(NotationError, match="no world fits"):
        parse_seen_record(with_moves(moves.replace("xL-N", "xL-A")))


def test_a_hidden_candidate_shows_itself_in_the_palace() -> None:
    text = '[Position "xxxx1/xxxxx/5/5/5/4x/1C3 2 00"]\n\n1. e2e1=C'
    assert parse_seen_record(text).view.outcome == (Player.NIGHT, "win.palace")
    goes_on = text.replace("=C", " b1a1\n2. e1d1")
    assert parse_seen_record(goes_on).view.outcome is None


STILL = """\
[Position "XXaa1/XXXa1/XXnn1/lXl2/3c1/4n/3XX 2 00"]
[Result "{result}"]

1. e2e1xN d1e2
2. e1e2xA{more}
"""


def test_a_standstill_is_there_where_the_record_says_so() -> None:
    drawn = parse_seen_record(STILL.format(result="draw ruling.no-move", more=""))
    assert drawn.view.outcome == (None, "ruling.no-move")
    assert parse_seen_record(STILL.format(result="*", more="")).view.outcome is None
    goes_on = STILL.format(result="*", more=" c6d6xA")
    assert parse_seen_record(goes_on).game.turns[-1].kind.letter in "NC"


def test_a_standstill_that_cannot_be_is_refused() -> None:
    with pytest.raises(NotationError, match="the result of these moves is"):
        parse_seen_record(with_moves("1. a2a3", result="draw ruling.no-move"))
    with pytest.raises(NotationError, match="the result of these moves is"):
        parse_seen_record(with_moves("1. a2a3 a6a5", result="draw ruling.no-move"))


def test_given_masks_that_leave_no_world_are_refused() -> None:
    text = with_moves("1. a2a3 a6a4", night="sxxxx/xxxxx")
    with pytest.raises(NotationError, match="no world fits"):
        parse_seen_record(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (with_moves("1. a2a3 a6b4"), "no world fits"),
        (with_moves("1. c4c5"), "no world fits"),
        (with_moves("1. a2a3", result="1 win.candidate"), "the result of these moves is"),
        (with_moves("1. d2d6xC a6a5"), "the game is over"),
        (HIDDEN.replace("NALSN/CANAL", "NALSN/CANA1"), "impossible set-up"),
        (HIDDEN.replace("xxxxx/xxxxx", "xxxxx/xxxx1"), "off the mat"),
        (HIDDEN.replace("xxxxx/xxxxx", "xxxxx/xxxxX"), "X in the set-up of player 2"),
        (HIDDEN.replace("xxxxx/xxxxx", "cxxxx/xxxxc"), "impossible set-up"),
    ],
)
def test_what_fits_in_no_world_is_refused(text: str, problem: str) -> None:
    with pytest.raises(VoltoError, match=problem):
        parse_seen_record(text)
