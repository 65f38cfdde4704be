"""The argument that leads to an answer: a line and an arrow for each clue."""

from typing import Any

import pytest

from tests.support.trainer import (
    BOTH,
    FOOTPRINTS,
    ODDS,
    OPEN_CARDS,
    SAVE,
    UNMASK,
    Keep,
    Solver,
    Table,
    not_stored,
)
from volto_core.puzzles import argument, attempt_at, parse_puzzle
from volto_core.puzzles.argument import Clue, arrows_of, shown_clues
from volto_core.solver import Undecided

# The mask that has captured is no lady, all nobles, two advisors and the soldier are off the mat.
CAPTURED: Table = {
    "id": "captured",
    "theme": "betrayed",
    "kind": "unmask",
    "position": "5/x4/1x1xx/5/4L/4N/2C2 1 10",
    "suspects": {"d5": "NCS"},
    "off": "NNNAAS",
    "start": "5/x2x1/1x1xx/3S1/4L/4N/2C2 1 10",
    "history": ["d4d5", "d6d5"],
    "square": "d5",
    "answer": "C",
}
# Nobody has moved: one stands where no candidate can, the others are counted.
IN_THE_PALACE: Table = {
    "id": "in-the-palace",
    "theme": "last-of-its-kind",
    "kind": "unmask",
    "position": "5/5/x4/5/5/2C2/1x3 1 01",
    "off": "NNNAAASL",
    "square": "a5",
    "answer": "C",
}


def told(table: Table, keep: Keep = not_stored) -> list[Any]:
    """The argument that whoever gives up is told."""
    lines: list[Any] = Solver(table, keep).task("give-up")["puzzle"]["argument"]
    return lines


def brief(lines: list[Any]) -> list[str]:
    """Each line as the code, the mask, and the kinds that it excludes or leaves."""
    return [f"{line['code']} {line['square']} {line['kinds']}" for line in lines]


def test_a_mask_that_has_captured_is_no_lady_and_that_is_told() -> None:
    lines = told(CAPTURED)
    assert brief(lines) == ["orthogonal-captured d5 AL", "gone d5 N", "gone d5 S", "left d5 C"]
    assert (lines[0]["turn"], lines[0]["arrows"]) == (2, ["d6d5"])


def test_of_a_mask_to_name_all_other_kinds_are_excluded() -> None:
    for table in (CAPTURED, UNMASK, IN_THE_PALACE):
        about = [line for line in told(table) if line["square"] == table["square"]]
        excluded = {kind for line in about if line["code"] != "left" for kind in line["kinds"]}
        assert excluded | {table["answer"]} >= set("NACSL") - set(gone_elsewhere(table))
        assert brief(about)[-1] == f"left {table['square']} {table['answer']}"


def gone_elsewhere(table: Table) -> str:
    """What was told to be gone when another mask was spoken of."""
    lines = told(table)
    return "".join(line["kinds"] for line in lines if line["code"] == "gone")


def test_where_kinds_are_used_up_the_masks_that_do_so_come_first() -> None:
    lines = told(UNMASK)
    (count,) = (line for line in lines if line["code"] == "counted")
    before = lines[: lines.index(count)]
    assert set(count["squares"]) <= {line["square"] for line in before}
    assert count["arrows"] == [f"{square}b1" for square in count["squares"]]
    assert set(count["used"]) >= set(count["kinds"])


def test_in_the_palace_no_candidate_can_be() -> None:
    assert brief(told(IN_THE_PALACE)) == [
        "gone a5 N",
        "gone a5 A",
        "gone a5 S",
        "palace b1 C",
        "counted a5 L",
        "left a5 C",
    ]


@BOTH
def test_a_hidden_win_tells_the_clues_that_it_needs(keep: Keep) -> None:
    lines = told(FOOTPRINTS, keep)
    moved = [line for line in lines if line["turn"]]
    assert {line["turn"] for line in moved} <= {2, 4, 6}
    assert all(len(line["arrows"]) == 1 for line in moved)
    assert lines[-1]["code"] == "left"


@pytest.mark.parametrize(
    ("table", "shown", "needed"),
    [(FOOTPRINTS, [2, 4, 6], [2, 6]), (UNMASK, [2, 4, 6, 8, 10], [4, 10, 2])],
)
def test_a_clue_is_not_told_if_the_answer_stands_without_it(
    table: Table, shown: list[int], needed: list[int]
) -> None:
    clues = shown_clues(attempt_at(parse_puzzle(table)))
    assert [clue.turn for clue in clues] == shown
    assert [line["turn"] for line in told(table) if line["turn"]] == needed


def test_what_takes_long_to_find_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless:
        def __init__(self, **_: object) -> None:
            pass

        def forces(self, *_: object) -> bool:
            raise Undecided(1)

    before = told(FOOTPRINTS)
    monkeypatch.setattr(argument, "Search", Endless)
    assert len(told(FOOTPRINTS)) >= len(before)
    shown = shown_clues(attempt_at(parse_puzzle(FOOTPRINTS)))
    turns = [line["turn"] for line in told(FOOTPRINTS) if line["turn"]]
    assert sorted(turns) == [clue.turn for clue in shown]


def test_a_bet_takes_everything_into_account() -> None:
    assert brief(told(ODDS))[0] == "diagonal d3 NS"


def test_a_save_tells_the_clue_that_it_needs() -> None:
    table = {
        **SAVE,
        "position": "x1x1x/5/5/1A3/Lx3/C4/A4 1 11",
        "suspects": {"b3": "ACL"},
        "off": "NNNAAL",
        "start": "x1x1x/5/5/1Ax2/LC3/5/A4 1 11",
        "history": ["b3a2", "c4b3"],
        "solution": "a2b1",
    }
    assert brief(told(table)) == ["diagonal b3 NS", "left b3 ACL"]


def test_a_save_needs_no_clue_where_every_world_is_saved() -> None:
    assert told(SAVE) == []


def test_with_open_cards_there_is_nothing_to_deduce() -> None:
    assert told(OPEN_CARDS) == []


def test_what_an_author_says_is_given() -> None:
    table = {key: value for key, value in CAPTURED.items() if key not in ("start", "history")}
    assert brief(told(table))[0] == "given d5 AL"


def test_nothing_is_argued_before_the_answer() -> None:
    page = Solver(CAPTURED)
    for key in ("argument", "certain", "themes", "hard"):
        assert key not in page.task("hint")["puzzle"]
    page.task("name", kinds="N")
    assert "argument" not in page.task("state")["puzzle"]


def test_a_line_without_a_move_has_no_arrow() -> None:
    assert arrows_of(Clue(3, "gone", ())) == ()
