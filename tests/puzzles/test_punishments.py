"""Wrong moves are punished, and where one only loses time, that is what is told."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.support.combinations import EXHAUSTIVE
from volto_core.puzzles.puzzle import Aim
from volto_puzzles.collection import Collection
from volto_puzzles.punishments import PUNISHED, counted_endings, endings_of, punished_percent

# Each so manyth win is looked at again; all of them take minutes.
STEP = 12


@pytest.fixture(scope="module")
def published(built: Path) -> dict[str, Counter[str]]:
    """How the refutations of each win end, as the build has found out and published it."""
    files = sorted((built / "assets/volto/puzzles").glob("*.json"))
    entries = [entry for file in files for entry in json.loads(file.read_text("utf-8")).values()]
    return {
        entry["puzzle"]["id"]: Counter(
            witness["end"]["code"] for witness in entry["verdicts"]["refuted"].values()
        )
        for entry in entries
        if entry["puzzle"]["kind"] == Aim.WIN
    }


def test_nearly_every_wrong_move_of_a_win_is_punished(
    published: dict[str, Counter[str]], collection: Collection
) -> None:
    assert set(published) == {one.id for one in collection.puzzles if one.aim is Aim.WIN}
    assert punished_percent(sum(published.values(), Counter())) >= PUNISHED


def test_no_refutation_of_a_win_stops_at_a_quiet_move(published: dict[str, Counter[str]]) -> None:
    assert [name for name, endings in published.items() if endings["quiet"]] == []


@pytest.mark.parametrize("step", [pytest.param(STEP, marks=EXHAUSTIVE), STEP * 20])
def test_what_is_published_is_what_is_found_out(
    published: dict[str, Counter[str]], collection: Collection, step: int
) -> None:
    wins = [puzzle for puzzle in collection.puzzles if puzzle.aim is Aim.WIN][::step]
    assert [endings_of(puzzle) for puzzle in wins] == [published[puzzle.id] for puzzle in wins]
    found = counted_endings(wins[:1], processes=1)
    assert found == published[wins[0].id]
