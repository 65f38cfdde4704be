"""The puzzles of the site in the order in which they are listed, and the path for beginners."""

from collections.abc import Sequence
from functools import cache
from typing import Any
from zlib import crc32

from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.table import format_puzzle
from volto_core.puzzles.themes import THEMES
from volto_puzzles.collection import Collection, read_collection
from volto_puzzles.path import read_path
from volto_puzzles.ratings import Ratings, read_ratings
from volto_puzzles.retired import Retired, read_retired

# The worker fetches puzzles in files of so many at most, more or less.
PUZZLES_IN_A_FILE = 25


@cache
def whole_collection() -> Collection:
    """The collection, with what is wrong in its files."""
    return read_collection()


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle, by kind and length alone: no place in a list tells a theme or a difficulty."""
    aims = tuple(Aim)
    puzzles = whole_collection().puzzles
    return tuple(sorted(puzzles, key=lambda one: (aims.index(one.aim), one.own_moves, one.id)))


@cache
def all_ratings() -> Ratings:
    """The measured ratings of the puzzles, and the levels cut from them."""
    return read_ratings()


@cache
def retired_puzzles() -> tuple[Retired, ...]:
    """The puzzles that were taken out, whose addresses still answer."""
    return read_retired()


@cache
def all_tables() -> tuple[dict[str, Any], ...]:
    """Every puzzle serialised, in the same order."""
    return tuple(map(format_puzzle, all_puzzles()))


@cache
def themes_in_use() -> tuple[str, ...]:
    """The themes of which there are puzzles."""
    found = {theme for puzzle in all_puzzles() for theme in (puzzle.theme, *puzzle.also)}
    return tuple(theme for theme in THEMES if theme in found)


@cache
def numbers() -> dict[str, int]:
    """The number of each puzzle, which is all that its title says besides kind and length."""
    return {puzzle.id: number for number, puzzle in enumerate(all_puzzles(), 1)}


@cache
def path_puzzles() -> tuple[str, ...]:
    """The ids of the path for beginners."""
    return read_path()


@cache
def file_numbers() -> dict[str, int]:
    """The number of the worker's file that holds each puzzle."""
    return file_numbers_of([puzzle.id for puzzle in all_puzzles()])


def file_numbers_of(ids: Sequence[str]) -> dict[str, int]:
    """The number of the file of each puzzle: all change only when the number of files doubles."""
    files = 1
    while files * PUZZLES_IN_A_FILE < len(ids):
        files *= 2
    return {id: crc32(id.encode()) % files for id in ids}
