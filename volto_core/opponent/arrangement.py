"""The set-up that the opponent of a level chooses."""

from random import Random

from volto_core.game.setup import home_squares
from volto_core.pieces import KINDS, ROSTER, Kind, Player


def arrangement(player: Player, *, level: int, seed: int = 0) -> dict[int, Kind]:
    """The ten masks on the player's home squares."""
    kinds = [kind for kind in KINDS for _ in range(ROSTER[kind])]
    Random(f"{seed} {level}").shuffle(kinds)
    return dict(zip(home_squares(player), kinds, strict=True))
