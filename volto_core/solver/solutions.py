"""The least number of own moves that forces a win, and every first move that does so."""

from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.solver.query import Query
from volto_core.solver.search import Search
from volto_core.solver.situations import own_steps


class Solution(NamedTuple):
    """The least number of own moves, and the first moves that win within it, sorted."""

    within: int
    moves: tuple[Move, ...]


def solve(query: Query, within: int, *, search: Search | None = None) -> Solution | None:
    """The quickest forced win within so many own moves, None if there is none."""
    search = search or Search()
    situation = query.situation
    choice = sorted(own_steps(situation), key=lambda step: str(step.move))
    for number in range(1, within + 1):
        moves = tuple(step.move for step in choice if search.forces(situation, step, number))
        if moves:
            return Solution(number, moves)
    return None
