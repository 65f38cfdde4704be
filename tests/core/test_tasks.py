"""The tasks: each can be solved, none is done untouched, and no first move meets with silence."""

from typing import Any

import pytest

from tests.support.course import CHARGE, deal_that_ends
from tests.support.session import Page
from tests.support.tasks import SOLUTIONS, TASKS, after, played, progress_of, tries_of, twins_of
from volto_core.game.history import Game, game_of
from volto_core.knowledge.views import view_of
from volto_core.page.board import Board, board_of
from volto_core.rules import Rule
from volto_core.teaching.judging import ASTRAY, KNOWN, Progress, Status, judge
from volto_core.teaching.tasks import Remark, Task, task_by_id
from volto_core.text.notation import format_position, parse_move, parse_position, parse_square

PLAYED = {name: task for name, task in TASKS.items() if not task.points}


def test_the_examples_have_their_tasks() -> None:
    assert list(TASKS) == list(SOLUTIONS)
    assert task_by_id("e9") is None


@pytest.mark.parametrize("name", TASKS)
def test_the_goal_can_be_reached(name: str) -> None:
    board = board_of(TASKS[name])
    for step in SOLUTIONS[name]:
        assert not progress_of(board).is_solved
        board = after(board, step)
    assert progress_of(board).is_solved


@pytest.mark.parametrize("name", TASKS)
def test_untouched_it_is_not_done(name: str) -> None:
    task = TASKS[name]
    assert not task.game.outcome
    progress = Progress(task)
    for place in task.viewers:
        view = Board(task.game, place).view
        assert judge(progress, view) is progress


@pytest.mark.parametrize("name", TASKS)
def test_no_first_try_meets_with_silence(name: str) -> None:
    for board in tries_of(board_of(TASKS[name])):
        said = progress_of(board).said
        assert said.startswith(f"{name}-"), board.game.moves


@pytest.mark.parametrize("name", TASKS)
def test_each_remark_is_made_after_some_first_try(name: str) -> None:
    task = TASKS[name]
    made = {progress_of(board).said for board in tries_of(board_of(task))}
    assert made == {f"{name}-{remark.id}" for remark in (*task.goals, *task.mistakes)}


@pytest.mark.parametrize("name", PLAYED)
def test_every_first_move_ends_the_try(name: str) -> None:
    for board in tries_of(board_of(PLAYED[name])):
        assert not progress_of(board).is_open


