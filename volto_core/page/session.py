"""Answers the requests of a page: one plain dictionary in, one out.

A page has boards, each with a name of its own. A board holds a game, a task, a puzzle, a match
against the opponent, a game shared by two people or one by post, and whose masks the page may see.
A request says what to `do`, with the fields that the table of commands lists; the answer has `ok`,
and either what was asked for or an `error` with a `code`. The answer of every command that changes
a board has its state, where each mask may go (`from`), and the suspects and the line of moves where
the request wants them. Nothing in an answer tells more than the board's `viewer` may see. Only
`reply` moves for a player whom the page does not see, and `answer`, whose move the core chooses;
only `free` turns over the masks of a task, once it is solved.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from volto_core.errors import BadRequest, VoltoError
from volto_core.json import Json
from volto_core.page import board_commands
from volto_core.page.answers import error_json
from volto_core.page.board import Board, board_json
from volto_core.page.commands import Command, Effect, command_of
from volto_core.page.requests import Request, text_of

if TYPE_CHECKING:
    from types import ModuleType

    from volto_core.page.match import Match
    from volto_core.page.shared import Shared
    from volto_core.post.seat import Seat
    from volto_core.puzzles.attempt import Attempt

    AnyBoard = Board | Attempt | Match | Shared | Seat


class Loaded(NamedTuple):
    """What is on a board: a free game or a task, or something that has commands of its own."""

    board: "AnyBoard"
    # The field by which it was loaded, empty for a free game or a task.
    by: str = ""


class Session:
    """The boards of a page."""

    def __init__(self) -> None:
        self._boards: dict[str, Loaded] = {}

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
        loaded = _loaded(request) if is_load else _changed(self._board(name), command, request)
        answer = _state(loaded, request)
        self._boards[name] = loaded
        return answer

    def _board(self, name: str) -> Loaded:
        if name not in self._boards:
            raise BadRequest("unknown", "board")
        return self._boards[name]


def _loaded(request: Request) -> Loaded:
    for by, commands in _COMMANDS.items():
        if by in request:
            return Loaded(commands().load(request), by)
    return Loaded(board_commands.load(request))


def _changed(loaded: Loaded, command: Command, request: Request) -> Loaded:
    board, by = loaded
    if isinstance(board, Board) and command.change:
        return Loaded(command.change(board, request))
    if by and command.function(by):
        changed: AnyBoard = getattr(_COMMANDS[by](), command.function(by))(board, request)
        return Loaded(changed, "" if isinstance(changed, Board) else by)
    raise BadRequest("unknown", "do")


def _read(loaded: Loaded, command: Command, request: Request) -> Json:
    board, by = loaded
    if isinstance(board, Board) and command.read:
        return command.read(board, request)
    if by and command.function(by):
        answer: Json = getattr(_COMMANDS[by](), command.function(by))(board, request)
        return answer
    raise BadRequest("unknown", "do")


def _state(loaded: Loaded, request: Request) -> Json:
    board, by = loaded
    if isinstance(board, Board):
        return board_json(board, request)
    answer: Json = _COMMANDS[by]().state(board, request)
    return answer


def _puzzle_commands() -> "ModuleType":
    """The commands of puzzles and with them the solver."""
    return import_module("volto_core.page.puzzle_commands")


def _match_commands() -> "ModuleType":
    """The commands of matches and with them the opponent."""
    return import_module("volto_core.page.match_commands")


def _shared_commands() -> "ModuleType":
    """The commands of games that two people share."""
    return import_module("volto_core.page.shared_commands")


def _post_commands() -> "ModuleType":
    """The commands of games by post."""
    return import_module("volto_core.page.post_commands")


# By the field that loads it; imported lazily, as most pages have none of them.
_COMMANDS = {
    "puzzle": _puzzle_commands,
    "match": _match_commands,
    "shared": _shared_commands,
    "post": _post_commands,
}
