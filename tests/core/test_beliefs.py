import pytest

from tests.support.boards import board
from volto_core import (
    Belief,
    Kind,
    Player,
    Position,
    Reason,
    Rule,
    belief_of,
    game_of,
    parse_move,
    parse_position,
    parse_square,
    view_of,
)
from volto_core.text.notation import format_kinds


def belief(position: Position, *moves: str, viewer: Player = Player.IVORY) -> Belief:
    game = game_of(position, tuple(map(parse_move, moves)))
    return belief_of(view_of(game, frozenset({viewer})), viewer.opponent)


def kinds(known: Belief, square: str) -> str:
    return format_kinds(known.suspects[parse_square(square)].kinds)


def why_not(known: Belief, square: str, kind: Kind) -> Reason:
    return known.suspects[parse_square(square)].excluded[kind]


def test_at_first_every_kind_on_the_mat_is_possible() -> None:
    position = board(
        """
        7  l a n a c
        6  n s l a n
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  N A L S N
        1  C A N A L
           a b c d e
        """
    )
    known = belief(position)
    assert {format_kinds(suspect.kinds) for suspect in known.suspects.values()} == {"NACSL"}
    assert known.number_of_worlds() == 50400
    assert known.chance(parse_square("c7"), Kind.NOBLE) == (15120, 50400)


@pytest.mark.parametrize(
    ("position", "move", "square", "kind", "code"),
    [
        ("4c/2a2/5/5/nsl2/5/4C 2 00", "c6d5", "d5", Kind.NOBLE, "diagonal"),
        ("4c/2a2/5/5/nsl2/5/4C 2 00", "c6d5", "d5", Kind.SOLDIER, "diagonal"),
        ("4c/2n2/5/5/asl2/5/4C 2 00", "c6c5", "c5", Kind.ADVISOR, "orthogonal"),
        ("4c/2n2/5/5/asl2/5/4C 2 00", "c6d6", "d6", Kind.SOLDIER, "sideways"),
        ("4c/2n2/5/5/asl2/5/4C 2 00", "c6c7", "c7", Kind.SOLDIER, "backward"),
        ("4c/2s2/5/5/anl2/5/4C 2 00", "c6c4", "c4", Kind.CANDIDATE, "far"),
        ("4c/2s2/5/5/anl2/5/4C 2 00", "c6c4", "c4", Kind.LADY, "far"),
        ("4c/2n2/2N2/5/asl2/5/4C 2 00", "c6c5", "c5", Kind.LADY, "captured"),
        ("4c/5/5/5/asl2/2n2/4C 2 00", "c2c1", "c1", Kind.CANDIDATE, "palace"),
    ],
)
def test_a_move_says_what_a_mask_is_not(
    position: str, move: str, square: str, kind: Kind, code: str
) -> None:
    reason = why_not(belief(parse_position(position), move), square, kind)
    assert reason.code == code
    assert reason.turns == (1,)


def test_a_soldier_gives_itself_away_by_a_long_road() -> None:
    position = board(
        """
        7  . . . . c
        6  . . s . .
        5  . . . . .
        4  . . . . .
        3  a n l . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """,
        player=Player.NIGHT,
    )
    known = belief(position, "c6c4")
    assert kinds(known, "c4") == "S"
    assert why_not(known, "a3", Kind.SOLDIER) == Reason(
        "counted",
        Rule.CONTENTS_MASKS,
        squares=(parse_square("c4"),),
        kinds=(Kind.SOLDIER,),
    )


def test_a_kind_is_counted_out_when_others_must_share_it() -> None:
    # Both masks that stepped diagonally are advisor or candidate (a lady is not there):
    # nobody else can be either.
    position = board(
        """
        7  . . . . .
        6  . a . c .
        5  . . . . .
        4  . . . . .
        3  n . . . s
        2  . . . . .
        1  . . . . C
           a b c d e
        """,
        player=Player.NIGHT,
    )
    known = belief(position, "b6a5", "e1e2", "d6e5", "e2e1")
    assert (kinds(known, "a5"), kinds(known, "e5")) == ("AC", "AC")
    reason = why_not(known, "a3", Kind.ADVISOR)
    assert reason.code == "counted"
    assert reason.squares == (parse_square("a5"), parse_square("e5"))
    assert reason.kinds == (Kind.ADVISOR, Kind.CANDIDATE)


def test_a_kind_that_has_left_is_gone() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . s . .
        4  . . N . .
        3  a . . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """
    )
    known = belief(position, "c4c5")
    assert why_not(known, "a3", Kind.SOLDIER) == Reason(
        "gone", Rule.CONTENTS_MASKS, turns=(1,), kinds=(Kind.SOLDIER,)
    )


def test_the_candidate_that_wins_in_the_palace_was_shown() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  n . . . .
        2  . . c . .
        1  . . . . C
           a b c d e
        """,
        player=Player.NIGHT,
    )
    known = belief(position, "c2c1")
    assert kinds(known, "c1") == "C"
    assert why_not(known, "c1", Kind.LADY).code == "shown"


def test_a_standstill_says_what_nobody_is() -> None:
    # Any mask but a soldier at the end of its road could have moved.
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  L . . . s
           a b c d e
        """,
        player=Player.NIGHT,
    )
    known = belief(position)
    assert kinds(known, "e1") == "S"
    assert why_not(known, "e1", Kind.NOBLE).code == "no-move"


def test_a_standstill_of_the_viewer_says_nothing() -> None:
    position = board(
        """
        7  . . S . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  n . . . s
           a b c d e
        """
    )
    known = belief(position)
    assert (kinds(known, "a1"), kinds(known, "e1")) == ("NS", "NS")


def test_that_nobody_was_at_a_standstill_says_something_too() -> None:
    # Night has a soldier and a lady. With the lady in the corner both would be walled in and
    # the game drawn; as it goes on, they stand the other way round.
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  S . N . .
        1  s l L . .
           a b c d e
        """
    )
    known = belief(position, "c2b2")
    assert (kinds(known, "a1"), kinds(known, "b1")) == ("S", "L")
    assert why_not(known, "a1", Kind.LADY).code == "no-move"
    assert known.number_of_worlds() == 1


# Two of Night's three masks, which are two nobles and a lady, change places and change back.
CHANGE_PLACES = [
    *("a5a4", "e1e2", "b4b5", "e2e1", "a4b4", "e1e2", "b5a5", "e2e1"),
    *("b4a4", "e1e2", "a5b5", "e2e1", "a4a5", "e1e2", "b5b4", "e2e1"),
]


@pytest.mark.parametrize("position", ["4l/5/n4/1n3/5/5/4N 2 00", "4n/5/n4/1l3/5/5/4N 2 00"])
def test_a_draw_by_repetition_says_nothing_of_masks_that_changed_places(position: str) -> None:
    known = belief(parse_position(position), *CHANGE_PLACES)
    assert [kinds(known, square) for square in ("a5", "b4", "e7")] == ["NL", "NL", "NL"]
    assert known.number_of_worlds() == 3
