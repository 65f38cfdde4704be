"""Counting moves is the same as playing every game."""

from hypothesis import given

from tests.support.enumeration import count_games
from tests.support.strategies import positions
from volto_core import Game, Position, perft


@given(positions(most=2))
def test_counting_is_playing_every_game(position: Position) -> None:
    assert perft(position, 2) == count_games(Game(position), 2)
