"""The parallel search for puzzles in generated games, with its results in a JSON Lines file."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from json import JSONDecodeError, dumps, loads
from pathlib import Path

from volto_core.puzzles.puzzle import Puzzle
from volto_core.puzzles.table import format_puzzle, parse_puzzle
from volto_puzzles.candidates import LONGEST_HISTORY, puzzles_at
from volto_puzzles.games import game_for, moments_of
from volto_puzzles.rarities import rare_puzzles_at
from volto_puzzles.rating import rated
from volto_puzzles.workers import spread

# Every third moment is also searched with all masks turned over.
OPEN_MOMENTS = 3
OF_EACH_SORT = 2

Themes = tuple[str, ...]


def found_in(seed: int, themes: Themes = ()) -> list[Puzzle]:
    """The rated puzzles in the game of a seed, at most a few of each sort."""
    moments = moments_of(game_for(seed), longest=LONGEST_HISTORY)
    if themes:
        rare = (puzzle for moment in moments for puzzle in rare_puzzles_at(moment, themes))
        return [puzzle for puzzle in map(rated, varied(rare)) if puzzle.theme in themes]
    found: list[Puzzle] = []
    for number, moment in enumerate(moments):
        found += puzzles_at(moment, is_open=number % OPEN_MOMENTS == 0)
    return [rated(puzzle) for puzzle in varied(found)]


def varied(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """The puzzles of a game without repeated questions, at most a few of each sort."""
    asked: set[object] = set()
    number: Counter[object] = Counter()
    for puzzle in puzzles:
        sort = (puzzle.aim, puzzle.within, puzzle.is_open)
        question = (sort, puzzle.solution, puzzle.answer)
        if question not in asked and number[sort] < OF_EACH_SORT:
            asked.add(question)
            number[sort] += 1
            yield puzzle


def _line(themes: Themes, seed: int) -> str:
    found = found_in(seed, themes)
    return dumps({"seed": seed, "puzzles": [format_puzzle(puzzle) for puzzle in found]})


def search_games(
    seeds: Iterable[int], path: Path, *, processes: int, themes: Themes = ()
) -> Iterator[int]:
    """Search the games of these seeds, append the results to a file, and yield each seed."""
    missing = seeds_left(seeds, path)
    with path.open("a", encoding="utf-8") as file:
        lines = spread(partial(_line, themes), missing, processes=processes)
        for seed, line in zip(missing, lines, strict=True):
            file.write(line + "\n")
            file.flush()
            yield seed


def seeds_left(seeds: Iterable[int], path: Path) -> list[int]:
    """The seeds without a result in the file."""
    done = {seed for seed, _ in _kept(path)}
    return [seed for seed in seeds if seed not in done]


def read_found(path: Path) -> Iterator[Puzzle]:
    """The puzzles in a file of results, in the order of the seeds."""
    for _, tables in sorted(_kept(path), key=lambda kept: kept[0]):
        for table in tables:
            yield parse_puzzle(table)


def _kept(path: Path) -> Iterator[tuple[int, list[dict[str, object]]]]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    for line in lines:
        try:
            kept = loads(line)
        except JSONDecodeError:
            # An interrupted search leaves its last line incomplete.
            continue
        yield kept["seed"], kept["puzzles"]
