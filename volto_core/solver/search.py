"""The search for a plan that wins in every world, whatever the enemy answers.

A position carries no history, so a repetition is no draw here. A picture comes back after two
moves of each side at the earliest, hence for the third time after eight: a win within four own
moves takes seven.
"""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.errors import VoltoError
from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.game.position import PLANE
from volto_core.geometry import PALACE
from volto_core.json import Json
from volto_core.pieces import Kind
from volto_core.solver.endurance import holds_out
from volto_core.solver.replies import Reply, after_reply, replies, reply_by
from volto_core.solver.situations import Branch, Situation, after_step, own_steps
from volto_core.solver.threats import (
    is_in_danger,
    may_be_at_a_standstill,
    may_be_forced_to_lose,
    wins_at_once,
)

NODES = 2_000_000
_NEVER = 1 << 30
_CANDIDATES, _LADIES = PLANE * Kind.CANDIDATE, PLANE * Kind.LADY


class Undecided(VoltoError):
    """A search that reached its limit before it had a result."""

    code = "undecided"

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        super().__init__(f"not decided after {nodes} nodes")

    def details(self) -> Json:
        """How far the search went."""
        return {"nodes": self.nodes}


class _Known(NamedTuple):
    """What is proved of a situation: no plan within so many moves, a plan within so many."""

    fails: int
    wins: int
    best: Move | None


_NOTHING = _Known(0, _NEVER, None)


class Search:
    """A search and what it has proved; the limit is for all questions to it together."""

    def __init__(self, *, limit: int = NODES) -> None:
        self.limit = limit
        self.nodes = 0
        self._table: dict[Situation, _Known] = {}
        # Indexed by own moves left: the reply that has just refuted, which often does so again.
        self._killers: dict[int, Move] = {}

    def is_won(self, situation: Situation, within: int) -> bool:
        """Whether the player to move forces a win within so many own moves."""
        self.nodes += 1
        if self.nodes > self.limit:
            raise Undecided(self.limit)
        if within < 1:
            return False
        if wins_at_once(situation):
            return True
        if within == 1 and not _needs_a_closer_look(situation):
            return False
        known = self._table.get(situation, _NOTHING)
        if within <= known.fails or within >= known.wins:
            return within >= known.wins
        choice = () if holds_out(situation, within) else self._ordered(situation, known.best)
        for step in choice:
            if self.forces(situation, step, within):
                self._table[situation] = _Known(known.fails, within, step.move)
                return True
        self._table[situation] = known._replace(fails=within)
        return False

    def least(self, situation: Situation, most: int) -> int | None:
        """The least number of own moves, up to most, that forces a win."""
        return next((n for n in range(1, most + 1) if self.is_won(situation, n)), None)

    def forces(self, situation: Situation, step: Step, within: int) -> bool:
        """Whether a plan that begins with this step wins within so many own moves."""
        open_ends = []
        for _, reached in after_step(situation, step):
            if isinstance(reached, Situation):
                open_ends.append(reached)
            elif reached.winner != situation.player:
                return False
        return all(self.is_won_after_replies(reached, within - 1) for reached in open_ends)

    def failing(self, situation: Situation, step: Step, left: int) -> list[Branch]:
        """What a step may show without a win being forced by so many more own moves."""
        player = situation.player
        return [
            branch
            for branch in after_step(situation, step)
            if not (
                branch.reached.winner == player
                if isinstance(branch.reached, Outcome)
                else self.is_won_after_replies(branch.reached, left)
            )
        ]

    def is_won_after_replies(self, situation: Situation, left: int) -> bool:
        """Whether every reply in every world loses within so many more own moves."""
        if is_in_danger(situation) or may_be_at_a_standstill(situation):
            return False
        killer = self._killers.get(left)
        reply = killer and reply_by(situation, killer)
        if reply and not self._answers(situation, reply, left):
            return False
        for reply in replies(situation):
            if not self._answers(situation, reply, left):
                self._killers[left] = reply.move
                return False
        return True

    def _answers(self, situation: Situation, reply: Reply, left: int) -> bool:
        player, own, _, kinds, _, _ = situation
        # With no own move left, a reply loses only by the capture of a lady, wherever it leads.
        if not left and not kinds >> _LADIES & own & 1 << reply.target:
            return self.is_won(situation, 0)
        for _, reached in after_reply(situation, reply):
            if not (
                reached.winner == player
                if isinstance(reached, Outcome)
                else self.is_won(reached, left)
            ):
                return False
        return True

    def _ordered(self, situation: Situation, best: Move | None) -> Iterator[Step]:
        choice = own_steps(situation)
        suspects = situation.kinds >> _CANDIDATES & situation.other
        choice.sort(key=lambda step: (step.move != best, not step.target & suspects))
        return iter(choice)


def _needs_a_closer_look(situation: Situation) -> bool:
    """Whether a last own move may win in another way than by what it does itself."""
    throne = situation.kinds >> _CANDIDATES & situation.own & PALACE[3 - situation.player]
    return bool(throne) or may_be_forced_to_lose(situation)
