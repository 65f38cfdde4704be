"""In how many worlds a move does what a puzzle asks, counted without listing them if possible."""

from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.game.position import EVERY_PLANE
from volto_core.pieces import KINDS
from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.verdicts import step_by
from volto_core.solver import (
    Search,
    Situation,
    Undecided,
    after_reply,
    after_step,
    replies,
    worlds_won,
)
from volto_core.solver.kind_sets import PLANES_OF
from volto_core.solver.situations import sets_in
from volto_core.solver.worlds import number_of_worlds, worlds

# The limits of a count while a learner waits.
MOST_WORLDS = 2_000
NODES = 20_000

Certainty = tuple[int | None, int]


def certainty(aim: Aim, situation: Situation, move: Move, left: int) -> Certainty:
    """The worlds in which a move wins or saves, None where counting takes too long, and of all."""
    allowed = tuple(sets_in(situation).values())
    total = number_of_worlds(allowed, situation.counts)
    step = step_by(situation, move)
    if aim is Aim.SAVE:
        return worlds_won(situation, step) + _saved(situation, step), total
    if aim is Aim.ODDS or left == 1:
        return worlds_won(situation, step), total
    if total > MOST_WORLDS:
        return None, total
    search = Search(limit=NODES)
    try:
        won = sum(
            search.forces(_opened(situation, kinds), step, left)
            for kinds in worlds(allowed, situation.counts)
        )
    except Undecided:
        return None, total
    return won, total


def _saved(situation: Situation, step: Step) -> int:
    """The worlds in which the game goes on, and the enemy cannot win at once.

    Whether a mask wins at once depends on its own kind alone, so that kinds can be counted.
    """
    saved = 0
    for _, reached in after_step(situation, step):
        if isinstance(reached, Situation):
            harmless = sets_in(reached)
            for square, kinds in _harmful(reached).items():
                harmless[square] &= ~kinds
            saved += number_of_worlds(tuple(harmless.values()), reached.counts)
    return saved


def _harmful(situation: Situation) -> dict[int, int]:
    """By square the kinds with which an enemy mask wins at once."""
    found: dict[int, int] = {}
    for reply in replies(situation):
        for shown, reached in after_reply(situation, reply):
            if isinstance(reached, Outcome) and reached.winner != situation.player:
                kinds = reply.able if shown is None else 1 << shown
                found[reply.origin] = found.get(reply.origin, 0) | kinds
    return found


def _opened(situation: Situation, world: tuple[int, ...]) -> Situation:
    """The situation of somebody who knows the world."""
    kinds = situation.kinds & situation.own * EVERY_PLANE
    for square, kind in zip(sets_in(situation), world, strict=True):
        kinds |= PLANES_OF[1 << kind] << square
    counts = tuple(world.count(kind) for kind in KINDS)
    return situation._replace(kinds=kinds, counts=counts)
