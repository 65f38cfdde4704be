"""What a move is worth as a bet."""

from tests.support.boards import board
from tests.support.solver import query
from volto_core import parse_move
from volto_core.puzzles.chances import chances_of


def test_a_bet_counts_the_worlds_lost_at_once_too() -> None:
    position = board(
        """
        7  x . . . .
        6  . . . . .
        5  . . . . .
        4  . x x . .
        3  . . C . .
        2  . . . . .
        1  . . . . .
           a b c d e
        """
    )
    asked = query(position, "c4=CL,b4=NAC", off="NNNAAAS")
    chances = chances_of(asked)[parse_move("c3c4")]
    assert (str(chances), chances.gain, chances.neither) == ("0-1/1", -1, 0)
    asked = query(position, "c4=CL,b4=CL", off="NNNAAAS")
    chances = chances_of(asked)[parse_move("c3c4")]
    assert (str(chances), chances.gain, chances.neither) == ("1-2/3", -1, 0)
    chances = chances_of(asked)[parse_move("c3c2")]
    assert (str(chances), chances.gain, chances.neither) == ("0-0/3", 0, 3)
