"""A puzzle as the trainer asks it: what the learner sees, what was seen before, and the key."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.game.position import Position
from volto_core.pieces import Kind, Player
from volto_core.solver import Problem

Json = dict[str, object]
NOTHING: Mapping[str, object] = {}


class Aim(StrEnum):
    """What the learner is to do: force a win, avoid a loss, name a mask, take the best chance."""

    WIN = "win"
    SAVE = "save"
    UNMASK = "unmask"
    ODDS = "odds"


class Question(NamedTuple):
    """A puzzle; keys that its aim does not have are None.

    `first` has stored verdicts on first moves, so that none of them has to be found out again.
    """

    id: str
    aim: Aim
    problem: Problem
    start: Position
    history: tuple[Move, ...] = ()
    off: tuple[Kind, ...] | None = None
    within: int = 1
    solution: Move | None = None
    square: int | None = None
    answer: Kind | None = None
    first: Mapping[str, object] = NOTHING

    @property
    def learner(self) -> Player:
        """The player who is asked."""
        return Player(self.problem.position.player)
