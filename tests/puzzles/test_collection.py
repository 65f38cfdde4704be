"""The collection as a whole: sound, varied, without copies."""

import json
from collections import Counter

import pytest

from volto_core import cli
from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.table import format_puzzle
from volto_core.puzzles.themes import REASONS, THEMES
from volto_puzzles.collection import Collection
from volto_puzzles.copies import copies
from volto_puzzles.proofs import flaws_of
from volto_site.languages import CODES
from volto_site.strings import strings_of

PARTS = 8


def test_every_file_can_be_read(collection: Collection) -> None:
    assert list(map(str, collection.flaws)) == []


@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_is_proved_from_scratch(collection: Collection, part: int) -> None:
    entries = collection.entries[part::PARTS]
    assert entries
    assert [str(flaw) for entry in entries for flaw in flaws_of(entry)] == []


@pytest.mark.parametrize("within", [1, 2, 3, 4])
def test_anyone_can_check_a_win_on_the_command_line(
    collection: Collection, within: int, capsys: pytest.CaptureFixture[str]
) -> None:
    wins = [puzzle for puzzle in collection.puzzles if puzzle.within == within and puzzle.suspects]
    table = format_puzzle(wins[-1])
    suspects = ",".join(f"{square}={kinds}" for square, kinds in table["suspects"].items())
    options = ["--within", str(within), "--suspects", suspects, "--off", table["off"]]
    assert cli.main(["solve", table["position"], *options]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["within"], answer["moves"]) == (within, [table["solution"]])


def test_there_are_enough_of_every_kind(collection: Collection) -> None:
    kinds = Counter(puzzle.aim for puzzle in collection.puzzles)
    assert min(kinds[aim] for aim in Aim) >= 60


def test_most_have_hidden_masks(collection: Collection) -> None:
    hidden = sum(not puzzle.is_open for puzzle in collection.puzzles)
    assert hidden >= 0.6 * len(collection.puzzles)


def test_many_cannot_be_solved_without_the_history(collection: Collection) -> None:
    # That the reason is right is part of the proof of each puzzle.
    assert sum("history" in puzzle.why for puzzle in collection.puzzles) >= 150


def test_wins_take_one_to_four_moves_and_few_only_one(collection: Collection) -> None:
    lengths = Counter(puzzle.within for puzzle in collection.puzzles if puzzle.aim is Aim.WIN)
    assert set(lengths) == {1, 2, 3, 4}
    assert lengths[1] <= 0.15 * lengths.total()


def test_no_two_are_copies_even_in_the_mirror(collection: Collection) -> None:
    assert [(a.id, b.id) for a, b in copies(collection.puzzles)] == []


def test_both_players_are_asked(collection: Collection) -> None:
    learners = Counter(puzzle.learner for puzzle in collection.puzzles)
    assert min(learners.values()) >= 0.3 * len(collection.puzzles)


@pytest.mark.parametrize("language", CODES)
def test_themes_and_reasons_have_names(language: str) -> None:
    strings = strings_of(language)
    wanted = [
        *(f"theme-{theme}{part}" for theme in THEMES for part in ("", "-about")),
        *(f"why-{reason}" for reason in REASONS),
        *(f"difficulty-{level}" for level in range(1, 6)),
        *(f"puzzle-kind-{aim.value}{part}" for aim in Aim for part in ("", "-about")),
    ]
    assert [name for name in wanted if name not in strings] == []
