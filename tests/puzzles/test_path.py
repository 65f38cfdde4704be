"""The path for beginners: forty steps that go somewhere, each with its comment."""

from pathlib import Path

import pytest

from tests.support.puzzles import comment_id
from volto_core.pieces import Player
from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.table import format_puzzle
from volto_puzzles.collection import Collection
from volto_puzzles.path import FILE, path_flaws, read_path
from volto_puzzles.ratings import read_ratings
from volto_site.languages import CODES
from volto_site.strings import strings_of


def test_the_path_has_forty_steps_in_the_collection(collection: Collection) -> None:
    assert len(read_path()) == 40
    assert list(path_flaws(collection)) == []


def test_the_path_goes_through_every_kind_and_is_mostly_easy(collection: Collection) -> None:
    by_id = {puzzle.id: puzzle for puzzle in collection.puzzles}
    steps = [by_id[name] for name in read_path()]
    assert {step.aim for step in steps} == set(Aim)
    levels = [read_ratings().level(step.id) for step in steps]
    # Picked by hand: what the opponent finds hard need not be hard for a beginner.
    assert sum(level <= 2 for level in levels[:20]) >= 15
    assert sum(level <= 2 for level in levels) >= 30


def test_the_path_begins_with_every_mask_seen(collection: Collection) -> None:
    by_id = {puzzle.id: puzzle for puzzle in collection.puzzles}
    assert all(by_id[name].is_open for name in read_path()[:10])


def test_the_path_begins_at_the_seat_of_ivory(collection: Collection) -> None:
    by_id = {puzzle.id: puzzle for puzzle in collection.puzzles}
    assert by_id[read_path()[0]].learner is Player.IVORY


@pytest.mark.parametrize("language", CODES)
def test_every_step_has_a_comment_that_keeps_the_answer(
    collection: Collection, language: str
) -> None:
    by_id = {puzzle.id: puzzle for puzzle in collection.puzzles}
    for name in read_path():
        comment = strings_of(language).t(comment_id(name))
        table = format_puzzle(by_id[name])
        solution = table.get("solution", "")
        named = table.get("squares") or [table.get("square")]
        for square in filter(None, (solution[:2], solution[2:], *named)):
            assert square not in comment, name


@pytest.mark.parametrize("language", CODES)
def test_every_comment_belongs_to_a_step(language: str) -> None:
    comments = set(strings_of(language).starting_with("path-")) - {"path-title", "path-about"}
    assert comments == {comment_id(name) for name in read_path()}


def test_a_step_that_leads_nowhere_is_named(collection: Collection, tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.parent.mkdir()
    path.write_text('puzzles = ["save-001", "nowhere", "save-001"]\n', "utf-8")
    assert list(map(str, path_flaws(collection, tmp_path))) == [
        "paths/beginners.toml:1: nowhere: no such puzzle",
        "paths/beginners.toml:1: save-001: twice on the path",
    ]
