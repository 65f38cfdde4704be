"""What holds for every game by post: it is the game of the table, and tells no more than that."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.hostile import MARKUP
from tests.support.post import Pair, by_post, forged, pair_of, texts
from tests.support.session import Page
from tests.support.strategies import games, openings, twins
from volto_core import Game, Kind, Move, Player, view_of
from volto_core.geometry import SQUARES
from volto_core.post.correspondence import Correspondence
from volto_core.post.entries import Entry, Invitation
from volto_core.post.promises import Opening
from volto_core.post.turns import after

JUST_BYTES = bytes(32)


def until_the_end(pair: Pair) -> list[Entry]:
    """The entries before the one that ends the game, after which everything is opened."""
    letters = Correspondence(pair.letters.game)
    entries = []
    for entry in pair.letters.entries:
        letters = after(letters, entry)
        if letters.ending:
            break
        entries.append(entry)
    return entries


def without_random_bytes(entry: Entry) -> Entry:
    """The entry with zeros in place of promises and salts."""
    return entry._replace(
        promises=tuple(JUST_BYTES for _ in entry.promises),
        openings=tuple(opening._replace(salt=JUST_BYTES[:16]) for opening in entry.openings),
    )


@examples(50)
@given(twins(openings()))
def test_letters_that_tell_of_other_hidden_masks_differ_in_random_bytes_alone(
    pair: tuple[Game, Game, Player],
) -> None:
    game, other, _ = pair
    one, two = by_post(game), by_post(other)
    assert one.letters.game == two.letters.game
    told, told_of_other = (
        [without_random_bytes(entry) for entry in until_the_end(each)] for each in (one, two)
    )
    assert told == told_of_other
    assert [len(text) for text in texts(one.letters)[: len(told)]] == [
        len(text) for text in texts(two.letters)[: len(told)]
    ]


def revealed(game: Game) -> list[Kind]:
    """The masks that the rules have revealed to both players, in their order."""
    found: list[Kind] = []
    for turn in game.turns:
        if turn.captured is not None:
            found += (turn.captured, turn.kind) if turn.captured is Kind.LADY else (turn.captured,)
    return found


@examples(50)
@given(games(openings(), longest=24))
def test_each_player_knows_by_post_what_the_player_at_the_table_knows(game: Game) -> None:
    pair = by_post(game)
    opened = [opening.kind for entry in until_the_end(pair) for opening in entry.openings]
    assert opened == revealed(game)[: len(opened)]
    if game.outcome:
        assert pair.result == (*game.outcome, None)
        return
    assert opened in (revealed(game), revealed(game.undo()))
    for seat in pair:
        seen = seat.seen.view
        # Whom one has captured last is told with the reply.
        assert len(seen.turns) == len(game.turns) - (seat.pending is not None)
        known = game._replace(turns=game.turns[: len(seen.turns)])
        assert seen == view_of(known, frozenset({seat.player}))
    assert pair.writer.pending is None


moves = st.builds(Move, st.sampled_from(SQUARES), st.sampled_from(SQUARES))
made_up = st.builds(
    Entry,
    invitation=st.none() | st.builds(Invitation, st.sampled_from(Player), rematch=st.just(b"")),
    promises=st.just(()) | st.just((JUST_BYTES,) * 10),
    draw_promise=st.just(b"") | st.just(JUST_BYTES),
    draw=st.just(b"") | st.just(JUST_BYTES[:16]),
    openings=st.lists(
        st.builds(Opening, st.integers(0, 9), st.sampled_from(Kind), st.just(JUST_BYTES[:16])),
        unique_by=lambda opening: opening.place,
        max_size=10,
    ).map(lambda found: tuple(sorted(found))),
    move=st.none() | moves,
    resigns=st.booleans(),
)
HONEST = pair_of().played("d2d6 e7d6 a2a3")
LETTERS = texts(HONEST.letters)


@given(st.lists(made_up, min_size=1, max_size=3), st.integers(0, len(LETTERS)))
def test_a_letter_with_anything_in_it_is_accepted_or_refused_by_its_number(
    wrong: list[Entry], kept: int
) -> None:
    entries = (*HONEST.letters.entries[:kept], *wrong)
    answer = Page().ask("letter", text=forged(HONEST.letters, entries))
    number = answer["letters"] if answer["ok"] else answer["error"]["letter"]
    assert kept < number <= len(entries)


@given(st.one_of(st.text(), st.sampled_from(LETTERS), st.just(MARKUP)), st.integers(0, 2000))
def test_whatever_is_pasted_a_page_answers_and_loses_nothing(text: str, place: int) -> None:
    page = Page(post={"seat": "1", "setup": "NALSN/CANAL"}, seed="1" * 64)
    before = page.ask("state")
    place %= len(text) + 1
    for pasted in (text, text[:place], text[:place] + "A" + text[place:], text[place:]):
        assert page.ask("receive", letter=pasted)["ok"] is False
    assert page.ask("state") == before
