"""How the refutations of a puzzle's wrong first moves end, counted by the code of their ending."""

from collections import Counter
from collections.abc import Iterable

from volto_core.puzzles.endings import Ending
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_puzzles.first_verdicts import first_verdicts
from volto_puzzles.workers import spread

# At least so many of a hundred wrong moves of wins lead to a punishment, not only to a delay.
PUNISHED = 90


def endings_of(puzzle: Puzzle) -> Counter[str]:
    """How often each ending refutes a wrong first move of a win."""
    refuted = first_verdicts(puzzle)["refuted"]
    assert isinstance(refuted, dict)
    return Counter(witness["end"]["code"] for witness in refuted.values())


def counted_endings(puzzles: Iterable[Puzzle], *, processes: int | None) -> Counter[str]:
    """How often each ending refutes a wrong first move of these puzzles' wins."""
    wins = [puzzle for puzzle in puzzles if puzzle.aim is Aim.WIN]
    total: Counter[str] = Counter()
    for endings in spread(endings_of, wins, processes=processes):
        total.update(endings)
    return total


def punished_percent(endings: Counter[str]) -> int:
    """Of a hundred refutations, how many end in a punishment."""
    punished = sum(count for code, count in endings.items() if Ending(code).is_punishment)
    return punished * 100 // max(endings.total(), 1)
