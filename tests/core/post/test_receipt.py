"""A letter that is not the next one says what it is, and changes nothing."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.support.post import Pair, forged, pair_of, text_of, texts
from tests.support.session import Json
from volto_core import Player, parse_move
from volto_core.post.entries import Entry, Invitation
from volto_core.post.letters import parse_letter
from volto_core.post.receipt import accept, invite, receive, restore
from volto_core.post.refusals import Refusal
from volto_core.post.seat import Seat
from volto_core.post.secret import secret_of

NIGHT = "lanac/nslan"


def refused(call: Callable[[], object]) -> Refusal:
    """The refusal that a call ends with."""
    with pytest.raises(Refusal) as caught:
        call()
    return caught.value


def read(seat: Seat, text: str) -> Refusal:
    """The refusal of a letter by a seat."""
    return refused(lambda: receive(seat, parse_letter(text)))


def named(refusal: Refusal) -> tuple[str, object, object]:
    """The code of a refusal, and the letter and the writer that it names."""
    details = refusal.details()
    return refusal.code, details["letter"], details["player"]


def some_pair() -> Pair:
    return pair_of().played("a2a3", "e6e5", "a3a4", "e5e4")


def other_move(entries: tuple[Entry, ...], number: int, move: str) -> tuple[Entry, ...]:
    """The entries with another move in one of them."""
    changed = entries[number - 1]._replace(move=parse_move(move))
    return (*entries[: number - 1], changed, *entries[number:])


@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("number", [2, 4, 6])
def test_a_replayed_letter_is_recognised_as_old(number: int, *, short: bool) -> None:
    pair = some_pair()
    letters = pair.letters._replace(entries=pair.letters.entries[:number])
    refusal = read(pair.ivory, text_of(letters, short=short))
    assert (refusal.code, refusal.details()) == (
        "old",
        {"letter": number, "player": 2, "known": 6},
    )


def test_who_opens_the_own_letter_is_told_so() -> None:
    pair = some_pair()
    assert read(pair.night, pair.text).code == "own-letter"
    inviting = invite(pair.ivory.secret)
    assert read(inviting, text_of(inviting.letters)).code == "own-letter"


def test_two_answers_to_one_letter_are_told_with_both_versions() -> None:
    pair = some_pair()
    entries = other_move(pair.letters.entries, 6, "e5d5")
    for short in (False, True):
        text = text_of(pair.letters._replace(entries=entries), short=short)
        refusal = read(pair.ivory, text)
        assert named(refusal) == ("two-answers", 6, 2)
        known, told = versions(refusal)
        assert (known["move"], told["move"]) == ("e5e4", "e5d5")
        assert known["mark"] != told["mark"]


def versions(refusal: Refusal) -> tuple[Json, Json]:
    """What this browser knows, and what the letter tells."""
    details: Json = refusal.details()
    return details["known"], details["told"]


@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_rewritten_past_is_told_with_both_versions(number: int) -> None:
    pair = some_pair()
    written = pair.played("d2d3")
    entries = other_move(written.letters.entries, number, "c2c3")
    refusal = read(pair.night, forged(pair.letters, entries))
    writer = 1 if number % 2 else 2
    assert named(refusal) == ("rewritten", number, writer)
    known, told = versions(refusal)
    assert told["move"] == "c2c3"
    assert known["move"] == str(pair.letters.entries[number - 1].move)


def test_another_set_of_promises_is_a_rewritten_past_too() -> None:
    pair = some_pair()
    first, *others = pair.played("d2d3").letters.entries
    promises = (first.promises[1], first.promises[0], *first.promises[2:])
    refusal = read(pair.night, forged(pair.letters, (first._replace(promises=promises), *others)))
    assert named(refusal) == ("rewritten", 1, 1)


def test_swapped_seats_are_named() -> None:
    pair = some_pair()
    first, *others = pair.played("d2d3").letters.entries
    swapped = first._replace(invitation=Invitation(Player.NIGHT))
    refusal = read(pair.night, forged(pair.letters, (swapped, *others)))
    assert refusal.code == "swapped-seats"
    known, told = versions(refusal)
    assert (known["seat"], told["seat"]) == (1, 2)


def test_the_letter_of_another_game_is_named() -> None:
    other = pair_of(inviting=Player.NIGHT).played("a2a3")
    assert read(some_pair().night, other.text).code == "other-game"


def test_nobody_can_move_for_somebody_else() -> None:
    pair = some_pair()
    forger = Entry(move=parse_move("c2c3"))
    for more in ((forger,), (forger, Entry(move=parse_move("e4e3")))):
        refusal = read(pair.ivory, forged(pair.letters, (*pair.letters.entries, *more)))
        assert (refusal.code, refusal.details()["known"]) == ("ahead", 6)


def test_a_short_letter_that_does_not_follow_asks_for_the_whole_one() -> None:
    pair = some_pair()
    later = pair.played("d2d3", "e4e3")
    assert read(pair.ivory, text_of(later.letters, short=True)).code == "needs-whole"
    entries = other_move(later.letters.entries[:-1], 4, "e6d6")
    letters = later.letters._replace(entries=entries)
    assert read(pair.night, text_of(letters, short=True)).code == "needs-whole"
    short = parse_letter(text_of(letters, short=True))
    assert refused(lambda: restore(pair.ivory.secret, short)).code == "needs-whole"


def test_a_refused_letter_changes_nothing() -> None:
    pair = some_pair()
    before = pair.ivory
    read(pair.ivory, texts(pair.letters)[3])
    assert pair.ivory == before
    assert pair.played("d2d3").ivory.letters.entries[:6] == before.letters.entries


def test_the_last_letter_restores_the_game() -> None:
    pair = some_pair()
    for seat in pair:
        assert restore(seat.secret, parse_letter(pair.text)) == seat


def test_with_the_secret_of_another_seat_nothing_is_restored() -> None:
    pair = some_pair()
    letter = parse_letter(pair.text)
    stranger = secret_of(Player.IVORY, "NALSN/CANAL")
    other_setup = pair.ivory.secret._replace(kinds=pair.ivory.secret.kinds[::-1])
    for secret in (stranger, other_setup, pair.night.secret._replace(player=Player.IVORY)):
        assert refused(partial(restore, secret, letter)).code == "not-yours"


def test_a_draw_and_an_opening_that_are_not_ones_own_are_not_restored() -> None:
    pair = some_pair()
    first, second, third, *others = pair.letters.entries
    letter = parse_letter(forged(pair.letters, (first, second)))
    wrong = pair.night.secret._replace(seed=bytes(32))
    assert refused(lambda: restore(wrong, letter)).code == "not-yours"
    assert (third.draw, len(others)) == (pair.ivory.secret.draw(pair.letters.game), 3)


def test_an_invitation_is_accepted_by_the_other_seat_alone() -> None:
    seat = invite(secret_of(Player.IVORY, "NALSN/CANAL"))
    letter = parse_letter(text_of(seat.letters))
    assert accept(secret_of(Player.NIGHT, NIGHT), letter).player is Player.NIGHT
    same = secret_of(Player.IVORY, "NALSN/CANAL")
    assert refused(lambda: accept(same, letter)).code == "swapped-seats"
    later = parse_letter(some_pair().text)
    assert refused(lambda: accept(secret_of(Player.NIGHT, NIGHT), later)).code == "not-yours"


def test_an_invitation_is_not_restored_by_who_has_not_answered_it() -> None:
    letter = parse_letter(text_of(invite(secret_of(Player.IVORY, "NALSN/CANAL")).letters))
    secret = secret_of(Player.NIGHT, NIGHT)
    assert refused(lambda: restore(secret, letter)).code == "not-yours"


def test_two_games_of_the_same_set_up_have_nothing_in_common() -> None:
    one, two = (invite(secret_of(Player.IVORY, "NALSN/CANAL")).letters for _ in range(2))
    assert one.game != two.game
    assert not set(one.entries[0].promises) & set(two.entries[0].promises)
    assert len(set(one.entries[0].promises)) == 10
