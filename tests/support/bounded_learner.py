"""A learner of bounded ability: follows arrows, else tries plausible moves, and reads answers."""

import re
from random import Random

from tests.support.tasks import played, progress_of
from volto_core.game.history import Game
from volto_core.game.moves import Move, legal_moves
from volto_core.geometry import SQUARE_NAMES, squares_of
from volto_core.page.board import Board, board_of
from volto_core.pieces import KINDS, Kind
from volto_core.teaching.tasks import Task


class BoundedLearner:
    """Knows no rule: sees where masks may go, what a text names, and what an answer says."""

    def __init__(self, seed: int, *, most_tries: int) -> None:
        self._rng = Random(seed)
        self._most_tries = most_tries
        self._notes: dict[int, set[Kind]] = {}
        self._possible: dict[int, set[Kind]] = {}

    def tries_for(self, task: Task, text: str, hints: list[str]) -> int | None:
        """After how many tries a task is done, None if it is not."""
        board = board_of(task)
        named = _squares_in(text)
        for number in range(1, self._most_tries + 1):
            board = self._struck(board) if task.strikes else self._tried(board, named)
            if progress_of(board).is_solved:
                return number
            # Who has missed reads a hint, and tries again.
            named |= _squares_in(" ".join(hints))
            board = board if task.strikes or task.points else board.again()
        return None

    def _tried(self, board: Board, named: set[str]) -> Board:
        task = progress_of(board).task
        if task.points:
            return self._pointed(board)
        for _ in range(2 * max(task.par, len(task.shown), 1)):
            if not progress_of(board).is_open or board.game.outcome:
                break
            board = played(board, board.shows or self._plausible(board.game, named))
        return board

    def _plausible(self, game: Game, named: set[str]) -> Move:
        """A move to a square that the text names, if there is one, otherwise mostly forward."""
        moves = sorted(legal_moves(game.position))
        told = [move for move in moves if SQUARE_NAMES[move.target] in named]
        ahead = [move for move in moves if move.target > move.origin]
        return self._rng.choice(self._rng.choice([told or moves, ahead or moves, moves]))

    def _pointed(self, board: Board) -> Board:
        place = self._rng.choice(board.viewers)
        seen = board._replace(viewer=place)
        masks = squares_of(seen.game.position.masks_of(1) | seen.game.position.masks_of(2))
        return seen.judged(pointed=self._rng.choice(masks))

    def _struck(self, board: Board) -> Board:
        """Strike out two kinds at first; then put back what was marked, and try one more."""
        task, compared = progress_of(board).task, progress_of(board).compared
        if compared is None:
            self._notes = {square: set(self._rng.sample(KINDS, 2)) for square in task.strikes}
            self._possible = {square: set[Kind]() for square in task.strikes}
        else:
            for square, kinds in compared.over.items():
                self._possible[square] |= set(kinds)
                self._notes[square] -= set(kinds)
            for square in compared.under:
                left = set(KINDS) - self._notes[square] - self._possible[square]
                self._notes[square].add(self._rng.choice(sorted(left)))
        return board.judged(notes={each: frozenset(kinds) for each, kinds in self._notes.items()})


def _squares_in(text: str) -> set[str]:
    return set(re.findall(r"\b[a-e][1-7]\b", text))
