"""Hints in three steps, and masks that are named."""

import pytest

from tests.support.trainer import RUN, UNMASK, Solver


def test_hints_come_in_three_steps() -> None:
    page = Solver(RUN)
    hints = [page.task("hint")["puzzle"]["hint"] for _ in range(4)]
    assert hints == [
        {"given": 1, "about": "hunt"},
        {"given": 2, "about": "hunt", "mask": "a5"},
        {"given": 3, "about": "hunt", "mask": "a5", "target": "a6"},
        {"given": 3, "about": "hunt", "mask": "a5", "target": "a6"},
    ]


def test_each_move_has_hints_of_its_own() -> None:
    page = Solver(RUN)
    page.ask("hint")
    page.plays("a5a6")
    hints = [page.task("hint")["puzzle"]["hint"] for _ in range(3)]
    assert hints[-1] == {"given": 3, "about": "hunt", "mask": "a6", "target": "a7"}


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
    assert hints[1] == {"given": 2, "about": "hunt", "masks": ["e1", "e3", "c6"]}
    assert hints[2]["kinds"] == "NCL"


def test_a_wrong_name_is_refused_without_a_word_about_the_right_one() -> None:
    page = Solver(UNMASK)
    task = page.task("name", kinds="C")
    assert (task["status"], task["said"], task["rule"]) == ("open", "puzzle-misnamed", None)
    assert task["puzzle"]["named"] == "C"
    assert not {"why", "answer", "argument", "themes"} & set(task["puzzle"])
    # What only counting tells is left to the learner.
    assert "because" not in task["puzzle"]


def test_a_wrong_name_is_refused_with_its_reason_where_that_is_plain_to_see() -> None:
    gone = Solver(UNMASK).task("name", kinds="S")["puzzle"]["because"]
    assert gone["code"] == "gone", gone


def test_a_mask_is_named() -> None:
    task = Solver(UNMASK).task("name", kinds="A")
    assert (task["status"], task["puzzle"]["answer"]) == ("solved", {"b1": "A"})


def test_theme_and_reasons_come_with_the_answer() -> None:
    table = {**UNMASK, "also": ["footprints"], "why": ["counting"]}
    task = Solver(table).task("name", kinds="A")
    assert task["puzzle"]["themes"] == ["hunt", "footprints"]
    assert task["puzzle"]["hard"] == ["counting"]
    assert task["puzzle"]["certain"]["b1"] == "A"


@pytest.mark.parametrize("kinds", ["", "X", "NA"])
def test_a_name_is_one_kind(kinds: str) -> None:
    assert Solver(UNMASK).error("name", kinds=kinds) == {"code": "unknown", "field": "kinds"}


def test_masks_are_named_or_moved_as_the_puzzle_asks() -> None:
    assert Solver(RUN).error("name", kinds="N") == {"code": "not-yours", "field": "kinds"}
    assert Solver(UNMASK).error("play", move="d5d4") == {"code": "not-yours", "field": "move"}


@pytest.fixture
def asks_for_two() -> Solver:
    """A page that asks for two masks at once."""
    table = {key: value for key, value in UNMASK.items() if key not in ("square", "answer")}
    return Solver(table | {"squares": {"b1": "A", "d2": "A"}})


def test_two_masks_are_named_together_and_nothing_tells_which_name_is_wrong(
    asks_for_two: Solver,
) -> None:
    answers = [asks_for_two.task("name", kinds=kinds) for kinds in ("AC", "CA", "CC")]
    assert {task["said"] for task in answers} == {"puzzle-misnamed-both"}
    told = [{**task["puzzle"], "named": ""} for task in answers]
    assert told[0] == told[1] == told[2]
    assert asks_for_two.error("name", kinds="A") == {"code": "unknown", "field": "kinds"}
    task = asks_for_two.task("name", kinds="AA")
    assert (task["status"], task["puzzle"]["answer"]) == ("solved", {"b1": "A", "d2": "A"})


def test_of_two_masks_both_are_argued_for_hinted_at_and_followed(asks_for_two: Solver) -> None:
    hints = [asks_for_two.task("hint")["puzzle"]["hint"] for _ in range(3)]
    assert set(hints[1]["masks"]) >= {"e1", "e3", "c6"}
    assert asks_for_two.task("look", to="7")["puzzle"]["look"]["asked"] == ["b1", "e3"]
    argument = asks_for_two.task("give-up")["puzzle"]["argument"]
    left = [(line["square"], line["kinds"]) for line in argument if line["code"] == "left"]
    assert left == [("b1", "A"), ("d2", "A")]
