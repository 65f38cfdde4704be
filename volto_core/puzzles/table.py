"""A puzzle as plain data, as TOML and JSON have it, and back."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from volto_core.errors import VoltoError, quoted, shortened
from volto_core.game.moves import Move
from volto_core.game.position import Position
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.pieces import Kind
from volto_core.puzzles.chances import Chances
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.themes import REASONS, THEMES
from volto_core.text.notation import (
    format_kinds,
    format_position,
    parse_move,
    parse_position,
    parse_square,
)
from volto_core.text.suspects import Suspects, parse_kinds, parse_suspect

_ID_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
_CHANCES = re.compile(r"([1-9][0-9]*)-(0|[1-9][0-9]*)/([1-9][0-9]*)", re.ASCII)
MOST_MOVES = 6
# So many masks are named together.
_TOGETHER = 2

# The keys of every puzzle, those that it may have, and those of each aim.
ALWAYS = ("id", "theme", "kind", "position")
OPTIONAL = ("suspects", "off", "start", "history", "also", "why")
BY_AIM = {
    Aim.WIN: ("within", "solution"),
    Aim.SAVE: ("solution",),
    Aim.UNMASK: ("square", "answer"),
    Aim.ODDS: ("solution", "chances"),
}
# In the place of the keys for one mask.
TWO_MASKS = ("squares",)


class PuzzleProblem(NamedTuple):
    """What is wrong with a table, and under which key."""

    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.key}: {self.text}"


class PuzzleError(VoltoError):
    """A table that is no puzzle, with all its problems at once."""

    code = "puzzle"

    def __init__(self, problems: tuple[PuzzleProblem, ...]) -> None:
        self.problems = problems
        super().__init__("no puzzle: " + "; ".join(map(str, problems)))

    def details(self) -> Json:
        """Every problem with its key."""
        return {"problems": [problem._asdict() for problem in self.problems]}


class _Unreadable(Exception):
    """A value that cannot be read."""


def parse_puzzle(table: Mapping[str, object]) -> Puzzle:
    """Read a table, or raise a PuzzleError."""
    problems = list(_key_problems(table))
    values: dict[str, Any] = {}
    for key, read in _READERS.items():
        if key not in table:
            continue
        try:
            values["aim" if key == "kind" else key] = read(table[key])
        except (VoltoError, _Unreadable) as error:
            problems.append(PuzzleProblem(key, str(error)))
    if problems:
        raise PuzzleError(tuple(problems))
    return Puzzle(**values)


def _key_problems(table: Mapping[str, object]) -> Iterator[PuzzleProblem]:
    """Keys that are missing, unknown, or do not belong together."""
    kind = table.get("kind")
    own, sort = next((keys for aim, keys in BY_AIM.items() if aim == kind), ()), kind
    if kind == Aim.UNMASK and "squares" in table:
        own, sort = TWO_MASKS, "unmask with squares"
    for key in (*ALWAYS, *own):
        if key not in table:
            yield PuzzleProblem(key, "missing")
    for key in table:
        if key not in _READERS:
            yield PuzzleProblem(key, "unknown key")
        elif own and key not in (*ALWAYS, *OPTIONAL, *own):
            yield PuzzleProblem(key, f"not a key of kind {sort}")
    for key, other in (("start", "history"), ("history", "start")):
        if key in table and other not in table:
            yield PuzzleProblem(key, f"without {other}")


def _shown(value: object) -> str:
    """The value as one short line, whatever a request holds."""
    return quoted(value) if isinstance(value, str) else shortened(repr(value))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise _Unreadable(f"{_shown(value)} is not a text")
    return value


def _id(value: object) -> str:
    text = _text(value)
    if not all(word and set(word) <= _ID_LETTERS for word in text.split("-")):
        raise _Unreadable(f"{_shown(value)} is not in lower case with hyphens")
    return text


def _one_of(choices: Iterable[str], what: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if value not in tuple(choices):
            raise _Unreadable(f"{_shown(value)} is not one of the {what}")
        return _text(value)

    return read


def _several(read: Callable[[object], Any]) -> Callable[[object], tuple[Any, ...]]:
    def read_all(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise _Unreadable(f"{_shown(value)} is not a list")
        return tuple(map(read, value))

    return read_all


def _number(most: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
            raise _Unreadable(f"{_shown(value)} is not a number from 1 to {most}")
        return value

    return read


def _position(value: object) -> Position:
    return parse_position(_text(value))


def _move(value: object) -> Move:
    return parse_move(_text(value))


def _square(value: object) -> int:
    return parse_square(_text(value))


def _kinds(value: object) -> tuple[Kind, ...]:
    return parse_kinds(_text(value))


def _kind(value: object) -> Kind:
    kinds = _kinds(value)
    if len(kinds) != 1:
        raise _Unreadable(f"{_shown(value)} is not one kind")
    return kinds[0]


def _suspects(value: object) -> Suspects:
    if not isinstance(value, dict):
        raise _Unreadable(f"{_shown(value)} is not a table of squares and kinds")
    found: dict[int, tuple[Kind, ...]] = {}
    for name, letters in value.items():
        square, kinds = parse_suspect(f"{name}={_text(letters)}")
        if list(kinds) != sorted(kinds):
            raise _Unreadable(f"{name} = {_shown(letters)} is not in the order N A C S L")
        found[square] = kinds
    return found


def _squares(value: object) -> dict[int, Kind]:
    if not isinstance(value, dict) or len(value) != _TOGETHER:
        raise _Unreadable(f"{_shown(value)} is not a table of two squares and their kinds")
    found = {_square(name): _kind(letter) for name, letter in value.items()}
    return dict(sorted(found.items()))


def _chances(value: object) -> Chances:
    matched = _CHANCES.fullmatch(_text(value))
    if not matched:
        raise _Unreadable(
            f"{_shown(value)} is not worlds won, lost at once and all, such as '4-1/6'"
        )
    return Chances(*map(int, matched.groups()))


_READERS: dict[str, Callable[[object], Any]] = {
    "id": _id,
    "theme": _one_of(THEMES, "themes"),
    "kind": lambda value: Aim(_one_of(Aim, "kinds")(value)),
    "position": _position,
    "suspects": _suspects,
    "off": _kinds,
    "start": _position,
    "history": _several(_move),
    "within": _number(MOST_MOVES),
    "solution": _move,
    "square": _square,
    "answer": _kind,
    "squares": _squares,
    "chances": _chances,
    "also": _several(_one_of(THEMES, "themes")),
    "why": _several(_one_of(REASONS, "reasons")),
}


def format_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """Write a puzzle as a table, in the order of a file, without the keys that it does not have."""
    written: dict[str, Any] = {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "also": list(puzzle.also),
        "kind": puzzle.aim.value,
        "position": format_position(puzzle.position),
        "suspects": {
            SQUARE_NAMES[square]: format_kinds(kinds)
            for square, kinds in sorted(puzzle.suspects.items())
        },
        "off": None if puzzle.off is None else "".join(kind.letter for kind in puzzle.off),
        "start": puzzle.start and format_position(puzzle.start),
        "history": list(map(str, puzzle.history)),
        "within": puzzle.within,
        "solution": puzzle.solution and str(puzzle.solution),
        "square": None if puzzle.square is None else SQUARE_NAMES[puzzle.square],
        "answer": None if puzzle.answer is None else puzzle.answer.letter,
        "squares": {
            SQUARE_NAMES[square]: kind.letter for square, kind in sorted(puzzle.squares.items())
        },
        "chances": puzzle.chances and str(puzzle.chances),
        "why": list(puzzle.why),
    }
    return {key: value for key, value in written.items() if value not in (None, [], {})}
