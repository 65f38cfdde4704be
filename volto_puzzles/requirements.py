"""What a puzzle requires of the learner: its history, the moves of one mask in it, counting."""

from volto_core.game.position import EVERY_PLANE
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import Query, Search, Situation, after_step, own_steps, pose
from volto_core.solver.kind_sets import PLANES_OF
from volto_core.solver.threats import is_in_danger
from volto_puzzles.answers import answer_to, expected

# More masks of each kind than exist, so that counting excludes nothing.
_PLENTY = (99, 99, 99, 99, 99)


def needs_history(puzzle: Puzzle) -> bool:
    """Whether the answer changes without the history."""
    if not puzzle.suspects:
        return False
    unseen = pose(puzzle.position, off=puzzle.off)
    return answer_to(puzzle, unseen) != expected(puzzle)


def is_lone_witness(puzzle: Puzzle) -> bool:
    """Whether the moves of a single mask are all the history that the answer requires."""
    return any(
        answer_to(puzzle, pose(puzzle.position, suspects={square: kinds}, off=puzzle.off))
        == expected(puzzle)
        for square, kinds in puzzle.suspects.items()
    )


def needs_counting(puzzle: Puzzle) -> bool:
    """Whether the answer changes if only each mask's own suspects are known."""
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
