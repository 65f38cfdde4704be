"""A position: who stands where, who is to move, and how many ladies each player has lost."""

from collections.abc import Callable
from typing import NamedTuple, cast

from volto_core.geometry import SQUARES, squares_of
from volto_core.pieces import KINDS, LADIES_TO_LOSE, Kind, Mask, Player

# Five planes of 35 bits side by side in one number: one plane for each kind.
PLANE = len(SQUARES)
# Multiplied by a set of squares, it repeats the set in every plane.
EVERY_PLANE = sum(1 << PLANE * kind for kind in KINDS)


# What both players see of a position: who is to move, own and other masks, ladies lost.
Picture = tuple[int, int, int, tuple[int, int]]


class Position(NamedTuple):
    """A position seen by the player to move; a mask in no plane is a hidden one."""

    player: int
    own: int
    other: int
    kinds: int
    lost: tuple[int, int]

    @property
    def is_over(self) -> bool:
        """Whether a second lady has been captured; other endings leave no trace on the mat."""
        return LADIES_TO_LOSE in self.lost

    @property
    def picture(self) -> Picture:
        """The position without any identity."""
        player, own, other, _, lost = self
        return player, own, other, lost

    @property
    def hidden(self) -> int:
        """The squares of the masks whose identity is not known."""
        known = 0
        for kind in KINDS:
            known |= self.kinds >> PLANE * kind
        return (self.own | self.other) & ~known

    def masks_of(self, player: int) -> int:
        """The squares of one player's masks."""
        return self.own if player == self.player else self.other

    def of_kind(self, kind: Kind, player: int) -> int:
        """The squares of one player's masks of one kind."""
        return self.kinds >> PLANE * kind & self.masks_of(player)

    def kind_at(self, square: int) -> Kind | None:
        """The identity of the mask on the square, None if it is hidden or there is none."""
        for kind in KINDS:
            if self.kinds >> PLANE * kind & 1 << square:
                return kind
        return None

    def mask_at(self, square: int) -> Mask | None:
        """The mask on the square, if there is one."""
        if not (self.own | self.other) >> square & 1:
            return None
        owner = self.player if self.own >> square & 1 else 3 - self.player
        return Mask(Player(owner), self.kind_at(square))

    def masks(self) -> dict[int, Mask]:
        """Every mask on the mat by its square."""
        return {
            square: mask
            for square in squares_of(self.own | self.other)
            if (mask := self.mask_at(square))
        }


# The constructor of a NamedTuple is Python code, too slow for a million positions a second.
make_position = cast("Callable[[type[Position], tuple[object, ...]], Position]", tuple.__new__)


def position_of(
    masks: dict[int, Mask], *, player: int = Player.IVORY, lost: tuple[int, int] = (0, 0)
) -> Position:
    """The position with these masks, unchecked."""
    sides = [0, 0, 0]
    kinds = 0
    for square, mask in masks.items():
        sides[mask.owner] |= 1 << square
        if mask.kind is not None:
            kinds |= 1 << square << PLANE * mask.kind
    return Position(int(player), sides[player], sides[3 - player], kinds, lost)
