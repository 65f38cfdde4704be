"""The opponent on the command line: legal, honest, and the same for the same arguments."""

from random import Random

import pytest

from tests.contract.command import refusal_of, result_of, volto, volto_process
from tests.contract.games import full_setup
from tests.contract.reference import legal_moves, show

OPENING = "lanac/nslan/5/5/5/NALSN/CANAL 1 00"
LEVELS = "12345"
BOX = "AAACLLNNNS"


def test_a_plain_checkout_prints_the_move_of_a_level() -> None:
    arguments = ["bot", OPENING, "a2a3", "a6a5", "--level", "2", "--seed", "5"]
    moved = result_of(volto_process(arguments))
    assert moved == result_of(volto(*arguments))


@pytest.mark.parametrize("level", LEVELS)
def test_the_opponent_plays_legal_moves(level: str) -> None:
    for seed in range(4):
        position = full_setup(Random(seed))
        asked = ["bot", show(position), "--level", level, "--seed", str(seed)]
        assert result_of(volto(*asked)).strip() in legal_moves(position)


@pytest.mark.parametrize("level", LEVELS)
def test_a_move_depends_on_no_mask_that_its_player_cannot_know(level: str) -> None:
    moves = set()
    for night in ("lanac/nslan", "canal/nslan", "nalsn/lanac", "aaann/cllsn"):
        position = f"{night}/5/5/5/NALSN/CANAL 1 00"
        moves.add(result_of(volto("bot", position, "--level", level, "--seed", "8")))
    assert len(moves) == 1


@pytest.mark.parametrize("player", "12")
@pytest.mark.parametrize("level", LEVELS)
def test_a_set_up_has_the_ten_masks_of_the_box_in_two_rows(level: str, player: str) -> None:
    found = set()
    for seed in range(6):
        asked = ["arrange", "--level", level, "--player", player, "--seed", str(seed)]
        rows = result_of(volto(*asked)).strip()
        assert [len(row) for row in rows.split("/")] == [5, 5]
        assert rows.isupper() == (player == "1")
        assert "".join(sorted(rows.replace("/", "").upper())) == BOX
        found.add(rows)
    assert len(found) > 3


def test_bad_input_is_refused_in_one_line() -> None:
    assert "--level" in refusal_of(volto("bot", OPENING))
    assert "'0'" in refusal_of(volto("bot", OPENING, "--level", "0"))
    assert "--player" in refusal_of(volto("arrange", "--level", "1"))
    over = "lanac/nslan/5/5/5/NA1SN/CANA1 1 20"
    assert "over" in refusal_of(volto("bot", over, "--level", "5"))
