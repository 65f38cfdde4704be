"""Why a first move does not force a win: a world, and a line in it that does not win in time.

After the first move the line tries the own moves that win at once in the most worlds.
"""

from typing import NamedTuple

from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.pieces import Kind
from volto_core.rules import Rule
from volto_core.solver.chances import worlds_won
from volto_core.solver.query import Query
from volto_core.solver.replies import Reply, after_reply, replies
from volto_core.solver.saves import losing_reply
from volto_core.solver.search import Search
from volto_core.solver.situations import Branch, Situation, own_steps, sets_in
from volto_core.solver.threats import may_be_at_a_standstill, stuck_kinds
from volto_core.solver.worlds import worlds

_STANDSTILL = Outcome(None, Rule.RULING_NO_MOVE)


class Witness(NamedTuple):
    """The kind of every enemy mask at the start, the moves, and the end unless they ran out."""

    world: dict[int, Kind]
    line: tuple[Move, ...]
    outcome: Outcome | None


class _Story:
    """A line as it is told: the moves, where each mask on the mat came from, and who has left."""

    def __init__(self, squares: tuple[int, ...]) -> None:
        self.line: list[Move] = []
        self.origins = {square: square for square in squares}
        self.left: dict[int, Kind] = {}

    def captures(self, step: Step, shown: Kind | None) -> None:
        """Go on after an own step that may have shown an enemy mask."""
        self.line.append(step.move)
        if shown is not None:
            self.left[self.origins.pop(step.move.target)] = shown

    def replies(self, reply: Reply, shown: Kind | None) -> None:
        """Go on after a reply; a mask that it shows has left with a lady."""
        self.line.append(reply.move)
        origin = self.origins.pop(reply.origin)
        if shown is None:
            self.origins[reply.target] = origin
        else:
            self.left[origin] = shown

    def end(
        self, situation: Situation, sets: dict[int, int], outcome: Outcome | None, *moves: Move
    ) -> Witness:
        """The witness in a world in which the masks that now stand on squares are of these sets."""
        kinds = next(worlds(tuple(sets.values()), situation.counts))
        world = dict(zip((self.origins[square] for square in sets), map(Kind, kinds), strict=True))
        return Witness(dict(sorted((world | self.left).items())), (*self.line, *moves), outcome)


def refutation_of(query: Query, move: Move, within: int, *, search: Search) -> Witness | None:
    """A world and a line in which a legal first move does not win in time; None if it does."""
    situation = query.situation
    step = next(step for step in own_steps(situation) if step.move == move)
    if search.forces(situation, step, within):
        return None
    story = _Story(query.squares)
    for left in reversed(range(within)):
        shown, reached = min(search.failing(situation, step, left), key=_mildness)
        if isinstance(reached, Outcome):
            sets = sets_in(situation) | ({} if shown is None else {step.move.target: 1 << shown})
            return story.end(situation, sets, reached, step.move)
        story.captures(step, shown)
        end = _end_by_reply(story, reached)
        if end:
            return end
        reply, shown, situation = _refuting(reached, left, search)
        story.replies(reply, shown)
        choice = own_steps(situation)
        if not choice:
            return story.end(situation, sets_in(situation), _STANDSTILL)
        step = max(choice, key=lambda step: worlds_won(situation, step))
    return story.end(situation, sets_in(situation), None)


def _mildness(branch: Branch) -> int:
    """The order in which failures are shown: a loss at once, one by the reply, any other."""
    if isinstance(branch.reached, Outcome):
        return 0
    return 1 if losing_reply(branch.reached) else 2


def _end_by_reply(story: _Story, situation: Situation) -> Witness | None:
    """The witness of a reply that wins for the enemy, or of an enemy who has none."""
    losing = losing_reply(situation)
    if losing:
        reply, branch = losing
        able = reply.able if branch.shown is None else 1 << branch.shown
        sets = sets_in(situation) | {reply.origin: able}
        assert isinstance(branch.reached, Outcome)
        return story.end(situation, sets, branch.reached, reply.move)
    if may_be_at_a_standstill(situation):
        stuck = dict(zip(sets_in(situation), stuck_kinds(situation) or (), strict=True))
        return story.end(situation, stuck, _STANDSTILL)
    return None


def _refuting(
    situation: Situation, left: int, search: Search
) -> tuple[Reply, Kind | None, Situation]:
    """A reply after which no win is forced in time, what it shows, and where it leads."""
    return next(
        (reply, branch.shown, branch.reached)
        for reply in replies(situation)
        for branch in after_reply(situation, reply)
        if isinstance(branch.reached, Situation) and not search.is_won(branch.reached, left)
    )
