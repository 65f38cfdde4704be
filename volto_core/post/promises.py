"""Promises: digests that a player sends first, and what opens them later.

Every field has a fixed length, so that no two contents are written alike.
"""

from hashlib import sha256
from typing import NamedTuple

from volto_core.game.setup import home_squares
from volto_core.pieces import MASKS_PER_PLAYER, Kind, Player

VERSION = 1
GAME_LENGTH = 16
SALT_LENGTH = 16
DIGEST_LENGTH = 32

_MASK = b"volto-mask"
_DRAW = b"volto-draw"
_FIRST = b"volto-first"


class Opening(NamedTuple):
    """What opens the promise of a mask: its place among the ten, its kind and the random bytes."""

    place: int
    kind: Kind
    salt: bytes


class Promised(NamedTuple):
    """A mask by its owner and its place among the ten at the start, in the order of a set-up."""

    owner: Player
    place: int

    @property
    def home(self) -> int:
        """The square that it stood on at the start."""
        return home_squares(self.owner)[self.place]


def family(player: Player) -> tuple[Promised, ...]:
    """The ten masks of a player."""
    return tuple(Promised(player, place) for place in range(MASKS_PER_PLAYER))


def mask_promise(game: bytes, player: Player, opening: Opening) -> bytes:
    """The promise of a mask, which its opening has to give again."""
    square = Promised(player, opening.place).home
    letter = opening.kind.letter.encode()
    return _digest(_MASK, game, bytes((player, square)), letter, opening.salt)


def draw_promise(game: bytes, draw: bytes) -> bytes:
    """The promise of the inviting player's share of the draw for the first move."""
    return _digest(_DRAW, game, draw)


def drawn_first(game: bytes, inviting: bytes, invited: bytes) -> Player:
    """Who begins: neither player alone can choose it."""
    return Player.NIGHT if _digest(_FIRST, game, inviting, invited)[0] & 1 else Player.IVORY


def _digest(what: bytes, *fields: bytes) -> bytes:
    return sha256(b"".join((what, bytes((VERSION,)), *fields))).digest()
