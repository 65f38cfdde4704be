"""The protocol between a page and the core: one plain dictionary in, one out.

A page has boards, each with a name of its own. A board holds a game, a task or a puzzle, and whose
masks the page may see. A request says what to `do`, with the fields that the table of commands
lists; the answer has `ok`, and either what was asked for or an `error` with a `code`. The answer of
every command that changes a board has its state, where each mask may go (`from`), and the suspects
and the line of moves where the request wants them. Nothing in an answer tells more than the board's
`viewer` may see; `reply` alone moves for a player whom the page does not see, and `free` alone
turns over the masks of a task, once it is solved.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from volto_core.errors import BadRequest, VoltoError
from volto_core.json import Json
from volto_core.page import board_commands
from volto_core.page.answers import error_json
from volto_core.page.board import Board, board_json
from volto_core.page.commands import Command, Effect, command_of
from volto_core.page.requests import Request, text_of

if TYPE_CHECKING:
    from types import ModuleType

    from volto_core.puzzles.attempt import Attempt

    Boards = dict[str, Board | Attempt]


class Session:
    """The boards of a page."""

    def __init__(self) -> None:
        self._boards: Boards = {}

    def handle(self, request: Request) -> Json:
        """Answer a request; whatever is wrong with it is in the answer, and changes nothing."""
        try:
            if not isinstance(request, Mapping):
                raise BadRequest("type", "request")
            return {"ok": True} | self._answer(command_of(request), request)
        except VoltoError as error:
            return {"ok": False, "error": error_json(error)}

    def _answer(self, command: Command, request: Request) -> Json:
        if command.question:
            return command.question(request)
        name = text_of(request, "board")
        if command.effect is Effect.READ:
            return _read(self._board(name), command, request)
        is_load = command.effect is Effect.LOAD
        board = _loaded(request) if is_load else _changed(self._board(name), command, request)
        answer = _state(board, request)
        self._boards[name] = board
        return answer

    def _board(self, name: str) -> "Board | Attempt":
        if name not in self._boards:
            raise BadRequest("unknown", "board")
        return self._boards[name]


def _loaded(request: Request) -> "Board | Attempt":
    if "puzzle" in request:
        attempt: Attempt = _puzzle_commands().load(request)
        return attempt
    return board_commands.load(request)


def _changed(board: "Board | Attempt", command: Command, request: Request) -> "Board | Attempt":
    if isinstance(board, Board) and command.change:
        return command.change(board, request)
    if not isinstance(board, Board) and command.puzzle:
        changed: Board | Attempt = getattr(_puzzle_commands(), command.puzzle)(board, request)
        return changed
    raise BadRequest("unknown", "do")


def _read(board: "Board | Attempt", command: Command, request: Request) -> Json:
    if isinstance(board, Board) and command.read:
        return command.read(board, request)
    if not isinstance(board, Board) and command.puzzle:
        answer: Json = getattr(_puzzle_commands(), command.puzzle)(board, request)
        return answer
    raise BadRequest("unknown", "do")


def _state(board: "Board | Attempt", request: Request) -> Json:
    if isinstance(board, Board):
        return board_json(board, request)
    answer: Json = _puzzle_commands().state(board, request)
    return answer


def _puzzle_commands() -> "ModuleType":
    """The commands of puzzles and with them the solver, imported lazily: most pages have none."""
    return import_module("volto_core.page.puzzle_commands")


_session = Session()


def handle(request: Request) -> Json:
    """Answer a request to the page's own session."""
    return _session.handle(request)
