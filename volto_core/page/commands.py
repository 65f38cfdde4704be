"""The table of commands: what a page can ask of the core, with which fields, and what runs it."""

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import NamedTuple

from volto_core.errors import BadRequest
from volto_core.json import Json
from volto_core.page import board_commands as on_board
from volto_core.page import lab
from volto_core.page.board import Board, board_json
from volto_core.page.fields import Field, Type, check_fields
from volto_core.page.requests import Request, text_of

Change = Callable[[Board, Request], Board]
Read = Callable[[Board, Request], Json]
Question = Callable[[Request], Json]


class Effect(Enum):
    """What a command does to a board."""

    LOAD = "puts something else on it"
    CHANGE = "changes it"
    READ = "only tells of it"
    NONE = "needs none"


class Command(NamedTuple):
    """A command, its fields, and the functions that run it where it has a meaning."""

    name: str
    effect: Effect
    fields: tuple[Field, ...] = ()
    # On a free board or a task.
    change: Change | None = None
    read: Read | None = None
    # Without a board.
    question: Question | None = None
    # On a puzzle, in a match, in a shared game and by post: functions of modules that are imported
    # lazily.
    puzzle: str = ""
    match: str = ""
    shared: str = ""
    post: str = ""
    # Fields of which a request has to have one.
    one_of: tuple[str, ...] = ()
    # What pages send in place of fields, and the worker replaces before the core sees it.
    references: tuple[Field, ...] = ()

    def function(self, by: str) -> str:
        """What runs the command on a board that was loaded by this field, empty if nothing does."""
        functions = {"puzzle": self.puzzle, "match": self.match}
        return (functions | {"shared": self.shared, "post": self.post})[by]

    @property
    def is_secret(self) -> bool:
        """Whether a request may carry identities that no page may hold."""
        return any(field.secret for field in self.fields)


def command_of(request: Request) -> Command:
    """The command of a request whose fields are as the table wants them."""
    command = COMMANDS.get(text_of(request, "do"))
    if command is None:
        raise BadRequest("unknown", "do")
    check_fields(request, command.fields)
    if command.one_of and not any(name in request for name in command.one_of):
        raise BadRequest("missing", command.one_of[0])
    return command


def required(name: str, type_: Type = Type.TEXT, sent: str = "") -> Field:
    """A field that has to be there."""
    return Field(name, type_, required=True, sent=sent)


_BOARD = required("board")
# The answer of what shows a board has the suspects and the line where the request wants them.
_SHOWN = (_BOARD, Field("suspects", Type.FLAG), Field("played", Type.FLAG))
_PLAYER = Field("player")
_POSITION = required("position")
# It decides the hidden identities.
_DEAL = Field("deal", secret=True, sent="true")
# From it follow all random bytes of a game by post; a file of secrets has it in it.
_SEED = Field("seed", secret=True, sent="true | string")
# How two people at one device have arranged their masks.
_SETUPS = (Field("ivory", secret=True), Field("night", secret=True))
_TICKET = Field("ticket")


def _load() -> Command:
    fields = (
        *_SHOWN,
        Field("position"),
        Field("moves", Type.TEXTS),
        Field("viewer", Type.VIEWER),
        Field("task"),
        Field("puzzle", Type.TABLE, sent="string"),
        Field("verdicts", Type.TABLE, sent="never"),
        Field("match", Type.TEXT_TABLE),
        Field("shared", Type.TEXT_TABLE),
        Field("post", Type.TEXT_TABLE),
        _DEAL,
        _SEED,
        *_SETUPS,
    )
    return Command(
        "load",
        Effect.LOAD,
        fields,
        one_of=("position", "task", "puzzle", "match", "shared", "post"),
        references=(Field("key"), Field("file", sent="number"), _TICKET),
    )


