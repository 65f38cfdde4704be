"""In how many worlds each move wins at once, and in how many it loses at once."""

from typing import NamedTuple

from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.solver import Query, Situation, after_step, own_steps, worlds_won
from volto_core.solver.situations import sets_in
from volto_core.solver.worlds import number_of_worlds


class Chances(NamedTuple):
    """The worlds in which a move wins at once, those in which it loses at once, and all."""

    won: int
    lost: int
    worlds: int

    @property
    def gain(self) -> int:
        """What the move is worth as a bet: the worlds won less the worlds lost."""
        return self.won - self.lost

    @property
    def neither(self) -> int:
        """The worlds in which the game goes on."""
        return self.worlds - self.won - self.lost

    def __str__(self) -> str:
        return f"{self.won}-{self.lost}/{self.worlds}"


def chances_of(query: Query) -> dict[Move, Chances]:
    """The chances of each legal move, in the order in which moves are written."""
    situation = query.situation
    worlds = query.number_of_worlds()
    choice = sorted(own_steps(situation), key=lambda step: str(step.move))
    return {
        step.move: Chances(worlds_won(situation, step), worlds_lost(situation, step), worlds)
        for step in choice
    }


def worlds_lost(situation: Situation, step: Step) -> int:
    """The number of worlds in which a step loses at once: only the capture of a lady does."""
    could = sets_in(situation)
    lost = 0
    for shown, reached in after_step(situation, step):
        if (
            shown is not None
            and isinstance(reached, Outcome)
            and reached.winner != situation.player
        ):
            if_shown = could | {step.move.target: 1 << shown}
            lost += number_of_worlds(tuple(if_shown.values()), situation.counts)
    return lost
