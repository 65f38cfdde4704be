"""The moves that avoid a loss: none that loses itself, none that lets the enemy win at once."""

from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.solver.query import Query
from volto_core.solver.replies import Reply, after_reply, replies
from volto_core.solver.situations import Branch, Situation, after_step, own_steps


def saving_moves(query: Query) -> tuple[Move, ...]:
    """The moves that do not lose in any world, nor after any reply in any world, sorted."""
    situation = query.situation
    enemy = 3 - query.position.player
    saving = (
        step.move
        for step in own_steps(situation)
        if not any(_may_lose(branch, enemy) for branch in after_step(situation, step))
    )
    return tuple(sorted(saving, key=str))


def _may_lose(branch: Branch, enemy: int) -> bool:
    if isinstance(branch.reached, Outcome):
        return branch.reached.winner == enemy
    return losing_reply(branch.reached) is not None


def losing_reply(situation: Situation) -> tuple[Reply, Branch] | None:
    """A reply that wins at once for the enemy in some world, with what is then seen."""
    for reply in replies(situation):
        for branch in after_reply(situation, reply):
            reached = branch.reached
            if isinstance(reached, Outcome) and reached.winner == 3 - situation.player:
                return reply, branch
    return None
