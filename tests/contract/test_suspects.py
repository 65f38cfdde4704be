"""The suspects are exactly those of all worlds, enumerated and replayed one by one."""

import json
from random import Random

import pytest

from tests.contract.command import result_of, volto
from tests.contract.games import cornered, full_setup, in_palaces, placed, walk, window
from tests.contract.reference import (
    COLUMNS,
    ROWS,
    Position,
    kinds_of,
    parse,
    show,
    suspects,
)
from tests.support.combinations import sampled

STYLES = ("small", "window", "palaces", "corner")


def game_start(rng: Random, style: str) -> Position:
    """A position in which the enemy of the player to move has one to five masks."""
    while True:
        if style == "small":
            squares = [column + row for column in COLUMNS for row in ROWS]
            start = placed(rng, squares, (rng.randint(1, 5), rng.randint(1, 5)))
        elif style == "window":
            start = placed(rng, window(rng), (rng.randint(1, 6), rng.randint(1, 6)))
        else:
            start = (in_palaces if style == "palaces" else cornered)(rng)
        if 1 <= kinds_of(start, 3 - start.player).total() <= 5:
            return start


def assert_same_suspects(start: Position, moves: list[str]) -> None:
    found = json.loads(result_of(volto("suspects", show(start), *moves)))
    assert found == suspects(start, moves), (show(start), " ".join(moves))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("number", range(4))
def test_suspects_are_those_of_every_consistent_world(style: str, number: int) -> None:
    rng = Random(f"suspects {style} {number}")
    for _ in range(30):
        start = game_start(rng, style)
        shuffling = rng.choice((0.0, 0.4, 0.8, 1.0))
        moves, _ = walk(rng, start, rng.choice((1, 3, 8, 20)), shuffling=shuffling)
        assert_same_suspects(start, moves)


@pytest.mark.parametrize("number", sampled(range(3), 1))
def test_suspects_among_ten_masks_are_those_of_every_consistent_world(number: int) -> None:
    rng = Random(f"ten masks {number}")
    start = full_setup(rng)
    moves, _ = walk(rng, start, 2 + number)
    assert_same_suspects(start, moves)


def swapping(rounds: int) -> list[str]:
    """Two enemy masks that change places on a7 and b7, as often as asked, while a noble waits."""
    enemy = ["b7b6", "a7b7", "b6a6", "a6a7"]
    own = ["e1e2", "e2e1"] * 2
    return [move for pair in zip(own, enemy, strict=True) for move in pair] * rounds


@pytest.mark.parametrize(
    "placement", [pytest.param("nl2n", id="unlike"), pytest.param("nn2l", id="alike")]
)
def test_a_draw_by_repetition_does_not_tell_like_masks_from_unlike_ones(placement: str) -> None:
    start = parse(f"{placement}/5/5/5/5/5/4N 1 00")
    assert suspects(start, swapping(2)) == {"a7": "NL", "b7": "NL", "e7": "NL"}
    assert_same_suspects(start, swapping(2))


@pytest.mark.parametrize(
    ("placement", "answer"),
    [
        pytest.param("3ls", {"d1": "L", "e1": "S"}, id="a-move-is-left"),
        pytest.param("3sl", {"d1": "S", "e1": "L"}, id="no-move-is-left"),
    ],
)
def test_whether_the_enemy_can_still_move_tells_who_stands_where(
    placement: str, answer: dict[str, str]
) -> None:
    start = parse(f"5/5/5/5/4N/3N1/{placement} 1 00")
    assert suspects(start, ["e3e2"]) == answer
    assert_same_suspects(start, ["e3e2"])


def test_an_enemy_that_stays_in_the_palace_without_winning_is_no_candidate() -> None:
    start = parse("cn3/5/5/5/5/a4/4N 1 00")
    assert suspects(start, ["e1e2", "a2b1"]) == {"a7": "NC", "b7": "NC", "b1": "A"}
    assert_same_suspects(start, ["e1e2", "a2b1"])


def test_a_candidate_that_wins_in_the_palace_is_known() -> None:
    start = parse("an3/5/5/5/5/c4/1l2N 1 00")
    assert_same_suspects(start, ["e1e2", "a2a1"])


def test_a_mask_that_falls_with_a_lady_is_known() -> None:
    start = parse("an3/5/5/5/5/c4/L3N 1 00")
    assert_same_suspects(start, ["e1e2", "a2a1"])
    start = parse("an3/5/5/5/5/n4/L3N 1 00")
    assert_same_suspects(start, ["e1e2", "a2a1"])


def test_the_suspects_use_nothing_but_what_the_player_knows() -> None:
    one, other = "nal2/5/5/5/5/5/4N 1 00", "lna2/5/5/5/5/5/4N 1 00"
    assert volto("suspects", one, "e1e2") == volto("suspects", other, "e1e2")
