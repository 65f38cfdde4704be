"""What learners strike out, and what the other side believes: compared with what can be known."""

import pytest

from tests.support.boards import board as drawn
from tests.support.course import strikes_of
from tests.support.lessons import STRUCK, TASKS
from tests.support.session import Page
from tests.support.tasks import played, progress_of
from volto_core.game.history import Game
from volto_core.page.board import board_of
from volto_core.pieces import Kind
from volto_core.teaching.guards import guarded
from volto_core.text.notation import parse_move, parse_square


@pytest.mark.parametrize("name", STRUCK)
def test_every_way_to_strike_out_kinds_is_told_and_one_is_right(name: str) -> None:
    page = Page(task=name)
    ways = strikes_of(STRUCK[name])
    for said, notes in reversed(ways.items()):
        task = page.ask("compare", notes=notes)["task"]
        assert f"task-{task['said']}" == said
        assert (task["status"] == "solved") is said.endswith("-right")
    # The last was right, after a miss.
    assert task["stars"] == 2
    assert set(task["compared"]["because"]) == set(notes)


def test_what_was_struck_out_wrongly_is_told_and_no_reason_before_all_is_right() -> None:
    page = Page(task="learn-strike-diagonal")
    task = page.ask("compare", notes={"b5": "NC"})["task"]
    assert task["compared"] == {"over": {"b5": "C"}, "under": ["b5"]}
    assert page.targets() == {}
    right = page.ask("compare", notes={"b5": "NS"})["task"]["compared"]
    assert right["over"] == {}
    assert right["under"] == []
    because = right["because"]["b5"]
    assert because["kinds"] == "ACL"
    assert {letter: reason["rule"] for letter, reason in because["excluded"].items()} == {
        "N": "move.noble",
        "S": "move.soldier",
    }


def test_a_mask_without_a_note_has_something_left() -> None:
    page = Page(task="learn-strike-count")
    assert page.ask("compare", notes={})["task"]["compared"]["under"] == ["a6", "c7", "e6"]


def test_notes_are_for_the_tasks_that_ask_for_them() -> None:
    no_task = {"code": "no-task", "field": "board"}
    assert Page(task="e1").error("compare", notes={}) == no_task
    assert Page(position="5/5/5/5/5/5/C4 1 00").error("compare", notes={}) == no_task
    page = Page(task="learn-strike-diagonal")
    assert page.error("compare", notes={"b9": "N"})["code"] == "notation"
    assert page.error("compare", notes={"b5": "Q"})["code"] == "notation"
    assert page.error("play", move="b1b2") == {"code": "not-yours", "field": "move"}


STRAIGHT, DIAGONAL, MIXED = ("d2d3", "d3d4"), ("d2e3", "e3d4"), ("d2d3", "d3e4")


@pytest.mark.parametrize("moves", [STRAIGHT, DIAGONAL])
def test_a_lady_who_goes_one_way_is_taken_for_harmless(moves: tuple[str, ...]) -> None:
    board = board_of(TASKS["learn-bluff"])
    for move in moves:
        board = played(board, move)
    assert progress_of(board).said == "learn-bluff-taken"


def test_a_lady_who_goes_both_ways_gives_herself_away() -> None:
    board = board_of(TASKS["learn-bluff"])
    for move in MIXED:
        board = played(board, move)
    assert progress_of(board).said == "learn-bluff-mixed"
    game = board_of(TASKS["learn-bluff"]).game
    for move in ("d2d3", "a7b7", "d3e4", "b7a7", "e4e5"):
        game = game.play(parse_move(move))
    # She stands beside the guard, who dares no longer.
    assert guarded(game) is None


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("c4c5", "c5c6"), "learn-bluff-candidate-caught"),
        (("c4d5", "d5e6", "e6e7"), "learn-bluff-candidate-there"),
    ],
)
def test_a_candidate_passes_if_it_may_be_a_lady(moves: tuple[str, ...], said: str) -> None:
    board = board_of(TASKS["learn-bluff-candidate"])
    for move in moves:
        board = played(board, move)
    assert progress_of(board).said == said


def test_the_other_side_believes_what_it_has_seen_and_nothing_more() -> None:
    """Exchange the lady and the noble before they move, and the guard decides the same."""
    captures = set()
    for first, second in (("L", "N"), ("N", "L")):
        position = drawn(
            f"""
            7 . . . . c
            6 . . . . .
            5 . . n . .
            4 . . {first} . .
            3 . . . . .
            2 . . . . .
            1 {second} A . . C
            """,
            player=2,
            lost=(1, 0),
        )
        captures.add(guarded(Game(position)))
    assert captures == {parse_move("c5c4")}


def test_who_sees_all_masks_moves_the_own_ones_alone() -> None:
    page = Page(task="learn-endings")
    assert "x" not in page.loaded["position"]
    assert set(page.targets()) == {"a1", "b3", "e6"}
    reached = page.ask("play", move="e6e7")
    assert reached["task"]["status"] == "reached"
    assert page.targets() == {}


def test_a_walk_is_judged_by_the_moves_of_the_same_mask() -> None:
    task = TASKS["learn-bluff"]
    board = played(played(board_of(task), "d2d3"), "d3d2")
    assert progress_of(board).is_open
    assert board.game.position.kind_at(parse_square("d2")) is Kind.LADY
