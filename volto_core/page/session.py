"""The protocol between a page and the core: one plain dictionary in, one out.

A page has boards, each with a name of its own. A board holds a game, the moves undone, whose masks
the page may see, and perhaps a task. A request names a board and says what to `do`; the answer has
`ok`, and either what was asked for or an `error` with a `code`. Nothing in an answer tells more
than the board's `viewer` may see; `reply` alone moves for a player whom the page does not see, and
`free` alone turns over the masks of a task, once it is solved.
"""

from collections.abc import Callable, Mapping

from volto_core.errors import BadRequest, IllegalMove, VoltoError
from volto_core.game.history import Game
from volto_core.game.moves import steps
from volto_core.json import Json
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.dealing import dealt
from volto_core.knowledge.views import VIEWERS, View
from volto_core.page.answers import (
    error_json,
    state_json,
    suspects_json,
    targets_json,
)
from volto_core.page.board import ALL, MOVER, Board, board_of, line_json, present_json, task_json
from volto_core.page.lab import LAB
from volto_core.page.puzzle_boards import Puzzles
from volto_core.page.requests import Request, checked, text_of, texts_of
from volto_core.pieces import Kind, Player
from volto_core.svg import board_svg
from volto_core.teaching.cases import case_by_id
from volto_core.teaching.judging import Status
from volto_core.teaching.tasks import task_by_id
from volto_core.text.notation import parse_move, parse_position, parse_square
from volto_core.text.record import Record, format_record, parse_record


class Session:
    """The boards of a page."""

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}
        self._puzzles = Puzzles()
        self._commands: dict[str, Callable[[Request], Json]] = {
            "load": self._load,
            "state": self._state,
            "targets": self._targets,
            "play": self._play,
            "reply": self._reply,
            "answer": self._answer,
            "undo": self._undo,
            "redo": self._redo,
            "reset": self._reset,
            "see": self._see,
            "point": self._point,
            "hint": self._hint,
            "free": self._free,
            "suspects": self._suspects,
            "draw": self._draw,
            "record": self._record,
            "go": self._go,
            "line": lambda request: line_json(self._board(request)),
            "present": lambda request: present_json(self._board(request)),
            **LAB,
        }

    def handle(self, request: Request) -> Json:
        """Answer a request; whatever is wrong with it is in the answer, and changes nothing."""
        try:
            if not isinstance(request, Mapping):
                raise BadRequest("type", "request")
            is_puzzle = text_of(request, "board", "") in self._puzzles
            command = self._train if is_puzzle else self._commands.get(text_of(request, "do"))
            if command is None:
                raise BadRequest("unknown", "do")
            return {"ok": True} | command(request)
        except VoltoError as error:
            return {"ok": False, "error": error_json(error)}

    def _board(self, request: Request) -> Board:
        name = text_of(request, "board")
        if name not in self._boards:
            raise BadRequest("unknown", "board")
        return self._boards[name]

    def _keep(self, request: Request, board: Board) -> Json:
        name = text_of(request, "board")
        self._boards[name] = board
        self._puzzles.drop(name)
        return self._state(request)

    def _train(self, request: Request) -> Json:
        """Answer a request to a board on which a puzzle is being solved."""
        what = text_of(request, "do")
        if what == "load":
            return self._load(request)
        if what == "free":
            game = self._puzzles.twin(text_of(request, "board"))
            return self._keep(request, Board(game, ALL))
        return self._puzzles.answer(request)

    def _load(self, request: Request) -> Json:
        if "puzzle" in request:
            return self._puzzles.load(request)
        if "task" in request:
            return self._keep(request, _task_board(request))
        game = _game(request)
        chance = None
        if "deal" in request:
            chance = game.start.hidden
            game = Game(dealt(game.start, text_of(request, "deal")))
        for move in texts_of(request, "moves"):
            game = game.play(parse_move(move))
        return self._keep(request, Board(game, _viewer(request), dealt=chance))

    def _state(self, request: Request) -> Json:
        board = self._board(request)
        can = {"undo": board.can_undo, "redo": bool(board.undone)}
        answer = state_json(board.view) | {"can": can}
        if board.progress:
            answer["task"] = task_json(board, board.progress)
        return answer

    def _targets(self, request: Request) -> Json:
        board = self._board(request)
        return {"from": targets_json(board.view) if board.can_play else {}}

    def _play(self, request: Request) -> Json:
        board = self._board(request)
        if not board.can_play and not board.game.outcome:
            raise BadRequest("not-yours", "move")
        return self._keep(request, board.tried(parse_move(text_of(request, "move"))))

    def _reply(self, request: Request) -> Json:
        board = self._board(request)
        if board.progress:
            # A task answers by itself.
            raise BadRequest("not-yours", "move")
        try:
            return self._keep(request, board.after(parse_move(text_of(request, "move"))))
        except IllegalMove as error:
            # The rule would tell what the mask is.
            raise BadRequest("illegal-reply", "move") from error

    def _answer(self, request: Request) -> Json:
        board = self._board(request)
        answer = board.answer
        if answer is None:
            raise BadRequest("no-answer", "board")
        return self._keep(request, board.after(answer).judged())

    def _undo(self, request: Request) -> Json:
        board = self._board(request)
        if not board.can_undo:
            raise BadRequest("nothing-to-undo", "board")
        undone = (board.game.moves[-1], *board.undone)
        return self._keep(request, board._replace(game=board.game.undo(), undone=undone))

    def _redo(self, request: Request) -> Json:
        board = self._board(request)
        if not board.undone:
            raise BadRequest("nothing-to-redo", "board")
        return self._keep(request, board.after(board.undone[0]))

    def _reset(self, request: Request) -> Json:
        deal = text_of(request, "deal", "")
        return self._keep(request, self._board(request).again(deal=deal))

    def _see(self, request: Request) -> Json:
        board = self._board(request)
        viewer = _viewer(request)
        if viewer not in board.viewers:
            raise BadRequest("hidden", "viewer")
        return self._keep(request, board._replace(viewer=viewer))

    def _point(self, request: Request) -> Json:
        board = self._board(request)
        if board.progress is None or not board.progress.task.points:
            raise BadRequest("no-task", "board")
        return self._keep(request, board.judged(pointed=parse_square(text_of(request, "square"))))

    def _hint(self, request: Request) -> Json:
        board = self._board(request)
        if board.progress is None:
            raise BadRequest("no-task", "board")
        return self._keep(request, board._replace(progress=board.progress.hinted()))

    def _free(self, request: Request) -> Json:
        progress = self._board(request).progress
        if progress is None or progress.status is not Status.SOLVED:
            raise BadRequest("not-solved", "board")
        return self._keep(request, Board(Game(progress.task.game.position), ALL))

    def _suspects(self, request: Request) -> Json:
        board = self._board(request)
        return suspects_json(board.view) if board.can_suspect else {}

    def _draw(self, request: Request) -> Json:
        board = self._board(request)
        known = request if board.can_suspect else {**request, "suspects": False}
        return {"svg": _drawing(board.view, known)}

    def _record(self, request: Request) -> Json:
        board = self._board(request)
        if not {Player.IVORY, Player.NIGHT} <= board.view.sees:
            raise BadRequest("hidden", "board")
        return {"record": format_record(Record(board.game, _tags(request)))}

    def _go(self, request: Request) -> Json:
        board = self._board(request)
        to = text_of(request, "to")
        if board.progress or to not in map(str, range(len(board.line.turns) + 1)):
            raise BadRequest("unknown", "to")
        return self._keep(request, board.at(int(to)))


