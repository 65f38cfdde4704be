"""Measures how hard a puzzle is: how often the opponent finds the key, its solver switched off.

Wins, saves and odds are played by solvers of growing work, each many times, from the learner's
view; the rating is the one at which Elo's formula expects what was found. To unmask is no move:
there the fewest clues that suffice are counted, and the masks that they tie together.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from volto_core.arena.tournament import digest
from volto_core.opponent.levels import Level
from volto_core.opponent.search import Outlook
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import Query, pose, who_is
from volto_puzzles.ratings import Rating, Ratings, digest_of
from volto_puzzles.temptations import played
from volto_puzzles.workers import spread


class Solver(NamedTuple):
    """Somebody who tries a puzzle: an amount of work, the rating it stands for, and how often."""

    rating: int
    level: Level
    tries: int


# From a guess and a glance full of whims to the outlook of level 5 and twice its worlds; none of
# them proves anything.
SOLVERS = (
    Solver(800, Level(whim=6000), 24),
    Solver(1000, Level(whim=1300), 16),
    Solver(1150, Level(whim=400), 12),
    Solver(1300, Level(whim=80, remembers=True), 8),
    Solver(1500, Level(whim=80, remembers=True, outlook=Outlook(6, 4, 4, 960)), 6),
    Solver(1700, Level(whim=80, remembers=True, outlook=Outlook(8, 8, 6, 960)), 4),
    Solver(1850, Level(whim=80, remembers=True, outlook=Outlook(12, 16, 8, 960)), 3),
)
# One try each by somebody who always fails and somebody who never does keeps ratings finite.
_EASIEST, _HARDEST = 400, 2600
_SCALE = 400

# What naming a mask takes at least, and what each clue, each mask tied and a second mask add.
_NAMING, _CLUE, _TIE, _SECOND = 700, 180, 110, 150
_MOST_CLUES = 5


def measured(puzzles: Iterable[Puzzle], known: Ratings | None, *, processes: int | None) -> Ratings:
    """The ratings of all puzzles: those known of the same puzzle and opponent, the others anew."""
    wanted = list(puzzles)
    opponent = digest()
    kept = known if known and known.opponent == opponent else Ratings(opponent, {})
    missing = [puzzle for puzzle in wanted if not kept.is_current(puzzle)]
    found = spread(rating_of, missing, processes=processes)
    new = {
        puzzle.id: Rating(rating, digest_of(puzzle))
        for puzzle, rating in zip(missing, found, strict=True)
    }
    return Ratings(opponent, {one.id: new.get(one.id) or kept.of[one.id] for one in wanted})


def rating_of(puzzle: Puzzle) -> int:
    """The rating of a puzzle, measured."""
    if puzzle.aim is Aim.UNMASK:
        return _rating_of_unmask(puzzle)
    found = [(one, _found(puzzle, one)) for one in SOLVERS]
    return fitted(found)


def _found(puzzle: Puzzle, solver: Solver) -> int:
    assert puzzle.solution is not None
    return played(puzzle, solver.level, solver.tries)[puzzle.solution]


def fitted(found: list[tuple[Solver, int]]) -> int:
    """The rating at which as many tries succeed by Elo's formula as did."""
    wanted = 1 + sum(number for _, number in found)
    low, high = _EASIEST - _SCALE, _HARDEST + _SCALE
    while high - low > 1:
        middle = (low + high) // 2
        expected = _chance(_EASIEST, middle) + _chance(_HARDEST, middle)
        expected += sum(one.tries * _chance(one.rating, middle) for one, _ in found)
        # The more is expected of solvers, the easier the puzzle is held to be.
        low, high = (middle, high) if expected > wanted else (low, middle)
    return high


def _chance(solver: int, puzzle: int) -> float:
    return 1 / (1 + 10 ** ((puzzle - solver) / _SCALE))


def _rating_of_unmask(puzzle: Puzzle) -> int:
    clues = fewest_clues(puzzle)
    tied = len(tied_masks(puzzle))
    return _NAMING + _CLUE * clues + _TIE * tied + _SECOND * (len(puzzle.asked) - 1)


def fewest_clues(puzzle: Puzzle) -> int:
    """Of how many masks the own doings have to be known at least to name those in question."""
    for number in range(min(len(puzzle.suspects), _MOST_CLUES)):
        for some in combinations(puzzle.suspects, number):
            suspects = {square: puzzle.suspects[square] for square in some}
            if _is_told(pose(puzzle.position, suspects=suspects, off=puzzle.off), puzzle):
                return number
    return min(len(puzzle.suspects), _MOST_CLUES)


def _is_told(query: Query, puzzle: Puzzle) -> bool:
    return all(who_is(query, square).kind is kind for square, kind in puzzle.asked.items())


def tied_masks(puzzle: Puzzle) -> set[int]:
    """The masks that use up the kinds which those in question are not."""
    query = puzzle.query
    return {
        holder
        for square in puzzle.asked
        for reason in who_is(query, square).excluded.values()
        for holder in reason.squares
    }
