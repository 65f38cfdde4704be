"""The set-ups of first games: both sides in an order of chance, nobody lost before the start."""

from volto_core.game.position import Position
from volto_core.geometry import column_of, squares_of
from volto_core.knowledge.dealing import rearranged
from volto_core.opponent.chance import Chance
from volto_core.pieces import Kind, Player

# More than there are orders of ten masks.
_MANY = 10**7


def set_up(start: Position, number: str) -> Position:
    """The position with both sides in other orders, balanced: those that follow from the number.

    Both candidates stand in their own palaces, and neither in the column of the enemy soldier.
    """
    # Whoever is to move first: what the other candidate has to fear depends on it.
    sides = (Player(start.player), Player(start.player).opponent)
    found = rearranged(start, sides[0], number)
    chance = Chance(int(number))
    found = rearranged(found, sides[1], str(chance.below(_MANY)))
    while not is_balanced(found):
        for player in sides:
            found = rearranged(found, player, str(chance.below(_MANY)))
    return found


def is_balanced(position: Position) -> bool:
    """Whether neither soldier aims at the enemy candidate, however far away and behind whom."""
    return all(
        _columns(position, Kind.SOLDIER, player).isdisjoint(
            _columns(position, Kind.CANDIDATE, player.opponent)
        )
        for player in Player
    )


def _columns(position: Position, kind: Kind, player: Player) -> set[int]:
    return {column_of(square) for square in squares_of(position.of_kind(kind, player))}
