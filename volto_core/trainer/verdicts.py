"""The verdict on a move of a learner: right, right but slower, or refuted in some world."""

from typing import NamedTuple

from volto_core.moves import Move, Step
from volto_core.position import EVERY_PLANE, Position
from volto_core.solver import (
    Problem,
    Search,
    Situation,
    Undecided,
    Witness,
    own_steps,
    refutation_of,
)
from volto_core.solver.situations import sets_in
from volto_core.trainer.question import Aim, Question

# How far a win is looked for that takes one move more; beyond it, the move has only failed.
SLOWER_NODES = 1_000


class Verdict(NamedTuple):
    """Whether a move is right; if not, within how many moves it wins, or why it does not."""

    is_right: bool
    slower: int | None = None
    witness: Witness | None = None


RIGHT = Verdict(is_right=True)


def judge(
    question: Question, situation: Situation, move: Move, left: int, *, search: Search
) -> Verdict:
    """The verdict on a legal move where a win is due within so many own moves."""
    problem = problem_at(situation)
    if question.aim is not Aim.WIN:
        is_right = move == question.solution
        witness = None if is_right else refutation_of(problem, move, 1, search=search)
        return Verdict(is_right, witness=witness)
    step = step_by(situation, move)
    if search.forces(situation, step, left):
        return RIGHT
    slower = _slower(situation, step, left + 1)
    if slower:
        return Verdict(is_right=False, slower=slower)
    witness = refutation_of(problem, move, left, search=search)
    return Verdict(is_right=False, witness=witness)


def step_by(situation: Situation, move: Move) -> Step:
    """The step of a legal move."""
    return next(step for step in own_steps(situation) if step.move == move)


def problem_at(situation: Situation) -> Problem:
    """What the solver is asked about a situation that came up on the way."""
    player, own, other, kinds, lost, counts = situation
    position = Position(player, own, other, kinds & own * EVERY_PLANE, lost)
    return Problem(position, tuple(sets_in(situation).values()), counts)


def _slower(situation: Situation, step: Step, within: int) -> int | None:
    try:
        is_won = Search(limit=SLOWER_NODES).forces(situation, step, within)
    except Undecided:
        return None
    return within if is_won else None
