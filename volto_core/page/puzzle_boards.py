"""The boards of a page on which puzzles are being solved."""

from importlib import import_module
from typing import TYPE_CHECKING

from volto_core.errors import BadRequest
from volto_core.json import Json
from volto_core.page.requests import Request, text_of

if TYPE_CHECKING:
    from types import ModuleType

    from volto_core.game.history import Game
    from volto_core.puzzles.attempt import Attempt


class Puzzles:
    """An attempt for each of these boards."""

    def __init__(self) -> None:
        self._attempts: dict[str, Attempt] = {}

    def __contains__(self, board: str) -> bool:
        return board in self._attempts

    def load(self, request: Request) -> Json:
        """Take up the puzzle of a request."""
        loaded: tuple[Attempt, Json] = _commands().loaded(request)
        self._attempts[text_of(request, "board")], answer = loaded
        return answer

    def answer(self, request: Request) -> Json:
        """Answer a request to one of these boards."""
        name, what = text_of(request, "board"), text_of(request, "do")
        commands = _commands().PUZZLE_COMMANDS
        if what not in commands:
            raise BadRequest("unknown", "do")
        answer: Json
        self._attempts[name], answer = commands[what](self._attempts[name], request)
        return answer

    def twin(self, board: str) -> "Game":
        """The same position with the masks turned over, once the puzzle is over."""
        attempt = self._attempts[board]
        if not attempt.is_over:
            raise BadRequest("not-solved", "board")
        game: Game = _commands().twin(attempt)
        return game

    def drop(self, board: str) -> None:
        """Leave the board to something else."""
        self._attempts.pop(board, None)


def _commands() -> "ModuleType":
    """The commands and with them the solver, imported lazily: most pages have no puzzle."""
    return import_module("volto_core.page.puzzle_commands")
