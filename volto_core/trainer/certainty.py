"""In how many worlds a move does what a puzzle asks, counted world by world."""

from volto_core.moves import Move
from volto_core.outcomes import Outcome
from volto_core.pieces import KINDS
from volto_core.position import EVERY_PLANE
from volto_core.solver import Search, Situation, Undecided, after_step, worlds_won
from volto_core.solver.narrowing import PLANES_OF
from volto_core.solver.saving import losing_reply
from volto_core.solver.situations import sets_in
from volto_core.solver.worlds import number_of_worlds, worlds
from volto_core.trainer.question import Aim
from volto_core.trainer.verdicts import step_by

# More worlds, or a longer search of them, nobody waits for.
MOST_WORLDS = 2_000
NODES = 20_000

Certainty = tuple[int, int]


def certainty(aim: Aim, situation: Situation, move: Move, left: int) -> Certainty | None:
    """The worlds in which a move wins or saves, of all; None where counting takes too long."""
    allowed = tuple(sets_in(situation).values())
    total = number_of_worlds(allowed, situation.counts)
    if aim is Aim.ODDS or (aim is Aim.WIN and left == 1):
        return worlds_won(situation, step_by(situation, move)), total
    if total > MOST_WORLDS:
        return None
    search = Search(limit=NODES)
    try:
        good = sum(
            _is_good(aim, _opened(situation, kinds), move, left, search)
            for kinds in worlds(allowed, situation.counts)
        )
    except Undecided:
        return None
    return good, total


def _is_good(aim: Aim, situation: Situation, move: Move, left: int, search: Search) -> bool:
    step = step_by(situation, move)
    if aim is Aim.WIN:
        return search.forces(situation, step, left)
    ((_, reached),) = after_step(situation, step)
    if isinstance(reached, Outcome):
        return reached.winner == situation.player
    return losing_reply(reached) is None


def _opened(situation: Situation, world: tuple[int, ...]) -> Situation:
    """The situation of somebody who knows the world."""
    kinds = situation.kinds & situation.own * EVERY_PLANE
    for square, kind in zip(sets_in(situation), world, strict=True):
        kinds |= PLANES_OF[1 << kind] << square
    counts = tuple(world.count(kind) for kind in KINDS)
    return situation._replace(kinds=kinds, counts=counts)
