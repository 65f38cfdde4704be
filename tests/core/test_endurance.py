"""What proves without search that no win is forced."""

from tests.support.boards import OPENING, board
from tests.support.solver import query
from volto_core import Position, parse_position
from volto_core.solver.endurance import holds_out


def out_of_reach(position: Position, suspects: str = "") -> int:
    """Within how many own moves the enemy surely holds out, up to four."""
    situation = query(position, suspects).situation
    return max((within for within in range(1, 5) if holds_out(situation, within)), default=0)


def test_at_first_nobody_comes_near() -> None:
    hidden = OPENING.replace("lanac/nslan", "xxxxx/xxxxx")
    assert out_of_reach(parse_position(hidden)) == 2


def test_a_candidate_waits_where_no_own_mask_comes_in_time() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . N . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """
    )
    assert out_of_reach(position) == 4


def test_an_own_candidate_near_the_palace_may_win() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  C . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . c
           a b c d e
        """
    )
    assert out_of_reach(position) == 1


def test_a_candidate_within_reach_may_be_captured() -> None:
    position = board(
        """
        7  . . c . .
        6  . . . . .
        5  . . N . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . C . .
           a b c d e
        """
    )
    assert out_of_reach(position) == 1


def test_a_soldier_reaches_every_square_ahead_at_once() -> None:
    position = board(
        """
        7  . . c . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . S . .
        1  C . . . .
           a b c d e
        """
    )
    assert out_of_reach(position) == 0


def test_a_mask_waits_apart_for_a_candidate_that_is_shut_in() -> None:
    position = board(
        """
        7  c a . . .
        6  a a . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  N . . . C
           a b c d e
        """
    )
    assert out_of_reach(position) == 4


def test_a_candidate_shut_in_with_masks_that_cannot_step_aside_proves_nothing() -> None:
    position = board(
        """
        7  c n L . .
        6  n s L . .
        5  N A . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """
    )
    assert out_of_reach(position) == 0


def test_many_masks_cannot_all_be_disturbed() -> None:
    position = board(
        """
        7  c n n . .
        6  n a a . .
        5  . . . . .
        4  . . . . .
        3  L L . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """
    )
    assert out_of_reach(position) == 3


def test_who_may_be_the_soldier_is_not_counted_on() -> None:
    position = board(
        """
        7  c x . . .
        6  x L . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . N N
        1  C . . A l
           a b c d e
        """,
        lost=(0, 1),
    )
    assert out_of_reach(position, "a6=N,b7=N") == 1
    assert out_of_reach(position, "a6=NS,b7=NS") == 0


def test_one_who_is_a_noble_or_an_advisor_needs_squares_for_both() -> None:
    position = board(
        """
        7  c x . . .
        6  x L . . .
        5  . N . . .
        4  . . . . .
        3  . . . . .
        2  . . . N N
        1  C . . A l
           a b c d e
        """,
        lost=(0, 1),
    )
    assert out_of_reach(position, "a6=N,b7=NA") == 1
    assert out_of_reach(position, "a6=NA,b7=N") == 0
