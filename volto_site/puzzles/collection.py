"""The puzzles of the site in the order in which they are listed, and the path for beginners."""

from collections import Counter
from functools import cache
from typing import Any

from volto_core.puzzles.puzzle import Puzzle
from volto_core.puzzles.table import format_puzzle
from volto_core.puzzles.themes import THEMES
from volto_puzzles.collection import read_collection
from volto_puzzles.path import read_path

# The worker fetches puzzles in files of this many.
PUZZLES_IN_A_FILE = 25


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle, by theme, then the easy ones first."""
    puzzles = read_collection().puzzles
    return tuple(sorted(puzzles, key=lambda one: (THEMES.index(one.theme), one.difficulty, one.id)))


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
    """The number of each puzzle in its theme, part of its title."""
    counts: Counter[str] = Counter()
    found = {}
    for puzzle in all_puzzles():
        counts[puzzle.theme] += 1
        found[puzzle.id] = counts[puzzle.theme]
    return found


@cache
def path_puzzles() -> tuple[str, ...]:
    """The ids of the path for beginners."""
    return read_path()


@cache
def file_numbers() -> dict[str, int]:
    """The number of the worker's file that holds each puzzle."""
    names = sorted(puzzle.id for puzzle in all_puzzles())
    return {name: place // PUZZLES_IN_A_FILE for place, name in enumerate(names)}
