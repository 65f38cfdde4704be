"""What a page is told about a game that it reviews."""

import pytest

from tests.support.boards import OPENING
from tests.support.session import Page

RUN = "5/5/C4/5/5/4n/5 1 00"


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


def test_moments_are_told_with_their_moves() -> None:
    page = Page(position=RUN, moves=["a5a6", "e2e3", "a6a7"])
    moments = page.ask("moments")["moments"]
    assert [(one["code"], one["turn"]) for one in moments] == [("proved", 1)]


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
    hidden = "xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00"
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
