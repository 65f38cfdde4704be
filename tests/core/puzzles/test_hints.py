"""Hints in three steps, and masks that are named."""

import pytest

from tests.support.trainer import RUN, UNMASK, Solver, Table

_BARE: Table = {"suspects": {}, "start": RUN["position"], "history": []}


def test_hints_come_in_three_steps() -> None:
    page = Solver(RUN)
    hints = [page.task("hint")["puzzle"]["hint"] for _ in range(4)]
    assert hints == [
        {"given": 1},
        {"given": 2, "mask": "a5"},
        {"given": 3, "mask": "a5", "target": "a6"},
        {"given": 3, "mask": "a5", "target": "a6"},
    ]


def test_each_move_has_hints_of_its_own() -> None:
    page = Solver(RUN)
    page.ask("hint")
    page.plays("a5a6")
    hints = [page.task("hint")["puzzle"]["hint"] for _ in range(3)]
    assert hints[-1] == {"given": 3, "mask": "a6", "target": "a7"}


def test_hints_stay_in_a_new_try_and_end_with_the_puzzle() -> None:
    page = Solver(RUN)
    page.ask("hint")
    page.plays("a5b6")
    assert page.task("reset")["hints"] == 1
    assert page.task("reset")["hints"] == 1
    page.plays("a5a6", "a6a7")
    assert page.task("hint")["hints"] == 0
    assert page.task("reset")["hints"] == 0


def test_to_name_a_mask_the_hints_are_masks_and_kinds() -> None:
    page = Solver(UNMASK)
    hints = [page.task("hint")["puzzle"]["hint"] for _ in range(3)]
    assert hints[1] == {"given": 2, "masks": ["e1", "e3", "c6"]}
    assert hints[2]["kinds"] == "NCL"


def test_a_mask_is_named_and_a_wrong_name_has_its_reason() -> None:
    page = Solver(UNMASK)
    task = page.task("name", kind="C")
    assert (task["status"], task["said"]) == ("open", "puzzle-misnamed")
    assert task["puzzle"]["why"]["code"] == "counted"
    task = page.task("name", kind="A")
    assert (task["status"], task["puzzle"]["answer"]) == ("solved", "A")
    assert set(task["puzzle"]["because"]) == {"N", "C", "S", "L"}


def test_a_kind_that_a_mask_excludes_by_itself_has_that_reason() -> None:
    table = {**UNMASK, "square": "d2", "answer": "C"}
    page = Solver(table)
    assert page.task("name", kind="N")["puzzle"]["why"]["code"] == "diagonal"


def test_in_the_palace_a_mask_is_no_candidate() -> None:
    page = Solver({**UNMASK, "position": RUN["position"], "off": "NNAASL", "square": "c1"} | _BARE)
    assert page.task("name", kind="C")["puzzle"]["why"]["code"] == "palace"


@pytest.mark.parametrize("kind", ["", "X", "NA"])
def test_a_name_is_one_kind(kind: str) -> None:
    assert Solver(UNMASK).error("name", kind=kind) == {"code": "unknown", "field": "kind"}


def test_masks_are_named_or_moved_as_the_puzzle_asks() -> None:
    assert Solver(RUN).error("name", kind="N") == {"code": "not-yours", "field": "kind"}
    assert Solver(UNMASK).error("play", move="d5d4") == {"code": "not-yours", "field": "move"}
