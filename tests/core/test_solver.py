import doctest

import pytest

from tests.support.boards import board
from tests.support.solver import answer, query
from volto_core import Player, parse_position, solver
from volto_core.errors import VoltoError
from volto_core.solver import (
    Search,
    Undecided,
    solve,
)

BEFORE_THE_PALACE = board(
    """
    7  x l x . .
    6  . x . . .
    5  . N . . .
    4  . . . . .
    3  . . . . .
    2  . . . . .
    1  . . C . .
       a b c d e
    """
)


def test_a_mask_that_can_only_be_the_candidate_is_captured() -> None:
    assert answer(query(BEFORE_THE_PALACE, "b6=C"), 1) == (1, "b5b6")


def test_a_mask_that_may_be_the_candidate_is_no_sure_win() -> None:
    assert answer(query(BEFORE_THE_PALACE, "b6=CN"), 1) == (None, "")


def test_the_candidate_is_where_nothing_else_can_be_it() -> None:
    assert answer(query(BEFORE_THE_PALACE, "a7=NL,c7=L"), 1) == (1, "b5b6")


def test_a_candidate_does_not_enter_over_a_mask_that_may_be_a_lady() -> None:
    position = board(
        """
        7  . . x . .
        6  . . C . .
        5  . . . . .
        4  . . . . .
        3  . . . x .
        2  . . . . .
        1  x . . . .
           a b c d e
        """
    )
    assert answer(query(position), 1) == (1, "c6b7 c6d7")


def test_a_candidate_enters_over_any_mask_that_is_no_lady() -> None:
    position = board(
        """
        7  l l . x x
        6  . . . . C
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . .
           a b c d e
        """
    )
    assert answer(query(position, "d7=NAC"), 1) == (1, "e6d7 e6e7")


def test_night_wins_the_same_way() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . X . .
        2  . . c . .
        1  . . X . X
           a b c d e
        """,
        player=Player.NIGHT,
    )
    assert answer(query(position, "c1=L,e1=L"), 1) == (1, "c2b1 c2c3 c2d1")


def test_an_enemy_who_can_only_capture_the_second_lady_has_lost() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . s . .
        3  . . L . .
        2  . . . . .
        1  N . . . .
           a b c d e
        """,
        lost=(1, 0),
    )
    assert answer(query(position), 2) == (1, "a1a2 a1b1")


@pytest.mark.parametrize("move", ["a1a2", "c2c3"])
def test_such_a_capture_can_also_be_forced_later(move: str) -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . s . .
        4  . . . . .
        3  . . . . .
        2  . . L . .
        1  N . . . .
           a b c d e
        """,
        lost=(1, 0),
    )
    asked = query(position)
    within, moves = answer(asked, 2)
    assert within == 2
    assert move in moves.split()


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("5/5/4n/2s1N/2L2/5/5 1 10", "e4e5"),
        ("clN2/L1N2/1L3/5/5/5/5 1 00", "b5b6"),
    ],
)
def test_a_last_move_may_take_away_every_other_reply(position: str, move: str) -> None:
    asked = query(parse_position(position))
    assert answer(asked, 1) == (1, move)
    assert Search().is_won(asked.situation, 1)


def test_an_enemy_candidate_who_can_only_capture_a_lady_has_lost() -> None:
    position = board(
        """
        7  c L N . .
        6  L l A . .
        5  N N A . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . S
           a b c d e
        """
    )
    assert answer(query(position), 1) == (1, "e1e2 e1e3 e1e4 e1e5 e1e6 e1e7")


def test_a_candidate_that_a_diagram_put_into_the_palace_wins_if_it_stays() -> None:
    position = board(
        """
        7  C . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . n
           a b c d e
        """
    )
    assert answer(query(position), 1) == (1, "a7b7")


def test_a_search_that_takes_too_long_says_so() -> None:
    position = board(
        """
        7  x x x x x
        6  x x x x x
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  N A L S N
        1  C A N A L
           a b c d e
        """
    )
    with pytest.raises(Undecided) as caught:
        solve(query(position), 3, search=Search(limit=5))
    assert caught.value.details() == {"nodes": 5}
    assert isinstance(caught.value, VoltoError)


def test_the_session_in_the_package_is_true() -> None:
    assert doctest.testmod(solver) == (0, 5)


def test_every_public_name_says_what_it_is() -> None:
    for name in solver.__all__:
        assert getattr(solver, name).__doc__, name
