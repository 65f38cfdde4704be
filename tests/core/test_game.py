import pytest

from tests.support.boards import board
from volto_core import (
    Game,
    GameOver,
    Rule,
    game_of,
    parse_move,
    parse_position,
)

THERE_AND_BACK = tuple(map(parse_move, ("a1b1", "e7d7", "b1a1", "d7e7")))
LONE_CANDIDATES = board(
    """
    7  . . . . c
    6  . . . . .
    5  . . . . .
    4  . . . . .
    3  . . . . .
    2  . . . . .
    1  C . . . .
       a b c d e
    """
)


def test_the_third_time_is_a_draw_and_the_end() -> None:
    game = game_of(LONE_CANDIDATES, THERE_AND_BACK * 2)
    assert game.outcome == (None, Rule.RULING_REPETITION)
    assert game.turns[-1].events[-1].rule is Rule.RULING_REPETITION
    with pytest.raises(GameOver, match=r"ruling\.repetition"):
        game.play(THERE_AND_BACK[0])


def test_a_position_by_itself_does_not_know_that_it_came_back() -> None:
    game = game_of(LONE_CANDIDATES, THERE_AND_BACK * 2)
    assert Game(game.position).outcome is None


def test_a_start_without_a_move_is_a_draw() -> None:
    position = board(
        """
        7  . . S . c
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . .
           a b c d e
        """
    )
    assert Game(position).outcome == (None, Rule.RULING_NO_MOVE)


@pytest.mark.parametrize(("lost", "winner"), [("20", 1), ("02", 2), ("22", 1)])
def test_a_start_with_two_ladies_lost_is_over(lost: str, winner: int) -> None:
    assert Game(parse_position(f"4c/5/5/5/5/5/C4 1 {lost}")).outcome == (winner, Rule.WIN_LADIES)
