"""Themes and reasons come from what the solver sees."""

import pytest

from volto_core.puzzles.table import parse_puzzle
from volto_puzzles.traits import described


def themes(position: str, **keys: object) -> list[str]:
    table = {"id": "mine", "theme": "hunt", "position": position} | keys
    puzzle = described(parse_puzzle(table))
    return [puzzle.theme, *puzzle.also]


def test_a_run_into_the_palace() -> None:
    found = themes("5/5/2C2/4c/5/5/5 1 00", kind="win", within=2, solution="c5c6")
    assert found == ["palace-run"]


def test_a_capture_of_the_candidate() -> None:
    found = themes("5/5/5/2c2/2N2/5/4C 1 00", kind="win", within=1, solution="c3c4")
    assert found == ["hunt"]


def test_a_soldier_strikes_from_afar() -> None:
    found = themes("2c2/5/5/5/2S2/5/4C 1 00", kind="win", within=1, solution="c3c7")
    assert found == ["soldiers-road", "hunt"]


def test_a_win_beside_a_capture_that_may_be_a_lady() -> None:
    found = themes("2x1x/1C3/5/5/5/5/5 1 01", kind="win", off="NNNAAASL", within=1, solution="b6a7")
    assert "poisoned-lady" in found


def test_a_race() -> None:
    found = themes("5/2C2/5/5/5/2c2/5 1 00", kind="win", within=1, solution="c6c7")
    assert found == ["race", "palace-run"]


@pytest.mark.parametrize(
    ("position", "solution", "theme"),
    [
        ("5/5/5/n4/C4/N4/5 1 00", "a3a4", "strike-first"),
        ("5/5/5/5/C1n2/5/5 1 00", "a3a4", "flight"),
    ],
)
def test_a_way_out_has_its_name(position: str, solution: str, theme: str) -> None:
    assert themes(position, kind="save", solution=solution)[0] == theme


def test_chances_are_good_or_slim() -> None:
    keys = {"kind": "odds", "off": "NNNAAASL", "solution": "c3c4"}
    assert themes("5/4x/5/2x2/2N2/5/4C 1 01", chances="1-0/2", **keys)[0] == "best-bet"
    assert themes("5/4x/5/2x2/2N2/5/4C 1 01", chances="1-0/3", **keys)[0] == "long-shot"


def test_a_lady_that_is_offered_saves_as_a_bait() -> None:
    position = "5/5/s4/5/5/1L3/C4 1 10"
    assert themes(position, kind="save", solution="b2a2") == ["bait", "lady-shield"]


def test_a_plan_of_several_moves_is_harder_for_its_length() -> None:
    table = {"id": "mine", "theme": "hunt", "kind": "win", "position": "5/5/2C2/4c/5/5/5 1 00"}
    puzzle = described(parse_puzzle(table | {"within": 2, "solution": "c5c6"}))
    assert puzzle.why[0] == "length"
