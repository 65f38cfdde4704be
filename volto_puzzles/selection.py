"""Selects new puzzles for the collection: quotas by sort and theme, without copies."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_puzzles.copies import compared


class Sort(NamedTuple):
    """A class of puzzles that has a quota in the collection."""

    aim: Aim
    within: int | None
    is_open: bool
    history: bool


def sort_of(puzzle: Puzzle) -> Sort:
    """The sort of a puzzle."""
    return Sort(puzzle.aim, puzzle.within, puzzle.is_open, "history" in puzzle.why)


# A theme with fewer puzzles than this is filled up, whatever their sort.
RARE = 12
WANTED = {
    Sort(Aim.WIN, 1, True, False): 8,
    Sort(Aim.WIN, 1, False, False): 12,
    Sort(Aim.WIN, 1, False, True): 16,
    Sort(Aim.WIN, 2, True, False): 40,
    Sort(Aim.WIN, 2, False, False): 50,
    Sort(Aim.WIN, 2, False, True): 40,
    Sort(Aim.WIN, 3, True, False): 48,
    Sort(Aim.WIN, 3, False, False): 36,
    Sort(Aim.WIN, 3, False, True): 40,
    Sort(Aim.WIN, 4, True, False): 20,
    Sort(Aim.WIN, 4, False, False): 10,
    Sort(Aim.WIN, 4, False, True): 10,
    Sort(Aim.SAVE, None, True, False): 10,
    Sort(Aim.SAVE, None, False, False): 50,
    Sort(Aim.SAVE, None, False, True): 50,
    Sort(Aim.UNMASK, None, False, True): 100,
    Sort(Aim.UNMASK, None, False, False): 6,
    Sort(Aim.ODDS, None, False, True): 100,
}


def chosen(found: Iterable[Puzzle], kept: tuple[Puzzle, ...] = ()) -> list[Puzzle]:
    """The puzzles to add to those kept, round-robin over themes and levels of difficulty."""
    by_theme: dict[Sort, dict[str, list[Puzzle]]] = defaultdict(lambda: defaultdict(list))
    for puzzle, earlier in islice(compared((*kept, *found)), len(kept), None):
        if not earlier:
            by_theme[sort_of(puzzle)][puzzle.theme].append(puzzle)
    have = Counter(map(sort_of, kept))
    new = [
        puzzle
        for sort, number in WANTED.items()
        for puzzle in _in_turn(by_theme[sort], number - have[sort])
    ]
    return new + list(_of_rare_themes(by_theme, (*kept, *new)))


def _of_rare_themes(
    by_theme: dict[Sort, dict[str, list[Puzzle]]], have: tuple[Puzzle, ...]
) -> Iterator[Puzzle]:
    """More puzzles of rare themes, whatever their sort."""
    themes = Counter(puzzle.theme for puzzle in have)
    for of_sort in by_theme.values():
        for theme, puzzles in of_sort.items():
            for puzzle in puzzles:
                if themes[theme] < RARE and puzzle not in have:
                    themes[theme] += 1
                    yield puzzle


def _in_turn(themes: dict[str, list[Puzzle]], number: int) -> Iterator[Puzzle]:
    """A number of puzzles, round-robin over the themes and over the levels of each."""
    queues = [_mixed(puzzles) for _, puzzles in sorted(themes.items())]
    while number > 0 and queues:
        for queue in tuple(queues):
            if number > 0:
                yield queue.pop(0)
                number -= 1
            if not queue:
                queues.remove(queue)


def _mixed(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The puzzles, round-robin over the levels of difficulty."""
    levels: dict[int, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        levels[puzzle.difficulty].append(puzzle)
    ranked = [
        (place, level, puzzle)
        for level, of_level in levels.items()
        for place, puzzle in enumerate(of_level)
    ]
    return [puzzle for _, _, puzzle in sorted(ranked, key=lambda entry: entry[:2])]


def named(puzzles: Iterable[Puzzle], taken: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles with new ids, numbered on from those taken, as ids are never reused."""
    last: Counter[str] = Counter()
    for name in taken:
        stem, _, number = name.rpartition("-")
        if number.isdigit():
            last[stem] = max(last[stem], int(number))
    for puzzle in puzzles:
        stem = f"win-in-{puzzle.within}" if puzzle.aim is Aim.WIN else puzzle.aim.value
        last[stem] += 1
        yield puzzle._replace(id=f"{stem}-{last[stem]:03}")
