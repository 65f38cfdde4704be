"""The bot plays by what its player knows, wants to win, and answers quickly."""

from random import Random

import pytest

from tests.support.boards import board
from tests.support.scenes import (
    BEFORE_THE_PALACE,
    CANDIDATE_BEFORE_A_LADY,
    CANDIDATE_IN_REACH,
    INTO_THE_PALACE,
    NOTHING_TO_DO,
    SECOND_LADY_IN_REACH,
    SECOND_LADY_TO_OFFER,
)
from tests.support.yardsticks import choice
from volto_core import (
    GameOver,
    Player,
    Position,
    game_of,
    parse_move,
    view_of,
)
from volto_core.arena.yardsticks.bot import choose
from volto_core.arena.yardsticks.temperaments import TEMPERAMENTS


def choices(position: Position, *moves: str) -> set[str]:
    """What the three bots do, each with some seeds."""
    game = game_of(position, tuple(map(parse_move, moves)))
    return {
        choice(game, temperament, seed)
        for temperament in TEMPERAMENTS.values()
        for seed in range(20)
    }


def test_the_bot_captures_a_candidate_that_it_can_prove() -> None:
    assert choices(CANDIDATE_IN_REACH) == {"c3c4"}


@pytest.mark.parametrize("player", Player)
def test_the_bot_walks_into_the_palace(player: Player) -> None:
    assert choices(BEFORE_THE_PALACE[player]) <= INTO_THE_PALACE[player]


def test_the_bot_enters_the_palace_over_a_mask_that_is_no_lady() -> None:
    position = board(
        """
        7  n n . . .
        6  C . . . .
        5  . . . . .
        4  N . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . c
           a b c d e
        """
    )
    assert choices(position) <= {"a6a7", "a6b7"}


def test_the_bot_leaves_the_second_lady_alone() -> None:
    assert "c3c4" not in choices(SECOND_LADY_IN_REACH)


def test_the_bot_keeps_its_candidate_from_a_mask_that_may_be_a_lady() -> None:
    assert "c3c4" not in choices(CANDIDATE_BEFORE_A_LADY)


def test_the_bot_brings_its_candidate_out_of_reach() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . . . .
        4  . a a . .
        3  . C . . .
        2  . . . N .
        1  N N . . .
           a b c d e
        """
    )
    moves = choices(position)
    assert moves <= {"b3b4", "b3c4"}


def test_the_bot_offers_its_second_lady() -> None:
    assert choices(SECOND_LADY_TO_OFFER) == {"c3c4"}


def test_the_bot_does_not_walk_to_and_fro() -> None:
    assert "a3a2" not in choices(NOTHING_TO_DO, "a2a3", "d6d5")


def test_a_game_that_is_over_has_no_choice() -> None:
    game = game_of(BEFORE_THE_PALACE[Player.IVORY], (parse_move("a6a7"),))
    view = view_of(game, frozenset({Player.NIGHT}))
    with pytest.raises(GameOver):
        choose(view, temperament=TEMPERAMENTS["bold"], rng=Random(1))