@pytest.mark.parametrize("name", ["e1", "e3", "e5"])
def test_before_the_first_move_nothing_depends_on_what_is_hidden(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    received = []
    twins = twins_of(TASKS[name])
    for twin in twins:
        monkeypatch.setattr("volto_core.teaching.tasks.task_by_id", {name: twin}.get)
        page = Page(task=name)
        asked = ["state", "hint", "hint", "line", "present", "reset", "free", "record"]
        received.append([page.loaded, page.suspects(), *map(page.ask, asked), page.suspects()])
    assert len(twins) > 1
    assert all(answers == received[0] for answers in received)


def test_a_task_is_told_with_the_board() -> None:
    page = Page(task="e2")
    assert page.loaded["position"] == "5/5/5/x1x2/1A2N/5/5 1 00"
    assert page.loaded["can"] == {"undo": False, "redo": False}
    assert page.loaded["task"] == {
        "id": "e2",
        "status": "open",
        "said": "",
        "rule": None,
        "reached": [],
        "goals": 1,
        "hints": 0,
        "answers": False,
    }


def test_a_trap_is_told_and_a_new_try_keeps_goals_and_hints() -> None:
    page = Page(task="e1")
    page.ask("hint")
    reached = page.ask("play", move="c4c5")["task"]
    assert reached["status"] == "reached"
    assert reached["rule"] == "capture.plain"
    again = page.ask("reset")["task"]
    assert again["reached"] == ["noble"]
    assert again["hints"] == 1
    assert again["status"] == "open"
    assert again["said"] == ""
    known = page.ask("play", move="c4c5")["task"]
    assert known["said"] == KNOWN
    assert known["status"] == "reached"


def test_hints_end() -> None:
    page = Page(task="e3")
    given = [page.ask("hint")["task"]["hints"] for _ in range(4)]
    assert given == [1, 2, 3, 3]


def test_the_other_side_answers_when_it_is_asked_to() -> None:
    page = Page(task="e4-ivory")
    assert page.error("answer") == {"code": "no-answer", "field": "board"}
    offered = page.ask("play", move="b3b4")["task"]
    assert offered["answers"] is True
    assert offered["status"] == "open"
    assert page.error("play", move="b5b4") == {"code": "not-yours", "field": "move"}
    answer = page.ask("answer")
    assert answer["moves"] == ["c5b5", "b3b4", "b5b4"]
    assert answer["outcome"] == {"winner": 1, "by": "win.ladies"}
    assert answer["task"]["status"] == "solved"


def test_a_try_that_is_over_goes_no_further() -> None:
    page = Page(task="e3")
    page.ask("play", move="b3a3")
    assert page.error("play", move="e7e6") == {"code": "not-yours", "field": "move"}
    assert page.error("reply", move="e7e6") == {"code": "not-yours", "field": "move"}
    assert page.error("undo") == {"code": "nothing-to-undo", "field": "board"}
    assert page.targets() == {}


def test_only_a_solved_task_is_turned_over() -> None:
    page = Page(task="e3")
    not_yet = {"code": "not-solved", "field": "board"}
    assert page.error("free") == not_yet
    assert page.error("see", viewer="everyone") == {"code": "hidden", "field": "viewer"}
    page.ask("play", move="b3b4")
    free = page.ask("free")
    assert free["position"] == "4c/5/5/1l3/1NC2/5/5 1 00"
    assert "task" not in free
    assert page.ask("play", move="c3b4")["outcome"] == {
        "winner": 2,
        "by": "capture.lady-by-candidate",
    }
    assert page.error("free") == not_yet


def test_a_dealt_game_that_is_over_turns_all_masks_over() -> None:
    page = Page(task="learn-game-four", deal=deal_that_ends("learn-game-four", CHARGE, 2, first=12))
    before = page.ask("state")
    for move in CHARGE:
        assert before["outcome"] is None
        assert "x" in before["position"]
        page.ask("play", move=move)
        before = page.ask("answer")
    after = before
    assert after["outcome"]["winner"] == 2
    assert "x" not in after["position"]
    # The move that decided is told with the mask that made it, and so is every other.
    assert after["events"][0]["kind"] is not None
    assert all(played["kind"] for played in after["task"]["played"])


def test_a_task_that_was_missed_keeps_its_secrets() -> None:
    page = Page(task="e3")
    assert page.ask("play", move="c3b4")["outcome"] is not None
    assert "x" in page.ask("state")["position"]


def test_free_play_starts_where_the_task_does() -> None:
    page = Page(task="e2")
    page.ask("play", move="b3c4")
    assert page.ask("free")["position"] == "5/5/5/n1c2/1A2N/5/5 1 00"


def test_around_the_table_masks_are_pointed_at_and_not_moved() -> None:
    page = Page(task="s1")
    assert page.targets() == {}
    assert page.error("play", move="a2a3") == {"code": "not-yours", "field": "move"}
    assert page.ask("point", square="d7")["task"]["said"] == "s1-hidden"
    assert page.ask("see", viewer="2")["position"] == "nalcn/ansla/5/5/5/XXXXX/XXXXX 1 00"
    found = page.ask("point", square="d7")["task"]
    assert found["said"] == "s1-night"
    assert found["status"] == "reached"
    assert page.error("point", square="z9")["code"] == "notation"


def test_what_is_no_task_has_nothing_of_one() -> None:
    page = Page(position="4c/5/2l2/2C2/5/5/5 1 00")
    no_task = {"code": "no-task", "field": "board"}
    assert page.error("hint") == no_task
    assert page.error("point", square="a1") == no_task
    assert Page(task="e1").error("point", square="a1") == no_task
    assert page.error("load", task="e9") == {"code": "unknown", "field": "task"}
    assert page.error("load", task=1) == {"code": "type", "field": "task"}


def lesson(**changes: Any) -> Task:
    """A task of two moves: the noble has to reach c5, and Night walks to and fro."""
    game = game_of(parse_position("4c/5/5/5/2N2/5/5 1 00"))
    task = Task(
        id="walk",
        game=game,
        goals=(Remark("there", (("to", "c5"), ("by", "N")), "there"),),
        mistakes=(Remark("back", (("to", "c2"),), rule=Rule.MOVE_NOBLE),),
        replies={parse_move("c3c4"): parse_move("e7e6"), parse_move("c4d4"): parse_move("e6e7")},
        viewers=("1",),
        hints=0,
    )
    return task._replace(**changes)


def test_a_task_of_several_moves_goes_on_after_an_answer() -> None:
    board = played(board_of(lesson()), "c3c4")
    assert progress_of(board).is_open
    assert format_position(board.game.position) == "5/4c/5/2N2/5/5/5 1 00"
    assert progress_of(board.tried(parse_move("c4c5"))).is_solved


def test_a_move_that_nobody_foresaw_is_said_to_lead_astray() -> None:
    progress = progress_of(board_of(lesson()).tried(parse_move("c3b3")))
    assert (progress.status, progress.said) == (Status.FAILED, ASTRAY)


def test_a_mistake_is_told_after_the_answer_to_it() -> None:
    replies = {parse_move("c3c2"): parse_move("e7e6")}
    board = played(board_of(lesson(replies=replies)), "c3c2")
    assert progress_of(board).said == "walk-back"
    assert len(board.game.turns) == 2


def test_an_answer_that_ends_the_game_unforeseen_fails() -> None:
    game = Game(parse_position("5/5/5/5/2N2/4c/5 1 00"))
    replies = {parse_move("c3c4"): parse_move("e2e1")}
    board = played(board_of(lesson(game=game, replies=replies)), "c3c4")
    assert progress_of(board).said == ASTRAY


def test_who_points_has_not_moved() -> None:
    remarks = tuple(
        Remark(name, ((name, value),), name)
        for name, value in (("by", "N"), ("to", "c3"), ("captured", "-"))
    )
    task = lesson(goals=remarks, viewers=("1", "2"))
    board = board_of(task).judged(pointed=parse_square("c3"))
    assert progress_of(board).said == ""


def test_who_moves_has_not_pointed() -> None:
    task = lesson(goals=(Remark("at", (("points", "N"),), "at"),))
    assert progress_of(board_of(task).tried(parse_move("c3c2"))).said == "walk-back"


def test_a_task_is_judged_from_the_learners_view() -> None:
    task = TASKS["e3"]
    board = board_of(task).tried(parse_move("b3b4"))
    assert judge(Progress(task), view_of(board.game, frozenset({task.learner}))).said == "e3-lady"


def test_a_solved_task_stays_solved() -> None:
    board = board_of(TASKS["s1"])
    for step in SOLUTIONS["s1"]:
        board = after(board, step)
    assert progress_of(after(board, "1 c4")) == progress_of(board)


def test_a_solved_task_begins_anew() -> None:
    board = board_of(TASKS["e1"])
    for step in SOLUTIONS["e1"]:
        board = after(board, step)
    assert progress_of(board).is_solved
    assert progress_of(board.again()).reached == ()
