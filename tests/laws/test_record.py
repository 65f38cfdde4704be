"""Records are read back, and no text crashes their parser."""

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from tests.support.records import SHORT
from tests.support.strategies import games, openings
from volto_core import (
    EVERYONE,
    IVORY,
    NIGHT,
    SPECTATOR,
    Game,
    Record,
    VoltoError,
    format_record,
    parse_record,
    view_of,
)
from volto_core.knowledge.seen_record import parse_seen_record
from volto_core.knowledge.views import Sees

NAMES = st.text(min_size=1, alphabet="ABCabc-").filter(lambda name: name.strip("-"))


@given(games(), st.dictionaries(NAMES, st.text()))
def test_a_record_survives_being_written(game: Game, tags: dict[str, str]) -> None:
    record = Record(game, tags)
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text


@given(st.text() | st.lists(st.sampled_from(SHORT.split(" "))).map(" ".join))
def test_no_text_crashes_the_reader(text: str) -> None:
    with suppress(VoltoError):
        parse_record(text)
    with suppress(VoltoError):
        parse_seen_record(text)


@given(games(openings(), longest=40), st.sampled_from([IVORY, NIGHT, SPECTATOR]))
def test_a_record_with_hidden_masks_shows_what_its_reader_saw(game: Game, sees: Sees) -> None:
    text = format_record(Record(game, {}), hidden=EVERYONE - sees)
    assert parse_seen_record(text).view == view_of(game, sees)
