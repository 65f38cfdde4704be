"""The verdict on a move of a learner: right, right but slower, or refuted in some world.

A slower win is forced within four own moves of the puzzle's start or, where the puzzle itself
takes four, within five.
"""

from collections.abc import Mapping
from typing import NamedTuple

from volto_core.game.moves import Move, Step
from volto_core.puzzles.endings import Refutation
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.refutations import refutation_of
from volto_core.solver import (
    Search,
    Situation,
    Undecided,
    own_steps,
    query_in,
)

# The limit of the search for a slower win while a learner waits.
SLOWER_NODES = 1_000
# That of the search for what punishes a move later on.
FURTHER_NODES = 5_000
# Within so many own moves, or one more than asked for, a win is only slower.
SLOW = 4


class Verdict(NamedTuple):
    """Whether a move is right; if not, within how many moves it wins, or why it does not.

    What is neither right nor slower nor refuted is undecided: it does not win in time, and may
    win later.
    """

    is_right: bool
    slower: int | None = None
    witness: Refutation | None = None


RIGHT = Verdict(is_right=True)
UNDECIDED = Verdict(is_right=False)


def verdict_on(
    puzzle: Puzzle,
    situation: Situation,
    move: Move,
    left: int,
    *,
    search: Search,
    slower: Mapping[str, int] | None = None,
    further: Search | None = None,
) -> Verdict:
    """The verdict on a legal move where a win is due within so many own moves.

    Where all slower wins are given, none is searched for. The further search is for what comes
    after the own moves that are left.
    """
    query = query_in(situation)
    if puzzle.aim is not Aim.WIN:
        is_right = move == puzzle.solution
        witness = None if is_right else refutation_of(query, move, 1, search=search)
        return Verdict(is_right, witness=witness)
    step = step_by(situation, move)
    if search.forces(situation, step, left):
        return RIGHT
    try:
        later = (
            slower_win(puzzle, situation, step, left, search=Search(limit=SLOWER_NODES))
            if slower is None
            else slower.get(str(move))
        )
    except Undecided:
        return UNDECIDED
    if later:
        return Verdict(is_right=False, slower=later)
    try:
        # What does not win later either is punished later, if not at once.
        further = further or Search(limit=FURTHER_NODES)
        witness = refutation_of(query, move, latest_win(puzzle, left), search=further)
    except Undecided:
        witness = refutation_of(query, move, left, search=search)
    return Verdict(is_right=False, witness=witness)


def slower_win(
    puzzle: Puzzle, situation: Situation, step: Step, left: int, *, search: Search
) -> int | None:
    """Within how many own moves a step wins that does not win in time, None if it is too late."""
    latest = latest_win(puzzle, left)
    return next(
        (late for late in range(left + 1, latest + 1) if search.forces(situation, step, late)), None
    )


def latest_win(puzzle: Puzzle, left: int) -> int:
    """Within how many own moves a win counts as slower where it is due within so many."""
    # Five own moves leave room for one draw by repetition: both sides take back their first moves,
    # then again, and show the first picture for the third time. A plan may only want that to see
    # the enemy move twice; none of the collection's slower wins needs to take back its first move.
    return left + max(SLOW, puzzle.own_moves + 1) - puzzle.own_moves


def step_by(situation: Situation, move: Move) -> Step:
    """The step of a legal move."""
    return next(step for step in own_steps(situation) if step.move == move)
