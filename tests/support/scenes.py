"""Positions in which any opponent worth its name knows what to do, or what to leave alone."""

from tests.support.boards import board
from volto_core import Player

CANDIDATE_IN_REACH = board(
    """
    7  . . . . .
    6  . . . . .
    5  . . . . .
    4  . . c . .
    3  . . N . .
    2  . . . . .
    1  . . . . C
       a b c d e
    """
)
BEFORE_THE_PALACE = {
    Player.IVORY: board(
        """
        7  . . . . .
        6  C . . . .
        5  . . . . .
        4  . . . . .
        3  . . n . .
        2  . . . . .
        1  . . . . c
           a b c d e
        """
    ),
    Player.NIGHT: board(
        """
        7  C . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . c
        1  . . . . .
           a b c d e
        """,
        player=Player.NIGHT,
    ),
}
INTO_THE_PALACE = {Player.IVORY: {"a6a7", "a6b7"}, Player.NIGHT: {"e2e1", "e2d1"}}
SECOND_LADY_IN_REACH = board(
    """
    7  . . . . .
    6  . . . . .
    5  . . . . .
    4  . . l . .
    3  . . N . .
    2  . . . . .
    1  . . . . C
       a b c d e
    """,
    lost=(0, 1),
)
CANDIDATE_BEFORE_A_LADY = board(
    """
    7  c . . . .
    6  . . . . .
    5  . . . . .
    4  . . l . .
    3  . . C . .
    2  . . . . N
    1  . . . . .
       a b c d e
    """
)
SECOND_LADY_TO_OFFER = board(
    """
    7  . . . . c
    6  . . . . .
    5  . . n . .
    4  . . . . .
    3  . . L . .
    2  . . . . .
    1  C . . . .
       a b c d e
    """,
    lost=(1, 0),
)
NOTHING_TO_DO = board(
    """
    7  . . . . c
    6  . . . n n
    5  . . . . .
    4  . . . . .
    3  . . . . .
    2  N . . . .
    1  . . C . .
       a b c d e
    """
)
