"""What a page is told about a game that it reviews."""

import pytest

from tests.support.boards import OPENING
from tests.support.session import Page

RUN = "5/5/C4/5/5/4n/5 1 00"
HIDDEN = "xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00"


def test_a_move_is_analysed_when_it_is_asked_for() -> None:
    page = Page(position=RUN, moves=["a5a6", "e2e3", "a6a7"])
    answer = page.ask("review", turn="1")
    assert answer["curve"] == [[1000, 1000], [1000, 1000]]
    assert answer["analysis"] == {
        "player": 1,
        "move": "a5a6",
        "worlds": 1,
        "certain": {"e2": "N"},
        "forced": 2,
        "kept": True,
        "lost": 0,
        "exposed": 0,
        "truth": {"lost": False, "exposed": False},
    }


def test_a_win_let_go_is_told_with_a_move_that_keeps_it() -> None:
    page = Page(position=RUN, moves=["a5a4"])
    assert page.ask("review", turn="1")["winning"] == {"move": "a5a6", "kind": "C"}
    assert Page(position=RUN, moves=["a5a6"]).ask("review", turn="1")["winning"] is None


def test_moments_are_told_with_their_moves() -> None:
    page = Page(position=RUN, moves=["a5a6", "e2e3", "a6a7"])
    moments = page.ask("moments")["moments"]
    found = [(one["code"], one["turn"]) for one in moments]
    assert found == [("proved", 1), ("decided", 3)]


def test_the_whole_line_is_reviewed_wherever_the_board_is() -> None:
    page = Page(position=RUN, moves=["a5a6", "e2e3", "a6a7"])
    page.ask("go", to="1")
    assert page.ask("review", turn="3")["analysis"]["move"] == "a6a7"


@pytest.mark.parametrize("turn", ["0", "2", "-1", "one", ""])
def test_a_move_that_was_not_made_is_not_analysed(turn: str) -> None:
    page = Page(position=RUN, moves=["a5a6"])
    assert page.error("review", turn=turn) == {"code": "unknown", "field": "turn"}


@pytest.mark.parametrize("fields", [{"do": "review", "turn": "1"}, {"do": "moments"}])
def test_what_the_page_may_not_know_is_not_reviewed(fields: dict[str, str]) -> None:
    hidden = HIDDEN
    refused = {"code": "hidden", "field": "board"}
    for page in (
        Page(position=hidden, deal="7", moves=["a2a3"], viewer="1"),
        Page(position=hidden),
        Page(task="e3"),
    ):
        assert page.error(**fields) == refused


def test_a_dealt_game_is_reviewed_when_it_is_over() -> None:
    page = Page(position="5/C3x/5/5/5/5/5 1 00", deal="0", moves=["a6a7"])
    assert page.ask("review", turn="1")["analysis"]["forced"] == 1
    assert Page(position=OPENING, moves=["a2a3"]).ask("review", turn="1")["ok"]


def test_a_game_that_hides_masks_is_replayed_and_reviewed_as_it_was_seen() -> None:
    page = Page(position=HIDDEN, moves=["d2d6xA", "e6d6"], viewer="everyone")
    assert page.loaded["viewer"] == "1"
    assert page.loaded["moves"] == ["d2d6", "e6d6"]
    assert page.loaded["from"] == {}
    assert page.loaded["position"] == "xxxxx/xxxx1/5/5/5/NAL1N/CANAL 1 00"
    assert page.ask("line")["start"] == HIDDEN
    own = page.ask("review", turn="1")["analysis"]
    assert (own["lost"], own["truth"]) == (0, "hidden")
    assert page.ask("review", turn="2")["analysis"]["forced"] == "hidden"
    assert page.ask("moments")["ok"]


@pytest.mark.parametrize("viewer", ["2", "everyone", "mover"])
def test_nobody_sees_what_a_game_hides(viewer: str) -> None:
    page = Page(position=HIDDEN, moves=["a2a3"])
    assert page.error("see", viewer=viewer) == {"code": "hidden", "field": "viewer"}
    assert page.error("play", move="a6a5") == {"code": "not-yours", "field": "move"}
    assert page.ask("see", viewer="nobody")["ok"]


def test_moves_that_fit_no_world_are_refused() -> None:
    assert Page().error("load", position=HIDDEN, moves=["d2d6"])["reason"] == "no-world"


def test_a_diagram_that_hides_some_masks_is_played_as_before() -> None:
    page = Page(position="4x/5/5/5/5/5/C4 1 00", moves=["a1a2"], viewer="1")
    assert page.loaded["position"] == "4x/5/5/5/5/C4/5 2 00"
