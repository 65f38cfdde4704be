"""A board of a page: a game, whose masks the page may see, and perhaps a task."""

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move
from volto_core.geometry import EVERYWHERE, SQUARE_NAMES
from volto_core.json import Json
from volto_core.knowledge.dealing import is_complete
from volto_core.knowledge.views import EVERYONE, VIEWERS, Sees, View, masked, view_of
from volto_core.page.answers import (
    compared_json,
    played_json,
    progress_json,
    state_json,
    suspects_json,
    targets_json,
)
from volto_core.page.fields import MOVER
from volto_core.page.leniency import (
    TAKES_BACK,
    WARNS,
    first_danger,
    moves_to_take_back,
    without_last,
)
from volto_core.page.other_side import chosen, scripted
from volto_core.page.requests import Request
from volto_core.pieces import Player
from volto_core.text.notation import format_position

if TYPE_CHECKING:
    from types import ModuleType

    from volto_core.teaching.judging import Progress
    from volto_core.teaching.strikes import Notes
    from volto_core.teaching.tasks import Task

ALL = "everyone"


class Board(NamedTuple):
    """A game on a page, the moves that were undone, and whose masks the page may see."""

    game: Game
    viewer: str
    undone: tuple[Move, ...] = ()
    progress: "Progress | None" = None
    # Where at the start stand the masks that the page does not know, unless it knows none.
    dealt: int | None = None
    # Whose masks the page may ever see: those that the record of the game tells.
    sees: Sees = EVERYONE

    @property
    def view(self) -> View:
        """The game as the page may see it."""
        is_movers = self.viewer == MOVER
        mover = frozenset({Player(self.game.position.player)})
        return view_of(self.game, mover if is_movers else VIEWERS[self.viewer])

    @property
    def shown_view(self) -> View:
        """The game as the page shows it: at the end of a game all masks are turned over."""
        return view_of(self.game, EVERYONE) if self._is_revealed else self.view

    @property
    def _is_revealed(self) -> bool:
        # A task that was missed keeps its secrets: it is tried again with the same masks.
        if self.progress is None or not self.progress.task.moves or not self.game.outcome:
            return False
        return self.progress.task.deals or self.progress.is_solved

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back; most tasks are tried again as a whole."""
        return self._back > 0

    @property
    def _back(self) -> int:
        """How many moves are taken back: the last one, in a first game with the answer to it."""
        if self.progress is None:
            return min(1, len(self.game.turns))
        task = self.progress.task
        if task.level not in TAKES_BACK:
            return 0
        return moves_to_take_back(self.game, task.learner, since=len(task.game.turns))

    def taken_back(self) -> "Board":
        """The board before the last move; what the other side of a game answered is forgotten."""
        game = without_last(self.game, self._back)
        undone = () if self.progress else (self.game.moves[-1], *self.undone)
        return self._replace(game=game, undone=undone)

    @property
    def danger(self) -> tuple[int, ...]:
        """The masks that endanger the learner's candidate in a first game, told once."""
        task = self.progress.task if self.progress else None
        if not task or task.level not in WARNS or not self.can_play or self.game.outcome:
            return ()
        return first_danger(self.view, task.learner)

    @property
    def can_play(self) -> bool:
        """Whether the page sees the masks of the player to move, and may move them."""
        if self.sees != EVERYONE:
            return False
        player = self.game.position.player
        if self.progress:
            task = self.progress.task
            # Who sees all masks still moves the own ones alone.
            if not task.moves or not self.progress.is_open or player != task.learner:
                return False
        return player in self.view.sees

    @property
    def viewers(self) -> tuple[str, ...]:
        """Who may look at the board: anyone whose masks are known, unless a task is set."""
        if self.progress:
            return self.progress.task.viewers
        known = tuple(name for name, seen in VIEWERS.items() if seen <= self.sees)
        return (*known, MOVER) if self.sees == EVERYONE else known

    def after(self, move: Move) -> "Board":
        """The board with one more move; any move but the one undone clears the redo stack."""
        undone = self.undone[1:] if self.undone[:1] == (move,) else ()
        return self._replace(game=self.game.play(move), undone=undone)

    @property
    def answers(self) -> bool:
        """Whether the other side of a task has something to answer now."""
        if self.progress is None or self.game.position.player == self.progress.task.learner:
            return False
        if self.progress.task.bot:
            return not self.game.outcome
        return scripted(self.game, self.progress.task) is not None

    @property
    def answer(self) -> Move | None:
        """What the other side of a task plays now, if it has something to answer."""
        if self.progress is None or not self.answers:
            return None
        task = self.progress.task
        return chosen(self.game, task) if task.bot else scripted(self.game, task)

    @property
    def stars(self) -> int:
        """The stars of a solved task: three, less one each for misses, hints and extra moves."""
        progress = self.progress
        if progress is None or not progress.is_solved or progress.task.shown:
            return 0
        is_longer = self.missed_par is not None
        return max(1, 3 - bool(progress.missed) - bool(progress.hints) - is_longer)

    @property
    def missed_par(self) -> int | None:
        """The fewest own moves of a solved task, None if it was solved with no more than these."""
        progress = self.progress
        if progress is None or not progress.is_solved:
            return None
        par = progress.task.par
        return par if 0 < par < len(self._own_moves(progress.task)) else None

    @property
    def shows(self) -> Move | None:
        """The next move of a worked example."""
        if self.progress is None or not self.can_play:
            return None
        task = self.progress.task
        left = task.shown[len(self._own_moves(task)) :]
        return left[0] if left else None

    def _own_moves(self, task: "Task") -> tuple[Move, ...]:
        return self.game.moves[len(task.game.moves) :: 2]

    def tried(self, move: Move) -> "Board":
        """The board after a learner's move, judged unless it is the other side's turn to answer."""
        board = self.after(move)
        return board if board.answers else board.judged()

    @property
    def line(self) -> Game:
        """The game with the moves that were undone."""
        return game_of(self.game.start, self.game.moves + self.undone)

    def at(self, turn: int) -> "Board":
        """The board after this many moves of its line; the others are undone."""
        moves = self.game.moves + self.undone
        game = game_of(self.game.start, moves[:turn])
        return self._replace(game=game, undone=moves[turn:])

    @property
    def can_suspect(self) -> bool:
        """Whether counting the enemy masks reveals nothing of what was dealt."""
        start, unseen = self.game.start, EVERYONE - self.view.sees
        dealt = [player for player in unseen if start.masks_of(player) & (self.dealt or 0)]
        return all(is_complete(start, player) for player in dealt)

    def again(self, *, deal: str = "") -> "Board":
        """The board reset, dealt anew if there is a number; the progress of a task is kept."""
        if self.progress is None:
            return self._replace(game=Game(self.game.start), undone=())
        task = _dealt(self.progress.task, deal)
        progress = self.progress.again()._replace(task=task)
        return self._replace(game=task.game, undone=(), progress=progress)

    def judged(self, *, pointed: int | None = None, notes: "Notes | None" = None) -> "Board":
        """The board with its task judged by the last action: a move, a square or notes."""
        if self.progress is None:
            return self
        progress = _judging().judge(self.progress, self.view, pointed=pointed, notes=notes)
        return self._replace(progress=progress)


