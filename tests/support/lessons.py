"""The tasks of the course by what is done in them, and every line of play in them."""

from collections.abc import Iterator
from functools import cache

from tests.support.tasks import played, progress_of
from volto_core.game.moves import legal_moves
from volto_core.page.board import Board, board_of
from volto_core.teaching.lessons import all_lessons
from volto_core.teaching.tasks import Task, course_tasks

TASKS = {task.id: task for task in course_tasks()}
LESSONS = {lesson.id: lesson for lesson in all_lessons()}
SET = {task.id: task for lesson in all_lessons() for task in lesson.tasks}
SCRIPTED = {name: task for name, task in SET.items() if not task.bot and task.moves}
WORKED = {name: task for name, task in SCRIPTED.items() if task.shown}
TRIED = {name: task for name, task in SCRIPTED.items() if not task.shown}
POINTED = {name: task for name, task in TASKS.items() if task.points}
STRUCK = {name: task for name, task in TASKS.items() if task.strikes}
GAMES = {name: task for name, task in TASKS.items() if task.deals}
# How deep every line is tried at least.
DEPTH = 3


@cache
def lines_of(name: str) -> tuple[list[Board], ...]:
    """The boards after each number of own moves, until every goal or mistake ends its line."""
    return tuple(_lines(SCRIPTED[name]))


def _lines(task: Task) -> Iterator[list[Board]]:
    boards = [board_of(task)]
    for _ in range(max(DEPTH, task.par, len(task.shown))):
        boards = [
            played(board, move)
            for board in boards
            if progress_of(board).is_open
            for move in legal_moves(board.game.position)
        ]
        yield boards
