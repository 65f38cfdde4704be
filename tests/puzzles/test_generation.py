"""Composed positions, the puzzles in them, and a search that can be stopped."""

from pathlib import Path
from random import Random

import pytest

from volto_core import Kind, Player
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_puzzles.candidates import moment_of
from volto_puzzles.collection import Entry, file_for
from volto_puzzles.compositions import RECIPES, composed, led_on
from volto_puzzles.generation import found_in, read_found, search_compositions
from volto_puzzles.proofs import flaws_of
from volto_puzzles.selection import chosen, named, sort_of
from volto_puzzles.temptations import padding

# Seeds in whose compositions there is something of each purpose.
SEEDS = {"win": 0, "hidden": 87, "save": 0, "unmask": 0, "odds": 0}


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    return [puzzle for purpose, seed in SEEDS.items() for puzzle in found_in(seed, (purpose,))]


@pytest.mark.parametrize("name", RECIPES)
def test_a_composition_has_both_candidates_and_depends_on_its_seed(name: str) -> None:
    recipe = RECIPES[name]
    first = composed(Random(1), recipe, all_ladies=True)
    assert first == composed(Random(1), recipe, all_ladies=True)
    assert first != composed(Random(2), recipe, all_ladies=True)
    for player in Player:
        assert first.of_kind(Kind.CANDIDATE, player).bit_count() == 1


def test_a_moment_is_told_ever_more_fully() -> None:
    start = composed(Random(4), RECIPES["run"], all_ladies=True)
    game = next(game for seed in range(9) if (game := led_on(Random(seed), start, 6)))
    moment = moment_of(game)
    assert [len(each.turns) for each in moment] == [0, 2, 4, 6]
    assert len({each.position for each in moment}) == 1


def test_there_are_puzzles_of_every_kind(found: list[Puzzle]) -> None:
    assert {puzzle.aim for puzzle in found} == set(Aim)


def test_every_puzzle_found_is_sound(found: list[Puzzle]) -> None:
    entries = (Entry(file_for(puzzle), 1, puzzle) for puzzle in found)
    assert [str(flaw) for entry in entries for flaw in flaws_of(entry)] == []


def test_no_puzzle_found_has_a_mask_too_many(found: list[Puzzle]) -> None:
    assert [puzzle for puzzle in found if padding(puzzle)] == []


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    assert list(search_compositions([6, 17], path, processes=1, purposes=("odds",))) == [6, 17]
    before = list(read_found(path))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seed": 30, "puz')
    assert list(read_found(path)) == before
    assert list(search_compositions([6, 17], path, processes=1, purposes=("odds",))) == []


def test_copies_are_not_chosen(found: list[Puzzle]) -> None:
    once = list(chosen(found))
    assert once
    assert list(chosen(found + found)) == once


def test_what_the_collection_has_is_not_chosen_again(found: list[Puzzle]) -> None:
    assert list(chosen(found, chosen(found))) == []


def test_ids_go_on_from_those_taken(found: list[Puzzle]) -> None:
    wins = [puzzle for puzzle in found if sort_of(puzzle)[0] == "win"]
    within = wins[0].within
    (first,) = named(wins[:1], [f"win-in-{within}-041", "my-own-puzzle"])
    assert first.id == f"win-in-{within}-042"
