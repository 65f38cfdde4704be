"""Ratings are measured, like Elo's, and stored apart from the proofs."""

from pathlib import Path

import pytest

from tests.support.trainer import UNMASK
from volto_core.puzzles import parse_puzzle
from volto_puzzles.collection import Collection
from volto_puzzles.measurement import SOLVERS, fewest_clues, fitted, rating_of, tied_masks
from volto_puzzles.ratings import (
    CUTS,
    UNMEASURED,
    Rating,
    Ratings,
    digest_of,
    level_of,
    read_ratings,
    write_ratings,
)


def found(share: float) -> int:
    return fitted([(solver, round(solver.tries * share)) for solver in SOLVERS])


def test_what_is_found_less_often_is_rated_higher() -> None:
    ratings = [found(share) for share in (1, 0.75, 0.5, 0.25, 0)]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(ratings)


def test_what_half_of_the_solvers_find_is_rated_among_them() -> None:
    assert SOLVERS[0].rating < found(0.5) < SOLVERS[-1].rating


def test_no_solver_proves_anything() -> None:
    assert {solver.level.proves for solver in SOLVERS} == {0}


@pytest.mark.parametrize(("rating", "level"), [(0, 1), (CUTS[0], 2), (CUTS[-1], 5), (3000, 5)])
def test_levels_are_cut_from_ratings(rating: int, level: int) -> None:
    assert level_of(rating) == level


def test_to_unmask_is_rated_by_clues_and_masks_that_are_tied() -> None:
    puzzle = parse_puzzle(UNMASK)
    assert fewest_clues(puzzle) == 3
    assert len(tied_masks(puzzle)) == 3
    assert rating_of(puzzle) > rating_of(puzzle._replace(suspects={})) - 1


def test_a_name_or_a_theme_does_not_change_what_is_measured() -> None:
    puzzle = parse_puzzle(UNMASK)
    assert digest_of(puzzle) == digest_of(puzzle._replace(id="other", theme="race", why=("quiet",)))
    assert digest_of(puzzle) != digest_of(puzzle._replace(off=puzzle.off and puzzle.off[::-1]))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "ratings.json"
    ratings = Ratings("abc", {"one": Rating(1234, "def"), "two": Rating(2200, "012")})
    write_ratings(ratings, path)
    assert read_ratings(path) == ratings
    assert (ratings.level("two"), ratings.rating("three")) == (5, UNMEASURED)
    assert read_ratings(tmp_path / "none.json") == Ratings("", {})


def test_every_puzzle_was_measured_as_it_is(collection: Collection) -> None:
    ratings = read_ratings()
    assert [puzzle.id for puzzle in collection.puzzles if not ratings.is_current(puzzle)] == []
    assert ratings.opponent
    assert set(ratings.of) == {puzzle.id for puzzle in collection.puzzles}
