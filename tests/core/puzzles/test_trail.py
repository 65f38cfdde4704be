"""The trail of a puzzle's history knows which enemy masks have left, and where they stood."""

from tests.support.boards import board
from volto_core.pieces import KIND_BY_LETTER, Kind
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.trail import trail_to
from volto_core.text.notation import parse_move, parse_square

START = board("""
    7  . . . . x
    6  . . . . .
    5  . . . . .
    4  . . x . .
    3  . . N . .
    2  . . . . .
    1  C . . . .
""")
AFTER = board("""
    7  . . . . .
    6  . . . . x
    5  . . . . .
    4  . . N . .
    3  . . . . .
    2  . . . . .
    1  C . . . .
""")


def test_a_mask_captured_in_the_history_is_the_last_of_those_off_the_mat() -> None:
    puzzle = Puzzle(
        id="captured",
        theme="hunt",
        aim=Aim.WIN,
        position=AFTER,
        off=tuple(KIND_BY_LETTER[letter] for letter in "NNAAASLLN"),
        start=START,
        history=(parse_move("c3c4"), parse_move("e7e6")),
    )
    assert trail_to(puzzle).left == {parse_square("c4"): Kind.NOBLE}
