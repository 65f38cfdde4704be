"""Deals, set-ups and records of the editors."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.session import Page
from tests.support.strategies import games, positions
from volto_core import Game, Position, Record, format_record, parse_position
from volto_core.knowledge.dealing import dealt
from volto_core.pieces import KINDS, ROSTER, Kind, Player
from volto_core.text.notation import format_position, parse_setup


@given(st.integers(min_value=0, max_value=10**9))
def test_hidden_masks_are_dealt_from_what_the_box_still_holds(number: int) -> None:
    position = dealt(parse_position("xxxxx/nsxan/5/5/5/NALXX/CXXAL 1 00"), str(number))
    assert not position.hidden
    for player in Player:
        counts = tuple(position.of_kind(kind, player).bit_count() for kind in KINDS)
        assert counts == ROSTER
    assert format_position(position).split("/")[1][:2] == "ns"


@given(st.integers(min_value=0, max_value=10**9))
def test_a_dealt_game_has_its_candidate_and_the_ladies_that_are_not_lost(number: int) -> None:
    position = dealt(parse_position("5/5/1x1x1/5/5/5/3XX 1 01"), str(number))
    assert position.of_kind(Kind.CANDIDATE, Player.NIGHT)
    assert position.of_kind(Kind.LADY, Player.NIGHT).bit_count() == 1


@given(st.integers(min_value=0, max_value=10**9))
def test_no_candidate_is_dealt_to_a_palace_where_it_would_have_won(number: int) -> None:
    position = dealt(parse_position("2X2/5/5/5/5/X3X/X3C 1 01"), str(number))
    assert position.of_kind(Kind.CANDIDATE, Player.IVORY) == 1 << 4
    position = dealt(parse_position("2X2/5/5/5/5/X3X/X4 1 00"), str(number))
    assert not position.of_kind(Kind.CANDIDATE, Player.IVORY) >> 32 & 1


@given(st.integers(min_value=0, max_value=10**6), st.integers(min_value=0, max_value=10**6))
def test_two_deals_look_alike_to_who_does_not_see_them(one: int, other: int) -> None:
    pages = [Page(position=INCOMPLETE, deal=str(each), viewer="1") for each in (one, other)]
    first, second = ([page.suspects(), *map(page.ask, TOLD)] for page in pages)
    assert first == second


INCOMPLETE = "xxxxx/xxxx1/5/5/5/NALSN/CANAL 1 00"
TOLD = ("state", "line", "present")


@given(st.integers(min_value=0, max_value=10**9), st.sampled_from(["1", "2"]))
def test_chance_makes_a_setup_that_a_game_can_begin_with(number: int, player: str) -> None:
    page = Page()
    position = page.ask("shuffle", number=str(number), player=player)["position"]
    answer = page.ask("setup", position=position, player=player)
    assert answer["problems"] == []
    assert parse_setup(str(answer["text"]), Player(int(player)))


@given(positions(hidden=True))
def test_a_position_reflected_twice_is_itself(position: Position) -> None:
    page = Page()
    text = format_position(position)
    once = page.ask("mirror", position=text)["position"]
    assert page.ask("mirror", position=once)["position"] == text


@given(games(longest=10))
def test_a_record_is_read_as_the_game_that_was_written(game: Game) -> None:
    text = format_record(Record(game, {"Ivory": "Ada"}))
    answer = Page().ask("read", record=text)
    assert answer["tags"] == {"Ivory": "Ada"}
    assert answer["position"] == format_position(game.start)
    page = Page(position=answer["position"], moves=answer["moves"])
    assert page.ask("record", tags=answer["tags"])["record"] == text
