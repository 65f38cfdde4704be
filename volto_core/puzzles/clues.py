"""What the learner can know of each enemy mask in a puzzle, and why it is nothing else."""

from typing import NamedTuple

from volto_core.geometry import PALACE
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
# Reasons that no mask gives by itself.
_COUNTED = ("counted", "gone")


class Known(NamedTuple):
    """What an enemy mask can be, and the reasons against the other kinds that can be told."""

    kinds: tuple[Kind, ...]
    excluded: Reasons


def known_of(attempt: Attempt) -> dict[int, Known]:
    """What is known of each enemy mask; who is to name one is not told what counting gives."""
    is_naming = attempt.puzzle.aim is Aim.UNMASK
    if attempt.looked is not None:
        return _known_then(attempt, is_counted=not is_naming or attempt.is_over)
    if attempt.plan is not None or (attempt.stage in _ELSEWHERE and not is_naming):
        return {}
    if is_naming and not attempt.is_over:
        query = attempt.query
        sets = dict(zip(query.squares, query.allowed, strict=True))
    else:
        sets = sets_in(attempt.situation)
    reasons = _reasons(attempt)
    return {square: _known(attempt, square, kinds, reasons) for square, kinds in sets.items()}


def _known_then(attempt: Attempt, *, is_counted: bool) -> dict[int, Known]:
    """What was known when the moves up to where the learner looks had been seen."""
    found = {}
    for square, excluded in _reasons(attempt).items():
        palace = _palace(attempt, square, Kind.CANDIDATE)
        told = {
            kind: reason
            for kind, reason in ({Kind.CANDIDATE: palace} | excluded).items()
            if reason and (is_counted or reason.code not in _COUNTED)
        }
        kinds = tuple(kind for kind in KINDS if kind not in told)
        found[square] = Known(kinds, dict(sorted(told.items())))
    return found


def _known(attempt: Attempt, square: int, could: int, reasons: dict[int, Reasons]) -> Known:
    kinds = KINDS_IN[could]
    found = reasons.get(square, {})
    excluded = {
        kind: reason
        for kind in KINDS
        if kind not in kinds and (reason := found.get(kind) or _palace(attempt, square, kind))
    }
    return Known(kinds, excluded)


def _reasons(attempt: Attempt) -> dict[int, Reasons]:
    """Why each mask is not some kinds, by all that was seen and can be counted."""
    puzzle = attempt.puzzle
    # Where it is not known what is off the mat, the game of one world would count too much.
    if puzzle.off is None or len(attempt.view.sees) != 1:
        return {}
    belief = belief_of(attempt.view, puzzle.learner.opponent)
    return {square: suspect.excluded for square, suspect in belief.suspects.items()}


def _palace(attempt: Attempt, square: int, kind: Kind) -> Reason | None:
    """The reason that a candidate would have won there."""
    if kind is Kind.CANDIDATE and PALACE[attempt.puzzle.learner] >> square & 1:
        return Reason("palace", Rule.WIN_PALACE, squares=(square,))
    return None


def deduction_of(attempt: Attempt) -> Deduction:
    """What can be told of the mask in question."""
    assert attempt.puzzle.square is not None
    return who_is(attempt.query, attempt.puzzle.square)


def why_not_kind(attempt: Attempt, kind: Kind) -> Reason | None:
    """Why the mask in question is not of a kind: its own doings first, then the count."""
    deduction = deduction_of(attempt)
    own = _reasons(attempt).get(deduction.square, {}).get(kind)
    palace = _palace(attempt, deduction.square, kind)
    if kind not in deduction.alone:
        return own or palace
    counted = deduction.excluded.get(kind)
    # Where no mask on the mat uses a kind up, it has left the mat.
    return counted if counted and counted.squares else own or counted
