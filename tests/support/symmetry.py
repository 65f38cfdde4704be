"""Positions seen in a mirror and from the other side of the table."""

from volto_core import Mask, Position
from volto_core.game.position import position_of
from volto_core.geometry import mirrored, opposite


def mirror(position: Position) -> Position:
    masks = {mirrored(square): mask for square, mask in position.masks().items()}
    return position_of(masks, player=position.player, lost=position.lost)


def exchange(position: Position) -> Position:
    """The same position with the players in each other's seats."""
    masks = {
        opposite(square): Mask(mask.owner.opponent, mask.kind)
        for square, mask in position.masks().items()
    }
    return position_of(masks, player=3 - position.player, lost=position.lost[::-1])
