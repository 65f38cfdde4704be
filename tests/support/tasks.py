"""The tasks of the examples: their solutions, and boards on which they are tried."""

from itertools import permutations

from volto_core.game.history import Game
from volto_core.game.moves import Move, legal_moves
from volto_core.game.position import Position, position_of
from volto_core.geometry import SQUARES, squares_of
from volto_core.page.board import Board
from volto_core.pieces import Mask
from volto_core.teaching.judging import Progress
from volto_core.teaching.tasks import Task, example_tasks
from volto_core.text.notation import parse_move, parse_square

TASKS = {task.id: task for task in example_tasks()}
# One way through each task: moves, or a place and the square pointed at from there.
SOLUTIONS = {
    "s1": ["1 c1", "2 d7", "nobody a1"],
    "e1": ["c4c5", "c4d4", "c4b4"],
    "e2": ["b3c4"],
    "e3": ["b3b4"],
    "e4-night": ["d5c5"],
    "e4-ivory": ["b3b4"],
    "e5": ["d6d7"],
}


def tries_of(board: Board) -> list[Board]:
    """The board after each thing that a learner can do first."""
    assert board.progress
    if not board.progress.task.points:
        return [played(board, move) for move in legal_moves(board.game.position)]
    seats = [board._replace(viewer=place) for place in board.viewers]
    return [seat.judged(pointed=square) for seat in seats for square in SQUARES]


def played(board: Board, move: Move | str) -> Board:
    """The board after a move and the answer to it, if there is one."""
    board = board.tried(parse_move(move) if isinstance(move, str) else move)
    return board.after(board.answer).judged() if board.answer else board


def after(board: Board, step: str) -> Board:
    """The board after one step of a solution."""
    place, _, square = step.rpartition(" ")
    if place:
        return board._replace(viewer=place).judged(pointed=parse_square(square))
    return played(board.again(), step)


def progress_of(board: Board) -> Progress:
    assert board.progress
    return board.progress


def twins_of(task: Task) -> list[Task]:
    """The task with the hidden masks in every other order."""
    enemies = squares_of(task.game.start.masks_of(task.learner.opponent))
    masks = task.game.start.masks()
    kinds = [masks[square].kind for square in enemies]
    twins = []
    for order in sorted(set(permutations(kinds))):
        named = zip(enemies, order, strict=True)
        others = {square: Mask(task.learner.opponent, kind) for square, kind in named}
        position = _position(task.game.start, masks | others)
        twins.append(task._replace(game=Game(position)))
    return twins


def _position(like: Position, masks: dict[int, Mask]) -> Position:
    return position_of(masks, player=like.player, lost=like.lost)
