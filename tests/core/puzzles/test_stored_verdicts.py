"""Verdicts on first moves, found when the site is built, and slower wins."""

from typing import Any

import pytest

from tests.support.trainer import (
    BOTH,
    FOOTPRINTS,
    LONG_RUN,
    ODDS,
    OPEN_CARDS,
    RUN,
    SAVE,
    UNMASK,
    Keep,
    Solver,
    Table,
    found_out,
    not_stored,
    stored,
)
from volto_core.puzzles import attempt_at, parse_puzzle, verdicts
from volto_core.puzzles.attempt import Stage
from volto_core.puzzles.stored_verdicts import parse_verdicts
from volto_core.solver import Search, Undecided
from volto_core.text.notation import parse_move
from volto_puzzles import first_verdicts as first_verdicts_module
from volto_puzzles.first_verdicts import first_verdicts


@BOTH
def test_a_slower_win_is_told_and_the_board_stays(keep: Keep) -> None:
    page = Solver(OPEN_CARDS, keep)
    answer: Any = page.ask("play", move="d6d7")
    assert answer["position"] == OPEN_CARDS["position"]
    assert answer["task"]["puzzle"]["slower"] == 3
    assert page.plays("a5a6")["status"] == "open"


def test_a_slower_win_that_takes_long_to_find_is_found_before_anybody_asks() -> None:
    assert Solver(LONG_RUN, stored).plays("a3b4")["puzzle"]["slower"] == 4


def test_what_nobody_has_decided_is_told_so_and_the_board_stays() -> None:
    page = Solver(LONG_RUN)
    answer: Any = page.ask("play", move="a3b4")
    assert answer["position"] == LONG_RUN["position"]
    task = answer["task"]
    assert (task["status"], task["said"]) == ("open", "puzzle-undecided")
    assert "witness" not in task["puzzle"]
    assert page.plays("a4a5")["status"] == "open"


def test_later_slower_wins_are_stored_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "SLOWER_NODES", 1)
    told = []
    for keep in (not_stored, stored):
        page = Solver(LONG_RUN, keep)
        page.plays("a4a5")
        told.append(page.plays("d3d4")["puzzle"])
    assert [(one["stage"], one["slower"]) for one in told] == [("undecided", None), ("slower", 3)]


@pytest.mark.parametrize(
    ("asked", "slower"),
    [
        # To the palace it is two steps; aside costs one more, and back two.
        (
            {"position": "l4/5/4C/5/5/5/5 1 00", "within": 2, "solution": "e5e6"},
            {"e5d4": 4, "e5d5": 3, "e5e4": 4},
        ),
        # Here it is four, and back would be six.
        ({"position": "l4/5/5/5/4C/5/5 1 00", "within": 4, "solution": "e3e4"}, {"e3d3": 5}),
    ],
)
def test_slower_is_within_four_moves_or_one_more(asked: Table, slower: dict[str, int]) -> None:
    assert first_verdicts(parse_puzzle(OPEN_CARDS | asked))["slower"] == slower


def test_what_cannot_be_decided_beforehand_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*args: object, **options: object) -> int:
        raise Undecided(1)

    monkeypatch.setattr(first_verdicts_module, "slower_win", endless)
    monkeypatch.setattr(verdicts, "SLOWER_NODES", 1)
    assert found_out(OPEN_CARDS)["slower-later"] == {}
    assert Solver(OPEN_CARDS, found_out).plays("d6d7")["puzzle"]["stage"] == "undecided"


def test_what_punishes_later_may_take_too_long_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    def ending() -> str:
        page = Solver(RUN)
        witness = page.plays("a5a4")["puzzle"]["witness"]
        return str(page.task("refute", to=str(len(witness["line"])))["puzzle"]["witness"]["end"])

    found = ending()
    monkeypatch.setattr(verdicts, "FURTHER_NODES", 1)
    assert ending() != found


def test_clues_that_are_no_list_are_refused() -> None:
    assert Solver(RUN).error("load", puzzle=RUN, verdicts={"clues": "0"}) == {
        "code": "type",
        "field": "clues",
    }


def test_of_a_mask_to_name_there_are_no_verdicts_to_store() -> None:
    assert first_verdicts(parse_puzzle(UNMASK)) == {}


def test_what_was_stored_is_what_would_be_found_out() -> None:
    for table in (RUN, OPEN_CARDS, FOOTPRINTS, SAVE, ODDS):
        puzzle, verdicts = parse_puzzle(table), stored(table)
        search = Search()
        for move in verdicts["refuted"]:
            one = attempt_at(puzzle, stored=parse_verdicts(verdicts)).tries(parse_move(move))
            other = attempt_at(puzzle, search=search).tries(parse_move(move))
            assert one.witness == other.witness
            assert one.stage is Stage.WRONG
