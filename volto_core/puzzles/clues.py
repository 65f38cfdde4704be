"""What the learner can know of each enemy mask in a puzzle, and why it is nothing else."""

from typing import NamedTuple

from volto_core.geometry import PALACE, squares_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.observations import Reason
from volto_core.pieces import KINDS, Kind
from volto_core.puzzles.attempt import Attempt, Stage
from volto_core.puzzles.puzzle import Aim
from volto_core.rules import Rule
from volto_core.solver import Deduction, who_is
from volto_core.solver.kind_sets import KINDS_IN
from volto_core.solver.situations import sets_in

Reasons = dict[Kind, Reason]
# A board that shows something else than what is known at this point.
_ELSEWHERE = (Stage.WRONG, Stage.SOLVED)


class Known(NamedTuple):
    """What an enemy mask can be, and the reasons against the other kinds that can be told."""

    kinds: tuple[Kind, ...]
    excluded: Reasons


def known_of(attempt: Attempt) -> dict[int, Known]:
    """What is known of each enemy mask, for whoever has paid for it with a hint or is done.

    Who is to name a mask is not told what counting gives.
    """
    if not (attempt.is_aided or attempt.is_over):
        return {}
    is_naming = attempt.puzzle.aim is Aim.UNMASK
    if attempt.looked is not None:
        return _known_then(attempt, is_counted_too=not is_naming or attempt.is_over)
    if attempt.plan is not None or (attempt.stage in _ELSEWHERE and not is_naming):
        return {}
    if is_naming and not attempt.is_over:
        query = attempt.query
        sets = dict(zip(query.squares, query.allowed, strict=True))
    else:
        sets = sets_in(attempt.situation)
    reasons = reasons_of(attempt)
    return {square: _known(kinds, reasons[square]) for square, kinds in sets.items()}


def _known_then(attempt: Attempt, *, is_counted_too: bool) -> dict[int, Known]:
    """What was known when the moves up to where the learner looks had been seen."""
    found = {}
    for square, excluded in reasons_of(attempt).items():
        told = {
            kind: reason
            for kind, reason in excluded.items()
            if is_counted_too or not is_counted(reason)
        }
        kinds = tuple(kind for kind in KINDS if kind not in told)
        found[square] = Known(kinds, told)
    return found


def _known(could: int, reasons: Reasons) -> Known:
    kinds = KINDS_IN[could]
    return Known(kinds, {kind: why for kind, why in reasons.items() if kind not in kinds})


def reasons_of(attempt: Attempt) -> dict[int, Reasons]:
    """Why each enemy mask is not some kinds, by all that was seen and can be counted."""
    puzzle, view = attempt.puzzle, attempt.view
    enemy = puzzle.learner.opponent
    palace = {at: _palace(attempt, at) for at in squares_of(view.position.masks_of(enemy))}
    # Where it is not known what is off the mat, the game of one world would count too much.
    if puzzle.off is None or len(view.sees) != 1:
        return palace
    suspects = belief_of(view, enemy).suspects
    return {
        square: dict(sorted((palace[square] | suspect.excluded).items()))
        for square, suspect in suspects.items()
    }


def evident_reason(attempt: Attempt) -> Reason | None:
    """Why the one mask in question is not what it was named, if no counting is needed to see it."""
    if len(attempt.named) != 1:
        return None
    (square,) = attempt.puzzle.asked
    reason = reasons_of(attempt._replace(looked=None))[square].get(attempt.named[0])
    return reason if reason and reason.code != "counted" else None


def is_counted(reason: Reason) -> bool:
    """Whether no mask gives the reason by itself."""
    return reason.code in ("counted", "gone")


def _palace(attempt: Attempt, square: int) -> Reasons:
    """The reason that a candidate would have won there."""
    if PALACE[attempt.puzzle.learner] >> square & 1:
        return {Kind.CANDIDATE: Reason("palace", Rule.WIN_PALACE, squares=(square,))}
    return {}


def deductions_of(attempt: Attempt) -> list[Deduction]:
    """What can be told of each mask in question."""
    return [who_is(attempt.query, square) for square in attempt.puzzle.asked]
