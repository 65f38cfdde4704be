"""The temperaments of the course's games: the same opponent with other weights."""

from volto_core.game.moves import Move
from volto_core.knowledge.views import View
from volto_core.opponent.chance import Chance
from volto_core.opponent.choice import chosen
from volto_core.opponent.levels import Level

TEMPERAMENTS = {
    "bold": Level(whim=400, weights={"fear": 4_000, "hunt": 2_500, "door": 12_000}),
    "careful": Level(whim=250, weights={"fear": 16_000, "door_fear": 16_000}),
    "sly": Level(whim=300, weights={"lure": 1_500, "last_lure": 12_000, "bluff": 400}),
}


def chosen_by(name: str, view: View, seed: str) -> Move:
    """The move of a temperament, the same for the same view and seed."""
    return chosen(view, TEMPERAMENTS[name], Chance(*seed.encode()))
