import tomllib
from pathlib import Path

import pytest

from tests.support.enumeration import count_games
from volto_core import Game, HiddenMask, parse_position, perft

COUNTS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["count"]

# To count so many games takes long under coverage, and does nothing that fewer do not.
MANY = 10_000


@pytest.mark.parametrize(
    ("position", "depth", "count"),
    [
        pytest.param(
            table["position"], depth, count, marks=pytest.mark.no_cover if count > MANY else ()
        )
        for table in COUNTS
        for depth, count in enumerate(table["counts"])
    ],
)
def test_known_counts(position: str, depth: int, count: int) -> None:
    assert perft(parse_position(position), depth) == count


def test_a_third_repetition_ends_the_counting() -> None:
    corner = parse_position("4a/5/5/5/5/5/A4 1 00")
    assert perft(corner, 9) == count_games(Game(corner), 9)


def test_hidden_masks_can_be_counted_one_move_deep() -> None:
    position = parse_position("4x/5/5/2N2/5/5/C4 1 00")
    assert perft(position, 0) == 1
    assert perft(position, 1) == 7
    with pytest.raises(HiddenMask):
        perft(position, 2)
