"""The collection against a second implementation: rules, worlds and answers are counted out."""

from typing import Any

import pytest

from tests.puzzles.by_definition import PlainPuzzle
from tests.support.combinations import sampled
from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.table import format_puzzle
from volto_puzzles.collection import Collection

# Listing worlds takes long where there are many, and plans where they are long.
MOST_NAMINGS = {Aim.WIN: 700, Aim.SAVE: 16_000, Aim.UNMASK: 16_000, Aim.ODDS: 16_000}
LONGEST = 2
# A win in three is checked with all masks seen, and few of them.
OPEN_LONGEST, FEW_MASKS = 3, 5


def tables(collection: Collection, aim: Aim) -> list[tuple[dict[str, Any], PlainPuzzle]]:
    """The puzzles of a kind that are small enough, as they are written."""
    found = []
    for puzzle in (each for each in collection.puzzles if each.aim is aim):
        table = format_puzzle(puzzle)
        plain = PlainPuzzle(table["position"], table.get("suspects", {}), table.get("off"))
        is_bare = puzzle.is_open and len(puzzle.position.masks()) <= FEW_MASKS
        is_short = puzzle.own_moves <= (OPEN_LONGEST if is_bare else LONGEST)
        if is_short and plain.effort <= MOST_NAMINGS[aim]:
            found.append((table, plain))
    return found


def test_four_hundred_puzzles_are_checked_here(collection: Collection) -> None:
    assert sum(len(tables(collection, aim)) for aim in Aim) >= 400


# The second implementation takes minutes for all of them: `make test` asks it for an eighth.
PARTS = 8
EIGHTHS = sampled(range(PARTS), 0)


@pytest.mark.parametrize("part", EIGHTHS)
def test_the_win_is_the_quickest_and_its_key_the_only_one(
    collection: Collection, part: int
) -> None:
    chosen = tables(collection, Aim.WIN)[part::PARTS]
    assert chosen
    for table, plain in chosen:
        expected = table["within"], [table["solution"]]
        assert plain.quickest_win(table["within"]) == expected, table["id"]


@pytest.mark.parametrize("part", EIGHTHS)
def test_one_move_saves_the_game(collection: Collection, part: int) -> None:
    chosen = tables(collection, Aim.SAVE)[part::PARTS]
    assert chosen
    for table, plain in chosen:
        assert plain.saving_moves() == [table["solution"]], table["id"]


def test_a_mask_is_one_kind_in_every_world_and_not_by_itself(collection: Collection) -> None:
    for table, plain in tables(collection, Aim.UNMASK):
        asked = table.get("squares") or {table["square"]: table["answer"]}
        for square, kind in asked.items():
            assert plain.kinds_on(square) == {kind}, table["id"]
            assert len(table.get("suspects", {}).get(square, "NACSL")) > 1, table["id"]


def test_one_move_has_the_best_chance(collection: Collection) -> None:
    for table, plain in tables(collection, Aim.ODDS):
        bets, worlds = plain.bets()
        assert all(won < worlds for won, _ in bets.values()), table["id"]
        won, lost = bets.pop(table["solution"])
        assert f"{won}-{lost}/{worlds}" == table["chances"], table["id"]
        assert won - lost > max(0, *(each[0] - each[1] for each in bets.values())), table["id"]
