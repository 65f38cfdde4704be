"""What a learner has to know for a puzzle: its history, whose traces in it, and how to count."""

from volto_core.game.position import EVERY_PLANE
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import Query, Search, Situation, after_step, own_steps, pose
from volto_core.solver.kind_sets import PLANES_OF
from volto_core.solver.threats import is_in_danger
from volto_puzzles.answers import answer_to, expected

# More of each kind than could ever be used up: who has these counts cannot count anything out.
_PLENTY = (99, 99, 99, 99, 99)


def needs_history(puzzle: Puzzle) -> bool:
    """Whether the answer is another one for somebody who has not seen the moves."""
    if not puzzle.suspects:
        return False
    return answer_to(puzzle, puzzle.query_without_history) != expected(puzzle)


def is_lone_witness(puzzle: Puzzle) -> bool:
    """Whether the traces of one mask are enough for the answer, given that some are needed."""
    return any(
        answer_to(puzzle, pose(puzzle.position, suspects={square: kinds}, off=puzzle.off))
        == expected(puzzle)
        for square, kinds in puzzle.suspects.items()
    )


def needs_counting(puzzle: Puzzle) -> bool:
    """Whether the answer cannot be found from each mask's own suspects alone."""
    if puzzle.is_open:
        return False
    situation = _uncounted(puzzle.query)
    match puzzle.aim:
        case Aim.WIN:
            key = next(step for step in own_steps(situation) if step.move == puzzle.solution)
            return not Search().forces(situation, key, puzzle.own_moves)
        case Aim.SAVE:
            key = next(step for step in own_steps(situation) if step.move == puzzle.solution)
            return any(
                not isinstance(reached, Situation) or is_in_danger(reached)
                for _, reached in after_step(situation, key)
            )
        case Aim.UNMASK | Aim.ODDS:
            return True


def _uncounted(query: Query) -> Situation:
    player, own, other, kinds, lost = query.position
    kinds &= own * EVERY_PLANE
    for square, could in zip(query.squares, query.allowed, strict=True):
        kinds |= PLANES_OF[could] << square
    return Situation(player, own, other, kinds, lost, _PLENTY)
