"""A game by post as both players and everybody else can follow it: what the letters say."""

from collections.abc import Mapping
from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.game.position import Picture
from volto_core.geometry import bits_of
from volto_core.pieces import Kind, Player
from volto_core.post.breaches import Breach, Shown
from volto_core.post.entries import Entry
from volto_core.post.promises import Promised, family

RESIGNATION = "resignation"
BREACH = "breach"


class Made(NamedTuple):
    """A move that was made, by which mask, and the mask that it captures."""

    move: Move
    mover: Promised
    captured: Promised | None


class Ending(NamedTuple):
    """The end of a game as far as the letters tell: the winner and the rule, empty until known."""

    winner: Player | None
    by: str


# By whom the game was won is told by the mask that has been captured in the palace.
UNDECIDED = Ending(None, "")


class Correspondence(NamedTuple):
    """All entries of a game so far, and where they have led."""

    game: bytes
    entries: tuple[Entry, ...] = ()
    # By player, from the letters that promise them.
    promises: Mapping[Player, tuple[bytes, ...]] = {}
    first: Player | None = None
    mat: Mapping[int, Promised] = {}
    lost: tuple[int, int] = (0, 0)
    made: tuple[Made, ...] = ()
    pictures: tuple[Picture, ...] = ()
    opened: Mapping[Promised, Kind] = {}
    shown: tuple[Shown, ...] = ()
    left: Mapping[Promised, int] = {}
    # The mask of the last capture that has to be opened before the game goes on.
    due: Promised | None = None
    ending: Ending | None = None
    breaches: tuple[Breach, ...] = ()

    @property
    def inviting(self) -> Player:
        """The player who wrote the first letter."""
        invitation = self.entries[0].invitation
        assert invitation is not None
        return invitation.player

    def writer_of(self, number: int) -> Player:
        """Who writes the letter of this number: the players take turns."""
        return self.inviting if number % 2 else self.inviting.opponent

    @property
    def writer(self) -> Player | None:
        """Who owes the next letter, nobody once all masks lie open."""
        return None if self.is_complete else self.writer_of(len(self.entries) + 1)

    @property
    def is_complete(self) -> bool:
        """Whether the game is over and both players have opened all their masks."""
        return self.ending is not None and not any(map(self.unopened, Player))

    def unopened(self, player: Player) -> tuple[Promised, ...]:
        """The masks of a player whose promises have not been opened."""
        return tuple(mask for mask in family(player) if mask not in self.opened)

    def squares_of(self, player: Player) -> int:
        """Where a player's masks stand; a capture that waits to be answered has not changed it."""
        return bits_of(tuple(square for square, mask in self.mat.items() if mask.owner is player))

    def picture(self, player: Player) -> Picture:
        """What both players see when this one is to move."""
        own, other = self.squares_of(player), self.squares_of(player.opponent)
        return int(player), own, other, self.lost
