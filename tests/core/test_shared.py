"""A game that two people share at one device, as its page asks for it."""

from typing import Any

import pytest

from tests.support.session import Json, Page
from volto_core import parse_record

IVORY, NIGHT = "NALSN/CANAL", "lanac/nslan"
HIDDEN = "xxxxx/xxxxx/5/5/5/XXXXX/XXXXX"
# The candidate stands in front, and goes straight on.
FORWARD = "LNCNL/AASAN"
STRAIGHT_ON = [
    *("c2c3", "a6a5", "c3c4", "a5a6", "c4c5", "a6a5"),
    # An advisor is captured, then a noble in the palace.
    *("c5d6", "a5a6", "d6c7"),
]


def shared_page(
    moves: list[str] | None = None, *, ivory: str = IVORY, night: str = NIGHT, **changes: Any
) -> Page:
    """A page with a shared game, of which Ivory begins."""
    fields: dict[str, Any] = {"shared": {"first": "1"}, "ivory": ivory, "night": night}
    return Page(moves=moves or [], **fields | changes)


def test_a_game_begins_behind_the_curtain() -> None:
    page = shared_page()
    assert page.loaded["position"] == f"{HIDDEN} 1 00"
    assert page.loaded["viewer"] == "nobody"
    assert page.loaded["from"] == {}
    assert page.loaded["shared"] == {"repeated": False, "resume": {"first": "1"}}
    assert page.loaded["can"] == {"undo": False, "redo": False}


@pytest.mark.parametrize(
    ("viewer", "position"),
    [("1", f"xxxxx/xxxxx/5/5/5/{IVORY} 1 00"), ("2", f"{NIGHT}/5/5/5/XXXXX/XXXXX 1 00")],
)
def test_each_player_sees_the_own_masks_alone(viewer: str, position: str) -> None:
    seen = shared_page().ask("see", viewer=viewer)
    assert seen["position"] == position
    assert bool(seen["from"]) == (viewer == "1")


def test_the_curtain_hides_everything_again() -> None:
    page = shared_page()
    page.ask("see", viewer="1")
    page.ask("play", move="a2a3")
    covered = page.ask("see", viewer="nobody", suspects=True, played=True)
    assert covered["position"] == "xxxxx/xxxxx/5/5/X4/1XXXX/XXXXX 2 00"
    assert covered["suspects"] == {}
    assert [move["kind"] for move in covered["played"]] == [""]
    assert {event.get("kind") for event in covered["events"]} == {None}


def test_nobody_sees_both_sides_before_the_end() -> None:
    page = shared_page()
    for viewer in ("everyone", "mover"):
        assert page.error("see", viewer=viewer) == {"code": "hidden", "field": "viewer"}
    assert page.error("record") == {"code": "hidden", "field": "board"}
    assert page.ask("line")["start"] == f"{HIDDEN} 1 00"


def test_only_the_player_who_looks_and_is_to_move_moves() -> None:
    page = shared_page()
    refused = {"code": "not-yours", "field": "move"}
    assert page.error("play", move="a2a3") == refused
    page.ask("see", viewer="2")
    assert page.error("play", move="a6a5") == refused
    page.ask("see", viewer="1")
    after = page.ask("play", move="a2a3")
    # What the move has done is seen before the device is handed over.
    assert after["viewer"] == "1"
    assert after["from"] == {}
    assert page.error("play", move="a3a4") == refused
    page.ask("see", viewer="2")
    assert page.ask("play", move="a6a5")["moves"] == ["a2a3", "a6a5"]


def test_suspects_are_those_of_the_player_who_looks() -> None:
    page = shared_page(["a2a3"])
    assert set(page.ask("see", viewer="2", suspects=True)["suspects"]) >= {"a3"}
    assert "a3" not in page.ask("see", viewer="1", suspects=True)["suspects"]


def test_at_the_end_all_masks_are_turned_over_whoever_looks() -> None:
    page = shared_page(STRAIGHT_ON[:-1], ivory=FORWARD)
    page.ask("see", viewer="1")
    over = page.ask("play", move=STRAIGHT_ON[-1])
    assert over["outcome"] == {"winner": 1, "by": "win.palace"}
    assert over["viewer"] == "everyone"
    for viewer in ("nobody", "1", "2", "everyone"):
        assert page.ask("see", viewer=viewer)["position"] == over["position"]
    assert "x" not in over["position"].lower()


