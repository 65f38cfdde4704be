"""A winning plan as a tree: for all that may be seen after each move, the next one."""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.pieces import Kind
from volto_core.solver.defence import resistance
from volto_core.solver.replies import after_reply, replies
from volto_core.solver.search import Search
from volto_core.solver.situations import Situation, after_step, own_steps


class PlanReply(NamedTuple):
    """A reply, the kind of the enemy mask that it shows, and the end or the plan after it."""

    reply: Move
    shown: Kind | None
    then: "Outcome | Plan"

    @property
    def lasts(self) -> int:
        """How many own moves the win still takes."""
        return 0 if isinstance(self.then, Outcome) else self.then.within


class PlanBranch(NamedTuple):
    """The kind that an own move has shown, and the end or the plan after every reply.

    The replies begin with the best defence.
    """

    shown: Kind | None
    then: Outcome | tuple[PlanReply, ...]

    @property
    def lasts(self) -> int:
        """How many own moves the win still takes."""
        return 0 if isinstance(self.then, Outcome) else self.then[0].lasts


class Plan(NamedTuple):
    """An own move, within how many own moves it wins, and a branch for each thing it may show."""

    move: Move
    within: int
    branches: tuple[PlanBranch, ...]


def plan_of(
    situation: Situation, within: int, *, search: Search, first: Move | None = None
) -> Plan | None:
    """The quickest plan within so many own moves, or the quickest that begins with a move."""
    choice = sorted(own_steps(situation), key=lambda step: str(step.move))
    for number in range(1, within + 1):
        for step in choice:
            if first in (None, step.move) and search.forces(situation, step, number):
                return Plan(step.move, number, tuple(_branches(situation, step, number, search)))
    return None


def _branches(
    situation: Situation, step: Step, within: int, search: Search
) -> Iterator[PlanBranch]:
    for shown, reached in after_step(situation, step):
        if isinstance(reached, Outcome):
            yield PlanBranch(shown, reached)
        else:
            found = list(_replies(reached, within - 1, search))
            found.sort(key=lambda one: resistance(reached, one.reply, one.lasts))
            yield PlanBranch(shown, tuple(found))


def _replies(situation: Situation, left: int, search: Search) -> Iterator[PlanReply]:
    for reply in replies(situation):
        for shown, reached in after_reply(situation, reply):
            if isinstance(reached, Outcome):
                yield PlanReply(reply.move, shown, reached)
            else:
                plan = plan_of(reached, left, search=search)
                assert plan is not None
                yield PlanReply(reply.move, shown, plan)


def main_line(plan: Plan) -> tuple[Move, ...]:
    """The moves of the plan against the best defence."""
    longest = max(
        plan.branches, key=lambda branch: (branch.lasts, not isinstance(branch.then, Outcome))
    )
    if isinstance(longest.then, Outcome):
        return (plan.move,)
    best = longest.then[0]
    rest = () if isinstance(best.then, Outcome) else main_line(best.then)
    return (plan.move, best.reply, *rest)
