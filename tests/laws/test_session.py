"""The protocol plays the game of the core, and no request crashes it."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import OPENING
from tests.support.session import Page
from tests.support.strategies import games
from volto_core import Game
from volto_core.page.session import Session
from volto_core.text.notation import format_position

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
)
FIELDS = ["do", "board", "position", "moves", "move", "viewer", "case", "record", "tags", "select"]


@given(st.dictionaries(st.sampled_from(FIELDS), JSON | st.sampled_from(["load", "b", OPENING])))
def test_no_request_crashes_the_session(request: dict[str, object]) -> None:
    assert Session().handle(request)["ok"] in (True, False)


@given(games(longest=12))
def test_a_game_is_the_same_played_through_the_protocol(game: Game) -> None:
    page = Page(position=format_position(game.start))
    for turn in game.turns:
        assert page.ask("play", move=str(turn.move))["position"] == format_position(turn.position)
    for _ in game.turns:
        page.ask("undo")
    assert page.ask("state")["position"] == format_position(game.start)
