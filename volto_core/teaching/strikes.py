"""The kinds that a learner has struck out, compared with what can be known."""

from collections.abc import Mapping
from typing import NamedTuple

from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import View
from volto_core.pieces import Kind
from volto_core.teaching.tasks import Task

# By square the kinds that the mask there is not.
Notes = Mapping[int, frozenset[Kind]]


class Comparison(NamedTuple):
    """Where too much was struck out, with the kinds still possible, and where too little."""

    over: dict[int, tuple[Kind, ...]]
    under: tuple[int, ...]

    @property
    def sign(self) -> str:
        """How the notes stand: too much is said before too little."""
        if self.over:
            return "over"
        return "under" if self.under else "right"


def compared(task: Task, view: View, notes: Notes) -> Comparison:
    """The notes on the masks of a task beside what the learner can know of them."""
    suspects = belief_of(view, task.learner.opponent).suspects
    over, under = {}, []
    for square in task.strikes:
        struck = notes.get(square, frozenset())
        wrong = tuple(kind for kind in suspects[square].kinds if kind in struck)
        if wrong:
            over[square] = wrong
        if set(suspects[square].excluded) - struck:
            under.append(square)
    return Comparison(over, tuple(under))
