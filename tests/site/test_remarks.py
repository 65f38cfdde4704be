"""The remarks on model games: each is told of a move of which it is true, and of no other."""

import pytest

from tests.support.boards import board
from volto_core.game.history import game_of
from volto_core.text.notation import parse_move
from volto_site.languages import CODES
from volto_site.pages.remarks import CODES as REMARKS
from volto_site.pages.remarks import MOST, remarks_of
from volto_site.strings import strings_of

SQUARE = """
    7  . . . n c
    6  . . . . .
    5  . l . . n
    4  . . . . .
    3  L . C . .
    2  . . . . S
    1  . . . . .
       a b c d e
"""


def codes(drawing: str, *moves: str) -> list[str]:
    game = game_of(board(drawing), tuple(map(parse_move, moves)))
    return [f"{number} {remark.code}" for number, remark in remarks_of(game).items()]


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (("a3a4",), ["1 lady-straight"]),
        (("a3b4",), ["1 lady-diagonal"]),
        (("a3b4", "d7c7", "b4c4"), ["1 lady-diagonal", "3 mixed-lady"]),
        (("c3c4", "d7c7", "c4d5"), ["1 candidate", "3 mixed-candidate"]),
        (("c3d4", "e5e4", "d4d3"), ["1 candidate", "3 mixed-candidate"]),
        (("e2e4",), ["1 leap"]),
        (("e2e3", "d7c7", "e3e4"), []),
        (
            ("c3c4", "d7c7", "c4d5", "c7c6", "d5e6"),
            ["1 candidate", "3 mixed-candidate", "5 door-candidate"],
        ),
    ],
)
def test_what_a_move_shows_is_told(moves: tuple[str, ...], told: list[str]) -> None:
    assert codes(SQUARE, *moves) == told


def test_a_lady_within_reach_is_offered_and_one_at_the_door_may_be_the_candidate() -> None:
    assert codes(SQUARE.replace("L", "."), "e2e3", "b5b4") == ["2 offered"]
    assert codes(SQUARE.replace("L", "."), "e2e3", "b5b4", "c3b4") == ["2 bait"]
    near = SQUARE.replace("7  . . . n c", "7  . . . . c").replace("5  . l . . n", "5  . L . . n")
    assert codes(near, "b5b6") == ["1 door-lady"]


def test_a_soldier_that_had_not_moved_strikes_from_ambush() -> None:
    drawing = SQUARE.replace("5  . l . . n", "5  . l . . .")
    assert codes(drawing, "e2e7") == ["1 ambush"]
    assert codes(drawing, "e2e3", "d7c7", "e3e7") == ["3 leap"]


def test_a_candidate_captures_without_fear_what_cannot_be_a_lady() -> None:
    drawing = SQUARE.replace("5  . l . . n", "5  . l s . .")
    assert codes(drawing, "a3a4", "c5c4", "c3c4") == ["1 lady-straight"]
    far = SQUARE.replace("6  . . . . .", "6  . . . s .").replace("3  L . C . .", "3  L . . . C")
    assert codes(far, "a3a4", "d6d4", "e3d4") == ["1 lady-straight", "2 leap", "3 sure"]


def test_nothing_is_told_more_than_twice_in_a_game() -> None:
    to_and_fro = ("a3a4", "d7c7", "c3c4", "c7d7", "a4a3", "d7c7", "c4c3", "c7d7")
    told = [line.split()[1] for line in codes(SQUARE, *to_and_fro)]
    assert max(map(told.count, told)) <= MOST


@pytest.mark.parametrize("language", CODES)
def test_every_remark_has_its_sentence(language: str) -> None:
    ids = {name for name in strings_of(language).ids if name.startswith("strategy-remark-")}
    assert ids == {f"strategy-remark-{code}" for code in REMARKS}
