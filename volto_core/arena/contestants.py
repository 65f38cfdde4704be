"""Who can play in a contest: the levels, the yardsticks, and somebody who moves by chance."""

from collections.abc import Callable
from random import Random

from volto_core.arena.yardsticks.bot import choose as choose_by_temperament
from volto_core.arena.yardsticks.temperaments import TEMPERAMENTS, Temperament
from volto_core.errors import NotationError
from volto_core.game.moves import Move, legal_moves
from volto_core.knowledge.views import View
from volto_core.opponent.choice import choose
from volto_core.opponent.levels import LEVELS

# The move for a view, with the seed of the game.
Contestant = Callable[[View, int], Move]

RANDOM = "random"


def contestant(name: str) -> Contestant:
    """The contestant of this name: a level, a yardstick, or chance."""
    if name in map(str, LEVELS):
        return _level(int(name))
    if name in TEMPERAMENTS:
        return _yardstick(TEMPERAMENTS[name])
    if name == RANDOM:
        return _by_chance
    raise NotationError("no contestant", name, reason="contestant", found=name)


def _level(level: int) -> Contestant:
    return lambda view, seed: choose(view, level=level, seed=seed)


def _yardstick(temperament: Temperament) -> Contestant:
    return lambda view, seed: choose_by_temperament(
        view, temperament=temperament, rng=_rng(view, seed)
    )


def _by_chance(view: View, seed: int) -> Move:
    return _rng(view, seed).choice(legal_moves(view.position))


def _rng(view: View, seed: int) -> Random:
    return Random(f"{seed} {len(view.turns)}")
