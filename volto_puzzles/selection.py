"""Selects new puzzles for the collection: as many of each sort as it wants, no core twice."""

from collections import Counter
from collections.abc import Iterable, Iterator

from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_puzzles.copies import compared
from volto_puzzles.cores import core_key, core_of
from volto_puzzles.keys import key_class

Sort = tuple[str, ...]

# A theme with fewer puzzles than this is filled up, whatever their sort.
RARE = 15
# The most puzzles of each sort; a sort that is not named here is wanted as often.
MOST = 16
WANTED: dict[Sort, int] = {
    ("win", "only-step"): 70,
    ("win", "forward"): 70,
    ("win", "noble"): 40,
    ("win", "advisor"): 40,
    ("win", "soldier"): 30,
    ("win", "lady"): 40,
    ("win", "retreat"): 40,
    ("win", "capture"): 30,
    ("win", "unmasking"): 30,
    ("save", "strike-first"): 25,
    ("save", "flight"): 25,
    ("save", "bait"): 30,
    ("save", "poisoned-lady"): 25,
    ("save", "lady-shield"): 25,
    ("save", "wall"): 25,
    ("unmask", "1"): 70,
    ("unmask", "2"): 40,
    ("odds", "best-bet"): 45,
    ("odds", "long-shot"): 45,
}


def sort_of(puzzle: Puzzle) -> Sort:
    """The sort of a puzzle, of which the collection wants a number."""
    match puzzle.aim:
        case Aim.WIN:
            return "win", key_class(puzzle)
        case Aim.UNMASK:
            return "unmask", str(len(puzzle.asked))
        case _:
            return puzzle.aim.value, puzzle.theme


def chosen(found: Iterable[Puzzle], kept: Iterable[Puzzle] = ()) -> Iterator[Puzzle]:
    """The puzzles to add to those kept, the first that are found of each sort or rare theme."""
    have, themes, seen = Counter[Sort](), Counter[str](), set()
    old = tuple(kept)
    for place, (puzzle, earlier) in enumerate(compared((*old, *found))):
        sort, is_old = sort_of(puzzle), place < len(old)
        is_full = have[sort] >= WANTED.get(sort, MOST) and themes[puzzle.theme] >= RARE
        if not is_old and (earlier or is_full):
            continue
        core = core_key(core_of(puzzle))
        if is_old or core not in seen:
            seen.add(core)
            have[sort] += 1
            themes[puzzle.theme] += 1
            if not is_old:
                yield puzzle


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
