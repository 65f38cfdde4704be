from typing import Any

import pytest

from tests.support.boards import OPENING
from tests.support.session import Page
from volto_core import parse_position
from volto_core.game.setup import is_opening
from volto_core.knowledge.dealing import dealt, hidden_sides, is_complete
from volto_core.page.session import Session
from volto_core.pieces import Player
from volto_core.text.notation import format_position

Json = dict[str, Any]

SEEN_BY_IVORY = "xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00"
# One noble of Night is missing, and its masks are hidden.
INCOMPLETE = "xxxxx/xxxx1/5/5/5/NALSN/CANAL 1 00"


def test_a_small_diagram_can_be_dealt_anything() -> None:
    letters = {
        format_position(dealt(parse_position("2x2/5/5/5/5/5/5 1 00"), str(number)))[1]
        for number in range(0, 50400, 997)
    }
    assert letters == set("nacsl")


def test_the_same_number_deals_the_same_masks() -> None:
    hidden = parse_position(SEEN_BY_IVORY)
    assert dealt(hidden, "7") == dealt(hidden, "7")
    assert len({dealt(hidden, str(number)) for number in range(100)}) == 100


def test_what_one_player_is_dealt_tells_nothing_of_the_other() -> None:
    hidden = parse_position("xxxxx/xxxxx/5/5/5/XXXXX/XXXXX 1 00")
    nights = {dealt(hidden, str(7 + 50400 * number)) for number in range(50)}
    assert len(nights) == 50


def test_who_has_a_hidden_mask_and_who_has_all_masks_is_seen() -> None:
    assert hidden_sides(parse_position(SEEN_BY_IVORY)) == {Player.NIGHT}
    assert hidden_sides(parse_position(OPENING)) == set()
    assert is_complete(parse_position("xxxxx/xxxx1/5/5/5/5/5 1 01"), Player.NIGHT)
    assert not is_complete(parse_position(INCOMPLETE), Player.NIGHT)


def test_what_was_dealt_stays_hidden_until_a_capture_reveals_it() -> None:
    page = Page(position="5/5/5/2x2/2N2/5/5 1 00", deal="3", viewer="1")
    assert page.loaded["position"] == "5/5/5/2x2/2N2/5/5 1 00"
    left = page.ask("play", move="c3c4")["left"]
    assert isinstance(left, list)
    assert left[0]["kind"] in "NACSL"


def test_counting_does_not_tell_what_was_dealt() -> None:
    assert page_suspects(INCOMPLETE, deal="1") == {}
    masks = page_suspects(SEEN_BY_IVORY, deal="1")
    assert {mask["kinds"] for mask in masks.values()} == {"NACSL"}


def page_suspects(position: str, **fields: object) -> Json:
    return Page(position=position, viewer="1", **fields).suspects()


def test_the_position_to_edit_hides_what_was_dealt_and_nothing_else() -> None:
    page = Page(position=SEEN_BY_IVORY, deal="1", viewer="1")
    assert page.ask("present")["position"] == SEEN_BY_IVORY
    page = Page(position=OPENING, deal="1", viewer="1")
    assert page.ask("present")["position"] == OPENING
    page = Page(position="4c/2x2/5/5/2N2/5/C4 1 00", deal="1", viewer="1", moves=["c3c4", "e7e6"])
    assert page.ask("present")["position"] == "5/2x1c/5/2N2/5/5/C4 1 00"
    assert "x" not in str(page.ask("see", viewer="2")["position"])
    assert "x" not in str(page.ask("present")["position"])


def test_a_dealt_mask_that_moves_stays_hidden_in_the_editor() -> None:
    page = Page(position="4c/5/5/2X2/5/5/C4 1 00", deal="2", viewer="2")
    page.ask("see", viewer="1")
    origin, moves = next(
        (origin, entry["targets"]) for origin, entry in page.targets().items() if origin == "c4"
    )
    page.ask("play", move=origin + moves[0])
    page.ask("see", viewer="2")
    position = str(page.ask("present")["position"])
    assert position.count("X") == 1
    assert "C" in position


def test_a_board_that_the_page_did_not_make_is_edited_as_it_is_seen() -> None:
    assert Page(position=OPENING, viewer="1").ask("present")["position"] == SEEN_BY_IVORY


