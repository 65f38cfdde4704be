import pytest

from tests.support.boards import OPENING
from tests.support.session import Json, Page
from volto_core import Game, Record, format_record, legal_moves, parse_position
from volto_core.page.session import Session, handle

LADY_BEFORE_CANDIDATE = "4c/5/2l2/2C2/5/5/5 1 00"


def test_a_loaded_position_is_told_as_the_page_may_see_it() -> None:
    page = Page(position=OPENING, viewer="1")
    assert page.loaded == {
        "ok": True,
        "position": "xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00",
        "player": 1,
        "viewer": "1",
        "moves": [],
        "events": [],
        "left": [],
        "outcome": None,
        "can": {"undo": False, "redo": False},
    }


def test_a_case_is_loaded_by_its_id() -> None:
    page = Page(case="second-lady-captured", viewer="2")
    assert page.loaded["position"] == "4c/5/2l2/2X2/5/5/X4 1 01"


def test_a_record_is_loaded_and_given_back() -> None:
    game = Game(parse_position(OPENING)).play(legal_moves(parse_position(OPENING))[0])
    text = format_record(Record(game, {"Ivory": "Ada"}))
    page = Page(record=text)
    assert page.loaded["moves"] == ["a2a3"]
    assert page.ask("record", tags={"Ivory": "Ada"})["record"] == text


def test_each_mask_has_targets_and_a_reason_for_every_other_square() -> None:
    page = Page(position="4c/5/2n2/2L2/5/5/C4 1 00", viewer="1")
    answer = page.ask("targets")["from"]
    assert isinstance(answer, dict)
    assert set(answer) == {"c4", "a1"}
    lady = answer["c4"]
    assert lady["targets"] == ["b3", "c3", "d3", "b4", "d4", "b5", "d5"]
    assert lady["refused"]["c5"] == "move.lady"
    assert lady["refused"]["a1"] == "turn.own-mask"
    assert lady["refused"]["c4"] == "turn.must-move"
    assert len(lady["targets"]) + len(lady["refused"]) == 35


def test_there_are_no_targets_across_the_table_or_after_the_end() -> None:
    assert Page(position=OPENING, viewer="2").ask("targets")["from"] == {}
    assert Page(position="4c/5/5/5/5/5/C4 1 02").ask("targets")["from"] == {}


def test_a_move_is_told_with_its_events_and_its_end() -> None:
    page = Page(position=LADY_BEFORE_CANDIDATE, viewer="1")
    answer = page.ask("play", move="c4c5")
    assert answer["outcome"] == {"winner": 2, "by": "capture.lady-by-candidate"}
    assert answer["left"] == [
        {"turn": 1, "player": 2, "kind": "L"},
        {"turn": 1, "player": 1, "kind": "C"},
    ]
    events = answer["events"]
    assert isinstance(events, list)
    assert events[-1] == {
        "event": "game-ended",
        "rule": "capture.lady-by-candidate",
        "player": 2,
    }


def test_a_plain_capture_leaves_one_mask_beside_the_mat() -> None:
    answer = Page(position="4c/5/2n2/2N2/5/5/C4 1 00").ask("play", move="c4c5")
    assert answer["left"] == [{"turn": 1, "player": 2, "kind": "N"}]


def test_a_draw_has_no_winner() -> None:
    page = Page(position="2S1c/5/5/5/5/5/5 1 00")
    assert page.loaded["outcome"] == {"winner": None, "by": "ruling.no-move"}


def test_moves_are_undone_and_redone() -> None:
    page = Page(position=OPENING, viewer="mover", moves=["a2a3", "a6a5"])
    undone = page.ask("undo")
    assert undone["moves"] == ["a2a3"]
    assert undone["viewer"] == "2"
    assert undone["can"] == {"undo": True, "redo": True}
    assert page.ask("redo")["moves"] == ["a2a3", "a6a5"]
    page.ask("undo")
    assert page.ask("play", move="e6e5")["can"] == {"undo": True, "redo": False}
    assert page.ask("reset")["moves"] == []


def test_playing_the_undone_move_keeps_the_rest_to_redo() -> None:
    page = Page(position=OPENING, viewer="mover", moves=["a2a3", "a6a5"])
    page.ask("undo")
    page.ask("undo")
    assert page.ask("play", move="a2a3")["can"] == {"undo": True, "redo": True}


def test_a_reply_is_made_for_the_other_side() -> None:
    page = Page(position=OPENING, viewer="1", moves=["a2a3"])
    assert page.error("play", move="a6a5") == {"code": "not-yours", "field": "move"}
    assert page.error("reply", move="a6b5") == {"code": "illegal-reply", "field": "move"}
    assert page.ask("reply", move="a6a5")["moves"] == ["a2a3", "a6a5"]


def test_whose_masks_are_seen_can_change() -> None:
    page = Page(position=OPENING, viewer="1")
    assert page.ask("see", viewer="nobody")["position"] == "xxxxx/xxxxx/5/5/5/XXXXX/XXXXX 1 00"
    assert page.ask("see", viewer="everyone")["position"] == OPENING


