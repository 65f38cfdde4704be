"""What the defence chooses: the kind that a capture shows, and the reply."""

from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.geometry import PALACE
from volto_core.pieces import Kind
from volto_core.puzzles.verdicts import step_by
from volto_core.solver import (
    Branch,
    Defence,
    Search,
    Situation,
    after_step,
    defences,
    own_steps,
    reply_by,
)
from volto_core.solver.kind_sets import CANDIDATE
from volto_core.solver.situations import sets_in
from volto_core.solver.worlds import worlds

World = dict[int, Kind]

# So many of the best replies are compared while a learner waits, or all where it takes no time.
COMPARED = 8


def most_stubborn(situation: Situation, move: Move, left: int, *, search: Search) -> Branch:
    """Of all that a winning move may show, that after which the win takes longest."""

    def resistance(branch: Branch) -> int:
        if isinstance(branch.reached, Outcome):
            return -1
        return defended(branch.reached, left - 1, search=search).lasts or 0

    return max(after_step(situation, step_by(situation, move)), key=resistance)


def luckiest(situation: Situation, move: Move) -> Branch:
    """Of all that a move may show, a win if there is one."""
    return max(
        after_step(situation, step_by(situation, move)),
        key=lambda branch: (
            isinstance(branch.reached, Outcome) and branch.reached.winner == situation.player
        ),
    )


def calmest(situation: Situation, move: Move) -> Branch:
    """Of all that a move may show, that after which the game goes on: a save is no lucky win."""
    return max(
        after_step(situation, step_by(situation, move)),
        key=lambda branch: isinstance(branch.reached, Situation),
    )


def defended(situation: Situation, left: int, *, search: Search) -> Defence:
    """The best defence where so many own moves are left."""
    return ranked(situation, left, search=search)[0]


def ranked(situation: Situation, left: int, *, search: Search) -> list[Defence]:
    """Every reply, the best defence first, and of equal ones the trickiest.

    That is the one after which the fewest moves still win as quickly.
    """
    found = defences(situation, left, search=search)
    lasts = found[0].lasts
    equal = [one for one in found if one.lasts == lasts][: None if lasts == 1 else COMPARED]
    equal.sort(key=lambda one: _ways(one, search=search))
    return equal + found[len(equal) :]


def _ways(defence: Defence, *, search: Search) -> int:
    """How many moves still win as quickly after a reply."""
    reached, lasts = defence.reached, defence.lasts
    if isinstance(reached, Outcome) or lasts is None:
        return 0
    return sum(search.forces(reached, step, lasts) for step in own_steps(reached))


def world_after_move(situation: Situation, move: Move, shown: Kind | None) -> World:
    """A world in which an own move shows this."""
    return some_world(situation, {} if shown is None else {move.target: 1 << shown})


def world_after_reply(situation: Situation, reply: Move, shown: Kind | None) -> World:
    """A world in which the enemy makes this reply, and it shows this."""
    found = reply_by(situation, reply)
    assert found is not None
    able = found.able if shown is None else 1 << shown
    # Who entered the palace unseen is no candidate.
    if shown is None and PALACE[situation.player] >> reply.target & 1:
        able &= ~CANDIDATE
    return some_world(situation, {reply.origin: able})


def some_world(situation: Situation, narrower: dict[int, int] | None = None) -> World:
    """One of the worlds, in which some masks are of narrower sets of kinds."""
    sets = sets_in(situation) | (narrower or {})
    kinds = next(worlds(tuple(sets.values()), situation.counts))
    return dict(zip(sets, map(Kind, kinds), strict=True))
