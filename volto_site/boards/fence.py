"""The parser of a `volto` fence: lines of `key: value` in which an author writes a diagram."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from volto_core.errors import VoltoError
from volto_core.game.history import game_of
from volto_core.game.moves import Move, reach
from volto_core.geometry import SQUARE_NAMES, squares_of
from volto_core.knowledge.views import VIEWERS, View, view_of
from volto_core.pieces import Player
from volto_core.teaching.cases import case_by_id
from volto_core.teaching.tasks import task_by_id
from volto_core.text.notation import parse_move, parse_position, parse_square
from volto_core.text.suspects import Suspects, parse_suspects
from volto_site.boards.diagram import (
    EVERYONE,
    AuthoredDiagram,
    Diagram,
    case_diagram,
    diagram_key,
    task_diagram,
)
from volto_site.boards.rows import format_rows, needed_rows, parse_rows
from volto_site.boards.table import TABLES
from volto_site.content.source import Fence, Source

SUBJECTS = ("position", "case", "task")
# What a subject brings itself, and its fence may not say.
_BROUGHT_BY = {"position": (), "case": ("moves",), "task": ("moves", "viewer", "seat")}
_DRAWN = ("moves", "viewer", "seat", "rows", "select", "arrows", "marks", "suspects")
KEYS = (*SUBJECTS, *_DRAWN, "table", "caption")


class FenceError(Exception):
    """What is wrong with a fence, and in which of its lines, counted from 1."""

    def __init__(self, problem: str, line: int) -> None:
        self.problem = problem
        self.line = line
        super().__init__(problem)


class Field(NamedTuple):
    """The value of a key, and the line it is on."""

    text: str
    line: int


Fields = dict[str, Field]


def parse_fence(text: str) -> AuthoredDiagram:
    """Parse the text of a fence, or raise a FenceError."""
    fields = _fields(text)
    caption = fields.pop("caption").text
    diagram, game = _without_caption(tuple(fields.items()))
    return AuthoredDiagram(diagram._replace(caption=caption), game)


def fence_diagram(fence: Fence) -> AuthoredDiagram:
    """The diagram of a fence of a page, or a FenceError; line 0 is its opening line."""
    name, _, options = fence.info.partition(" ")
    if options:
        raise FenceError(f"a {name} fence takes no options: {options}", 0)
    return parse_fence(fence.text)


def problems_in(source: Source) -> list[tuple[int, str]]:
    """Every fence of a page that cannot be drawn, with its line."""
    problems = []
    for fence in source.boards:
        try:
            fence_diagram(fence)
        except FenceError as error:
            problems.append((fence.line + error.line, error.problem))
    return problems


@cache
def _without_caption(fields_in_order: tuple[tuple[str, Field], ...]) -> AuthoredDiagram:
    """All but the caption, which is the same in every language."""
    fields = dict(fields_in_order)
    subject, game = _subject(fields)
    viewer = _choice(fields, "viewer", tuple(VIEWERS), subject.viewer)
    seat = Player(int(_choice(fields, "seat", ("1", "2"), str(int(subject.seat)))))
    view = view_of(game, VIEWERS[viewer])
    selected, targets = _selection(fields, view)
    diagram = subject._replace(
        key=diagram_key({name: field.text for name, field in fields.items()}),
        view=view,
        viewer=viewer,
        seat=seat,
        selected=selected,
        targets=targets,
        arrows=(*subject.arrows, *_moves(fields, "arrows")),
        is_line=subject.is_line and "arrows" not in fields,
        marks=(*subject.marks, *_squares(fields, "marks")),
        suspects=_suspects(fields, view),
        table=_choice(fields, "table", tuple(TABLES), ""),
    )
    return AuthoredDiagram(_with_rows(fields, diagram), game)


def _fields(text: str) -> Fields:
    fields: Fields = {}
    number = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not value:
            raise FenceError(f"no `key: value`: {line!r}", number)
        if key not in KEYS:
            raise FenceError(f"unknown key {key!r}, expected one of {', '.join(KEYS)}", number)
        if key in fields:
            raise FenceError(f"{key!r} twice", number)
        if "caption" in fields:
            raise FenceError("the caption has to be the last line", number)
        fields[key] = Field(value, number)
    subjects = [key for key in SUBJECTS if key in fields]
    if len(subjects) != 1:
        found = " and ".join(subjects) or "none"
        raise FenceError(f"expected one of {', '.join(SUBJECTS)}: {found}", 1)
    if "caption" not in fields:
        raise FenceError("no caption", max(number, 1))
    return fields


def _subject(fields: Fields) -> AuthoredDiagram:
    """What the diagram is of: a task, a case, or a position with moves."""
    name = next(key for key in SUBJECTS if key in fields)
    for key in _BROUGHT_BY[name]:
        if key in fields:
            raise FenceError(f"a {name} brings its own {key}", fields[key].line)
    text, line = fields[name]
    if name == "task":
        if task := task_by_id(text):
            return task_diagram(task)
        raise FenceError(f"no task {text!r}", line)
    if name == "case":
        if case := case_by_id(text):
            return case_diagram(case)
        raise FenceError(f"no case {text!r}", line)
    return _game(fields)


def _game(fields: Fields) -> AuthoredDiagram:
    field = fields["position"]
    try:
        start = parse_position(field.text)
    except VoltoError as problem:
        raise FenceError(str(problem), field.line) from problem
    moves = tuple(_moves(fields, "moves"))
    try:
        game = game_of(start, moves)
    except VoltoError as problem:
        raise FenceError(str(problem), fields.get("moves", field).line) from problem
    view = view_of(game, VIEWERS[EVERYONE])
    return AuthoredDiagram(Diagram("", view, EVERYONE, Player.IVORY), game)


def _choice(fields: Fields, key: str, allowed: tuple[str, ...], default: str) -> str:
    """One of the allowed words, the default if the key is not there."""
    if key not in fields:
        return default
    field = fields[key]
    if field.text not in allowed:
        problem = f"{key} {field.text!r} is none of {', '.join(allowed)}"
        raise FenceError(problem, field.line)
    return field.text


def _moves(fields: Fields, key: str) -> Iterator[Move]:
    field = fields.get(key)
    for word in field.text.split() if field else ():
        try:
            yield parse_move(word)
        except VoltoError as problem:
            raise FenceError(str(problem), fields[key].line) from problem


def _squares(fields: Fields, key: str) -> Iterator[int]:
    field = fields.get(key)
    for word in field.text.split() if field else ():
        yield _square(word, fields[key].line)


def _square(name: str, line: int) -> int:
    try:
        return parse_square(name)
    except VoltoError as problem:
        raise FenceError(str(problem), line) from problem


def _selection(fields: Fields, view: View) -> tuple[int | None, tuple[int, ...]]:
    """The selected mask and where it may go, from what the viewer sees and nothing else."""
    if "select" not in fields:
        return None, ()
    field = fields["select"]
    square = _square(field.text, field.line)
    position = view.position
    mask = position.mask_at(square)
    if mask is None or mask.owner != position.player:
        raise FenceError(f"no mask of the player to move on {field.text}", field.line)
    if mask.kind is None:
        raise FenceError(f"the mask on {field.text} is hidden from the viewer", field.line)
    if view.outcome:
        raise FenceError("nothing moves any more, the game is over", field.line)
    bits = reach(mask.kind, square, position.player, own=position.own, other=position.other)
    return square, squares_of(bits)


def _with_rows(fields: Fields, diagram: Diagram) -> Diagram:
    """The diagram with the rows that its fence names, which have to show all that matters."""
    field = fields.get("rows")
    if field is None:
        return diagram
    try:
        rows = parse_rows(field.text)
    except ValueError as problem:
        raise FenceError(str(problem), field.line) from problem
    needed = needed_rows(diagram)
    if needed.first < rows.first or needed.last > rows.last:
        raise FenceError(f"what is shown needs the rows {format_rows(needed)}", field.line)
    return diagram._replace(rows=rows)


def _suspects(fields: Fields, view: View) -> Suspects:
    field = fields.get("suspects")
    if field is None:
        return {}
    try:
        suspects = parse_suspects(",".join(field.text.split()))
    except VoltoError as problem:
        raise FenceError(f"no suspects such as `c5=CL`: {problem}", field.line) from problem
    for square in suspects:
        if not view.position.hidden >> square & 1:
            raise FenceError(f"no hidden mask on {SQUARE_NAMES[square]}", field.line)
    return suspects
