"""Letters as text: short enough for an address, read as they were written, hostile ones refused."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256

import pytest

from tests.support.boards import OPENING
from tests.support.hostile import MARKUP
from tests.support.post import Pair, forged, hurried, pair_of, text_of
from tests.support.session import Page
from volto_core import Game, Kind, Player, legal_moves, parse_position
from volto_core.post.correspondence import Correspondence
from volto_core.post.entries import Entry, Invitation, Reader, format_entry, parse_entry
from volto_core.post.letters import LONGEST_LETTER, parse_letter
from volto_core.post.receipt import receive
from volto_core.post.refusals import Refusal
from volto_core.post.secret import format_secret, parse_secret, secret_of
from volto_core.post.turns import correspondence_of

LONGEST_ADDRESS = 2000
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def refusal_of(text: str) -> str:
    """The code with which a text is refused."""
    with pytest.raises(Refusal) as caught:
        parse_letter(text)
    return caught.value.code


def some_pair() -> Pair:
    return pair_of().played("d2d6 e7d6 a2a3")


def signed(content: bytes) -> str:
    """Content with a right length and a right check, whatever else is wrong with it."""
    length = (len(content) + 4).to_bytes(2, "big")
    content = content[:4] + length + content[6:]
    return urlsafe_b64encode(content + sha256(content).digest()[:4]).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@pytest.mark.parametrize("short", [False, True])
def test_a_letter_is_read_as_it_was_written(*, short: bool) -> None:
    letters = some_pair().letters
    letter = parse_letter(text_of(letters, short=short))
    assert letter.game == letters.game
    assert letter.number == len(letters.entries)
    assert letter.entries == (letters.entries[-1:] if short else letters.entries)


def test_a_letter_is_found_in_an_address_and_across_line_breaks() -> None:
    text = some_pair().text
    letter = parse_letter(text)
    assert parse_letter(f"https://volto.example/en/play/#letter={text}") == letter
    assert parse_letter(f"Your turn! https://volto.example/#letter={text}\nBye") == letter
    assert parse_letter(f"  {text[:70]}\n{text[70:]}  ") == letter


@pytest.mark.parametrize("is_eager", [False, True])
@pytest.mark.parametrize(("moves", "longest"), [(60, 1800), (120, LONGEST_ADDRESS)])
def test_a_finished_game_of_sixty_moves_fits_an_address_and_one_of_120_too(
    moves: int, longest: int, *, is_eager: bool
) -> None:
    letters = long_letters(moves, is_eager=is_eager)
    assert len(letters.made) == moves
    assert len(letters.opened) == 20
    assert letters.is_complete
    assert is_eager == (sum(made.captured is not None for made in letters.made) > 5)
    assert len(text_of(letters)) < longest


def test_a_short_letter_is_short() -> None:
    letters = long_letters(30)
    move = letters._replace(entries=letters.entries[:-2])
    assert len(text_of(move, short=True)) < 60


def long_letters(moves: int, *, is_eager: bool = False) -> Correspondence:
    """A game of so many moves in which no lady is captured, after which somebody resigns."""
    pair = hurried(pair_of(), long_game(is_eager=is_eager).moves[:moves])
    return pair.sent(pair.writer.resign()).finished().letters


@cache
def long_game(*, is_eager: bool) -> Game:
    """A game of 120 moves in which no lady is captured, and others often or never."""
    game = Game(parse_position(OPENING))
    while len(game.turns) < 120:
        going = [
            played
            for move in legal_moves(game.position)
            if (played := game.play(move)).outcome is None
            and played.turns[-1].captured is not Kind.LADY
        ]
        captures = [played for played in going if played.turns[-1].captured is not None]
        quiet = [played for played in going if played.turns[-1].captured is None]
        choice = captures if is_eager and captures else quiet
        game = choice[len(game.turns) * 7 % len(choice)]
    return game


def flips(content: bytes) -> Iterator[bytes]:
    """The content with each of its bits changed in turn."""
    for place in range(len(content)):
        for bit in range(8):
            wrong = bytearray(content)
            wrong[place] ^= 1 << bit
            yield bytes(wrong)


@pytest.mark.no_cover
@pytest.mark.parametrize("short", [False, True])
def test_a_bit_flipped_anywhere_is_noticed(*, short: bool) -> None:
    content = bytes_of(text_of(some_pair().letters, short=short))
    for wrong in flips(content):
        written = urlsafe_b64encode(wrong).decode().rstrip("=")
        assert refusal_of(written) in ("no-letter", "version", "cut-short", "damaged")


@pytest.mark.no_cover
def test_a_bit_of_the_past_flipped_on_purpose_is_refused_by_who_knows_better() -> None:
    """The check is right again: nothing but what this browser knows speaks against the letter."""
    pair = some_pair()
    last = len(format_entry(pair.letters.entries[-1]))
    content = bytes_of(pair.text)[:-4]
    known = pair.night._replace(
        letters=correspondence_of(pair.letters.game, pair.letters.entries[:-1])
    )
    assert receive(known, parse_letter(signed(content))) == pair.night
    past, new = content[:-last], content[-last:]
    codes = set()
    # The length is written anew with the check.
    for wrong in (each for each in flips(past) if each[4:6] == past[4:6]):
        with pytest.raises(Refusal) as caught:
            receive(known, parse_letter(signed(wrong + new)))
        codes.add(caught.value.code)
    assert codes >= {"other-game", "rewritten", "malformed", "version"}


def test_every_letter_that_is_cut_short_is_told_so() -> None:
    text = some_pair().text
    codes = {refusal_of(text[:end]) for end in range(4, len(text))}
    assert codes == {"cut-short"}


def test_a_letter_with_something_behind_it_is_damaged() -> None:
    assert refusal_of(f"{some_pair().text}AAAA") == "damaged"


def test_a_character_that_says_the_same_in_another_way_is_not_accepted() -> None:
    pair = some_pair()
    while not len(pair.text) % 4:
        pair = pair.played("d6d5")
    other = ALPHABET[ALPHABET.index(pair.text[-1]) ^ 1]
    assert refusal_of(pair.text[:-1] + other) == "malformed"
    assert refusal_of(pair.text + "A" * (5 - len(pair.text) % 4)) in ("malformed", "damaged")


@pytest.mark.parametrize(
    "text",
    ["", " ", MARKUP, "Hello!", "VlA", "AAAA", "null", "é" * 40, "\0", "#letter=", "A", "VVVVV"],
)
def test_what_is_no_letter_is_told_so(text: str) -> None:
    assert refusal_of(text) in ("no-letter", "cut-short")


def test_megabytes_are_refused_unread() -> None:
    assert refusal_of("V" * 5_000_000) == "too-long"
    assert refusal_of("#letter=" + "A" * LONGEST_LETTER) == "too-long"


def test_a_letter_of_another_version_is_told_with_the_version() -> None:
    content = bytearray(bytes_of(some_pair().text)[:-4])
    content[2] = 9
    with pytest.raises(Refusal) as caught:
        parse_letter(signed(bytes(content)))
    assert caught.value.code == "version"
    assert caught.value.details() == {"version": 9}


HEAD = b"VP\x01\x00\x00\x00" + bytes(16)
SHORT = b"VP\x01\x01\x00\x00" + bytes(16)
MALFORMED = {
    "no entry": HEAD,
    "neither whole nor short": b"VP\x01\x07\x00\x00" + bytes(16) + b"\x00\x01",
    "no game": HEAD[:12],
    "half a move": HEAD + b"\x00",
    "a move off the mat": HEAD + b"\x7f\xff",
    "a third seat": HEAD + b"\x81\x03",
    "promises cut short": HEAD + b"\x82" + bytes(100),
    "no openings": HEAD + b"\x90\x00",
    "an eleventh mask": HEAD + b"\x90\x01\xa0" + bytes(16),
    "a sixth kind": HEAD + b"\x90\x01\x05" + bytes(16),
    "a mask twice": HEAD + b"\x90\x02" + (b"\x10" + bytes(16)) * 2,
    "masks out of order": HEAD + b"\x90\x02\x10" + bytes(16) + b"\x00" + bytes(16),
    "a move in the long form": HEAD + b"\xa0\x00\x01",
    "no number": SHORT + bytes(2) + bytes(8) + b"\x00\x01",
    "two entries in a short letter": SHORT + b"\x00\x05" + bytes(8) + b"\x00\x01\x00\x02",
}


@pytest.mark.parametrize("wrong", MALFORMED)
def test_a_letter_that_was_made_up_is_malformed(wrong: str) -> None:
    assert refusal_of(signed(MALFORMED[wrong])) == "malformed"


ENTRIES = some_pair().letters.entries
SHAPES = {
    "it begins with a move": (Entry(move=ENTRIES[2].move),),
    "it begins with nothing": (Entry(),),
    "it invites without promises": (Entry(Invitation(Player.IVORY)),),
    "it invites and moves": (ENTRIES[0]._replace(move=ENTRIES[2].move),),
    "it accepts without a share": (ENTRIES[0], ENTRIES[1]._replace(draw=b"")),
    "it accepts and resigns": (ENTRIES[0], ENTRIES[1]._replace(resigns=True)),
    "it promises twice": (*ENTRIES[:2], ENTRIES[2]._replace(promises=ENTRIES[0].promises)),
}


@pytest.mark.parametrize("wrong", SHAPES)
def test_a_letter_that_lacks_what_has_to_be_in_it_is_refused_by_its_number(wrong: str) -> None:
    page = Page()
    text = forged(some_pair().letters, SHAPES[wrong])
    error = page.error("letter", text=text)
    assert error["code"] == "shape"
    assert error["letter"] == len(SHAPES[wrong])


@pytest.mark.parametrize("text", ["", MARKUP, "V" * 9000, some_pair().text[:-3], "null"])
def test_a_hostile_letter_gets_a_code_and_nothing_is_lost(text: str) -> None:
    page = Page(post={"seat": "1", "setup": "NALSN/CANAL"}, seed="1" * 64)
    before = page.ask("state")
    for do, field in (("receive", "letter"), ("letter", "text")):
        error = page.error(do, **{field: text})
        assert error["code"] in ("no-letter", "too-long", "cut-short", "damaged")
        assert "<" not in json.dumps(error)
    assert page.ask("state") == before


@pytest.mark.parametrize("value", [None, 7, True, [], {}, ["VlAB"]])
def test_a_letter_of_the_wrong_type_is_refused(value: object) -> None:
    page = Page(post={"seat": "1", "setup": "NALSN/CANAL"}, seed="1" * 64)
    assert page.error("receive", letter=value) == {"code": "type", "field": "letter"}


def test_every_entry_is_read_back_from_its_bytes() -> None:
    pair = some_pair()
    pair = pair.sent(pair.writer.resign()).finished()
    for entry in pair.letters.entries:
        reader = Reader(format_entry(entry))
        assert parse_entry(reader) == entry
        assert reader.is_at_end


def test_the_file_of_a_secret_is_read_back() -> None:
    secret = secret_of(Player.NIGHT, "lanac/nslan")
    text = format_secret(secret, "VlAB")
    assert parse_secret(text) == (secret, "VlAB")
    assert parse_secret(text.replace("\n", "\r\n")) == (secret, "VlAB")


FILE = format_secret(secret_of(Player.IVORY, "NALSN/CANAL", "1" * 64), "VlAB")
WRONG_FILES = {
    "another version": FILE.replace("secret 1", "secret 2"),
    "a third player": FILE.replace("player 1", "player 3"),
    "no set-up": FILE.replace("NALSN", "NALSNN"),
    "a fourth noble": FILE.replace("CANAL", "CNNAL"),
    "no seed": FILE.replace("1" * 64, ""),
    "markup": FILE.replace("1" * 64, MARKUP),
    "a line missing": FILE.replace("player 1\n", ""),
    "a head alone": "volto-secret 1",
}


@pytest.mark.parametrize("wrong", WRONG_FILES)
def test_a_file_that_is_no_secret_is_refused(wrong: str) -> None:
    with pytest.raises(Refusal, match="secrets"):
        parse_secret(WRONG_FILES[wrong])