def board_of(task: "Task", *, deal: str = "") -> Board:
    """The initial board of a task, with the other side dealt by this number."""
    task = _dealt(task, deal)
    progress = _judging().Progress(task)
    return Board(task.game, task.viewers[0], progress=progress, dealt=EVERYWHERE)


def _judging() -> "ModuleType":
    """What judges tasks; imported lazily, as many boards have none."""
    return import_module("volto_core.teaching.judging")


def _dealt(task: "Task", number: str) -> "Task":
    """The task with both sides dealt by this number, if the task deals at all."""
    if not task.deals or not number:
        return task
    # Imported lazily, with the opponent's chance: few boards deal.
    set_up = import_module("volto_core.teaching.first_games").set_up
    return task._replace(game=Game(set_up(task.game.start, number)))


def board_json(board: Board, request: Request) -> Json:
    """The state of a board, where each mask may go; suspects and line if the request wants them."""
    view = board.shown_view
    answer = state_json(view) | {
        "can": {"undo": board.can_undo, "redo": bool(board.undone)},
        "from": targets_json(view) if board.can_play else {},
    }
    if board.progress:
        answer["task"] = task_json(board, board.progress)
    if request.get("suspects") is True:
        answer["suspects"] = suspects_json(view) if board.can_suspect else {}
    if request.get("played") is True:
        answer["played"] = _line_json(board)
    return answer


def task_json(board: Board, progress: "Progress") -> Json:
    """How the task of a board stands, what is shown next, what comes from the other side."""
    answer = progress_json(progress) | {"answers": board.answers}
    if progress.task.level:
        answer["level"] = progress.task.level
        answer["danger"] = [SQUARE_NAMES[square] for square in board.danger]
    if board.stars:
        answer["stars"] = board.stars
    if board.missed_par is not None:
        answer["par"] = board.missed_par
    if progress.compared:
        answer |= compared_json(progress, board.view)
    if progress.task.deals:
        answer["deals"] = True
        answer["played"] = played_json(board.shown_view)
    return answer | ({"shows": str(board.shows)} if board.shows else {})


def line_json(board: Board) -> Json:
    """Every move of the line with what it revealed, and how many of them are played."""
    start = format_position(view_of(board.line, board.view.sees).start)
    return {"start": start, "line": _line_json(board), "at": len(board.game.turns)}


def _line_json(board: Board) -> list[Json]:
    return played_json(view_of(board.line, board.view.sees))


def present_json(board: Board) -> Json:
    """The position to edit from here on; what chance has dealt to the other side stays hidden."""
    seen = board.view.position
    if board.dealt is not None:
        known = EVERYWHERE & ~_dealt_now(board.game, board.dealt)
        seen = masked(board.game.position, board.view.sees, shown=known)
    return {"position": format_position(seen)}


def _dealt_now(game: Game, squares: int) -> int:
    """Where the masks stand that stood on these squares at the start."""
    for origin, target in game.moves:
        moved = squares >> origin & 1
        squares = squares & ~(1 << origin | 1 << target) | moved << target
    return squares
