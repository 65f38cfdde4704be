"""Puzzles: their tables, and attempts at them, in which no mask has an identity until it is shown.

What a capture shows is the choice of the defence among all that fits, so there is nothing hidden
that could be guessed; a wrong move is answered with a world in which it fails.
"""

from volto_core.puzzles.attempt import Attempt, Stage, attempt_at
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.table import PuzzleError, format_puzzle, parse_puzzle
from volto_core.puzzles.verdicts import Verdict
from volto_core.puzzles.walkthrough import twin

__all__ = [
    "Aim",
    "Attempt",
    "Puzzle",
    "PuzzleError",
    "Stage",
    "Verdict",
    "attempt_at",
    "format_puzzle",
    "parse_puzzle",
    "twin",
]