def test_who_resigns_is_the_one_who_looks() -> None:
    page = shared_page()
    assert page.error("resign") == {"code": "not-yours", "field": "board"}
    page.ask("see", viewer="2")
    over = page.ask("resign")
    assert over["outcome"] == {"winner": 1, "by": "resignation"}
    assert over["position"] == f"{NIGHT}/5/5/5/{IVORY} 1 00"
    assert over["from"] == {}
    assert over["shared"]["resume"] == {"first": "1", "resigned": "2"}
    for do, fields in (("resign", {}), ("play", {"move": "a2a3"})):
        assert page.error(do, **fields) == {"code": "over", "field": "board"}
    record = parse_record(page.ask("record", tags={"Date": "2026-11-17"})["record"])
    assert record.tags["Date"] == "2026-11-17"
    assert page.ask("line")["start"] == f"{NIGHT}/5/5/5/{IVORY} 1 00"
    assert page.ask("line")["seen"] == f"{HIDDEN} 1 00"


def test_a_game_is_taken_up_again_with_whoever_looks() -> None:
    page = shared_page()
    page.ask("see", viewer="1")
    played = page.ask("play", move="a2a3")
    again = shared_page(played["moves"], viewer=played["viewer"])
    assert again.loaded == played
    page.ask("see", viewer="2")
    over = page.ask("resign")
    resumed = shared_page(over["moves"], shared=over["shared"]["resume"], viewer=over["viewer"])
    assert resumed.loaded == over


def test_a_picture_that_comes_back_is_told_of() -> None:
    back = ["a2a3", "a6a5", "a3a2", "a5a6"]
    assert shared_page(back).loaded["shared"]["repeated"]
    over = shared_page(back * 2).loaded
    assert over["outcome"] == {"winner": None, "by": "ruling.repetition"}
    assert not over["shared"]["repeated"]
    assert "x" not in over["position"].lower()


def test_a_move_that_cannot_have_been_made_tells_nothing_of_its_mask() -> None:
    fields: Json = {"shared": {"first": "1"}, "ivory": IVORY, "night": NIGHT}
    errors = [Page().error("load", moves=[move], **fields) for move in ("b2b3", "a2b3", "d2e3")]
    assert {error["code"] for error in errors} == {"illegal-reply"}
    assert len({str(error) for error in errors}) == 1


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"shared": {}}, {"code": "missing", "field": "first"}),
        ({"shared": {"first": "3"}}, {"code": "unknown", "field": "first"}),
        ({"shared": {"first": "1", "resigned": "0"}}, {"code": "unknown", "field": "resigned"}),
        ({"shared": {"first": "1", "colour": "red"}}, {"code": "unknown", "field": "colour"}),
        ({"viewer": "everyone"}, {"code": "hidden", "field": "viewer"}),
    ],
)
def test_what_is_no_shared_game_is_refused(fields: Json, error: Json) -> None:
    whole = {"shared": {"first": "1"}, "ivory": IVORY, "night": NIGHT} | fields
    assert Page().error("load", **whole) == error


@pytest.mark.parametrize("left_out", ["ivory", "night"])
def test_both_set_ups_are_needed(left_out: str) -> None:
    whole = {"shared": {"first": "1"}, "ivory": IVORY, "night": NIGHT}
    del whole[left_out]
    assert Page().error("load", **whole) == {"code": "missing", "field": left_out}


def test_nothing_is_told_of_a_set_up_that_is_kept() -> None:
    assert Page().ask("conceal", ivory=IVORY) == {"ok": True}
    assert Page().ask("conceal", ivory=IVORY, night=NIGHT) == {"ok": True}
    assert Page().error("conceal") == {"code": "missing", "field": "ivory"}


@pytest.mark.parametrize("setup", ["NALSN/CANAN", NIGHT, "NALSN", "XALSN/CANAL"])
def test_a_set_up_that_is_wrong_is_not_kept(setup: str) -> None:
    assert Page().error("conceal", ivory=setup)["code"] in ("setup", "notation")
