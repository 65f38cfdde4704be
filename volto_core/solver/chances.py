"""In how many worlds each move wins at once."""

from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.solver.query import Query
from volto_core.solver.situations import Situation, after_step, own_steps, sets_in
from volto_core.solver.worlds import number_of_worlds


def winning_chances(query: Query) -> dict[Move, int]:
    """For each legal move the number of worlds in which it wins at once."""
    situation = query.situation
    choice = sorted(own_steps(situation), key=lambda step: str(step.move))
    return {step.move: worlds_won(situation, step) for step in choice}


def worlds_won(situation: Situation, step: Step) -> int:
    """The number of worlds in which a step wins at once."""
    could = sets_in(situation)
    won = 0
    for shown, reached in after_step(situation, step):
        if isinstance(reached, Outcome) and reached.winner == situation.player:
            if_shown = could if shown is None else could | {step.move.target: 1 << shown}
            won += number_of_worlds(tuple(if_shown.values()), situation.counts)
    return won
