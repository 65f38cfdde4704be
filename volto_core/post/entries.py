"""Entries: what each letter adds to those before it, and their bytes.

An entry that is a move alone has two bytes: origin times 35 plus target, the high byte first.
Any other begins with a byte of flags, of which the highest is set; then what they announce follows.
"""

from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.geometry import SQUARES
from volto_core.pieces import KINDS, MASKS_PER_PLAYER, Kind, Player
from volto_core.post.promises import DIGEST_LENGTH, GAME_LENGTH, SALT_LENGTH, Opening
from volto_core.post.refusals import Refusal

_INVITATION, _PROMISES, _DRAW_PROMISE, _DRAW, _OPENINGS, _MOVE, _RESIGNS = (
    1 << bit for bit in range(7)
)
_FLAGS = 1 << 7
_REMATCH = 1 << 4
_KIND_BITS = 4


class Invitation(NamedTuple):
    """The seat that the inviting player takes, and the game of which this is the rematch."""

    player: Player
    rematch: bytes = b""


class Entry(NamedTuple):
    """What one letter adds."""

    invitation: Invitation | None = None
    promises: tuple[bytes, ...] = ()
    draw_promise: bytes = b""
    draw: bytes = b""
    openings: tuple[Opening, ...] = ()
    move: Move | None = None
    resigns: bool = False


class Reader:
    """Bytes that are read from front to back."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._at = 0

    @property
    def is_at_end(self) -> bool:
        """Whether everything has been read."""
        return self._at == len(self._content)

    def take(self, length: int) -> bytes:
        """The next bytes, which have to be there."""
        end = self._at + length
        if end > len(self._content):
            raise Refusal("malformed")
        taken = self._content[self._at : end]
        self._at = end
        return taken

    def number(self, length: int = 1) -> int:
        """The next bytes as a number, the highest first."""
        return int.from_bytes(self.take(length), "big")


def format_entry(entry: Entry) -> bytes:
    """Format an entry as bytes."""
    move = b"" if entry.move is None else _move_bytes(entry.move)
    if entry == Entry(move=entry.move) and move:
        return move
    parts = {
        _INVITATION: b"" if entry.invitation is None else _invitation_bytes(entry.invitation),
        _PROMISES: b"".join(entry.promises),
        _DRAW_PROMISE: entry.draw_promise,
        _DRAW: entry.draw,
        _OPENINGS: _openings_bytes(entry.openings),
        _MOVE: move,
    }
    flags = sum(flag for flag, part in parts.items() if part) | _RESIGNS * entry.resigns
    return bytes((_FLAGS | flags,)) + b"".join(parts.values())


def parse_entry(reader: Reader) -> Entry:
    """Parse the next entry, or refuse the letter as malformed."""
    first = reader.number()
    if not first & _FLAGS:
        return Entry(move=_parse_move(first << 8 | reader.number()))
    return Entry(
        invitation=_parse_invitation(reader) if first & _INVITATION else None,
        promises=_parse_promises(reader) if first & _PROMISES else (),
        draw_promise=reader.take(DIGEST_LENGTH) if first & _DRAW_PROMISE else b"",
        draw=reader.take(SALT_LENGTH) if first & _DRAW else b"",
        openings=_parse_openings(reader) if first & _OPENINGS else (),
        move=_parse_move(reader.number(2)) if first & _MOVE else None,
        resigns=bool(first & _RESIGNS),
    )


def _move_bytes(move: Move) -> bytes:
    return (move.origin * len(SQUARES) + move.target).to_bytes(2, "big")


def _parse_move(number: int) -> Move:
    origin, target = divmod(number, len(SQUARES))
    if origin not in SQUARES:
        raise Refusal("malformed")
    return Move(origin, target)


def _invitation_bytes(invitation: Invitation) -> bytes:
    mark = _REMATCH if invitation.rematch else 0
    return bytes((invitation.player | mark,)) + invitation.rematch


def _parse_invitation(reader: Reader) -> Invitation:
    seat = reader.number()
    if seat & ~_REMATCH not in tuple(Player):
        raise Refusal("malformed")
    rematch = reader.take(GAME_LENGTH) if seat & _REMATCH else b""
    return Invitation(Player(seat & ~_REMATCH), rematch)


def _parse_promises(reader: Reader) -> tuple[bytes, ...]:
    return tuple(reader.take(DIGEST_LENGTH) for _ in range(MASKS_PER_PLAYER))


def _openings_bytes(openings: tuple[Opening, ...]) -> bytes:
    if not openings:
        return b""
    return bytes((len(openings),)) + b"".join(
        bytes((place << _KIND_BITS | kind,)) + salt for place, kind, salt in openings
    )


def _parse_openings(reader: Reader) -> tuple[Opening, ...]:
    openings = tuple(_parse_opening(reader) for _ in range(reader.number()))
    places = [opening.place for opening in openings]
    if not places or places != sorted(set(places)):
        raise Refusal("malformed")
    return openings


def _parse_opening(reader: Reader) -> Opening:
    place, kind = divmod(reader.number(), 1 << _KIND_BITS)
    if place >= MASKS_PER_PLAYER or kind not in KINDS:
        raise Refusal("malformed")
    return Opening(place, Kind(kind), reader.take(SALT_LENGTH))
