"""A puzzle: what the learner sees, what was seen before, what is asked, and the answer."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.game.position import Position
from volto_core.pieces import Kind, Player
from volto_core.puzzles.chances import Chances
from volto_core.solver import Query, pose
from volto_core.text.suspects import Suspects

NO_SUSPECTS: Suspects = {}
NO_SQUARES: Mapping[int, Kind] = {}


class Aim(StrEnum):
    """What the learner is to do; a table has it under `kind`, which here is the kind of a mask."""

    WIN = "win"
    SAVE = "save"
    UNMASK = "unmask"
    ODDS = "odds"


class Puzzle(NamedTuple):
    """A question with one answer; keys that its aim does not have are None.

    Who is to name one mask has `square` and `answer`, who is to name two has `squares`. `start` is
    where the history begins, as the learner saw it. `off` has first what was off the mat at the
    start, then what left it, in the order of leaving.
    """

    id: str
    theme: str
    aim: Aim
    position: Position
    suspects: Suspects = NO_SUSPECTS
    off: tuple[Kind, ...] | None = None
    start: Position | None = None
    history: tuple[Move, ...] = ()
    within: int | None = None
    solution: Move | None = None
    square: int | None = None
    answer: Kind | None = None
    squares: Mapping[int, Kind] = NO_SQUARES
    chances: Chances | None = None
    also: tuple[str, ...] = ()
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
    def asked(self) -> Mapping[int, Kind]:
        """The masks to be named, one or two, with their kinds; none for other aims."""
        if self.square is None or self.answer is None:
            return self.squares
        return {self.square: self.answer}

    @property
    def own_moves(self) -> int:
        """Within how many own moves the aim is reached."""
        return self.within or 1

    @property
    def query(self) -> Query:
        """The puzzle as a question to the solver."""
        return pose(self.position, suspects=self.suspects, off=self.off)
