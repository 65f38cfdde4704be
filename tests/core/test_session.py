import pytest

from tests.support.boards import OPENING
from tests.support.session import Json, Page
from volto_core import Game, Record, format_record, legal_moves, parse_position
from volto_core.page.commands import COMMANDS
from volto_core.page.session import Session

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
        "off": ["", ""],
        "outcome": None,
        "can": {"undo": False, "redo": False},
        "from": page.targets(),
    }


def test_a_game_is_given_as_a_record() -> None:
    start = parse_position(OPENING)
    game = Game(start).play(legal_moves(start)[0])
    page = Page(position=OPENING, moves=["a2a3"])
    written = page.ask("record", tags={"Ivory": "Ada"})["record"]
    assert written == format_record(Record(game, {"Ivory": "Ada"}))
    read = page.ask("read", record=written)
    assert (read["position"], read["moves"], read["tags"]) == (OPENING, ["a2a3"], {"Ivory": "Ada"})


def test_each_mask_has_targets_and_a_reason_for_every_other_square() -> None:
    page = Page(position="4c/5/2n2/2L2/5/5/C4 1 00", viewer="1")
    answer = page.targets()
    assert isinstance(answer, dict)
    assert set(answer) == {"c4", "a1"}
    lady = answer["c4"]
    assert lady["targets"] == ["b3", "c3", "d3", "b4", "d4", "b5", "d5"]
    assert lady["refused"]["c5"] == "move.lady"
    assert lady["refused"]["a1"] == "turn.own-mask"
    assert lady["refused"]["c4"] == "turn.must-move"
    assert len(lady["targets"]) + len(lady["refused"]) == 35


def test_there_are_no_targets_across_the_table_or_after_the_end() -> None:
    assert Page(position=OPENING, viewer="2").targets() == {}
    assert Page(position="4c/5/5/5/5/5/C4 1 02").targets() == {}


def test_the_masks_off_the_mat_are_the_ladies_lost_before_and_whoever_left_since() -> None:
    page = Page(position="4c/5/2l2/2N2/5/5/C4 1 10", viewer="1")
    assert page.loaded["off"] == ["L", ""]
    assert page.ask("play", move="c4c5")["off"] == ["LN", "L"]


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


def test_suspects_come_with_reasons_and_with_the_move_that_asks_for_them() -> None:
    page = Page(position="4c/2s2/5/5/anl2/5/4C 2 00", viewer="1")
    masks = page.ask("reply", move="c6c4", suspects=True)["suspects"]
    assert masks["c4"]["kinds"] == "S"
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
    assert page.suspects() == {}
    assert "suspects" not in page.ask("state")


def test_every_change_is_answered_with_where_each_mask_may_go_now() -> None:
    page = Page(position=OPENING, viewer="mover")
    assert "a2" in page.loaded["from"]
    assert "a6" in page.ask("play", move="a2a3")["from"]
    assert "a2" in page.ask("undo")["from"]
    assert page.ask("see", viewer="2")["from"] == {}


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
        ({"do": "state", "board": 1}, {"code": "type", "field": "board"}),
        ({"do": "state", "board": "x", "suspects": 1}, {"code": "type", "field": "suspects"}),
        ({"do": "play", "board": "x"}, {"code": "missing", "field": "move"}),
        ({"do": "see", "board": "x", "viewer": 1}, {"code": "type", "field": "viewer"}),
        ({"do": "load", "board": "x", "task": "x"}, {"code": "unknown", "field": "task"}),
        ({"do": "load", "board": "x", "puzzle": "x"}, {"code": "type", "field": "puzzle"}),
        ({"do": "x" * 9, "board": "x"}, {"code": "unknown", "field": "do"}),
        ({"do": "mirror", "x" * 99: 1, "position": ""}, {"code": "unknown", "field": "x" * 40}),
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


def test_a_command_is_refused_where_it_has_no_meaning() -> None:
    page = Page(position=OPENING)
    assert page.error("give-up") == {"code": "unknown", "field": "do"}
    assert page.error("chances") == {"code": "unknown", "field": "do"}


def test_what_decides_identities_is_secret() -> None:
    secret = {name for name, command in COMMANDS.items() if command.is_secret}
    assert secret == {"load", "reset", "conceal"}
