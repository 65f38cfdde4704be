"""What the key of a win is: whose step, where to, and what it does."""

from volto_core import Kind, Outcome, Player
from volto_core.game.moves import Step
from volto_core.geometry import row_of
from volto_core.puzzles.puzzle import Puzzle
from volto_core.solver import Situation, after_step, own_steps
from volto_core.solver.threats import is_in_danger


def key_of(puzzle: Puzzle) -> Step:
    """The move that a puzzle asks for."""
    return next(step for step in own_steps(puzzle.query.situation) if step.move == puzzle.solution)


def is_forward(situation: Situation, step: Step) -> bool:
    """Whether a step takes the candidate nearer to the enemy palace."""
    rows = row_of(step.move.target) - row_of(step.move.origin)
    return step.kind is Kind.CANDIDATE and (rows if situation.player == Player.IVORY else -rows) > 0


def is_only_safe_step(puzzle: Puzzle) -> bool:
    """Whether the key is the only forward step of the candidate that does not lose at once."""
    situation = puzzle.query.situation
    safe = [
        step.move
        for step in own_steps(situation)
        if is_forward(situation, step) and not may_lose_at_once(situation, step)
    ]
    return safe == [puzzle.solution]


def may_lose_at_once(situation: Situation, step: Step) -> bool:
    """Whether a step loses in some world, or lets the enemy win with the next move."""
    return any(
        reached.winner != situation.player
        if isinstance(reached, Outcome)
        else is_in_danger(reached)
        for _, reached in after_step(situation, step)
    )


def key_class(puzzle: Puzzle) -> str:
    """The class of a win by its key, for quotas: all but the first two are no forward steps."""
    situation, key = puzzle.query.situation, key_of(puzzle)
    if is_forward(situation, key):
        return "only-step" if is_only_safe_step(puzzle) else "forward"
    if key.target & situation.other:
        return "unmasking" if len(after_step(situation, key)) > 1 else "capture"
    if key.kind is Kind.CANDIDATE:
        return "retreat"
    return key.kind.name.lower()
