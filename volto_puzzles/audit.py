"""The figures of the collection beside what they have to be."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.themes import THEMES
from volto_puzzles.findings import Finding
from volto_puzzles.keys import key_class
from volto_puzzles.ratings import HARDEST, Ratings


class Figure(NamedTuple):
    """A figure of the collection, and the limit that it has to keep."""

    id: str
    value: int
    limit: int
    at_most: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the figure keeps its limit."""
        return self.value <= self.limit if self.at_most else self.value >= self.limit


class Audited(NamedTuple):
    """A puzzle with what was found out about it."""

    puzzle: Puzzle
    finding: Finding
    level: int


def audited(
    puzzles: Iterable[Puzzle], findings: Iterable[Finding], ratings: Ratings
) -> tuple[Audited, ...]:
    """The puzzles with their findings and levels."""
    pairs = zip(puzzles, findings, strict=True)
    return tuple(Audited(puzzle, finding, ratings.level(puzzle.id)) for puzzle, finding in pairs)


def figures(collection: tuple[Audited, ...]) -> Iterator[Figure]:
    """Every figure of the collection, in the order of the table."""
    wins = [one for one in collection if one.puzzle.aim is Aim.WIN]
    classes = Counter(key_class(one.puzzle) for one in wins)
    forward = classes["forward"] + classes["only-step"]
    yield Figure("puzzles", len(collection), 600)
    yield Figure("wins", len(wins), 300)
    yield Figure("forward-keys", forward, len(wins) // 2, at_most=True)
    yield Figure("only-steps", classes["only-step"], len(wins) // 4, at_most=True)
    yield Figure("other-keys", len(wins) - forward, 150)
    yield Figure("smallest-theme", min(_themes(collection).values()), 15)
    yield Figure("copies", _copies(collection), 0, at_most=True)
    yield Figure("padding", sum(len(one.finding.padding) for one in collection), 0, at_most=True)
    yield Figure("wins-in-four", sum(one.puzzle.within == 4 for one in wins), 40)
    hardest = [one for one in collection if one.level == HARDEST]
    yield Figure("hardest", len(hardest), 60)
    yield Figure("kinds-of-hardest", len({one.puzzle.aim for one in hardest}), len(Aim))
    both = {"counting", "history"}
    yield Figure("counting-and-history", sum(both <= _needs(one) for one in collection), 100)
    hidden = sum(not (one.puzzle.is_open or one.finding.is_as_open) for one in collection)
    yield Figure("hidden", hidden, len(collection) // 2)
    yield Figure("two-masks", _count(collection, lambda one: len(one.puzzle.asked) > 1), 15)
    yield Figure("bait-saves", _count(collection, _is_bait_save), 15)
    smallest = min(Counter(one.level for one in collection)[level] for level in range(1, 6))
    yield Figure("smallest-level", smallest, 20)


def _count(collection: tuple[Audited, ...], is_one: Callable[[Audited], bool]) -> int:
    return sum(map(is_one, collection))


def _themes(collection: tuple[Audited, ...]) -> Counter[str]:
    """How many puzzles have each theme as their first."""
    counts = Counter(one.puzzle.theme for one in collection)
    return Counter({theme: counts[theme] for theme in THEMES})


def _copies(collection: tuple[Audited, ...]) -> int:
    """How many puzzles have the core of an earlier one."""
    return len(collection) - len({one.finding.core for one in collection})


def _needs(one: Audited) -> set[str]:
    return set(one.puzzle.why)


def _is_bait_save(one: Audited) -> bool:
    puzzle = one.puzzle
    return puzzle.aim is Aim.SAVE and "bait" in (puzzle.theme, *puzzle.also)
