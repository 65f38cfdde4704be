"""Beliefs are exact: they are what trying every world finds."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.strategies import games, positions, shuffles
from volto_core import (
    Game,
    Kind,
    Mask,
    Player,
    VoltoError,
    belief_of,
    game_of,
    view_of,
)
from volto_core.game.position import Position, position_of
from volto_core.geometry import squares_of


def worlds_by_trial(game: Game, viewer: Player) -> list[Position]:
    """The final positions of all games that look like this one, by trying every assignment."""
    enemy = viewer.opponent
    squares = squares_of(game.start.masks_of(enemy))
    seen = view_of(game, frozenset({viewer}))
    fitting = []
    for order in set(permutations(game.start.kind_at(square) for square in squares)):
        masks = game.start.masks()
        masks |= {square: Mask(enemy, kind) for square, kind in zip(squares, order, strict=True)}
        start = position_of(masks, player=game.start.player, lost=game.start.lost)
        try:
            other = game_of(start, game.moves)
        except VoltoError:
            continue
        if view_of(other, frozenset({viewer})) == seen:
            fitting.append(other.position)
    return fitting


def check_against_trial(game: Game, viewer: Player) -> None:
    known = belief_of(view_of(game, frozenset({viewer})), viewer.opponent)
    worlds = worlds_by_trial(game, viewer)
    assert known.number_of_worlds() == len(worlds) == sum(1 for _ in known.worlds())
    for square in squares_of(game.position.masks_of(viewer.opponent)):
        found = [world.kind_at(square) for world in worlds]
        suspect = known.suspects[square]
        assert set(suspect.kinds) == set(found)
        assert set(suspect.excluded) == set(Kind) - set(found)
        for kind in Kind:
            assert known.chance(square, kind) == (found.count(kind), len(worlds))


@settings(max_examples=150)
@given(games(positions(most=4), longest=12), st.sampled_from(Player))
def test_beliefs_are_what_trying_every_world_finds(game: Game, viewer: Player) -> None:
    check_against_trial(game, viewer)


@settings(max_examples=150)
@given(shuffles(), st.sampled_from(Player))
def test_beliefs_are_exact_where_pictures_repeat(game: Game, viewer: Player) -> None:
    check_against_trial(game, viewer)
