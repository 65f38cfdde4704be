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
from volto_core.puzzles import PuzzleError, format_puzzle, parse_puzzle

TABLES = (CAPTURES, FOOTPRINTS, SAVE, ODDS, UNMASK)


def problems(table: Table) -> list[str]:
    with pytest.raises(PuzzleError) as caught:
        parse_puzzle(table)
    return list(map(str, caught.value.problems))


def without(table: Table, *keys: str) -> Table:
    return {key: value for key, value in table.items() if key not in keys}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table["id"])
def test_what_is_read_is_written_back(table: Table) -> None:
    rated = table | {"also": ["race"], "difficulty": 3, "why": ["length"]}
    assert format_puzzle(parse_puzzle(rated)) == rated


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


@pytest.mark.parametrize("chances", ["half", "4/", "4/6/8", "04/6", "4/six", 0.5])
def test_chances_are_worlds_won_of_worlds(chances: object) -> None:
    (only,) = problems(ODDS | {"chances": chances})
    assert only.startswith("chances: ")


def test_an_answer_is_one_kind() -> None:
    assert problems(UNMASK | {"answer": "NA"}) == ["answer: 'NA' is not one kind"]


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
