"""Letters of each version of the format that was ever published: they are read for ever."""

from pathlib import Path

import pytest

from volto_core import Player, parse_move
from volto_core.post.check import check
from volto_core.post.letters import format_letter, parse_letter
from volto_core.post.receipt import restore
from volto_core.post.seat import Duty
from volto_core.post.secret import parse_secret

FOLDER = Path(__file__).with_name("version_1")
RESULTS = {
    "candidate-taken": (1, "win.candidate"),
    "ladies-taken": (2, "win.ladies"),
    "lady-by-candidate": (2, "capture.lady-by-candidate"),
    "palace-quietly": (1, "win.palace"),
    "palace-by-capture": (1, "win.palace"),
    "palace-with-a-lady": (2, "capture.lady-by-candidate"),
    "palace-with-the-candidate": (1, "win.candidate"),
    "repeated": (None, "ruling.repetition"),
    "no-move": (None, "ruling.no-move"),
    "resigned-in-short-letters": (1, "resignation"),
}


def lines_of(name: str) -> list[str]:
    return (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", RESULTS)
def test_a_game_that_was_finished_long_ago_has_its_result(name: str) -> None:
    checked = check(lines_of(name))
    assert checked.is_right
    assert (checked.report["winner"], checked.report["by"]) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_a_letter_is_written_as_it_was_written_long_ago(name: str) -> None:
    for line in lines_of(name):
        assert format_letter(parse_letter(line)) == line


def test_a_game_is_taken_up_from_a_file_that_was_saved_long_ago() -> None:
    secret, letter = parse_secret((FOLDER / "secret-of-ivory.txt").read_text("utf-8"))
    seat = restore(secret, parse_letter(letter))
    assert (seat.player, seat.duty) == (Player.IVORY, Duty.MOVE)
    assert seat.play(parse_move("a2a3")).letters.writer is Player.NIGHT


def test_every_letter_that_is_kept_is_read() -> None:
    names = {path.stem for path in FOLDER.iterdir()}
    assert names == {*RESULTS, "secret-of-ivory"}
