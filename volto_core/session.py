"""The protocol between a page and the core: one plain dictionary in, one out.

A page has boards, each with a name of its own. A board holds a game, the moves undone, and whose
masks the page may see. A request names a board and says what to `do`; the answer has `ok`, and
either what was asked for or an `error` with a `code`. Nothing in an answer tells more than the
board's `sees` allows; `reply` alone moves for a player whom the page does not see.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from volto_core.answers import error_json, state_json, suspects_json, targets_json
from volto_core.beliefs import belief_of
from volto_core.cases import case_by_id
from volto_core.errors import IllegalMove, VoltoError
from volto_core.game import Game
from volto_core.moves import Move, steps
from volto_core.notation import parse_move, parse_position, parse_square
from volto_core.pieces import Kind, Player
from volto_core.record import Record, format_record, parse_record
from volto_core.svg import board_svg
from volto_core.views import EVERYONE, IVORY, NIGHT, SPECTATOR, Sees, View, view_of

Json = dict[str, object]
Request = Mapping[str, object]

# Whoever is to move: two people at one screen.
MOVER = "mover"
_SEES: dict[object, Sees] = {"1": IVORY, "2": NIGHT, "nobody": SPECTATOR, "everyone": EVERYONE}


class BadRequest(VoltoError):
    """A request that cannot be understood: what is wrong, and with which field."""

    def __init__(self, code: str, field: str) -> None:
        self.code = code
        self.field = field
        super().__init__(f"{code}: {field}")

    def details(self) -> Json:
        """The field."""
        return {"field": self.field}


class Board(NamedTuple):
    """A game on a page, the moves that were undone, and whose masks the page may see."""

    game: Game
    sees: str
    undone: tuple[Move, ...] = ()

    @property
    def view(self) -> View:
        """The game as the page may see it."""
        is_movers = self.sees == MOVER
        mover = frozenset({Player(self.game.position.player)})
        return view_of(self.game, mover if is_movers else _SEES[self.sees])

    def after(self, move: Move) -> "Board":
        """The board with one more move; another move than the one undone ends the redoing."""
        undone = self.undone[1:] if self.undone[:1] == (move,) else ()
        return self._replace(game=self.game.play(move), undone=undone)


class Session:
    """The boards of a page."""

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}
        self._commands: dict[str, Callable[[Request], Json]] = {
            "load": self._load,
            "state": self._state,
            "targets": self._targets,
            "play": self._play,
            "reply": self._reply,
            "undo": self._undo,
            "redo": self._redo,
            "reset": self._reset,
            "see": self._see,
            "suspects": self._suspects,
            "draw": self._draw,
            "record": self._record,
        }

    def handle(self, request: Request) -> Json:
        """Answer a request; whatever is wrong with it is in the answer, and changes nothing."""
        try:
            command = self._commands.get(_text(request, "do"))
            if command is None:
                raise BadRequest("unknown", "do")
            return {"ok": True} | command(request)
        except VoltoError as error:
            return {"ok": False, "error": error_json(error)}

    def _board(self, request: Request) -> Board:
        name = _text(request, "board")
        if name not in self._boards:
            raise BadRequest("unknown", "board")
        return self._boards[name]

    def _keep(self, request: Request, board: Board) -> Json:
        self._boards[_text(request, "board")] = board
        return self._state(request)

    def _load(self, request: Request) -> Json:
        game = _game(request)
        for move in _texts(request, "moves"):
            game = game.play(parse_move(move))
        return self._keep(request, Board(game, _sees(request)))

    def _state(self, request: Request) -> Json:
        board = self._board(request)
        can = {"undo": bool(board.game.turns), "redo": bool(board.undone)}
        return state_json(board.view) | {"can": can}

    def _targets(self, request: Request) -> Json:
        return {"from": targets_json(self._board(request).view)}

    def _play(self, request: Request) -> Json:
        board = self._board(request)
        if board.game.position.player not in board.view.sees and not board.game.outcome:
            raise BadRequest("not-yours", "move")
        return self._keep(request, board.after(parse_move(_text(request, "move"))))

    def _reply(self, request: Request) -> Json:
        board = self._board(request)
        try:
            return self._keep(request, board.after(parse_move(_text(request, "move"))))
        except IllegalMove as error:
            # The rule would tell what the mask is.
            raise BadRequest("illegal-reply", "move") from error

    def _undo(self, request: Request) -> Json:
        board = self._board(request)
        if not board.game.turns:
            raise BadRequest("nothing-to-undo", "board")
        undone = (board.game.moves[-1], *board.undone)
        return self._keep(request, board._replace(game=board.game.undo(), undone=undone))

    def _redo(self, request: Request) -> Json:
        board = self._board(request)
        if not board.undone:
            raise BadRequest("nothing-to-redo", "board")
        return self._keep(request, board.after(board.undone[0]))

    def _reset(self, request: Request) -> Json:
        board = self._board(request)
        return self._keep(request, Board(Game(board.game.start), board.sees))

    def _see(self, request: Request) -> Json:
        return self._keep(request, self._board(request)._replace(sees=_sees(request)))

    def _suspects(self, request: Request) -> Json:
        return suspects_json(self._board(request).view)

    def _draw(self, request: Request) -> Json:
        return {"svg": _drawing(self._board(request).view, request)}

    def _record(self, request: Request) -> Json:
        board = self._board(request)
        if not {Player.IVORY, Player.NIGHT} <= board.view.sees:
            raise BadRequest("hidden", "board")
        return {"record": format_record(Record(board.game, _tags(request)))}


_session = Session()


def handle(request: Request) -> Json:
    """Answer a request to the page's own session."""
    return _session.handle(request)


