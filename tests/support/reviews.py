"""Made games that are looked back on."""

from tests.support.boards import board
from volto_core import EVERYONE, Position, game_of, parse_move
from volto_core.knowledge.views import Sees
from volto_core.review.review import Review


def review(position: Position, moves: str, *, sees: Sees = EVERYONE) -> Review:
    """The review of these moves, for a reader who sees these masks."""
    return Review(game_of(position, tuple(map(parse_move, moves.split()))), sees=sees)


# A noble before a lady, the second one of her family.
HUNT = board(
    """
    7  c . . . n
    6  . . . . .
    5  . . l . .
    4  . . N . .
    3  . . . . .
    2  . . . . .
    1  . . . . C
       a b c d e
    """,
    lost=(0, 1),
)
# A candidate two steps before the palace, and nobody near.
RUN = board(
    """
    7  . . . . .
    6  . . . . .
    5  C . . . .
    4  . . . . .
    3  . . . . .
    2  . . . . n
    1  . . . . .
       a b c d e
    """
)
# Two hidden masks, of which the first diagonal step names both.
NAMES = board(
    """
    7  c . . . n
    6  . . . . .
    5  . . . . .
    4  . . . . .
    3  . . . . .
    2  . . . . .
    1  . . N . C
       a b c d e
    """
)
