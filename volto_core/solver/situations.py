"""What a player knows at one moment of a plan, and what each move on either side makes of it.

A plan sees the squares of every move, the kind of every mask that leaves the mat, and the end of
the game. Each narrows one enemy mask, so a situation is the own masks, the kinds that each enemy
mask can be, and the number of each kind: every world that fits, without listing them.
"""

from collections.abc import Callable
from typing import NamedTuple, cast

from volto_core.game.captures import capture_rule
from volto_core.game.moves import Step, steps
from volto_core.game.outcomes import Outcome
from volto_core.game.position import EVERY_PLANE, PLANE, Position, make_position
from volto_core.geometry import PALACE, squares_of
from volto_core.pieces import LADIES_TO_LOSE, Kind, Player
from volto_core.rules import Rule
from volto_core.solver.kind_sets import KINDS_IN, kinds_at, narrowed
from volto_core.solver.worlds import without_one

_CANDIDATE_PLANE = PLANE * Kind.CANDIDATE


class Situation(NamedTuple):
    """What the planning player knows; each enemy mask is in the plane of all that it can be.

    The counts are those of the enemy masks on the mat and of the missing ones of unknown kind.
    """

    player: int
    own: int
    other: int
    kinds: int
    lost: tuple[int, int]
    counts: tuple[int, ...]


class Branch(NamedTuple):
    """One thing that may be seen after a move: the kind that was shown, and where it leads."""

    shown: Kind | None
    reached: Situation | Outcome


# As for positions: a search makes one of each at every node.
make_situation = cast("Callable[[type[Situation], tuple[object, ...]], Situation]", tuple.__new__)
make_branch = cast("Callable[[type[Branch], tuple[object, ...]], Branch]", tuple.__new__)


def own_steps(situation: Situation) -> list[Step]:
    """The legal steps of the planning player."""
    return steps(make_position(Position, situation[:5]))


def after_step(situation: Situation, step: Step) -> tuple[Branch, ...]:
    """What may be seen after an own step: one branch for each kind that it may capture."""
    player, own, other, kinds, lost, counts = situation
    if not step.target & other:
        own, kinds = own ^ step.span, kinds ^ step.planes
        moved = make_situation(Situation, (player, own, other, kinds, lost, counts))
        return (make_branch(Branch, (None, _or_throne(moved))),)
    could = kinds_at(kinds, step.move.target)
    return tuple(
        Branch(shown, _after_capture(situation, step, could, shown)) for shown in KINDS_IN[could]
    )


def _after_capture(
    situation: Situation, step: Step, could: int, shown: Kind
) -> Situation | Outcome:
    """Where the capture of a mask leads that could be some kinds and turns out to be one."""
    player, own, other, kinds, lost, counts = situation
    if shown is Kind.CANDIDATE:
        return Outcome(Player(player), Rule.WIN_CANDIDATE)
    if shown is Kind.LADY:
        lost = one_more_lost(lost, 3 - player)
        if step.kind is Kind.CANDIDATE:
            return Outcome(Player(3 - player), capture_rule(shown, step.kind))
        if LADIES_TO_LOSE in lost:
            return Outcome(Player(3 - player), Rule.WIN_LADIES)
    kinds = narrowed(kinds, other, counts, step.move.target, before=could, now=1 << shown)
    kinds &= ~(step.target * EVERY_PLANE)
    counts = without_one(counts, shown)
    other ^= step.target
    if shown is Kind.LADY:
        own &= ~step.span
        kinds &= ~(step.span * EVERY_PLANE)
    else:
        own ^= step.span
        kinds ^= step.planes
    return _or_throne(Situation(player, own, other, kinds, lost, counts))


def _or_throne(situation: Situation) -> Situation | Outcome:
    """The situation, or the win of the player whose candidate stands in the enemy palace."""
    player, own, _, kinds, _, _ = situation
    if kinds >> _CANDIDATE_PLANE & own & PALACE[3 - player]:
        return Outcome(Player(player), Rule.WIN_PALACE)
    return situation


def one_more_lost(lost: tuple[int, int], player: int) -> tuple[int, int]:
    """The ladies lost after one more of this player."""
    return (lost[0] + 1, lost[1]) if player == Player.IVORY else (lost[0], lost[1] + 1)


def sets_in(situation: Situation) -> dict[int, int]:
    """The set of kinds that each enemy mask can be, by its square."""
    return {square: kinds_at(situation.kinds, square) for square in squares_of(situation.other)}
