"""The law of the curtain: behind it, and to one player, nothing is told of the other's masks."""

from hypothesis import assume, given

from tests.support.session import Json
from tests.support.shared import loaded_from
from tests.support.strategies import games, openings, twins
from volto_core import Game, Player
from volto_core.page.session import Session

SHOWN = {"suspects": True, "played": True}


def received(game: Game, *viewers: str) -> list[Json]:
    """Everything that a page is told while these look at the board in turn."""
    session = Session()
    requests: list[Json] = [loaded_from(game, **SHOWN)]
    for viewer in viewers:
        requests += [
            {"do": "see", "viewer": viewer, **SHOWN},
            {"do": "state", **SHOWN},
            {"do": "line"},
            {"do": "record"},
            # No kind jumps like this: a capture would show what is no longer hidden.
            {"do": "play", "move": "c5d3"},
            {"do": "play", "move": "a1a1"},
        ]
    return [session.handle({"board": "b"} | request) for request in requests]


@given(twins(openings()))
def test_a_player_is_told_the_same_whoever_the_other_masks_are(
    pair: tuple[Game, Game, Player],
) -> None:
    game, other, viewer = pair
    assume(game.outcome is None and other.outcome is None)
    turns = ("nobody", str(int(viewer)), "nobody")
    assert received(game, *turns) == received(other, *turns)


@given(games(openings(), longest=20))
def test_behind_the_curtain_no_mask_on_the_mat_has_an_identity(game: Game) -> None:
    assume(game.outcome is None)
    loaded, covered, *_ = received(game, "nobody")
    for answer in (loaded, covered):
        assert not set(answer["position"].partition(" ")[0]) & set("NACSLnacsl")
        assert answer["from"] == {}
        assert answer["suspects"] == {}
