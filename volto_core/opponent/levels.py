"""The levels of the opponent: how much work each does, and how far it leaves a choice to chance."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from volto_core.opponent.search import Outlook
from volto_core.opponent.weights import Weights, tuned


class Level(NamedTuple):
    """A level, by the work that it does for a move; none of it is a time."""

    whim: int
    """how far the choice is left to chance: the standard deviation of what is added to a value"""
    proves: int = 0
    """within how many own moves a forced win is looked for"""
    remembers: bool = False
    """whether it concludes from how the enemy's masks were played"""
    outlook: Outlook | None = None
    """how far it looks at the enemy's replies"""
    weights: Mapping[str, int | tuple[int, ...]] = MappingProxyType({})
    """the weights that differ from those that were found by playing"""

    @property
    def evaluation(self) -> Weights:
        """The weights with which the level evaluates."""
        changed = dict(zip(Weights._fields, tuned(), strict=True)) | dict(self.weights)
        return Weights._make(changed.values())


# Level 1 is timid, and so walks into what it does not fear; level 2 dares more and has more whims.
# Level 3 evaluates with hardly any whim, level 4 draws conclusions from how the enemy has played,
# and level 5 puts itself into the enemy's place before it moves. With twice the worlds and half as
# many moves more it won no more games.
_LEVELS = {
    1: Level(whim=600, proves=1, weights={"fear": 24_000, "door_fear": 32_000, "near_fear": 9_600}),
    2: Level(whim=1000, proves=1),
    3: Level(whim=80, proves=2),
    4: Level(whim=160, proves=3, remembers=True),
    5: Level(whim=80, proves=4, remembers=True, outlook=Outlook(8, 8, 6, 960)),
}
LEVELS = tuple(_LEVELS)


def level_of(number: int) -> Level:
    """The level with this number."""
    return _LEVELS[number]
