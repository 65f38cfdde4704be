"""The move that the opponent of a level plays, from its own view alone."""

from random import Random

from volto_core.game.moves import Move
from volto_core.knowledge.views import View
from volto_core.opponent import bot
from volto_core.opponent.temperaments import BOLD, CAREFUL, SLY

_BY_LEVEL = {1: CAREFUL, 2: CAREFUL, 3: BOLD, 4: SLY, 5: SLY}


def choose(view: View, *, level: int, seed: int = 0) -> Move:
    """The move of the player to move, who sees exactly this view."""
    rng = Random(f"{seed} {' '.join(str(seen.move) for seen in view.turns)}")
    return bot.choose(view, temperament=_BY_LEVEL[level], rng=rng)
