"""The hidden masks that may well capture a player's candidate next, as far as that player knows."""

from volto_core.game.moves import reach
from volto_core.geometry import squares_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import View
from volto_core.pieces import KINDS, Kind, Player

# A mask is a danger if it can capture in at least one of so many worlds: nobody fears every column
# in which the soldier might stand.
_ONE_IN = 4


def dangers(view: View, player: Player) -> tuple[int, ...]:
    """The squares of the enemy masks that may well capture the candidate of this player next."""
    able = _able(view, player)
    if not able:
        return ()
    belief = belief_of(view, player.opponent)
    return tuple(
        square
        for square, kinds in able.items()
        if _ONE_IN * sum(belief.chance(square, kind)[0] for kind in kinds)
        >= belief.number_of_worlds()
    )


def _able(view: View, player: Player) -> dict[int, list[Kind]]:
    """By enemy mask the kinds as which it could capture the candidate where it stands."""
    position, enemy = view.position, player.opponent
    own, other = position.masks_of(enemy), position.masks_of(player)
    candidate = position.of_kind(Kind.CANDIDATE, player)
    found = {
        square: [
            kind for kind in KINDS if reach(kind, square, enemy, own=own, other=other) & candidate
        ]
        for square in squares_of(own)
    }
    return {square: kinds for square, kinds in found.items() if kinds}