_session = Session()


def handle(request: Request) -> Json:
    """Answer a request to the page's own session."""
    return _session.handle(request)


def _game(request: Request) -> Game:
    """The game that a request to load names in one of three ways."""
    if "record" in request:
        return parse_record(text_of(request, "record")).game
    if "case" in request:
        case = case_by_id(text_of(request, "case"))
        if case is None:
            raise BadRequest("unknown", "case")
        return Game(case.position)
    return Game(parse_position(text_of(request, "position")))


def _task_board(request: Request) -> Board:
    task = task_by_id(text_of(request, "task"))
    if task is None:
        raise BadRequest("unknown", "task")
    return board_of(task, deal=text_of(request, "deal", ""))


def _viewer(request: Request) -> str:
    viewer = text_of(request, "viewer", ALL)
    if viewer not in (*VIEWERS, MOVER):
        raise BadRequest("unknown", "viewer")
    return viewer


def _tags(request: Request) -> dict[str, str]:
    tags = request.get("tags", {})
    if not isinstance(tags, Mapping):
        raise BadRequest("type", "tags")
    return {checked(name, "tags"): checked(value, "tags") for name, value in tags.items()}


def _drawing(view: View, request: Request) -> str:
    """The board as SVG with what the request wants shown on it."""
    selected = parse_square(text_of(request, "select")) if "select" in request else None
    return board_svg(
        view,
        seat=Player.NIGHT if text_of(request, "seat", "1") == "2" else Player.IVORY,
        title=text_of(request, "title", ""),
        description=text_of(request, "description", ""),
        coordinates=request.get("coordinates") is not False,
        selected=selected,
        targets=_shown_targets(view, selected),
        arrows=tuple(parse_move(move) for move in texts_of(request, "arrows")),
        highlights=tuple(parse_square(square) for square in texts_of(request, "marks")),
        suspects=_shown_suspects(view) if request.get("suspects") is True else None,
        standalone=False,
        ident=text_of(request, "ident", "volto"),
    )


def _shown_targets(view: View, selected: int | None) -> tuple[int, ...]:
    if selected is None or view.outcome or view.position.player not in view.sees:
        return ()
    return tuple(step.move.target for step in steps(view.position) if step.move.origin == selected)


def _shown_suspects(view: View) -> dict[int, tuple[Kind, ...]] | None:
    if len(view.sees) != 1:
        return None
    (viewer,) = view.sees
    belief = belief_of(view, viewer.opponent)
    return {square: suspect.kinds for square, suspect in belief.suspects.items()}
