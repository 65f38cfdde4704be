"""The wrong moves that tempt: those that the opponent of level 2 or 3 often plays."""

from collections import Counter

from volto_core import Move
from volto_core.opponent.chance import Chance
from volto_core.opponent.choice import chosen
from volto_core.opponent.levels import Level, level_of
from volto_core.puzzles import attempt_at
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_puzzles.cores import superfluous, without

TEMPTED = (2, 3)
SEEDS = 20
# A move tempts that is played in this part of the seeds at least.
TENTH = 10


def played(puzzle: Puzzle, level: Level, seeds: int) -> Counter[Move]:
    """How often a level plays each move from the learner's view."""
    view = attempt_at(puzzle).view
    return Counter(chosen(view, level, Chance(seed, len(view.turns))) for seed in range(seeds))


def tempting_moves(puzzle: Puzzle) -> set[Move]:
    """The wrong moves that level 2 or 3 plays in at least a tenth of the seeds."""
    if puzzle.aim is Aim.UNMASK:
        return set()
    counts = (played(puzzle, level_of(level), SEEDS) for level in TEMPTED)
    often = {move for each in counts for move in each if each[move] * TENTH >= SEEDS}
    return often - {puzzle.solution}


def tempting_squares(puzzle: Puzzle) -> set[int]:
    """The squares of the masks that make or suffer a tempting wrong move."""
    return {square for move in tempting_moves(puzzle) for square in move}


def padding(puzzle: Puzzle) -> tuple[int, ...]:
    """The squares of the masks that the answer does not need and that tempt nobody."""
    loose = superfluous(puzzle)
    tempting = tempting_squares(puzzle) if loose else set()
    return tuple(square for square in loose if square not in tempting)


def trimmed(puzzle: Puzzle) -> Puzzle:
    """The puzzle without the masks that it does not need and that tempt nobody."""
    while useless := padding(puzzle):
        for square in useless:
            puzzle = without(puzzle, square) or puzzle
    return puzzle
