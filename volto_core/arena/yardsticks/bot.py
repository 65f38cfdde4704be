"""A bot: it evaluates every legal move by what its player knows, and plays the best one."""

from typing import TYPE_CHECKING

from volto_core.arena.yardsticks.evaluation import estimate_of, worth
from volto_core.arena.yardsticks.temperaments import Temperament
from volto_core.errors import GameOver
from volto_core.game.moves import Move, legal_moves
from volto_core.knowledge.views import View

if TYPE_CHECKING:
    # The caller provides the generator: a page without a bot does not load the module.
    from random import Random


def choose(view: View, *, temperament: Temperament, rng: "Random") -> Move:
    """The move of the player to move, who sees exactly this view; GameOver after the end."""
    if view.outcome:
        raise GameOver(*view.outcome)
    estimate = estimate_of(view)
    undone = view.turns[-2].move if len(view.turns) > 1 else None
    scores: dict[Move, float] = {}
    for move in legal_moves(view.position):
        score = worth(estimate, move, temperament) + rng.gauss(0, temperament.whim)
        # A bot that takes its moves back heads for a draw by repetition.
        is_back = undone is not None and move == (undone.target, undone.origin)
        scores[move] = score - 3 * is_back
    return max(scores, key=lambda move: scores[move])
