"""What a history shows is what the file says, and nothing of it depends on the hidden truth."""

import pytest

from tests.contract import reference
from volto_core import Kind, format_position
from volto_core.geometry import SQUARE_NAMES
from volto_core.puzzles.puzzle import Puzzle
from volto_core.puzzles.table import parse_puzzle
from volto_core.text.notation import format_kinds
from volto_puzzles.collection import Collection
from volto_puzzles.histories import history_flaws, replay

FEW = 6
TABLE = {
    "id": "unmask-001",
    "theme": "last-of-its-kind",
    "kind": "unmask",
    "position": "5/5/2L1x/3N1/4C/ANx2/A4 1 01",
    "suspects": {"e5": "AC"},
    "off": "NNNAAASL",
    "start": "5/3x1/4A/1L1N1/4C/ANx2/A4 1 01",
    "history": ["b4c5", "d6e5"],
    "square": "c2",
    "answer": "L",
}


def flaws(**changes: object) -> list[str]:
    table = TABLE | changes
    return list(history_flaws(parse_puzzle({k: v for k, v in table.items() if v is not None})))


def test_a_history_that_fits_has_no_flaws() -> None:
    assert flaws() == []


def test_suspects_that_nothing_shows_are_refused() -> None:
    assert flaws(start=None, history=None) == ["suspects: there is no history that shows them"]


def test_a_puzzle_without_a_history_needs_none() -> None:
    assert flaws(start=None, history=None, suspects=None) == []


def test_other_suspects_than_the_history_shows_are_refused() -> None:
    assert flaws(suspects={"e5": "C"}) == ["suspects: the history shows e5=AC"]


def test_suspects_in_which_the_history_cannot_be_are_refused() -> None:
    assert flaws(suspects={"e5": "ACL"}) == ["history: illegal move d6e5: move.lady"]


def test_a_history_that_shows_nothing_is_told() -> None:
    changes = {"start": TABLE["position"], "history": []}
    assert flaws(**changes) == ["suspects: the history shows nothing"]


def test_a_history_that_leads_elsewhere_is_refused() -> None:
    assert flaws(history=["b4c5", "d6d5"]) == [
        "history: it leads to other squares than those of the position"
    ]
    assert flaws(history=["b4b5", "d6e5"]) == [
        "position: the history leads to 5/5/1L2x/3N1/4C/ANx2/A4 1 01"
    ]


def test_a_history_that_cannot_be_played_is_refused() -> None:
    assert flaws(history=["b4c5", "b6e5"]) == ["history: no mask on b6"]
    (illegal,) = flaws(start="5/4x/4A/1L1N1/4C/ANx2/A4 1 01", history=["b4b6", "e6e5"])
    assert "move.lady" in illegal


def test_a_start_is_as_the_learner_saw_it() -> None:
    assert flaws(start="5/3c1/4A/1L1N1/4C/ANl2/A4 1 01") == ["start: not as the learner sees it"]


def test_a_history_needs_what_is_off_the_mat() -> None:
    assert flaws(off=None) == ["off: missing, and the history does not tell it"]


def test_every_enemy_mask_that_leaves_is_off_the_mat() -> None:
    changes = {
        "position": "5/5/2L1N/5/4C/ANx2/A4 1 02",
        "start": "5/5/2L1x/4N/4C/ANx2/A4 1 01",
        "history": ["e4e5"],
    }
    assert flaws(**changes) == ["history: more enemy masks leave the mat than off names"]


def test_a_capturer_that_leaves_with_a_lady_is_followed() -> None:
    changes = {
        "position": "5/5/5/5/5/4x/3xC 1 11",
        "start": "5/5/2x2/1L3/5/4x/3xC 2 01",
        "history": ["c5b4"],
        "suspects": None,
    }
    assert flaws(**changes, off="NNNAASLA") == []
    assert flaws(**changes, off="NNNAAASL") == ["history: illegal move c5b4: move.lady"]


def small(collection: Collection) -> list[Puzzle]:
    return [
        puzzle
        for puzzle in collection.puzzles
        if puzzle.start is not None and puzzle.start.other.bit_count() <= FEW
    ]


@pytest.mark.parametrize("part", range(2))
def test_a_second_implementation_sees_the_same_suspects(collection: Collection, part: int) -> None:
    chosen = small(collection)[part::2]
    assert len(chosen) >= 50
    for puzzle in chosen:
        game = replay(puzzle)
        seen = reference.suspects(
            reference.parse(format_position(game.start)), list(map(str, puzzle.history))
        )
        counted = {
            SQUARE_NAMES[square]: format_kinds(kinds)
            for square, kinds in puzzle.query.suspects.items()
        }
        assert counted == seen, puzzle.id


def test_a_history_begins_with_the_learner(collection: Collection) -> None:
    for puzzle in collection.puzzles:
        if puzzle.start is not None:
            assert puzzle.start.player == puzzle.learner
            assert len(puzzle.history) % 2 == 0


def test_no_file_says_what_a_hidden_mask_is(collection: Collection) -> None:
    for puzzle in collection.puzzles:
        if not puzzle.is_open:
            for position in filter(None, (puzzle.position, puzzle.start)):
                theirs = [m for m in position.masks().values() if m.owner is not puzzle.learner]
                assert {mask.kind for mask in theirs} == {None}, puzzle.id


def test_a_puzzle_leaves_no_candidate_off_the_mat(collection: Collection) -> None:
    assert [
        puzzle.id for puzzle in collection.puzzles if Kind.CANDIDATE in (puzzle.off or ())
    ] == []
