"""What saves, what is likely, and which masks are known."""

from tests.support.boards import board
from tests.support.solver import query
from volto_core import (
    Kind,
    Move,
    parse_move,
    parse_square,
)
from volto_core.solver import (
    saving_moves,
    who_is,
    winning_chances,
)

THREE_MASKS = board(
    """
    7  x . . . .
    6  . x x . .
    5  . N . . .
    4  . . . . .
    3  . . . . .
    2  . . . . .
    1  . . C . .
       a b c d e
    """
)


def test_moves_that_lose_to_a_reply_do_not_save() -> None:
    position = board(
        """
        7  l . . . .
        6  . . . . l
        5  . . . . .
        4  . . n . .
        3  . . C . .
        2  . . . . .
        1  c . . . N
           a b c d e
        """
    )
    asked = query(position, off="NNAAAS")
    assert [str(move) for move in saving_moves(asked)] == []


def test_the_saving_move_is_found() -> None:
    position = board(
        """
        7  l . . . .
        6  . . . . l
        5  . . . . .
        4  . . x . .
        3  . . C . .
        2  . . . . .
        1  . . . . N
           a b c d e
        """
    )
    asked = query(position, "c4=NC")
    assert "c3c4" in [str(move) for move in saving_moves(asked)]
    assert "e1d1" not in [str(move) for move in saving_moves(asked)]


def test_chances_count_the_worlds_won_at_once() -> None:
    position = board(
        """
        7  x . . . .
        6  x . x . .
        5  . N . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . C . .
           a b c d e
        """
    )
    asked = query(position, off="NNNAAAS")
    chances = {str(move): worlds for move, worlds in winning_chances(asked).items()}
    assert asked.number_of_worlds() == 3
    assert set(chances.values()) == {0}
    asked = query(THREE_MASKS, off="NNNAAAS")
    assert winning_chances(asked)[parse_move("b5b6")] == 1


def test_a_mask_is_known_when_the_others_use_up_all_else() -> None:
    asked = query(THREE_MASKS, "a7=AL,b6=L", off="NNNAAAS")
    found = who_is(asked, parse_square("c6"))
    assert (found.kind, found.is_by_counting) == (Kind.CANDIDATE, True)
    reason = found.excluded[Kind.LADY]
    assert [str(Move(s, s))[:2] for s in reason.squares] == ["b6", "a7"]
    assert not who_is(asked, parse_square("b6")).is_by_counting


def test_a_mask_that_may_be_several_kinds_is_not_named() -> None:
    asked = query(THREE_MASKS)
    assert who_is(asked, parse_square("c6")).kind is None
