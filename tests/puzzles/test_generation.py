"""Games between bots, the puzzles in them, and a search that can be stopped."""

from pathlib import Path

import pytest

from volto_core import Rule
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_puzzles.candidates import puzzles_at
from volto_puzzles.collection import Entry, file_for
from volto_puzzles.games import game_for, moments_of
from volto_puzzles.generation import found_in, read_found, search_games
from volto_puzzles.proofs import flaws_of
from volto_puzzles.selection import chosen, named, sort_of

# A short game in which there is something of everything.
SEED = 16


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    return found_in(SEED)


def test_a_seed_has_one_game() -> None:
    assert game_for(SEED) == game_for(SEED)
    assert game_for(SEED) != game_for(SEED + 1)


def test_games_end_in_every_way_that_wins() -> None:
    ends = {game.outcome.by for game in map(game_for, range(40)) if game.outcome}
    assert ends >= {Rule.WIN_PALACE, Rule.WIN_LADIES, Rule.WIN_CANDIDATE}


def test_a_moment_is_told_ever_more_fully() -> None:
    for moment in moments_of(game_for(SEED), longest=6):
        assert [len(game.turns) for game in moment] == [0, 2, 4, 6][: len(moment)]
        assert len({game.position for game in moment}) == 1


def test_a_game_has_puzzles_of_every_kind(found: list[Puzzle]) -> None:
    assert {puzzle.aim for puzzle in found} == set(Aim)


def test_every_puzzle_found_is_sound(found: list[Puzzle]) -> None:
    entries = (Entry(file_for(puzzle), 1, puzzle) for puzzle in found)
    assert [str(flaw) for entry in entries for flaw in flaws_of(entry)] == []


def test_a_puzzle_tells_no_more_of_the_story_than_it_needs() -> None:
    *_, moment = moments_of(game_for(SEED), longest=12)
    for puzzle in puzzles_at(moment, is_open=False):
        assert len(puzzle.history) <= len(moment[-1].turns)


@pytest.mark.parametrize(("seed", "theme"), [(700040, "bait"), (701645, "lift-the-mask")])
def test_a_rare_theme_can_be_sought_alone(seed: int, theme: str) -> None:
    found = found_in(seed, (theme,))
    assert {puzzle.theme for puzzle in found} == {theme}
    entries = (Entry(file_for(puzzle), 1, puzzle) for puzzle in found)
    assert [str(flaw) for entry in entries for flaw in flaws_of(entry)] == []


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    assert list(search_games([6, 17], path, processes=1)) == [6, 17]
    before = list(read_found(path))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seed": 30, "puz')
    assert list(read_found(path)) == before
    assert list(search_games([6, 17], path, processes=1)) == []


def test_copies_are_not_chosen(found: list[Puzzle]) -> None:
    once = chosen(found)
    assert once
    assert chosen(found + found) == once


def test_what_the_collection_has_is_not_chosen_again(found: list[Puzzle]) -> None:
    assert chosen(found, tuple(chosen(found))) == []


def test_ids_go_on_from_those_taken(found: list[Puzzle]) -> None:
    wins = [puzzle for puzzle in found if sort_of(puzzle).aim is Aim.WIN]
    within = wins[0].within
    (first,) = named(wins[:1], [f"win-in-{within}-041", "my-own-puzzle"])
    assert first.id == f"win-in-{within}-042"
