"""The plan of a solved puzzle, step by step, and the board after it."""

from typing import Any

import pytest

from tests.support.trainer import CAPTURES, FOOTPRINTS, LIFTED, RUN, SAVE, Solver


def test_a_lady_takes_along_whoever_captures_her_in_the_plan_too() -> None:
    page = Solver(CAPTURES)
    page.ask("give-up")
    answer: Any = page.ask("plan", line=["d3d4=L", "c5d4"])
    assert answer["position"] == "5/C4/4x/1L1xx/4x/5/5 1 01"


def test_the_plan_is_walked_through_step_by_step() -> None:
    page = Solver(RUN)
    page.plays("a5a6", "a6a7")
    line: list[str] = []
    while steps := page.task("plan", line=line)["puzzle"]["plan"]["next"]:
        line.append(steps[0]["move"])
    assert line == ["a5a6", "c1b1", "a6a7"]
    answer: Any = page.ask("plan", line=line)
    assert answer["outcome"] == {"winner": 1, "by": "win.palace"}
    assert page.suspects() == {}


def test_the_plan_has_every_reply_and_the_best_comes_first() -> None:
    page = Solver(RUN)
    page.ask("give-up")
    plan = page.task("plan", line=["a5a6"])["puzzle"]["plan"]
    assert not plan["own"]
    assert plan["next"][0] == {
        "move": "c1b1",
        "player": 2,
        "kind": "",
        "captured": "A",
        "shown": "",
        "by": None,
        "lasts": 1,
    }
    assert len(plan["next"]) > 10


def test_a_step_that_shows_a_mask_names_it() -> None:
    page = Solver(LIFTED)
    page.ask("give-up")
    plan = page.task("plan", line=["e4e5=N"])["puzzle"]["plan"]
    assert plan["next"][0]["move"] == "a3a4"


def test_a_plan_names_whom_its_move_may_capture() -> None:
    page = Solver(CAPTURES)
    page.ask("give-up")
    steps = page.task("plan", line=[])["puzzle"]["plan"]["next"]
    assert {(step["move"], step["kind"], step["captured"]) for step in steps} == {
        ("d3d4", "N", kind) for kind in "NAL"
    }


def test_a_plan_names_who_would_leave_with_a_lady_and_hides_all_others() -> None:
    page = Solver(CAPTURES)
    page.ask("give-up")
    replies = page.task("plan", line=["d3d4=N"])["puzzle"]["plan"]["next"]
    taken = [step for step in replies if step["captured"] == "L"]
    assert taken
    assert all(step["kind"] == step["shown"] != "" for step in taken)
    assert all(step["kind"] == "" for step in replies if not step["shown"])


def test_the_moves_so_far_are_told_as_the_learner_has_seen_them() -> None:
    page = Solver(RUN)
    page.ask("give-up")
    played = page.task("plan", line=["a5a6", "c1b1"])["puzzle"]["plan"]["played"]
    assert [(each["move"], each["player"], each["kind"]) for each in played] == [
        ("a5a6", 1, "C"),
        ("c1b1", 2, ""),
    ]


@pytest.mark.parametrize(
    "line", [["a5a7"], ["a5a6", "a6a7"], ["a5a6=N"], ["a5a6", "c1b1", "a6a7", "b1a1"]]
)
def test_a_plan_has_no_steps_but_its_own(line: list[str]) -> None:
    page = Solver(RUN)
    page.ask("give-up")
    assert page.error("plan", line=line) == {"code": "unknown", "field": "line"}


def test_there_is_a_plan_only_for_a_win_and_only_at_the_end() -> None:
    assert Solver(RUN).error("plan", line=[]) == {"code": "not-solved", "field": "board"}
    page = Solver(SAVE)
    page.ask("give-up")
    assert page.error("plan", line=[]) == {"code": "not-solved", "field": "board"}


def test_at_the_end_the_masks_can_be_turned_over_and_played_with() -> None:
    page = Solver(RUN)
    assert page.error("free") == {"code": "not-solved", "field": "board"}
    page.plays("a5a6", "a6a7")
    answer: Any = page.ask("free")
    assert answer["position"] == "4L/4l/C1c2/2a2/5/2N2/1An2 1 11"
    assert "task" not in answer
    assert page.ask("play", move="a5a6")["ok"]


def test_beside_a_witness_or_a_plan_nobody_looks_back() -> None:
    page = Solver(FOOTPRINTS)
    page.ask("give-up")
    assert "played" not in page.task("plan", line=[])["puzzle"]
    assert page.error("look", to="1") == {"code": "unknown", "field": "to"}
