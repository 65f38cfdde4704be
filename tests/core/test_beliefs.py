import pytest

from volto_core import (
    Belief,
    Kind,
    Player,
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


def belief(position: str, *moves: str, viewer: Player = Player.IVORY) -> Belief:
    game = game_of(parse_position(position), tuple(map(parse_move, moves)))
    return belief_of(view_of(game, frozenset({viewer})), viewer.opponent)


def kinds(known: Belief, square: str) -> str:
    return format_kinds(known.suspects[parse_square(square)].kinds)


def why_not(known: Belief, square: str, kind: Kind) -> Reason:
    return known.suspects[parse_square(square)].excluded[kind]


def test_at_first_every_kind_on_the_mat_is_possible() -> None:
    known = belief("lanac/nslan/5/5/5/NALSN/CANAL 1 00")
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
    reason = why_not(belief(position, move), square, kind)
    assert reason.code == code
    assert reason.turns == (1,)


def test_a_soldier_gives_itself_away_by_a_long_road() -> None:
    known = belief("4c/2s2/5/5/anl2/5/4C 2 00", "c6c4")
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
    known = belief("5/1a1c1/5/5/n3s/5/4C 2 00", "b6a5", "e1e2", "d6e5", "e2e1")
    assert (kinds(known, "a5"), kinds(known, "e5")) == ("AC", "AC")
    reason = why_not(known, "a3", Kind.ADVISOR)
    assert reason.code == "counted"
    assert reason.squares == (parse_square("a5"), parse_square("e5"))
    assert reason.kinds == (Kind.ADVISOR, Kind.CANDIDATE)


def test_a_kind_that_has_left_is_gone() -> None:
    known = belief("4c/5/2s2/2N2/a4/5/4C 1 00", "c4c5")
    assert why_not(known, "a3", Kind.SOLDIER) == Reason(
        "gone", Rule.CONTENTS_MASKS, turns=(1,), kinds=(Kind.SOLDIER,)
    )


def test_the_candidate_that_wins_in_the_palace_was_shown() -> None:
    known = belief("5/5/5/5/n4/2c2/4C 2 00", "c2c1")
    assert kinds(known, "c1") == "C"
    assert why_not(known, "c1", Kind.LADY).code == "shown"


def test_a_standstill_says_what_nobody_is() -> None:
    # Any mask but a soldier at the end of its road could have moved.
    known = belief("5/5/5/5/5/5/L3s 2 00")
    assert kinds(known, "e1") == "S"
    assert why_not(known, "e1", Kind.NOBLE).code == "no-move"


def test_a_standstill_of_the_viewer_says_nothing() -> None:
    known = belief("2S2/5/5/5/5/5/n3s 1 00")
    assert (kinds(known, "a1"), kinds(known, "e1")) == ("NS", "NS")


def test_that_nobody_was_at_a_standstill_says_something_too() -> None:
    # Night has a soldier and a lady. With the lady in the corner both would be walled in and
    # the game drawn; as it goes on, they stand the other way round.
    known = belief("5/5/5/5/5/S1N2/slL2 1 00", "c2b2")
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
    known = belief(position, *CHANGE_PLACES)
    assert [kinds(known, square) for square in ("a5", "b4", "e7")] == ["NL", "NL", "NL"]
    assert known.number_of_worlds() == 3
