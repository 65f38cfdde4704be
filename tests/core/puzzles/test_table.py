"""A puzzle is read from a table and written back, and a bad table has all its problems named."""

from typing import Any

import pytest

from tests.support.trainer import (
    CAPTURES,
    FOOTPRINTS,
    ODDS,
    RUN,
    SAVE,
    UNMASK,
    Solver,
    Table,
)
from volto_core.geometry import SQUARE_NAMES
from volto_core.puzzles import PuzzleError, format_puzzle, parse_puzzle

TWO = {key: value for key, value in UNMASK.items() if key not in ("square", "answer")} | {
    "id": "two",
    "squares": {"b1": "A", "e3": "C"},
}
TABLES = (CAPTURES, FOOTPRINTS, SAVE, ODDS, UNMASK, TWO)


def problems(table: Table) -> list[str]:
    with pytest.raises(PuzzleError) as caught:
        parse_puzzle(table)
    return list(map(str, caught.value.problems))


def without(table: Table, *keys: str) -> Table:
    return {key: value for key, value in table.items() if key not in keys}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table["id"])
def test_what_is_read_is_written_back(table: Table) -> None:
    described = table | {"also": ["race"], "why": ["length"]}
    assert format_puzzle(parse_puzzle(described)) == described


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"id": "Two Words"}, "id: 'Two Words' is not in lower case with hyphens"),
        ({"id": "two--words"}, "id: 'two--words' is not in lower case with hyphens"),
        ({"id": 7}, "id: 7 is not a text"),
        ({"theme": "love"}, "theme: 'love' is not one of the themes"),
        ({"kind": ["win"]}, "kind: ['win'] is not one of the kinds"),
        ({"position": "5"}, "position: 1 fields instead of placement"),
        ({"within": True}, "within: True is not a number from 1 to 6"),
        ({"within": 7}, "within: 7 is not a number from 1 to 6"),
        ({"solution": "a5a9"}, "solution: no square 'a9' at column 3 of 'a5a9'"),
        ({"off": "NXA"}, "off: no kind 'X' at column 2 of 'NXA'"),
        ({"suspects": "c5"}, "suspects: 'c5' is not a table of squares and kinds"),
        ({"suspects": {"c5": "LC"}}, "suspects: c5 = 'LC' is not in the order N A C S L"),
        ({"suspects": {"c5": ""}}, "suspects: no suspects 'c5=' at column 1 of 'c5='"),
        ({"suspects": {"c9": "L"}}, "suspects: no square 'c9' at column 1 of 'c9=L'"),
        ({"suspects": {"c5": "CC"}}, "suspects: a kind twice in 'CC' at column 4 of 'c5=CC'"),
        ({"suspects": {"c5": 7}}, "suspects: 7 is not a text"),
        ({"also": "hunt"}, "also: 'hunt' is not a list"),
        ({"why": ["because"]}, "why: 'because' is not one of the reasons"),
        ({"hint": "a5"}, "hint: unknown key"),
        ({"square": "c5"}, "square: not a key of kind win"),
        ({"start": RUN["position"]}, "start: without history"),
        ({"history": []}, "history: without start"),
    ],
)
def test_a_wrong_key_or_value_is_named(change: Table, problem: str) -> None:
    (only,) = problems(RUN | change)
    assert only.startswith(problem)


@pytest.mark.parametrize(
    "chances", ["half", "4/6", "4-1", "04-1/6", "4-01/6", "0-1/6", "4-1/six", "4-1/6 ", 0.5]
)
def test_chances_are_worlds_won_lost_and_all(chances: object) -> None:
    (only,) = problems(ODDS | {"chances": chances})
    assert only.startswith("chances: ")


def test_an_answer_is_one_kind() -> None:
    assert problems(UNMASK | {"answer": "NA"}) == ["answer: 'NA' is not one kind"]
    assert problems(TWO | {"squares": {"b1": "A", "e3": "CL"}}) == ["squares: 'CL' is not one kind"]


def test_one_mask_is_asked_for_or_two() -> None:
    assert {SQUARE_NAMES[at]: kind.letter for at, kind in parse_puzzle(UNMASK).asked.items()} == {
        "b1": "A"
    }
    assert {SQUARE_NAMES[at]: kind.letter for at, kind in parse_puzzle(TWO).asked.items()} == {
        "b1": "A",
        "e3": "C",
    }
    assert parse_puzzle(RUN).asked == {}


def test_two_masks_stand_in_the_place_of_one() -> None:
    assert problems(UNMASK | {"squares": {"b1": "A", "e3": "C"}}) == [
        "square: not a key of kind unmask with squares",
        "answer: not a key of kind unmask with squares",
    ]
    assert problems(RUN | {"squares": {"b1": "A", "e3": "C"}}) == ["squares: not a key of kind win"]


@pytest.mark.parametrize("squares", [{"b1": "A"}, {"a1": "N", "b1": "A", "c1": "C"}, "b1"])
def test_two_are_two(squares: object) -> None:
    (only,) = problems(TWO | {"squares": squares})
    assert only.endswith("is not a table of two squares and their kinds")


def test_all_problems_are_named_at_once() -> None:
    assert problems(without(RUN, "id", "solution") | {"within": 0, "x": 1}) == [
        "id: missing",
        "solution: missing",
        "x: unknown key",
        "within: 0 is not a number from 1 to 6",
    ]


def test_a_long_value_is_cut_off_in_its_problem() -> None:
    (only,) = problems(RUN | {"also": {"x" * 1000: 1}})
    assert only.startswith("also: {'xxx")
    assert len(only) < 120


def test_a_page_is_told_every_problem() -> None:
    error: Any = Solver(RUN).error("load", puzzle=RUN | {"kind": "lose", "hint": "a5"})
    assert (error["code"], [problem["key"] for problem in error["problems"]]) == (
        "puzzle",
        ["hint", "kind"],
    )


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"history": ["b2c2"]}, "no mask on b2"),
        ({"history": ["c1d1"]}, "c1d1 captures an own mask"),
        ({"history": ["c7d7"]}, "c7d7 captures an own mask"),
        ({"history": ["c1c1"]}, "c1c1 captures an own mask"),
        ({"history": ["c1c2"]}, "it leads to other squares than those of the position"),
        (
            {"history": ["e3d3", "d5d4", "d3d4"], "off": "NAAASL"},
            "more enemy masks leave the mat than off names",
        ),
    ],
)
def test_a_history_that_does_not_lead_to_the_position_is_refused(
    change: Table, problem: str
) -> None:
    error: Any = Solver(RUN).error("load", puzzle=FOOTPRINTS | change)
    assert error == {"code": "history", "problem": problem}


def test_verdicts_are_stored_in_tables() -> None:
    error = Solver(RUN).error("load", puzzle=RUN, verdicts={"slower": ["a5a6"]})
    assert error == {"code": "type", "field": "slower"}
