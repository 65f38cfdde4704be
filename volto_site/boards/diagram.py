"""A diagram as an author writes it: lines of `key: value` that say what to draw."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from volto_core.errors import VoltoError
from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move, reach
from volto_core.geometry import SQUARE_NAMES, squares_of
from volto_core.knowledge.views import EVERYONE, IVORY, NIGHT, SPECTATOR, View, view_of
from volto_core.pieces import Player
from volto_core.teaching.cases import case_by_id
from volto_core.teaching.tasks import Task, task_by_id
from volto_core.text.notation import parse_move, parse_position, parse_square
from volto_core.text.suspects import Suspects, parse_suspects

VIEWERS = {"open": EVERYONE, "1": IVORY, "2": NIGHT, "spectator": SPECTATOR}
SUBJECTS = ("position", "case", "puzzle", "task")
# What the author of a diagram says, unless its subject does.
_SAID_BY_A_TASK = ("moves", "viewer", "seat")
KEYS = (*SUBJECTS, "moves", "viewer", "seat", "select", "arrows", "marks", "suspects", "caption")


class DiagramError(Exception):
    """What is wrong with a diagram, and in which of its lines, counted from 1."""

    def __init__(self, problem: str, line: int) -> None:
        self.problem = problem
        self.line = line
        super().__init__(problem)


class Diagram(NamedTuple):
    """All that a drawing and its description need."""

    view: View
    viewer: str
    seat: Player
    selected: int | None
    targets: tuple[int, ...]
    arrows: tuple[Move, ...]
    marks: tuple[int, ...]
    suspects: Suspects
    caption: str
    task: Task | None = None


class Field(NamedTuple):
    """The value of a key, and the line it is on."""

    text: str
    line: int


Fields = dict[str, Field]


def parse_diagram(text: str) -> Diagram:
    """Read a diagram, or raise a DiagramError."""
    fields = _fields(text)
    caption = fields.pop("caption").text
    return _without_caption(tuple(fields.items()))._replace(caption=caption)


@cache
def _without_caption(said: tuple[tuple[str, Field], ...]) -> Diagram:
    """All but the caption, which is the same in every language."""
    fields = dict(said)
    task = _task(fields)
    game, arrows = _game(fields)
    viewer = task.viewers[0] if task else _choice(fields, "viewer", tuple(VIEWERS))
    seat = task.learner if task else Player(int(_choice(fields, "seat", ("1", "2"))))
    view = view_of(game, VIEWERS[viewer])
    selected, targets = _selection(fields, view)
    return Diagram(
        view=view,
        viewer=viewer,
        seat=seat,
        selected=selected,
        targets=targets,
        arrows=(*arrows, *_moves(fields, "arrows")),
        marks=tuple(_squares(fields, "marks")),
        suspects=_suspects(fields, view),
        caption="",
        task=task,
    )


def game_in(text: str) -> Game:
    """The game of a diagram with all that its author knows, which no page may show."""
    return _game(_fields(text))[0]


def _fields(text: str) -> Fields:
    fields: Fields = {}
    number = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not value:
            raise DiagramError(f"no `key: value`: {line!r}", number)
        if key not in KEYS:
            raise DiagramError(f"unknown key {key!r}, expected one of {', '.join(KEYS)}", number)
        if key in fields:
            raise DiagramError(f"{key!r} twice", number)
        if "caption" in fields:
            raise DiagramError("the caption has to be the last line", number)
        fields[key] = Field(value, number)
    subjects = [key for key in SUBJECTS if key in fields]
    if len(subjects) != 1:
        found = " and ".join(subjects) or "none"
        raise DiagramError(f"expected one of {', '.join(SUBJECTS)}: {found}", 1)
    if "caption" not in fields:
        raise DiagramError("no caption", max(number, 1))
    return fields


def _game(fields: Fields) -> tuple[Game, tuple[Move, ...]]:
    """The game that is drawn, and the arrows that come with it."""
    task = _task(fields)
    if task:
        return task.game, task.shown[:1]
    if "puzzle" in fields:
        raise DiagramError("there are no puzzles yet", fields["puzzle"].line)
    if "case" in fields:
        return _case(fields)
    field = fields["position"]
    try:
        start = parse_position(field.text)
    except VoltoError as problem:
        raise DiagramError(str(problem), field.line) from problem
    moves = tuple(_moves(fields, "moves"))
    try:
        return game_of(start, moves), ()
    except VoltoError as problem:
        raise DiagramError(str(problem), fields.get("moves", field).line) from problem


def _task(fields: Fields) -> Task | None:
    """The task that the diagram sets, with its own game, viewer and seat."""
    if "task" not in fields:
        return None
    field = fields["task"]
    task = task_by_id(field.text)
    if task is None:
        raise DiagramError(f"no task {field.text!r}", field.line)
    for key in _SAID_BY_A_TASK:
        if key in fields:
            raise DiagramError(f"a task brings its own {key}", fields[key].line)
    return task


def _case(fields: Fields) -> tuple[Game, tuple[Move, ...]]:
    """A case before anything is played, its moves or its refused move as arrows."""
    field = fields["case"]
    case = case_by_id(field.text)
    if case is None:
        raise DiagramError(f"no case {field.text!r}", field.line)
    if "moves" in fields:
        raise DiagramError("a case brings its own moves", fields["moves"].line)
    moves = (case.refused,) if case.refused else case.moves
    # A move to its own square has no arrow; a move that comes back later needs no second one.
    return Game(case.position), tuple(dict.fromkeys(move for move in moves if move[0] != move[1]))


def _choice(fields: Fields, key: str, allowed: tuple[str, ...]) -> str:
    """One of the allowed words, the first if the key is not there."""
    if key not in fields:
        return allowed[0]
    field = fields[key]
    if field.text not in allowed:
        problem = f"{key} {field.text!r} is none of {', '.join(allowed)}"
        raise DiagramError(problem, field.line)
    return field.text


def _moves(fields: Fields, key: str) -> Iterator[Move]:
    field = fields.get(key)
    for word in field.text.split() if field else ():
        try:
            yield parse_move(word)
        except VoltoError as problem:
            raise DiagramError(str(problem), fields[key].line) from problem


def _squares(fields: Fields, key: str) -> Iterator[int]:
    field = fields.get(key)
    for word in field.text.split() if field else ():
        yield _square(word, fields[key].line)


def _square(name: str, line: int) -> int:
    try:
        return parse_square(name)
    except VoltoError as problem:
        raise DiagramError(str(problem), line) from problem


def _selection(fields: Fields, view: View) -> tuple[int | None, tuple[int, ...]]:
    """The selected mask and where it may go, from what the viewer sees and nothing else."""
    if "select" not in fields:
        return None, ()
    field = fields["select"]
    square = _square(field.text, field.line)
    position = view.position
    mask = position.mask_at(square)
    if mask is None or mask.owner != position.player:
        raise DiagramError(f"no mask of the player to move on {field.text}", field.line)
    if mask.kind is None:
        raise DiagramError(f"the mask on {field.text} is hidden from the viewer", field.line)
    if view.outcome:
        raise DiagramError("nothing moves any more, the game is over", field.line)
    bits = reach(mask.kind, square, position.player, own=position.own, other=position.other)
    return square, squares_of(bits)


def _suspects(fields: Fields, view: View) -> Suspects:
    field = fields.get("suspects")
    if field is None:
        return {}
    try:
        suspects = parse_suspects(",".join(field.text.split()))
    except VoltoError as problem:
        raise DiagramError(f"no suspects such as `c5=CL`: {problem}", field.line) from problem
    for square in suspects:
        if not view.position.hidden >> square & 1:
            raise DiagramError(f"no hidden mask on {SQUARE_NAMES[square]}", field.line)
    return suspects
