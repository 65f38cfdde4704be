"""The choice of a bot."""

from random import Random

from volto_core import (
    Game,
    Player,
    view_of,
)
from volto_core.arena.yardsticks.bot import choose
from volto_core.arena.yardsticks.temperaments import Temperament


def choice(game: Game, temperament: Temperament, seed: int) -> str:
    view = view_of(game, frozenset({Player(game.position.player)}))
    return str(choose(view, temperament=temperament, rng=Random(seed)))
