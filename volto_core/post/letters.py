"""Letters as text: base64url of a head, the game, the entries and a check of all of it.

A whole letter has every entry so far, so that the last one restores the game. A short one, for two
phones at one table, has the last entry alone and a digest of those before it.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

from volto_core.post.entries import Entry, Reader, format_entry, parse_entry
from volto_core.post.promises import GAME_LENGTH, VERSION
from volto_core.post.refusals import Refusal

LONGEST_LETTER = 8000
_MARK = b"VP"
_WHOLE, _SHORT = 0, 1
_HEAD_LENGTH = len(_MARK) + 4
_CHECK_LENGTH = 4
_BEFORE_LENGTH = 8
# In an address the letter follows this; pasted alone, it stands alone.
_PLACE = re.compile(r"#letter=([^&\s]*)")
_BASE64URL = re.compile(r"[A-Za-z0-9_-]+")


class Letter(NamedTuple):
    """A letter: its game, its number, and its entries; a short one knows a digest of the others."""

    game: bytes
    number: int
    entries: tuple[Entry, ...]
    before: bytes = b""

    @property
    def is_short(self) -> bool:
        """Whether it was written as a short one."""
        return bool(self.before)

    @property
    def is_complete(self) -> bool:
        """Whether it has every entry; a short first letter has, too."""
        return self.number == len(self.entries)


def whole_letter(game: bytes, entries: tuple[Entry, ...]) -> Letter:
    """The letter that has these entries."""
    return Letter(game, len(entries), entries)


def short_letter(game: bytes, entries: tuple[Entry, ...]) -> Letter:
    """The letter that has the last of these entries alone."""
    return Letter(game, len(entries), entries[-1:], digest_of(entries[:-1]))


def digest_of(entries: tuple[Entry, ...]) -> bytes:
    """By what two lines of entries are told apart."""
    return sha256(b"".join(map(format_entry, entries))).digest()[:_BEFORE_LENGTH]


def format_letter(letter: Letter) -> str:
    """Format a letter as text for an address."""
    number = letter.number.to_bytes(2, "big") if letter.is_short else b""
    body = letter.game + number + letter.before + b"".join(map(format_entry, letter.entries))
    length = _HEAD_LENGTH + len(body) + _CHECK_LENGTH
    kind = _SHORT if letter.is_short else _WHOLE
    content = _MARK + bytes((VERSION, kind)) + length.to_bytes(2, "big") + body
    return urlsafe_b64encode(content + _check(content)).decode().rstrip("=")


def parse_letter(text: str) -> Letter:
    """Parse a letter, alone or in an address, or raise a Refusal that says what is wrong."""
    written = _written(text)
    content = urlsafe_b64decode(_padded(written))
    if content[:2] != _MARK:
        raise Refusal("no-letter")
    if len(content) < _HEAD_LENGTH:
        raise Refusal("cut-short")
    if content[2] != VERSION:
        raise Refusal("version", version=content[2])
    if len(content) < int.from_bytes(content[4:_HEAD_LENGTH], "big"):
        raise Refusal("cut-short")
    if not _is_intact(content):
        raise Refusal("damaged")
    letter = _parse_body(content[3], Reader(content[_HEAD_LENGTH:-_CHECK_LENGTH]))
    # One letter has one text: what is written in another way was not written by the rules.
    if format_letter(letter) != written:
        raise Refusal("malformed")
    return letter


def _written(text: str) -> str:
    """The characters of a letter; line breaks and spaces of a messenger are left out."""
    if len(text) > LONGEST_LETTER:
        raise Refusal("too-long")
    found = _PLACE.search(text)
    written = found[1] if found else "".join(text.split())
    if not _BASE64URL.fullmatch(written):
        raise Refusal("no-letter")
    return written


def _is_intact(content: bytes) -> bool:
    """Whether the content is as long as it says, and its check is right."""
    length = int.from_bytes(content[4:_HEAD_LENGTH], "big")
    return len(content) == length and _check(content[:-_CHECK_LENGTH]) == content[-_CHECK_LENGTH:]


def _padded(text: str) -> str:
    """The text as base64 with its padding; one character more than that says nothing."""
    whole = text[:-1] if len(text) % 4 == 1 else text
    return whole + "=" * (-len(whole) % 4)


def _parse_body(kind: int, reader: Reader) -> Letter:
    game = reader.take(GAME_LENGTH)
    if kind == _SHORT:
        number, before = reader.number(2), reader.take(_BEFORE_LENGTH)
        letter = Letter(game, number, (parse_entry(reader),), before)
        if not reader.is_at_end or not number:
            raise Refusal("malformed")
        return letter
    entries: list[Entry] = []
    while not reader.is_at_end:
        entries.append(parse_entry(reader))
    if kind != _WHOLE or not entries:
        raise Refusal("malformed")
    return whole_letter(game, tuple(entries))


def _check(content: bytes) -> bytes:
    return sha256(content).digest()[:_CHECK_LENGTH]
