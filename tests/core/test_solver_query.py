"""Which worlds a query has, and what is no query."""

import pytest

from tests.support.boards import board
from tests.support.solver import query, suspects_of
from volto_core import (
    GameOver,
    HiddenMask,
    NotationError,
    Player,
    format_position,
    game_of,
    parse_move,
    parse_position,
    parse_square,
    view_of,
)
from volto_core.solver import (
    NoWorld,
    parse_suspects,
    query_of,
    who_is,
)


@pytest.mark.parametrize(
    ("position", "off", "worlds"),
    [
        ("xxx2/5/5/5/5/5/N4 1 00", None, 3),
        ("xxxx1/5/5/5/5/5/N4 1 00", None, 36),
        ("xxxx1/5/5/5/5/5/N4 1 00", "NNNAAA", 12),
        ("xxxxx/xxxxx/5/5/5/5/N4 1 00", "", 50400),
        ("lanac/nslan/5/5/5/5/N4 1 00", None, 1),
        ("5/5/5/5/5/5/N4 1 00", None, 1),
    ],
)
def test_worlds_are_counted(position: str, off: str | None, worlds: int) -> None:
    asked = query(parse_position(position), off=off)
    assert asked.number_of_worlds() == worlds
    if worlds < 100:
        assert len(list(asked.worlds())) == worlds


def test_a_mask_in_the_own_palace_is_not_the_candidate() -> None:
    position = board(
        """
        7  x . . . .
        6  x . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  x . . . N
           a b c d e
        """
    )
    assert suspects_of(query(position)) == {"a1": "L", "a6": "CL", "a7": "CL"}


@pytest.mark.parametrize(
    ("position", "given", "off", "complaint"),
    [
        ("x4/5/5/5/5/5/N4 1 00", "", None, "must be among a7=NACSL"),
        ("xxx2/5/5/5/5/5/N4 1 00", "a7=NAS", None, "must be among a7=NAS, b7=NACSL, c7=NACSL"),
        ("xxx2/5/5/5/5/5/N4 1 00", "a6=L", None, "no enemy mask on a6"),
        ("xxx2/5/5/5/5/5/N4 1 00", "a1=N", None, "no enemy mask on a1"),
        ("xxx2/5/5/5/5/5/N4 1 00", "", "NNN", "3 enemy masks on the mat and 3 off it"),
        ("xxx2/5/5/5/5/5/N4 1 00", "", "NNNAAAL", "0 enemy ladies are lost and 1 off"),
        ("xxx2/5/5/5/5/5/N4 1 00", "", "NNNAAAC", "the enemy candidate is off the mat"),
        ("xxx2/5/5/5/5/5/N4 1 00", "", "NNNNAAS", "4 N off the mat of 3"),
        ("1xxx1/5/5/5/5/5/c3N 1 00", "", None, "must be among a1=, b7"),
        ("5/5/5/5/5/5/4N 1 01", "", "NNNAAASSSL", "3 S off the mat of 1"),
        ("5/5/5/5/5/5/4N 1 01", "", "NNNAAASNNL", "5 N off the mat of 3"),
    ],
)
def test_what_fits_in_no_world_is_refused(
    position: str, given: str, off: str | None, complaint: str
) -> None:
    with pytest.raises(NoWorld, match=complaint) as caught:
        query(parse_position(position), given, off)
    assert complaint in str(caught.value.details()["problem"])


def test_a_player_knows_the_own_masks() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  X . . . .
           a b c d e
        """
    )
    with pytest.raises(HiddenMask):
        query(position)


def test_a_game_that_is_over_is_no_problem() -> None:
    position = board(
        """
        7  . . . . n
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  N . . . .
           a b c d e
        """,
        lost=(2, 0),
    )
    with pytest.raises(GameOver):
        query(position)


@pytest.mark.parametrize(
    "text", ["c5", "c5=", "=C", "f5=C", "c5=X", "c5=c", "c5=C,", "c5=C,c5=L", "c5=CC"]
)
def test_suspects_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_suspects(text)


def test_the_place_of_an_unknown_kind_is_named() -> None:
    with pytest.raises(NotationError, match="'Q' at column 10"):
        parse_suspects("c5=C,d6=NQ")


def test_the_problem_of_a_game_uses_what_was_seen() -> None:
    start = board(
        """
        7  . . . . c
        6  . . s . .
        5  . . . . .
        4  . . . . .
        3  a n l . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """
    )
    game = game_of(start, tuple(map(parse_move, ("e1e2", "c6c4"))))
    asked = query_of(view_of(game, frozenset({Player.IVORY})))
    assert suspects_of(asked)["c4"] == "S"
    assert format_position(asked.position) == "4x/5/5/2x2/xxx2/4C/5 1 00"
    assert who_is(asked, parse_square("e7")).kind is None