def _game(request: Request) -> Game:
    """The game that a request to load names in one of three ways."""
    if "record" in request:
        return parse_record(_text(request, "record")).game
    if "case" in request:
        case = case_by_id(_text(request, "case"))
        if case is None:
            raise BadRequest("unknown", "case")
        return Game(case.position)
    return Game(parse_position(_text(request, "position")))


def _sees(request: Request) -> str:
    sees = _text(request, "sees", "everyone")
    if sees not in _SEES and sees != MOVER:
        raise BadRequest("unknown", "sees")
    return sees


def _tags(request: Request) -> dict[str, str]:
    tags = request.get("tags", {})
    if not isinstance(tags, Mapping):
        raise BadRequest("type", "tags")
    return {_checked(name, "tags"): _checked(value, "tags") for name, value in tags.items()}


def _drawing(view: View, request: Request) -> str:
    """The board as SVG with what the request wants shown on it."""
    selected = parse_square(_text(request, "select")) if "select" in request else None
    return board_svg(
        view,
        seat=Player.NIGHT if _text(request, "seat", "1") == "2" else Player.IVORY,
        title=_text(request, "title", ""),
        description=_text(request, "description", ""),
        coordinates=request.get("coordinates") is not False,
        selected=selected,
        targets=_shown_targets(view, selected),
        arrows=tuple(parse_move(move) for move in _texts(request, "arrows")),
        highlights=tuple(parse_square(square) for square in _texts(request, "marks")),
        suspects=_shown_suspects(view) if request.get("suspects") is True else None,
        standalone=False,
        ident=_text(request, "ident", "volto"),
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


def _text(request: Request, field: str, default: str | None = None) -> str:
    """A field that has to be a text; without a default it also has to be there."""
    if field not in request and default is None:
        raise BadRequest("missing", field)
    return _checked(request.get(field, default), field)


def _texts(request: Request, field: str) -> list[str]:
    """A field that is a list of texts, empty if it is not there."""
    values = request.get(field, [])
    if not isinstance(values, list):
        raise BadRequest("type", field)
    return [_checked(value, field) for value in values]


def _checked(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise BadRequest("type", field)
    return value
