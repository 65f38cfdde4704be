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

    Both candidates stand in their own palaces, and neither in the column of the enemy soldier; nor
    does a lady, as long as there are others to stand there.
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
    """Whether no soldier aims at a mask that is spared, however far away and behind whom."""
    return all(
        _columns(position, (Kind.SOLDIER,), player).isdisjoint(
            _columns(position, _spared(position, player.opponent), player.opponent)
        )
        for player in Player
    )


def _spared(position: Position, player: Player) -> tuple[Kind, ...]:
    """The kinds of a player at which no soldier aims: a lady would cost it on the first move."""
    others = position.of_kind(Kind.NOBLE, player) | position.of_kind(Kind.ADVISOR, player)
    # With nobody else but the soldier, the two soldiers would face each other in every game.
    return (Kind.CANDIDATE, Kind.LADY) if others else (Kind.CANDIDATE,)


def _columns(position: Position, kinds: tuple[Kind, ...], player: Player) -> set[int]:
    return {
        column_of(square) for kind in kinds for square in squares_of(position.of_kind(kind, player))
    }
