"""Copies are found in the mirror, across the table, and a mask apart."""

from volto_core import parse_move, parse_position
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_puzzles.copies import copies, outline_of


def puzzle(position: str, solution: str) -> Puzzle:
    return Puzzle(
        id=position,
        theme="hunt",
        aim=Aim.WIN,
        position=parse_position(position),
        within=1,
        solution=parse_move(solution),
    )


FIRST = puzzle("5/5/5/1c3/1N3/5/4C 1 01", "b3b4")


def test_a_mirror_image_is_a_copy() -> None:
    mirror = puzzle("5/5/5/3c1/3N1/5/C4 1 01", "d3d4")
    assert outline_of(mirror) == outline_of(FIRST)
    assert list(copies([FIRST, mirror])) == [(mirror, FIRST)]


def test_the_same_from_across_the_table_is_a_copy() -> None:
    across = puzzle("c4/5/3n1/3C1/5/5/5 2 10", "d5d4")
    assert outline_of(across) == outline_of(FIRST)


def test_one_mask_elsewhere_is_nearly_a_copy() -> None:
    near = puzzle("5/5/5/1c3/1N3/5/3C1 1 01", "b3b4")
    assert list(copies([FIRST, near])) == [(near, FIRST)]


def test_another_question_about_the_same_masks_is_a_copy() -> None:
    other = puzzle("5/5/5/1c3/1N3/5/4C 1 01", "b3c3")
    assert list(copies([FIRST, other])) == [(other, FIRST)]


def test_the_same_with_masks_turned_over_is_a_copy() -> None:
    hidden = puzzle("5/5/5/1x3/1N3/5/4C 1 01", "b3b4")
    assert list(copies([FIRST, hidden])) == [(hidden, FIRST)]


def test_other_masks_are_no_copy() -> None:
    other = puzzle("5/5/5/1c3/1A3/2n2/4C 1 01", "b3c4")
    assert list(copies([FIRST, other])) == []
