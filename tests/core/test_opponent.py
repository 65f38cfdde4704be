"""The opponent plays by what its player knows, takes what it can prove, and offers baits."""

import pytest

from tests.support.boards import OPENING, board
from tests.support.opponents import choice, choices
from tests.support.scenes import (
    BEFORE_THE_PALACE,
    CANDIDATE_BEFORE_A_LADY,
    CANDIDATE_IN_REACH,
    INTO_THE_PALACE,
    NOTHING_TO_DO,
    SECOND_LADY_IN_REACH,
    SECOND_LADY_TO_OFFER,
)
from volto_core import Game, GameOver, Player, game_of, parse_move, parse_position
from volto_core.game.moves import legal_moves
from volto_core.knowledge.views import view_of
from volto_core.opponent.arrangement import _preferences
from volto_core.opponent.levels import LEVELS, level_of
from volto_core.opponent.likelihood import _table
from volto_core.opponent.temperaments import TEMPERAMENTS, chosen_by


def test_what_is_kept_of_a_table_is_what_its_file_says() -> None:
    # Whoever asked first may have been a test that is not traced.
    assert _preferences() == _preferences.__wrapped__()
    assert _table() == _table.__wrapped__()


def test_every_level_captures_a_candidate_that_it_can_prove() -> None:
    assert choices(CANDIDATE_IN_REACH) == {"c3c4"}


@pytest.mark.parametrize("player", Player)
def test_every_level_walks_into_the_palace(player: Player) -> None:
    assert choices(BEFORE_THE_PALACE[player]) <= INTO_THE_PALACE[player]


def test_no_level_captures_the_second_lady() -> None:
    assert "c3c4" not in choices(SECOND_LADY_IN_REACH)


def test_no_level_risks_its_candidate_for_an_even_chance_of_a_lady() -> None:
    assert "c3c4" not in choices(CANDIDATE_BEFORE_A_LADY)


def test_a_win_in_two_is_taken_from_level_three_on() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . C . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . N .
           a b c d e
        """
    )
    assert choices(position, levels=(3, 4, 5)) <= {"b5a6", "b5b6", "b5c6"}


def test_the_highest_level_offers_its_second_lady_as_a_bait() -> None:
    assert choices(SECOND_LADY_TO_OFFER, levels=(5,)) == {"c3c4"}


def test_the_higher_levels_do_not_walk_to_and_fro() -> None:
    assert "a3a2" not in choices(NOTHING_TO_DO, "a2a3", "d6d5", levels=(3, 4, 5))


@pytest.mark.parametrize("level", LEVELS)
def test_where_the_solver_runs_out_of_patience_the_evaluation_decides(
    level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volto_core.opponent.choice._PATIENCE", 1)
    game = Game(parse_position(OPENING))
    assert parse_move(choice(game, level)) in legal_moves(game.position)


SMALL = [
    "4c/5/5/5/5/5/C4 1 00",
    "5/5/5/5/2N2/5/5 1 00",
    "5/5/5/2a2/2N2/5/5 2 00",
    "5/5/5/2l2/2L2/5/5 1 11",
    "nnaas/l4/5/5/5/5/NNAAS 2 11",
    "4c/5/5/5/5/5/C4 1 02",
    "2S2/5/5/5/5/5/5 1 00",
    "5/5/5/5/5/5/5 2 00",
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("text", SMALL)
def test_any_position_is_played_and_one_that_is_over_is_not(text: str, level: int) -> None:
    game = Game(parse_position(text))
    if game.outcome:
        with pytest.raises(GameOver):
            choice(game, level)
    else:
        assert parse_move(choice(game, level)) in legal_moves(game.position)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_move_and_others_do_not(level: int) -> None:
    game = game_of(parse_position(OPENING), (parse_move("a2a3"), parse_move("a6a5")))
    assert choice(game, level, 1) == choice(game, level, 1)
    if level_of(level).whim > 1_000:
        assert len({choice(game, level, seed) for seed in range(20)}) > 3


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_a_temperament_is_the_same_machine_with_other_weights(name: str) -> None:
    game = Game(parse_position(OPENING))
    view = view_of(game, frozenset({Player.IVORY}))
    move = chosen_by(name, view, "a seed")
    assert move in legal_moves(game.position)
    assert move == chosen_by(name, view, "a seed")
    assert set(TEMPERAMENTS[name].weights) <= set(level_of(1).evaluation._fields)
