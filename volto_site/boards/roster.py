"""What the box holds and where a set-up stands, as data for the editors in the pages."""

import json

from volto_core.game.setup import home_squares
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import KINDS, LADIES_TO_LOSE, MASKS_PER_PLAYER, ROSTER, Player
from volto_site.boards.descriptions import kind_name


def box_json() -> bytes:
    """The number of masks of each kind, of all of them, and the squares of each set-up."""
    box = {
        "kinds": {kind_name(kind): ROSTER[kind] for kind in KINDS},
        "masks": MASKS_PER_PLAYER,
        "lost": LADIES_TO_LOSE,
        "home": {
            int(player): [SQUARE_NAMES[square] for square in home_squares(player)]
            for player in Player
        },
    }
    return json.dumps(box, separators=(",", ":")).encode()
