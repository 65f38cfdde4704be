"""Wins of rare themes, searched only from first moves that may belong to them."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from volto_core import Game, Kind, Outcome
from volto_core.game.moves import Step
from volto_core.puzzles.puzzle import Puzzle
from volto_core.solver import Search, Situation, Undecided, after_step, own_steps
from volto_core.solver.threats import is_in_danger
from volto_puzzles.candidates import NODES, Scene, open_scene, scene_of, shortest, win_at
from volto_puzzles.plans import captured_by_replies

LONGEST_WIN = 3
# Long wins are searched only with few masks, as the search grows exponentially.
FEW_MASKS = 14


def _lifts(situation: Situation, step: Step) -> bool:
    return len(after_step(situation, step)) > 1


def _offers_a_lady(situation: Situation, step: Step) -> bool:
    return step.kind is Kind.LADY and Kind.LADY in captured_by_replies(situation, step)


RARE_KEYS: Mapping[str, Callable[[Situation, Step], bool]] = {
    "bait": _offers_a_lady,
    "lift-the-mask": _lifts,
}


def rare_puzzles_at(moment: Sequence[Game], themes: Collection[str]) -> Iterator[Puzzle]:
    """The wins of a moment whose keys may be of these themes, with all masks turned over too."""
    scene = scene_of(moment[-1])
    puzzle = _win(scene, themes)
    if puzzle:
        yield shortest(moment, puzzle)
    shown = _win(open_scene(moment[0]), themes)
    if shown:
        yield shown


def _win(scene: Scene, themes: Collection[str]) -> Puzzle | None:
    """The win of a scene, searched only if a move that may be of the themes wins."""
    situation = scene.query.situation
    masks = (situation.own | situation.other).bit_count()
    longest = LONGEST_WIN if masks <= FEW_MASKS else LONGEST_WIN - 1
    search = Search(limit=NODES)
    keys = [
        step
        for step in own_steps(situation)
        if _is_safe(situation, step) and any(RARE_KEYS[theme](situation, step) for theme in themes)
    ]
    try:
        winning = {step.move for step in keys if search.forces(situation, step, longest)}
    except Undecided:
        return None
    puzzle = win_at(scene) if winning else None
    return puzzle if puzzle and puzzle.solution in winning else None


def _is_safe(situation: Situation, step: Step) -> bool:
    """Whether the enemy cannot win at once after a step, whatever it shows."""
    return all(
        reached.winner == situation.player
        if isinstance(reached, Outcome)
        else not is_in_danger(reached)
        for _, reached in after_step(situation, step)
    )
