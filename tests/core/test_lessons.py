"""The course: every goal can be reached, par is the fewest moves, and every rule is taught."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.support.combinations import share_of
from tests.support.lessons import GAMES, LESSONS, POINTED, SCRIPTED, TASKS, TRIED, WORKED, lines_of
from tests.support.session import Json, Page
from tests.support.tasks import played, progress_of, tries_of, twins_of
from volto_core.game.history import Game, game_of
from volto_core.game.moves import legal_moves
from volto_core.game.position import position_of
from volto_core.geometry import PALACE, squares_of
from volto_core.page.board import Board, board_of
from volto_core.pieces import Kind
from volto_core.rules import Rule
from volto_core.solver import pose, solve
from volto_core.teaching import lessons
from volto_core.teaching.cases import Case
from volto_core.teaching.judging import STRAYED, Progress, Status, judge
from volto_core.teaching.lessons import Lesson, all_lessons
from volto_core.teaching.questions import Claim, Prediction, Question
from volto_core.teaching.tasks import Task
from volto_core.text.notation import parse_move, parse_square

# Of questions in a lesson, and of choices in a question.
FEWEST, MOST = 2, 3
# Of stars.
FULL = 3
QUESTIONS = [question for lesson in all_lessons() for question in lesson.questions]


def remarks_of(task: Task) -> set[str]:
    return {f"{task.id}-{remark.id}" for remark in (*task.goals, *task.mistakes)}


def test_each_task_of_the_course_belongs_to_one_lesson() -> None:
    set_tasks = [task.id for lesson in all_lessons() for task in lesson.tasks]
    assert len(set(set_tasks)) == len(set_tasks)
    assert {name for name in set_tasks if name.startswith("learn-")} == set(TASKS)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_shows_then_leaves_alone_then_asks(lesson: Lesson) -> None:
    assert lesson.steps == (*lesson.tasks, *lesson.questions)
    # Who strikes out kinds is led by the pencil, and has nothing to follow.
    assert lesson.tasks[0].shown or lesson.tasks[0].strikes
    assert any(not task.shown for task in lesson.tasks)
    assert FEWEST <= len(lesson.questions) <= MOST


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_no_kind_of_answer_is_right_in_more_than_half_of_a_lesson(lesson: Lesson) -> None:
    (_, most), *_ = Counter(question.answer for question in lesson.questions).most_common()
    assert most <= len(lesson.questions) / 2


def test_every_rule_is_taught_by_a_lesson_and_asked_in_a_question() -> None:
    assert {rule for lesson in all_lessons() for rule in lesson.teaches} == set(Rule)
    assert {rule for lesson in all_lessons() for rule in lesson.checks} == set(Rule)


def test_no_question_is_asked_twice_and_each_has_two_or_three_choices() -> None:
    questions = [question for lesson in all_lessons() for question in lesson.questions]
    assert len({question.id for question in questions}) == len(questions)
    for question in questions:
        assert question.answer in question.choices
        assert len(set(question.choices)) == len(question.choices)
        assert FEWEST <= len(question.choices) <= MOST
    asked = {question.answer for question in questions}
    assert set(Prediction) - asked == {Prediction.SYMBOL}


def true_of(case: Case) -> set[Prediction]:
    """All that can be said of the end of a case."""
    if case.refused:
        return {Prediction.REFUSED}
    taken = game_of(case.position, case.moves).turns[-1].captured
    winner = case.outcome.winner if case.outcome else 0
    ends = {0: "quiet", None: "draw", 1: "ivory", 2: "night"}
    left = {None: set[str](), Kind.LADY: {"both"}}.get(taken, {"capture"})
    return set(map(Prediction, {"allowed", ends[winner], *left}))


def test_of_the_choices_of_a_question_one_alone_is_true() -> None:
    for question in QUESTIONS:
        if isinstance(question, Question) and question.square is None:
            assert {*question.choices} & true_of(question.case) == {question.answer}, question.id


def test_that_the_game_goes_on_is_no_answer_to_whether_a_move_is_allowed() -> None:
    for question in QUESTIONS:
        assert not {*question.choices} >= {Prediction.REFUSED, Prediction.QUIET}, question.id


def test_what_is_seen_of_a_mask_depends_on_the_seat() -> None:
    (asked,) = [each for each in QUESTIONS if isinstance(each, Question) and each.seat]
    assert asked.answer is Prediction.FACE
    assert asked._replace(seat="2").answer is Prediction.SYMBOL


def test_what_is_told_at_the_end_of_a_case_depends_on_what_was_captured() -> None:
    answers = {each.id: each.answer for each in QUESTIONS}
    assert answers["case-capture-reveals"] is Prediction.CAPTURE
    assert answers["case-lady-takes-her-capturer-along"] is Prediction.BOTH
    assert answers["case-second-lady-captured"] is Prediction.NIGHT


def test_a_claim_is_as_sure_as_the_moves_make_it() -> None:
    claim = next(each for each in QUESTIONS if each.id == "claim-nobody-else")
    assert isinstance(claim, Claim)
    assert claim.answer is Prediction.CERTAIN
    before = claim._replace(game=claim.game.undo().undo(), square=parse_square("c5"))
    assert before.answer is Prediction.POSSIBLE
    assert claim._replace(kind=Kind.LADY).answer is Prediction.IMPOSSIBLE


@pytest.mark.no_cover
@pytest.mark.parametrize("name", TRIED)
def test_par_is_the_fewest_moves_that_reach_a_goal(name: str) -> None:
    found = [
        number
        for number, boards in enumerate(lines_of(name), 1)
        if any(progress_of(board).reached for board in boards)
    ]
    assert found[0] == TRIED[name].par


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SCRIPTED)
def test_every_goal_can_be_reached_and_every_mistake_made(name: str) -> None:
    task = SCRIPTED[name]
    made = {progress_of(board).said for boards in lines_of(name) for board in boards}
    assert remarks_of(task) <= made


@pytest.mark.no_cover
@pytest.mark.parametrize("name", TRIED)
def test_no_try_of_up_to_par_meets_with_silence_or_leads_nowhere(name: str) -> None:
    task = SCRIPTED[name]
    for number, boards in enumerate(lines_of(name), 1):
        for board in boards if number <= task.par else ():
            progress = progress_of(board)
            assert progress.is_open or progress.said in remarks_of(task), board.game.moves


@pytest.mark.parametrize("name", WORKED)
def test_a_worked_example_reaches_its_goal_and_earns_nothing(name: str) -> None:
    task = WORKED[name]
    board = board_of(task)
    for number, move in enumerate(task.shown):
        assert board.shows == move
        other = next(each for each in sorted(legal_moves(board.game.position)) if each != move)
        strayed = progress_of(played(board, other))
        assert strayed.status is Status.FAILED
        assert strayed.said in {STRAYED, *remarks_of(task)}, number
        board = played(board, move)
    assert progress_of(board).is_solved
    assert board.shows is None
    assert board.stars == 0


def test_what_a_worked_example_shows_next_is_told_with_the_board() -> None:
    page = Page(task="learn-noble-show")
    assert page.loaded["task"]["shows"] == "c3c4"
    page.ask("play", move="c3c4")
    assert page.ask("answer")["task"]["shows"] == "c4d4"
    assert "shows" not in page.ask("play", move="c4d4")["task"]
    assert "shows" not in Page(task="learn-noble").loaded["task"]
    assert Board(Game(TASKS["learn-noble"].game.start), "1").shows is None


@pytest.mark.parametrize("name", POINTED)
def test_who_only_points_meets_every_remark_and_no_silence(name: str) -> None:
    made = {progress_of(board).said for board in tries_of(board_of(POINTED[name]))}
    assert made == remarks_of(POINTED[name])


def test_the_last_moves_of_a_game_are_a_win_that_the_solver_proves() -> None:
    task = TASKS["learn-game-last"]
    solution = solve(pose(board_of(task).view.position), within=task.par + 1)
    assert solution
    assert solution.within == task.par


@pytest.mark.parametrize("name", TASKS)
def test_untouched_it_is_not_done(name: str) -> None:
    board = board_of(TASKS[name])
    progress = Progress(TASKS[name])
    assert judge(progress, board.view) is progress
    assert board.stars == 0


def test_stars_are_lost_by_a_miss_a_hint_and_a_detour() -> None:
    straight = "d3d4"
    page = Page(task="learn-offer-again")
    assert page.ask("play", move=straight)["task"].get("stars") is None
    assert page.ask("answer")["task"]["stars"] == 3
    page = Page(task="learn-offer-again")
    page.ask("hint")
    page.ask("play", move="d3c3")
    page.ask("reset")
    page.ask("play", move=straight)
    assert page.ask("answer")["task"]["stars"] == 1
    board = board_of(TASKS["learn-advisor"])
    for move in ("b2a1", "a1b2", "b2a3", "a3b4"):
        board = played(board, move)
    assert board.stars == 2


@pytest.mark.no_cover
@pytest.mark.parametrize("name", TRIED)
def test_who_solves_a_task_within_par_is_told_of_no_shorter_way(name: str) -> None:
    solved = [
        board for boards in lines_of(name)[: TRIED[name].par] for board in boards if board.stars
    ]
    assert all(board.missed_par is None and board.stars == FULL for board in solved)
    # Where two ways are to be found, one in each try, none of the lines is a solution.
    assert solved or len(TRIED[name].to_reach) > 1


def test_who_solves_a_task_with_more_moves_is_told_par() -> None:
    def told(*moves: str) -> Json:
        page = Page(task="learn-candidate")
        for move in moves[:-1]:
            page.ask("play", move=move)
            page.ask("answer")
        answer = page.ask("play", move=moves[-1])
        return dict(answer["task"])

    longer = told("b4a4", "a4a5", "a5a6", "a6a7")
    assert (longer["stars"], longer["par"]) == (FULL - 1, 3)
    assert "par" not in told("b4a4", "a4a5", "a5a6")
    assert "par" not in told("b4b5", "b5b6", "b6b7")


def test_who_starts_a_solved_task_over_has_missed_nothing_yet() -> None:
    board = played(board_of(TASKS["learn-halt"]), "b2b3").again()
    assert progress_of(board).missed == 1
    board = played(board, "b2b5")
    assert board.stars == 2
    assert progress_of(board.again()).missed == 0


def test_a_side_that_cannot_make_its_next_move_makes_none() -> None:
    task = TASKS["learn-noble"]._replace(waits=(parse_move("a7a6"),))
    board = board_of(task).tried(parse_move("b2b3"))
    assert not board.answers
    assert progress_of(board).status is Status.FAILED


def finished(board: Board, rng: Random) -> Board:
    """The board after a game in which the learner moves by chance."""
    while not board.game.outcome:
        board = played(board, rng.choice(sorted(legal_moves(board.game.position))))
    return board


@pytest.mark.parametrize("name", GAMES)
def test_each_game_is_dealt_anew_and_shows_the_same_faces(name: str) -> None:
    task = GAMES[name]
    boards = [board_of(task, deal=str(number)) for number in range(6)]
    boards += [boards[0].again(deal=str(number)) for number in range(6)]
    starts = [board.game.start for board in boards]
    assert starts[:6] == starts[6:]
    assert len(set(starts)) > 1
    assert len({board.view.position.picture for board in boards}) == 1
    other = task.learner.opponent
    for start in starts:
        (candidate,) = squares_of(start.of_kind(Kind.CANDIDATE, other) & PALACE[other])
        assert candidate not in {move.target for move in legal_moves(start)}
        assert all(
            start.of_kind(kind, other).bit_count()
            == task.game.start.of_kind(kind, other).bit_count()
            for kind in Kind
        )


def test_a_game_that_is_not_dealt_is_the_same_again() -> None:
    page = Page(task="learn-game-four", deal="5")
    moves = sorted(page.targets())
    page.ask("play", move="c2c3")
    page.ask("answer")
    again = page.ask("reset")
    assert again["moves"] == []
    assert sorted(page.targets()) == moves
    assert page.error("reset", deal="x")["code"] == "notation"
    assert page.error("load", task="learn-game-four", deal=5) == {"code": "type", "field": "deal"}
    assert board_of(TASKS["learn-noble"], deal="5") == board_of(TASKS["learn-noble"])


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_and_judged(name: str) -> None:
    said = set()
    for seed in range(share_of(30 if name == "learn-game-four" else 3)):
        board = finished(board_of(GAMES[name], deal=str(seed)), Random(seed))
        outcome = board.game.outcome
        assert outcome
        won = outcome.winner == GAMES[name].learner
        assert progress_of(board).is_solved is won
        said.add(progress_of(board).said)
    assert said <= remarks_of(GAMES[name])


def test_a_temperament_answers_where_the_game_is_not_against_a_level() -> None:
    page = Page(task="learn-game-last")
    page.ask("play", move="c2c3")
    assert len(page.ask("answer")["moves"]) == 2


def test_a_question_is_asked_by_a_message_of_its_own() -> None:
    steps = [step for lesson in all_lessons() for step in lesson.steps]
    asked = [step for step in steps if not isinstance(step, Task)]
    assert {type(step) for step in asked} == {Question, Claim}
    assert all(step.name == f"ask-{step.id.split('-', 1)[1]}" for step in asked)


def test_a_draw_is_no_win() -> None:
    task = TASKS["learn-noble"]
    drawn = next(remark for remark in GAMES["learn-game-four"].mistakes if remark.id == "drawn")
    board = board_of(task._replace(mistakes=(drawn,)))
    for move in ("b2b3", "b3b2") * 4:
        if progress_of(board).is_open:
            board = played(board, move)
    assert progress_of(board).said == "learn-noble-drawn"


@pytest.mark.parametrize("name", GAMES)
def test_the_other_side_does_not_know_the_learners_masks(name: str) -> None:
    """Exchange masks of the learner that have not moved, and the answer is the same."""
    task = GAMES[name]
    start = task.game.start
    own = squares_of(start.masks_of(task.learner))
    answers = set()
    mover = Kind.NOBLE if start.of_kind(Kind.NOBLE, task.learner) else Kind.LADY
    move = next(move for move in sorted(legal_moves(start)) if start.kind_at(move.origin) is mover)
    for one, other in combinations([square for square in own if square != move.origin], 2):
        masks = start.masks()
        masks[one], masks[other] = masks[other], masks[one]
        position = position_of(masks, player=start.player, lost=start.lost)
        answers.add(board_of(task._replace(game=Game(position))).after(move).answer)
    assert len(answers) == 1


def test_twins_of_a_lesson_look_the_same() -> None:
    looks = {str(board_of(twin).view.position) for twin in twins_of(TASKS["learn-spare"])}
    assert len(looks) == 1


def test_a_lesson_cannot_name_what_is_not_there() -> None:
    with pytest.raises(ValueError, match="learn-nothing"):
        lessons._step("learn-nothing", {})
    with pytest.raises(ValueError, match="no case nothing"):
        lessons._step({"case": "nothing"}, {})
