"""A puzzle as its author writes it: what the learner sees, is asked, and should find."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from volto_core import Kind, Move, Player, Position
from volto_core.solver import Problem, pose

Suspects = Mapping[int, tuple[Kind, ...]]
NOTHING_SHOWN: Suspects = {}


class Aim(StrEnum):
    """What a puzzle asks for; a file calls it `kind`."""

    WIN = "win"
    SAVE = "save"
    UNMASK = "unmask"
    ODDS = "odds"


class Puzzle(NamedTuple):
    """A question with one answer; keys that its kind does not have are None.

    `start` is where the history begins, as the learner saw it. `off` has first what was off the
    mat at the start, then what left it, in the order of leaving.
    """

    id: str
    theme: str
    aim: Aim
    position: Position
    suspects: Suspects = NOTHING_SHOWN
    off: tuple[Kind, ...] | None = None
    start: Position | None = None
    history: tuple[Move, ...] = ()
    within: int | None = None
    solution: Move | None = None
    square: int | None = None
    answer: Kind | None = None
    chances: tuple[int, int] | None = None
    also: tuple[str, ...] = ()
    difficulty: int = 1
    why: tuple[str, ...] = ()

    @property
    def learner(self) -> Player:
        """The player who is asked; it is always that player's turn."""
        return Player(self.position.player)

    @property
    def is_open(self) -> bool:
        """Whether every mask is seen."""
        return not self.position.hidden

    @property
    def problem(self) -> Problem:
        """The puzzle as a question to the solver."""
        return pose(self.position, suspects=self.suspects, off=self.off)

    @property
    def problem_without_history(self) -> Problem:
        """The same question for someone who only counts what is off the mat."""
        return pose(self.position, off=self.off)