def test_a_board_goes_to_any_move_of_its_line_and_keeps_the_others() -> None:
    page = Page(position=OPENING, moves=["a2a3", "a6a5", "d2d6"])
    assert page.ask("go", to="1")["moves"] == ["a2a3"]
    answer = page.ask("line")
    line = answer["line"]
    assert isinstance(line, list)
    assert [each["move"] for each in line] == ["a2a3", "a6a5", "d2d6"]
    assert answer["at"] == 1
    assert page.ask("go", to="3")["moves"] == ["a2a3", "a6a5", "d2d6"]
    assert page.ask("go", to="0")["can"] == {"undo": False, "redo": True}
    assert page.error("go", to="4") == {"code": "unknown", "field": "to"}


def test_a_board_with_a_task_goes_nowhere() -> None:
    session = Session()
    session.handle({"do": "load", "board": "b", "task": "e2"})
    answer = session.handle({"do": "go", "board": "b", "to": "0"})
    assert answer["error"] == {"code": "unknown", "field": "to"}


def test_a_line_tells_what_each_move_revealed() -> None:
    page = Page(position="4c/5/2l2/2N2/5/5/C4 1 00", moves=["c4c5"], viewer="2")
    assert page.ask("line")["line"] == [
        {"move": "c4c5", "player": 1, "kind": "N", "captured": "L", "with": "N"},
    ]
    page = Page(position="4c/5/2a2/2N2/5/5/C4 1 00", moves=["c4c5", "e7d7"], viewer="2")
    assert page.ask("line") == {
        "ok": True,
        "start": "4c/5/2a2/2X2/5/5/X4 1 00",
        "line": [
            {"move": "c4c5", "player": 1, "kind": "", "captured": "A", "with": ""},
            {"move": "e7d7", "player": 2, "kind": "C", "captured": "", "with": ""},
        ],
        "at": 2,
    }


def test_an_answer_has_the_whole_line_where_the_request_wants_it() -> None:
    page = Page(position="4c/5/2a2/2N2/5/5/C4 1 00", moves=["c4c5", "e7d7"], viewer="2")
    answer = page.ask("go", to="1", played=True)
    assert answer["played"] == page.ask("line")["line"]
    assert "played" not in page.ask("go", to="1")


def test_starting_again_keeps_what_was_dealt() -> None:
    page = Page(position="5/5/5/2x2/2N2/5/5 1 00", deal="3", viewer="everyone")
    before = page.loaded["position"]
    page.ask("play", move="c3c2")
    assert page.ask("reset")["position"] == before


def test_a_position_is_examined_with_all_its_problems() -> None:
    assert Page().ask("examine", position=OPENING) == {"ok": True, "problems": []}
    problems = Page().ask("examine", position="5/5/5/5/5/5/CC1LL 1 10")["problems"]
    assert isinstance(problems, list)
    assert [problem["code"] for problem in problems] == ["too-many", "too-many-ladies"]
    assert Page().error("examine", position="5/5 1 00") == {
        "code": "notation",
        "problem": "2 rows instead of 7",
        "reason": "rows",
        "found": "2",
        "line": 1,
        "column": 1,
    }


def test_a_setup_is_examined_and_written_in_one_line() -> None:
    answer = Page().ask("setup", position="5/5/5/5/5/NALSN/CANAL 1 00")
    assert answer == {"ok": True, "problems": [], "outside": [], "text": "NALSN/CANAL"}
    answer = Page().ask("setup", position="lanac/nslan/5/5/5/5/5 1 00", player="2")
    assert answer["text"] == "lanac/nslan"


def test_what_a_setup_lacks_and_what_stands_outside_is_named() -> None:
    answer = Page().ask("setup", position="5/5/5/2C2/5/NALS1/1ANAL 1 00")
    assert answer["outside"] == ["c4"]
    assert answer["text"] == ""
    problems = answer["problems"]
    assert isinstance(problems, list)
    assert [(each["code"], each["what"]) for each in problems] == [
        ("missing", "N"),
        ("outside", "masks off the own squares"),
    ]