def _change(
    name: str,
    change: Change | None = None,
    *fields: Field,
    puzzle: str = "",
    match: str = "",
    shared: str = "",
    post: str = "",
    ticket: bool = False,
) -> Command:
    references = (_TICKET,) if ticket else ()
    shown = (*_SHOWN, *fields)
    command = Command(name, Effect.CHANGE, shown, change, references=references)
    return command._replace(puzzle=puzzle, match=match, shared=shared, post=post)


def _question(name: str, question: Question, *fields: Field) -> Command:
    return Command(name, Effect.NONE, fields, question=question)


def _letter(request: Request) -> Json:
    """What a letter is, imported lazily: few pages have one."""
    answer: Json = import_module("volto_core.page.post_commands").examine_letter(request)
    return answer


def _conceal(request: Request) -> Json:
    """Check a set-up that is kept secret, imported lazily: few games are shared."""
    answer: Json = import_module("volto_core.page.shared_commands").conceal(request)
    return answer


def _lazily(name: str) -> Read:
    """A function of `review_commands`, imported lazily: few games are reviewed."""

    def read(board: Board, request: Request) -> Json:
        commands = import_module("volto_core.page.review_commands")
        answer: Json = getattr(commands, name)(board, request)
        return answer

    return read


_ALL = (
    _load(),
    _change(
        "play",
        on_board.play,
        required("move"),
        puzzle="play",
        match="play",
        shared="play",
        post="play",
    ),
    _change("reply", on_board.reply, required("move")),
    _change("answer", on_board.answer, puzzle="answer", match="answer", post="answer"),
    _change("undo", on_board.undo, match="undo", post="undo"),
    _change("redo", on_board.redo),
    _change("reset", on_board.reset, _DEAL, puzzle="reset", ticket=True),
    _change("see", on_board.see, required("viewer", Type.VIEWER), shared="see"),
    _change("point", on_board.point, required("square")),
    _change("compare", on_board.compare, required("notes", Type.TEXT_TABLE)),
    _change("hint", on_board.hint, puzzle="hint"),
    _change("free", on_board.free, puzzle="free"),
    _change("go", on_board.go, required("to")),
    _change("aid", None, puzzle="aid"),
    _change("name", None, required("kinds"), puzzle="name"),
    _change("give-up", None, puzzle="give_up"),
    _change("refute", None, required("to"), puzzle="refute"),
    _change("look", None, required("to"), puzzle="look"),
    _change("plan", None, required("line", Type.TEXTS), puzzle="plan"),
    _change("resign", None, match="resign", shared="resign", post="resign"),
    _change("receive", None, required("letter"), post="receive"),
    Command(
        "state",
        Effect.READ,
        _SHOWN,
        read=board_json,
        puzzle="state",
        match="state",
        shared="state",
        post="state",
    ),
    Command(
        "line",
        Effect.READ,
        (_BOARD,),
        read=on_board.line,
        match="line",
        shared="line",
        post="line",
    ),
    Command("present", Effect.READ, (_BOARD,), read=on_board.present),
    Command(
        "record",
        Effect.READ,
        (_BOARD, Field("tags", Type.TEXT_TABLE)),
        read=on_board.record,
        match="record",
        shared="record",
        post="record",
    ),
    Command("secret", Effect.READ, (_BOARD,), post="secret"),
    Command("chances", Effect.READ, (_BOARD,), puzzle="chances"),
    Command("review", Effect.READ, (_BOARD, required("turn")), read=_lazily("review")),
    Command("moments", Effect.READ, (_BOARD,), read=_lazily("moments")),
    _question("examine", lab.examine, _POSITION),
    _question("setup", lab.examine_setup, _POSITION, _PLAYER),
    _question("read-setup", lab.read_setup, required("text"), _PLAYER),
    _question("shuffle", lab.shuffle, required("number"), _PLAYER),
    _question("mirror", lab.mirror, _POSITION),
    _question("read", lab.read_record, required("record")),
    Command("conceal", Effect.NONE, _SETUPS, question=_conceal, references=(_TICKET,)),
    _question("letter", _letter, required("text")),
)

COMMANDS = {command.name: command for command in _ALL}
