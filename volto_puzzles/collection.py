"""Reads and writes the files of the collection, with every flaw by file, line and id."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from json import dumps
from pathlib import Path
from typing import Any, NamedTuple

from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.table import PuzzleError, format_puzzle, parse_puzzle
from volto_core.text.toml import Toml, line_of_error, parse_toml

FOLDER = Path(__file__).parents[1] / "puzzles"
# What was taken out; every other *.toml here is a list of puzzles.
RETIRED = "retired.toml"
# A file for each kind; an author may add others, and every *.toml here is read.
FILE_OF = {Aim.WIN: "wins", Aim.SAVE: "saves", Aim.UNMASK: "unmasks", Aim.ODDS: "odds"}

_HEADER = """\
# Puzzles, given to the public domain (CC0 1.0). Every one is proved by `make puzzles`.
# What the keys mean is on the site's page on notation."""
_HEAD = re.compile(r"^[ \t]*\[\[[ \t]*puzzle[ \t]*\]\]", re.MULTILINE)


class Flaw(NamedTuple):
    """Something wrong in a file of the collection, and where."""

    file: str
    line: int
    id: str
    text: str

    def __str__(self) -> str:
        name = f" {self.id}:" if self.id else ""
        return f"{self.file}:{self.line}:{name} {self.text}"


class Entry(NamedTuple):
    """A puzzle and where it is written."""

    file: str
    line: int
    puzzle: Puzzle

    def flaw(self, text: str) -> Flaw:
        """Something wrong with this puzzle."""
        return Flaw(self.file, self.line, self.puzzle.id, text)


class Collection(NamedTuple):
    """The puzzles that could be parsed, and the flaws of the files."""

    entries: tuple[Entry, ...]
    flaws: tuple[Flaw, ...]

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles, in the order of the files."""
        return tuple(entry.puzzle for entry in self.entries)


def puzzle_files(folder: Path) -> list[Path]:
    """The files of puzzles in a folder."""
    return sorted(path for path in folder.glob("*.toml") if path.name != RETIRED)


def read_collection(folder: Path = FOLDER) -> Collection:
    """Read every file of a folder."""
    entries: list[Entry] = []
    flaws: list[Flaw] = []
    for path in puzzle_files(folder):
        for found in _read(path.name, path.read_text("utf-8")):
            if isinstance(found, Entry):
                entries.append(found)
            else:
                flaws.append(found)
    return Collection(tuple(entries), (*flaws, *_repeated(entries)))


def _read(file: str, text: str) -> Iterator[Entry | Flaw]:
    try:
        toml = parse_toml(text)
    except tomllib.TOMLDecodeError as error:
        yield Flaw(file, line_of_error(error, text), "", str(error))
        return
    for key in toml.tables:
        if key != "puzzle":
            yield Flaw(file, toml.line_of((key,)), "", f"{key!r} beside the [[puzzle]] tables")
    listed = toml.tables.get("puzzle")
    if not isinstance(listed, list) or ("puzzle", 0) not in toml.lines:
        yield Flaw(file, 1, "", "not a list of [[puzzle]] tables")
        return
    for number, table in enumerate(listed):
        yield from _read_table(file, toml, number, table)


def _read_table(
    file: str, toml: Toml, number: int, table: dict[str, Any]
) -> Iterator[Entry | Flaw]:
    try:
        yield Entry(file, toml.line_of(("puzzle", number)), parse_puzzle(table))
    except PuzzleError as error:
        name = table.get("id")
        for problem in error.problems:
            line = toml.line_of(("puzzle", number, problem.key))
            yield Flaw(file, line, name if isinstance(name, str) else "", str(problem))


def _repeated(entries: Iterable[Entry]) -> Iterator[Flaw]:
    first: dict[str, Entry] = {}
    for entry in entries:
        earlier = first.setdefault(entry.puzzle.id, entry)
        if earlier is not entry:
            yield entry.flaw(f"the id is also at {earlier.file}:{earlier.line}")


def file_for(puzzle: Puzzle) -> str:
    """The file that a new puzzle goes to."""
    return f"{FILE_OF[puzzle.aim]}.toml"


def write_entries(entries: Iterable[Entry], folder: Path = FOLDER) -> None:
    """Write every puzzle into its file, and keep the comment above the first one."""
    texts: dict[str, list[str]] = {path.name: [] for path in puzzle_files(folder)}
    for entry in entries:
        texts.setdefault(entry.file, []).append(format_toml(entry.puzzle))
    for file, tables in texts.items():
        path = folder / file
        head = _HEAD.split(path.read_text("utf-8"))[0].strip() if path.exists() else _HEADER
        if tables:
            path.write_text("\n".join((head + "\n", *tables)), "utf-8")
        else:
            path.unlink()


def format_toml(puzzle: Puzzle) -> str:
    """Serialise a puzzle as a TOML table."""
    lines = ["[[puzzle]]"]
    lines += [f"{key} = {_value(value)}" for key, value in format_puzzle(puzzle).items()]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {dumps(kinds)}" for key, kinds in value.items()) + " }"
    return dumps(value)
