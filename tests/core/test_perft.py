import tomllib
from pathlib import Path

import pytest
from hypothesis import given

from tests.support.strategies import positions
from volto_core import Game, HiddenMask, Position, legal_moves, parse_position, perft

COUNTS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["count"]


@pytest.mark.parametrize(
    ("position", "depth", "count"),
    [
        (table["position"], depth, count)
        for table in COUNTS
        for depth, count in enumerate(table["counts"])
    ],
)
def test_known_counts(position: str, depth: int, count: int) -> None:
    assert perft(parse_position(position), depth) == count


def count_games(game: Game, depth: int) -> int:
    if depth == 0:
        return 1
    if game.outcome:
        return 0
    return sum(count_games(game.play(move), depth - 1) for move in legal_moves(game.position))


@given(positions(most=2))
def test_counting_is_playing_every_game(position: Position) -> None:
    assert perft(position, 2) == count_games(Game(position), 2)


def test_a_third_repetition_ends_the_counting() -> None:
    corner = parse_position("n4/5/5/5/5/5/4N 1 00")
    assert perft(corner, 9) == count_games(Game(corner), 9)


def test_hidden_masks_can_be_counted_one_move_deep() -> None:
    position = parse_position("4x/5/5/2N2/5/5/C4 1 00")
    assert perft(position, 0) == 1
    assert perft(position, 1) == 7
    with pytest.raises(HiddenMask):
        perft(position, 2)
