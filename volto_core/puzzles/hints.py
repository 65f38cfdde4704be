"""Hints in three steps: a question, which mask, which square."""

from volto_core.game.moves import Move
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.pieces import KINDS
from volto_core.puzzles.attempt import Attempt
from volto_core.puzzles.clues import deductions_of
from volto_core.puzzles.puzzle import Aim
from volto_core.solver import own_steps
from volto_core.text.notation import format_kinds


def hint_json(attempt: Attempt) -> Json:
    """The theme that the question is about, and the squares of the hints given so far."""
    told: Json = {"given": attempt.hints}
    if attempt.hints:
        told["about"] = attempt.puzzle.theme
    if attempt.hints < 2:
        return told
    if attempt.puzzle.aim is Aim.UNMASK:
        return told | _count(attempt)
    move = best_move(attempt)
    told["mask"] = SQUARE_NAMES[move.origin]
    if attempt.hints > 2:
        told["target"] = SQUARE_NAMES[move.target]
    return told


def best_move(attempt: Attempt) -> Move:
    """The key, or on the way from it the first of the quickest moves."""
    if attempt.is_first and attempt.puzzle.solution:
        return attempt.puzzle.solution
    choice = sorted(own_steps(attempt.situation), key=lambda step: str(step.move))
    return next(
        step.move
        for number in range(1, attempt.left + 1)
        for step in choice
        if attempt.search.forces(attempt.situation, step, number)
    )


def _count(attempt: Attempt) -> Json:
    """The masks that use kinds up, and then which kinds these are."""
    reasons = [why for each in deductions_of(attempt) for why in each.excluded.values()]
    counts = attempt.query.counts
    squares = sorted({square for reason in reasons for square in reason.squares})
    told: Json = {"masks": [SQUARE_NAMES[square] for square in squares]}
    if attempt.hints > 2:
        used_up = {kind for reason in reasons for kind in reason.kinds}
        told["kinds"] = format_kinds(
            tuple(kind for kind in KINDS if kind in used_up and counts[kind])
        )
    return told
