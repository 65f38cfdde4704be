"""Wrong moves are punished, and where one only loses time, that is what is told."""

from volto_core.puzzles.puzzle import Aim
from volto_puzzles.collection import Collection
from volto_puzzles.punishments import PUNISHED, counted_endings, endings_of, punished_percent

# Each so manyth puzzle is looked at; all of them take minutes.
STEP = 12


def test_nearly_every_wrong_move_of_a_win_is_punished(collection: Collection) -> None:
    endings = counted_endings(collection.puzzles[::STEP], processes=2)
    assert punished_percent(endings) >= PUNISHED


def test_no_refutation_of_a_win_stops_at_a_quiet_move(collection: Collection) -> None:
    wins = [puzzle for puzzle in collection.puzzles if puzzle.aim is Aim.WIN]
    assert all(not endings_of(puzzle)["quiet"] for puzzle in wins[:: STEP * 2])