def test_a_setup_that_the_box_cannot_make_is_named_too() -> None:
    answer = Page().ask("setup", position="5/5/5/5/5/5/CC3 1 00")
    problems = answer["problems"]
    assert isinstance(problems, list)
    assert [each["code"] for each in problems] == ["too-many"]
    assert (answer["outside"], answer["text"]) == ([], "")


def test_a_line_of_text_is_read_as_a_setup() -> None:
    answer = Page().ask("read-setup", text=" NALSN/CANAL\n")
    assert answer["position"] == "5/5/5/5/5/NALSN/CANAL 1 00"
    error = Page().error("read-setup", text="NALSN/CANA?")
    assert isinstance(error, dict)
    assert (error["reason"], error["found"], error["column"]) == ("mask", "?", 11)


def test_every_setup_has_a_number() -> None:
    page = Page()
    first = page.ask("shuffle", number="0")["position"]
    assert page.ask("shuffle", number="50400")["position"] == first
    assert page.ask("shuffle", number="50399")["position"] != first


@pytest.mark.parametrize("number", ["", "-1", "1.5", "x", "²", "9" * 19])
def test_what_is_no_number_shuffles_nothing(number: str) -> None:
    error = Page().error("shuffle", number=number)
    assert isinstance(error, dict)
    assert error["reason"] == "number"


def test_left_and_right_are_exchanged() -> None:
    answer = Page().ask("mirror", position="l4/5/5/5/5/NALS1/C4 2 01")
    assert answer["position"] == "4l/5/5/5/5/1SLAN/4C 2 01"


@pytest.mark.parametrize(
    ("record", "reason", "line", "column"),
    [
        ("[Ivory Ada]\n", "quotes", 1, 8),
        ("[Ivory]\n", "tag", 1, 1),
        ('[A "1"]\n[A "2"]\n', "tag-twice", 2, 5),
        ("1. a2a3\n", "no-start", 1, 1),
        ('[Position "5/5 1 00"]\n', "rows", 1, 12),
        ('[Position "lanac/nslan/5/5/5/NALSN/CANAL 1 00"]\n\n1. a2a9\n', "square", 3, 6),
        ('[Position "lanac/nslan/5/5/5/NALSN/CANAL 1 00"]\n\n2. a2a3\n', "number", 3, 1),
        ('[Position "lanac/nslan/5/5/5/NALSN/CANAL 1 00"]\n\n1. a2b2\n', "illegal", 3, 4),
        ('[Position "lanac/nslan/5/5/5/NALSN/CANAL 1 00"]\n\n1. d2d6xN\n', "revealed", 3, 4),
        ('[Position "4c/5/5/5/5/5/C4 1 02"]\n\n1. a1a2\n', "over", 3, 4),
        ('[Position "5/5/5/2x2/2N2/5/5 1 00"]\n\n1. c3c4\n', "hidden", 3, 4),
        ('[Position "5/5/5/5/5/5/CC3 1 00"]\n', "setup", 1, 12),
        ('[Position "4c/5/5/5/5/5/C4 1 00"]\n[Result "1 win.palace"]\n', "result", 2, 10),
    ],
)
def test_a_record_that_cannot_be_read_says_why_and_where(
    record: str, reason: str, line: int, column: int
) -> None:
    error = Page().error("read", record=record)
    assert isinstance(error, dict)
    assert (error["reason"], error["line"], error["column"]) == (reason, line, column)


def test_the_error_behind_an_unreadable_word_is_told_with_its_rule() -> None:
    record = f'[Position "{OPENING}"]\n\n1. a2b2\n'
    error = Page().error("read", record=record)
    assert isinstance(error, dict)
    assert error["cause"] == {"code": "illegal", "move": "a2b2", "rule": "turn.own-mask"}


def test_a_shuffled_pair_of_setups_begins_a_game() -> None:
    page = Page()
    ivory = str(page.ask("shuffle", number="11")["position"]).split(" ")[0].split("/")
    night = str(page.ask("shuffle", number="12", player="2")["position"]).split(" ")[0].split("/")
    placement = "/".join((*night[:2], "5", "5", "5", *ivory[5:]))
    assert is_opening(parse_position(f"{placement} 1 00"))
