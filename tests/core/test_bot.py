"""The bot plays by what its player knows, wants to win, and answers quickly."""

from random import Random

import pytest

from tests.support.bots import choice
from volto_core import (
    GameOver,
    Player,
    game_of,
    parse_move,
    parse_position,
    view_of,
)
from volto_core.opponent.bot import TEMPERAMENTS, choose


def choices(position: str, *moves: str) -> set[str]:
    """What the three bots do, each with some seeds."""
    game = game_of(parse_position(position), tuple(map(parse_move, moves)))
    return {
        choice(game, temperament, seed)
        for temperament in TEMPERAMENTS.values()
        for seed in range(20)
    }


def test_the_bot_captures_a_candidate_that_it_can_prove() -> None:
    assert choices("5/5/5/2c2/2N2/5/4C 1 00") == {"c3c4"}


def test_the_bot_walks_into_the_palace() -> None:
    assert choices("5/C4/5/5/2n2/5/4c 1 00") <= {"a6a7", "a6b7"}


def test_night_walks_into_the_palace() -> None:
    assert choices("C4/5/5/5/5/4c/5 2 00") <= {"e2e1", "e2d1"}


def test_the_bot_enters_the_palace_over_a_mask_that_is_no_lady() -> None:
    assert choices("nn3/C4/5/N4/5/5/4c 1 00") <= {"a6a7", "a6b7"}


def test_the_bot_leaves_the_second_lady_alone() -> None:
    assert "c3c4" not in choices("5/5/5/2l2/2N2/5/4C 1 01")


def test_the_bot_keeps_its_candidate_from_a_mask_that_may_be_a_lady() -> None:
    assert "c3c4" not in choices("c4/5/5/2l2/2C2/4N/5 1 00")


def test_the_bot_brings_its_candidate_out_of_reach() -> None:
    moves = choices("4c/5/5/1aa2/1C3/3N1/NN3 1 00")
    assert moves <= {"b3b4", "b3c4"}


def test_the_bot_offers_its_second_lady() -> None:
    assert choices("4c/5/2n2/5/2L2/5/C4 1 10") == {"c3c4"}


def test_the_bot_does_not_walk_to_and_fro() -> None:
    assert "a3a2" not in choices("4c/3nn/5/5/5/N4/2C2 1 00", "a2a3", "d6d5")


def test_a_game_that_is_over_has_no_choice() -> None:
    game = game_of(parse_position("5/C4/5/5/2n2/5/4c 1 00"), (parse_move("a6a7"),))
    view = view_of(game, frozenset({Player.NIGHT}))
    with pytest.raises(GameOver):
        choose(view, temperament=TEMPERAMENTS["bold"], rng=Random(1))