def test_suspects_come_with_reasons_and_worlds() -> None:
    page = Page(position="4c/2s2/5/5/anl2/5/4C 2 00", viewer="1")
    page.ask("reply", move="c6c4")
    answer = page.ask("suspects")
    assert answer["worlds"] == 24
    masks = answer["masks"]
    assert isinstance(masks, dict)
    assert masks["c4"]["kinds"] == "S"
    assert masks["c4"]["worlds"] == {"S": 24}
    assert masks["c4"]["excluded"]["L"] == {
        "code": "far",
        "rule": "move.lady",
        "turns": [1],
        "squares": ["c6", "c4"],
        "kinds": "",
    }
    assert masks["a3"]["excluded"]["S"]["squares"] == ["c4"]


def test_only_a_player_suspects() -> None:
    page = Page(position=OPENING, viewer="everyone")
    assert page.ask("suspects") == {"ok": True}
    drawn = page.ask("draw", suspects=True)["svg"]
    assert drawn == page.ask("draw")["svg"]


def test_a_board_is_drawn_with_what_the_page_wants() -> None:
    page = Page(position=OPENING, viewer="1")
    plain = page.ask("draw")["svg"]
    for wanted in (
        {"select": "a2"},
        {"seat": "2"},
        {"coordinates": False},
        {"arrows": ["a2a3"]},
        {"marks": ["c4"]},
        {"suspects": True},
        {"title": "A board", "description": "Ten masks", "ident": "b7"},
    ):
        assert page.ask("draw", **wanted)["svg"] != plain, wanted


def test_across_the_table_a_selected_mask_shows_no_targets() -> None:
    page = Page(position=OPENING, viewer="2")
    selected, plain = (str(page.ask("draw", **fields)["svg"]) for fields in ({"select": "a2"}, {}))
    assert selected.count("target") == plain.count("target")


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({}, {"code": "missing", "field": "do"}),
        ({"do": "fly"}, {"code": "unknown", "field": "do"}),
        ({"do": 1}, {"code": "type", "field": "do"}),
        ({"do": "state"}, {"code": "missing", "field": "board"}),
        ({"do": "state", "board": "x"}, {"code": "unknown", "field": "board"}),
        ({"do": "load", "board": "x"}, {"code": "missing", "field": "position"}),
        ({"do": "load", "board": "x", "case": "x"}, {"code": "unknown", "field": "case"}),
        (
            {"do": "load", "board": "x", "position": OPENING, "viewer": "all"},
            {"code": "unknown", "field": "viewer"},
        ),
        (
            {"do": "load", "board": "x", "position": OPENING, "moves": "a2a3"},
            {"code": "type", "field": "moves"},
        ),
        (
            {"do": "load", "board": "x", "position": OPENING, "moves": [1]},
            {"code": "type", "field": "moves"},
        ),
        (
            {"do": "load", "board": "x", "position": "5"},
            {
                "code": "notation",
                "problem": "1 fields instead of placement, player and lost",
                "reason": "fields",
                "found": "1",
                "line": 1,
                "column": 1,
            },
        ),
    ],
)
def test_a_bad_request_is_answered_with_a_code(request_: Json, error: Json) -> None:
    assert Session().handle(request_) == {"ok": False, "error": error}


def test_bad_moves_are_answered_with_codes_and_change_nothing() -> None:
    page = Page(position="4x/5/2x2/2N2/5/5/C4 1 00", viewer="1")
    before = page.ask("state")
    assert page.error("play", move="c4d5") == {
        "code": "illegal",
        "move": "c4d5",
        "rule": "move.noble",
    }
    assert page.error("play", move="c4c5") == {"code": "hidden", "square": "c5"}
    assert page.error("undo") == {"code": "nothing-to-undo", "field": "board"}
    assert page.error("redo") == {"code": "nothing-to-redo", "field": "board"}
    assert page.error("record") == {"code": "hidden", "field": "board"}
    assert page.ask("state") == before


def test_a_bad_load_leaves_the_board_as_it_was() -> None:
    page = Page(position=OPENING)
    problems = page.error("load", position="NNNN1/5/5/5/5/5/5 1 00")
    assert problems == {
        "code": "setup",
        "problems": [
            {
                "code": "too-many",
                "rule": "contents.masks",
                "player": 1,
                "what": "N",
                "found": 4,
                "allowed": 3,
            }
        ],
    }
    assert page.ask("state")["position"] == OPENING


def test_after_the_end_nothing_is_played() -> None:
    page = Page(position=LADY_BEFORE_CANDIDATE, viewer="1")
    page.ask("play", move="c4c5")
    over = {"code": "over", "winner": 2, "by": "capture.lady-by-candidate"}
    assert page.error("play", move="e7e6") == over


def test_tags_are_texts() -> None:
    page = Page(position=OPENING)
    assert page.error("record", tags=1) == {"code": "type", "field": "tags"}
    assert page.error("record", tags={"Ivory": 1}) == {"code": "type", "field": "tags"}


def test_the_page_has_a_session_of_its_own() -> None:
    assert handle({"do": "load", "board": "own", "position": OPENING})["ok"] is True
    assert handle({"do": "state", "board": "own"})["position"] == OPENING
