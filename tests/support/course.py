"""The ways through the tasks of the course, found by the core alone."""

from collections.abc import Collection
from functools import cache
from random import Random

from tests.support.lessons import SET, lines_of
from tests.support.tasks import SOLUTIONS, played
from volto_core.arena.yardsticks.bot import choose
from volto_core.arena.yardsticks.temperaments import BOLD
from volto_core.game.moves import legal_moves
from volto_core.geometry import SQUARE_NAMES, SQUARES
from volto_core.knowledge.beliefs import belief_of
from volto_core.page.board import Board, board_of
from volto_core.pieces import KINDS, Kind
from volto_core.teaching.lessons import all_lessons
from volto_core.teaching.tasks import Remark, Task
from volto_core.text.notation import parse_move

STEPS = [(lesson, step) for lesson in all_lessons() for step in lesson.steps]
ANSWERS = {step.id: step.answer.value for _, step in STEPS if not isinstance(step, Task)}
# By which number both sides are dealt, and from which seed on a learner is found who wins soon.
CHANCES = {
    "learn-game-last": ("0", 0),
    "learn-game-four": ("17", 17),
    "learn-game-six": ("95", 95),
    "learn-game-ten": ("124", 124),
}
# How to lose a game of four masks, with the candidate ahead.
CHARGE = ("c1b2", "b2b3", "b3b4", "b4b5")
# More turns than a walk through the course has time for.
LONGEST = 18


@cache
def ways_of(name: str, *, goals: bool) -> dict[str, tuple[str, ...]]:
    """The shortest way to each goal of a task, or to each mistake."""
    task = SET[name]
    found: dict[str, tuple[str, ...]] = {}
    for boards in lines_of(name):
        for board in boards:
            assert board.progress
            found.setdefault(board.progress.said, own_moves(board, task))
    remarks = first_ways(task) if goals else task.mistakes
    return {f"task-{name}-{remark.id}": found[f"{name}-{remark.id}"] for remark in remarks}


def first_ways(task: Task) -> tuple[Remark, ...]:
    """For each goal of a task the first of the ways to reach it."""
    return tuple(next(each for each in task.goals if each.goal == goal) for goal in task.to_reach)


def ways_to_point(task: Task, *, goals: bool) -> dict[str, tuple[str, str]]:
    """For each goal of a task, or each mistake, from where to point at what."""
    if goals and task.id in SOLUTIONS:
        steps = [line.split() for line in SOLUTIONS[task.id]]
        return {f"task-{task.id}-{number}": (one, two) for number, (one, two) in enumerate(steps)}
    found: dict[str, tuple[str, str]] = {}
    for place in task.viewers:
        board = board_of(task)._replace(viewer=place)
        for square in SQUARES:
            progress = board.judged(pointed=square).progress
            assert progress
            found.setdefault(progress.said, (place, SQUARE_NAMES[square]))
    remarks = task.goals if goals else task.mistakes
    return {f"task-{task.id}-{remark.id}": found[f"{task.id}-{remark.id}"] for remark in remarks}


def strikes_of(task: Task) -> dict[str, dict[str, str]]:
    """For each remark of a task in which kinds are struck out, the letters to strike out where."""
    suspects = belief_of(board_of(task).view, task.learner.opponent).suspects
    excluded = {
        SQUARE_NAMES[square]: _letters(suspects[square].excluded) for square in task.strikes
    }
    first = SQUARE_NAMES[task.strikes[0]]
    possible = suspects[task.strikes[0]].kinds[0].letter
    notes = {
        "right": excluded,
        "over": excluded | {first: excluded[first] + possible},
        "under": excluded | {first: excluded[first][1:]},
    }
    return {f"task-{task.id}-{sign}": each for sign, each in notes.items()}


def _letters(kinds: Collection[Kind]) -> str:
    return "".join(kind.letter for kind in KINDS if kind in kinds)


@cache
def won_game(name: str) -> tuple[str, ...]:
    """The own moves of a game that the learner wins, who knows no more than a learner does."""
    deal, first = CHANCES[name]
    for seed in range(first, first + 40):
        board, rng = board_of(SET[name], deal=deal), Random(seed)
        while not board.game.outcome and len(board.game.turns) < LONGEST:
            board = played(board, choose(board.view, temperament=BOLD, rng=rng))
        if board.progress and board.progress.is_solved:
            return own_moves(board, SET[name])
    raise AssertionError(name)


def deal_that_ends(name: str, moves: tuple[str, ...], winner: int | None, first: int) -> str:
    """The first number by which both sides are dealt so that the answer to these moves ends so."""
    for deal in map(str, range(first, first + 40)):
        board = board_of(SET[name], deal=deal)
        for move in map(parse_move, moves):
            if not board.game.outcome and move in legal_moves(board.game.position):
                board = played(board, move)
        outcome = board.game.outcome
        is_answered = len(board.game.turns) == 2 * len(moves)
        if outcome and outcome.winner == winner and is_answered:
            return deal
    raise AssertionError(name)


def own_moves(board: Board, task: Task) -> tuple[str, ...]:
    return tuple(str(move) for move in board.game.moves[len(task.game.moves) :: 2])
