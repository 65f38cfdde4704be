"""What one player keeps to oneself: the set-up, and a seed from which all random bytes follow.

volto-secret 1
player 1
setup NALSN/CANAL
seed 5f0c…
letter VlAB…

The letter is the last one known, so that the file alone restores the game.
"""

from hashlib import sha256
from secrets import token_bytes
from typing import NamedTuple

from volto_core.errors import VoltoError
from volto_core.game.setup import home_squares
from volto_core.pieces import Kind, Player
from volto_core.post.entries import Entry, Invitation
from volto_core.post.promises import (
    GAME_LENGTH,
    SALT_LENGTH,
    VERSION,
    Opening,
    Promised,
    draw_promise,
    family,
    mask_promise,
)
from volto_core.post.refusals import Refusal
from volto_core.text.notation import format_setup, parse_setup

SEED_LENGTH = 32
_HEAD = f"volto-secret {VERSION}"
_FIELDS = ("player", "setup", "seed", "letter")
_GAME, _SALT, _SHARE = b"volto-game", b"volto-salt", b"volto-share"


class Secret(NamedTuple):
    """The seat of a player, the kinds of the ten masks in the order of a set-up, and the seed."""

    player: Player
    kinds: tuple[Kind, ...]
    seed: bytes

    @property
    def setup(self) -> str:
        """The set-up as it is written."""
        return setup_of(self.player, self.kinds)

    @property
    def new_game(self) -> bytes:
        """The game that this player invites to."""
        return sha256(_GAME + self.seed).digest()[:GAME_LENGTH]

    def opening(self, game: bytes, mask: Promised) -> Opening:
        """What opens the promise of a mask; nobody can guess its salt from another one."""
        kind = self.kinds[mask.place]
        told = self.seed + game + bytes((mask.owner, mask.home)) + kind.letter.encode()
        return Opening(mask.place, kind, sha256(_SALT + told).digest()[:SALT_LENGTH])

    def draw(self, game: bytes) -> bytes:
        """This player's share of the draw for the first move."""
        return sha256(_SHARE + self.seed + game).digest()[:SALT_LENGTH]

    def promises(self, game: bytes) -> tuple[bytes, ...]:
        """The promises of the ten masks."""
        return tuple(
            mask_promise(game, self.player, self.opening(game, mask))
            for mask in family(self.player)
        )

    def invitation(self, rematch: bytes = b"") -> Entry:
        """The entry of the first letter."""
        game = self.new_game
        promise = draw_promise(game, self.draw(game))
        return Entry(Invitation(self.player, rematch), self.promises(game), promise)

    def acceptance(self, game: bytes) -> Entry:
        """The entry of the second letter."""
        return Entry(promises=self.promises(game), draw=self.draw(game))


def setup_of(player: Player, kinds: tuple[Kind, ...]) -> str:
    """The set-up with these kinds in its order, as it is written."""
    return format_setup(dict(zip(home_squares(player), kinds, strict=True)), player)


def secret_of(player: Player, setup: str, seed: str = "") -> Secret:
    """The secret of a player with this set-up; the seed is 64 hexadecimal digits, or drawn."""
    placement = parse_setup(setup, player)
    kinds = tuple(placement[square] for square in home_squares(player))
    return Secret(player, kinds, _parse_seed(seed) if seed else token_bytes(SEED_LENGTH))


def format_secret(secret: Secret, letter: str) -> str:
    """Format a secret as the text of a file, with the last letter."""
    values = (str(int(secret.player)), secret.setup, secret.seed.hex(), letter)
    lines = (f"{name} {value}" for name, value in zip(_FIELDS, values, strict=True))
    return "\n".join((_HEAD, *lines, ""))


def is_secret(text: str) -> bool:
    """Whether the text is a whole file rather than a seed."""
    return text.lstrip().startswith("volto-secret")


def parse_secret(text: str) -> tuple[Secret, str]:
    """Parse the text of a file: the secret, and the last letter known."""
    head, *lines = [line.strip() for line in text.strip().split("\n", 2 * len(_FIELDS))]
    fields = dict(line.partition(" ")[::2] for line in lines)
    if head != _HEAD or tuple(fields) != _FIELDS or fields["player"] not in ("1", "2"):
        raise Refusal("secrets")
    try:
        secret = secret_of(Player(int(fields["player"])), fields["setup"], fields["seed"] or "-")
    except VoltoError as error:
        raise Refusal("secrets") from error
    return secret, fields["letter"]


def _parse_seed(text: str) -> bytes:
    is_hexadecimal = set(text) <= set("0123456789abcdef")
    if not is_hexadecimal or len(text) != 2 * SEED_LENGTH:
        raise Refusal("secrets")
    return bytes.fromhex(text)
