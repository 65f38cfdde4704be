"""The opponent's set-ups: ten masks of the box, different every time, and never to be read off."""

from collections import Counter
from functools import cache

import pytest

from volto_core.game.setup import home_squares, placement_problems
from volto_core.opponent.arrangement import arrangement
from volto_core.opponent.levels import LEVELS
from volto_core.pieces import KINDS, Kind, Player

SEEDS = range(1_000)


@cache
def many(player: Player, level: int) -> list[dict[int, Kind]]:
    """The set-ups of all seeds."""
    return [arrangement(player, level=level, seed=seed) for seed in SEEDS]


@pytest.mark.parametrize("player", Player)
@pytest.mark.parametrize("level", LEVELS)
def test_a_set_up_is_the_box_on_the_home_squares(player: Player, level: int) -> None:
    for seed in range(20):
        masks = arrangement(player, level=level, seed=seed)
        assert tuple(masks) == home_squares(player)
        assert not list(placement_problems(masks, player))


@pytest.mark.no_cover
@pytest.mark.parametrize("level", LEVELS)
def test_another_seed_gives_another_set_up_and_the_same_seed_the_same(level: int) -> None:
    found = [tuple(masks.values()) for masks in many(Player.IVORY, level)]
    assert len(set(found)) > 800
    assert found[3] == tuple(arrangement(Player.IVORY, level=level, seed=3).values())


@pytest.mark.no_cover
@pytest.mark.parametrize("player", Player)
def test_every_kind_can_stand_on_every_home_square(player: Player) -> None:
    seen = Counter(item for masks in many(player, 5) for item in masks.items())
    assert set(seen) == {(square, kind) for square in home_squares(player) for kind in KINDS}


@pytest.mark.no_cover
def test_a_candidate_is_never_more_likely_than_not_anywhere() -> None:
    places = Counter(
        square
        for masks in many(Player.IVORY, 5)
        for square, kind in masks.items()
        if kind is Kind.CANDIDATE
    )
    assert max(places.values()) < len(SEEDS) // 2
