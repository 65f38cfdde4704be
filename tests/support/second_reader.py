"""A second reader of letters, written from the page on notation alone; it imports no core."""

from base64 import urlsafe_b64decode
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

NAMES = [f"{column}{row}" for row in range(1, 8) for column in "abcde"]
HOMES = {
    1: [f"{column}{row}" for row in (2, 1) for column in "abcde"],
    2: [f"{column}{row}" for row in (7, 6) for column in "abcde"],
}
KINDS = "NACSL"


class Part(NamedTuple):
    """An entry as the page describes it."""

    seat: int = 0
    promises: tuple[bytes, ...] = ()
    draw_promise: bytes = b""
    draw: bytes = b""
    openings: tuple[tuple[int, str, bytes], ...] = ()
    move: str = ""
    resigns: bool = False


class Read(NamedTuple):
    """A letter as the page describes it; a short one has a number."""

    game: bytes
    entries: tuple[Part, ...]
    number: int = 0


def read(text: str) -> Read:
    """Read a letter, or fail on the first thing that is not as the page says."""
    text = "".join(text.split())
    content = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    assert content[:3] == b"VP\x01"
    assert int.from_bytes(content[4:6], "big") == len(content)
    assert sha256(content[:-4]).digest()[:4] == content[-4:]
    body = content[22:-4]
    if content[3] == 0:
        return Read(content[6:22], tuple(entries(body)))
    return Read(content[6:22], tuple(entries(body[10:])), int.from_bytes(body[:2], "big"))


def entries(body: bytes) -> Iterator[Part]:
    """The entries, one after the other."""
    while body:
        part, body = entry(body)
        yield part


def entry(body: bytes) -> tuple[Part, bytes]:
    """The first entry, and what follows it."""
    if body[0] < 128:
        return Part(move=move(body[:2])), body[2:]
    flags, body = body[0] - 128, body[1:]
    part = Part(resigns=bool(flags & 64))
    if flags & 1:
        seat, body = body[0], body[1:]
        part = part._replace(seat=seat % 16)
        body = body[16:] if seat & 16 else body
    if flags & 2:
        part = part._replace(promises=tuple(body[32 * n : 32 * n + 32] for n in range(10)))
        body = body[320:]
    if flags & 4:
        part, body = part._replace(draw_promise=body[:32]), body[32:]
    if flags & 8:
        part, body = part._replace(draw=body[:16]), body[16:]
    if flags & 16:
        count, body = body[0], body[1:]
        chunks = [body[17 * n : 17 * n + 17] for n in range(count)]
        opened = tuple((chunk[0] // 16, KINDS[chunk[0] % 16], chunk[1:]) for chunk in chunks)
        part, body = part._replace(openings=opened), body[17 * count :]
    if flags & 32:
        part, body = part._replace(move=move(body[:2])), body[2:]
    return part, body


def move(two: bytes) -> str:
    origin, target = divmod(int.from_bytes(two, "big"), 35)
    return NAMES[origin] + NAMES[target]


def promise(game: bytes, player: int, opening: tuple[int, str, bytes]) -> bytes:
    """The promise that an opening has to give again."""
    place, kind, salt = opening
    square = NAMES.index(HOMES[player][place])
    fields = (b"volto-mask", b"\x01", game, bytes((player, square)), kind.encode(), salt)
    return sha256(b"".join(fields)).digest()


def opened_setups(letter: Read) -> dict[int, str]:
    """The set-ups that a finished game has opened, each mask checked against its promise."""
    inviting = letter.entries[0].seat
    found: dict[int, dict[int, str]] = {1: {}, 2: {}}
    for number, part in enumerate(letter.entries):
        player = inviting if number % 2 == 0 else 3 - inviting
        promised = letter.entries[0 if player == inviting else 1].promises
        for opening in part.openings:
            assert promise(letter.game, player, opening) == promised[opening[0]]
            found[player][opening[0]] = opening[1]
    rows = {player: "".join(kinds[place] for place in range(10)) for player, kinds in found.items()}
    return {player: f"{row[:5]}/{row[5:]}" for player, row in rows.items()}


def first_player(letter: Read) -> int:
    """Who begins, drawn by both."""
    invitation, acceptance, third = letter.entries[:3]
    drawn = sha256(b"volto-draw\x01" + letter.game + third.draw).digest()
    assert drawn == invitation.draw_promise
    shares = letter.game + third.draw + acceptance.draw
    return 1 + sha256(b"volto-first\x01" + shares).digest()[0] % 2
