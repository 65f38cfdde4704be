"""In how many worlds a move loses at once, and in how many the enemy could win right after it."""

from volto_core.game.moves import Step
from volto_core.game.outcomes import Outcome
from volto_core.game.position import PLANE
from volto_core.geometry import PALACE, squares_of
from volto_core.pieces import Kind
from volto_core.solver.kind_sets import ALL_KINDS, CANDIDATE, PLANES_OF, counted
from volto_core.solver.replies import after_reply, replies
from volto_core.solver.situations import Situation, after_step, sets_in
from volto_core.solver.worlds import number_of_worlds

_CANDIDATES = PLANE * Kind.CANDIDATE


def worlds_lost(situation: Situation, step: Step) -> int:
    """The number of worlds in which a step loses at once."""
    enemy = 3 - situation.player
    return sum(
        _number(situation, sets_in(situation) | {step.move.target: 1 << shown})
        for shown, reached in after_step(situation, step)
        if isinstance(reached, Outcome) and reached.winner == enemy and shown is not None
    )


def worlds_exposed(situation: Situation, step: Step) -> int:
    """The number of worlds in which the game goes on after a step and the enemy can win at once."""
    return sum(
        _exposed(reached)
        for _, reached in after_step(situation, step)
        if isinstance(reached, Situation)
    )


def _exposed(situation: Situation) -> int:
    """The number of worlds in which the enemy, to move, wins at once.

    Where an enemy candidate stands in the own palace already, as a diagram may have it, every reply
    that leaves it there wins: these worlds are counted apart.
    """
    sets = sets_in(situation)
    thrones = situation.kinds >> _CANDIDATES & situation.other & PALACE[situation.player]
    exposed = 0
    for throne in squares_of(thrones):
        exposed += _with_winning_reply(_limited(situation, sets | {throne: CANDIDATE}))
        sets[throne] &= ~CANDIDATE
    return exposed + _with_winning_reply(_limited(situation, sets))


def _with_winning_reply(situation: Situation) -> int:
    """The number of worlds in which some enemy mask is of a kind that wins where it stands."""
    sets = sets_in(situation)
    safe = dict(sets)
    for reply in replies(situation):
        for shown, reached in after_reply(situation, reply):
            if isinstance(reached, Outcome) and reached.winner != situation.player:
                safe[reply.origin] &= ~(reply.able if shown is None else 1 << shown)
    return _number(situation, sets) - _number(situation, safe)


def _limited(situation: Situation, sets: dict[int, int]) -> Situation:
    """The situation in the worlds in which the enemy masks are of these sets."""
    kinds = situation.kinds & ~(situation.other * PLANES_OF[ALL_KINDS])
    for square, could in sets.items():
        kinds |= PLANES_OF[could] << square
    return situation._replace(kinds=counted(kinds, situation.other, situation.counts))


def _number(situation: Situation, sets: dict[int, int]) -> int:
    return number_of_worlds(tuple(sets.values()), situation.counts)
