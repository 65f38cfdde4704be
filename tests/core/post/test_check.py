"""`post check`: a line of letters agrees with itself, the rules and its promises, or does not."""

import json
from pathlib import Path

import pytest

from tests.support.post import forged, opened_all, openings, pair_of, slipped, text_of, texts
from volto_core import parse_move
from volto_core.cli import main
from volto_core.post.entries import Entry

LINE = "d2d6 e6d6 e2e3 d6d5 e3e4 d5d4 e4d4 e7e6 b2c3 e6d5 d4d5"
FINISHED = pair_of().played(LINE).finished()


class Command:
    """The command run on lines that were written to a file."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "letters.txt"
        self.capsys = capsys

    def __call__(self, *lines: str) -> tuple[int, str, str]:
        self.file.write_text("\n".join(lines), "utf-8")
        status = main(["post", "check", str(self.file)])
        out, err = self.capsys.readouterr()
        return status, out, err


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(tmp_path, capsys)


def test_a_finished_game_has_its_result(check: Command) -> None:
    status, out, err = check(*texts(FINISHED.letters))
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "winner": 1,
        "by": "win.candidate",
        "letters": len(FINISHED.letters.entries),
    }


def test_the_last_letter_alone_is_enough_in_an_address_too(check: Command) -> None:
    assert check("", f"https://volto.example/#letter={FINISHED.text}", "")[0] == 0


def test_short_letters_are_followed_and_old_ones_agree(check: Command) -> None:
    letters = FINISHED.letters
    shorts = [
        text_of(letters._replace(entries=letters.entries[:number]), short=True)
        for number in range(1, len(letters.entries) + 1)
    ]
    assert check(*shorts)[0] == 0
    assert check(*texts(letters), shorts[0], texts(letters)[3])[0] == 0
    assert check(*shorts[1:])[0] == 2


def test_a_draw_is_a_result(check: Command) -> None:
    drawn = pair_of().played("a2a3 e6e5 a3a2 e5e6 a2a3 e6e5 a3a2 e5e6").finished()
    status, out, _ = check(drawn.text)
    assert status == 0
    assert json.loads(out)["winner"] is None
    assert json.loads(out)["by"] == "ruling.repetition"


def test_the_first_letter_that_does_not_open_its_promise_is_named(check: Command) -> None:
    entries = FINISHED.letters.entries
    wrong = entries[3]._replace(openings=(entries[3].openings[0]._replace(salt=bytes(16)),))
    status, out, err = check(forged(FINISHED.letters, (*entries[:3], wrong, *entries[4:])))
    assert status == 1
    assert json.loads(out) == {"code": "false-opening", "letter": 4, "player": 2, "square": "d6"}
    assert err == "volto: false-opening: letter 4, player 2, square d6\n"


def test_a_hidden_illegal_move_is_named_by_its_letter(check: Command) -> None:
    pair = slipped(pair_of(), Entry(move=parse_move("a2b3"))).played("e6e5")
    pair = opened_all(slipped(pair, Entry(openings=openings(pair), resigns=True)))
    status, out, err = check(*texts(pair.letters))
    assert status == 1
    assert json.loads(out) == {
        "letter": 3,
        "player": 1,
        "code": "illegal-move",
        "move": "a2b3",
        "kind": "N",
    }
    assert err.startswith("volto: illegal-move: letter 3, player 1")


def test_letters_that_contradict_each_other_are_named(check: Command) -> None:
    entries = FINISHED.letters.entries
    other = entries[4]._replace(move=parse_move("a2a3"))
    status, out, _ = check(
        *texts(FINISHED.letters), forged(FINISHED.letters, (*entries[:4], other))
    )
    assert status == 1
    said = json.loads(out)
    assert (said["code"], said["letter"], said["player"]) == ("rewritten", 5, 1)
    assert (said["known"]["move"], said["told"]["move"]) == ("e2e3", "a2a3")


def test_the_letter_of_another_game_is_named(check: Command) -> None:
    first, *_ = texts(FINISHED.letters)
    changed = bytearray(FINISHED.letters.game)
    changed[0] ^= 1
    forged_game = text_of(FINISHED.letters._replace(game=bytes(changed)))
    status, out, _ = check(first, forged_game)
    assert (status, json.loads(out)) == (1, {"code": "other-game"})


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ((), "no-letter"),
        (("", "<b>"), "no-letter: line 2"),
        ((FINISHED.text[:-4],), "cut-short: line 1"),
        ((FINISHED.text[:-1] + "!",), "no-letter: line 1"),
        ((pair_of().played("a2a3").text,), "unfinished: letter 3, player 2"),
    ],
)
def test_what_cannot_be_checked_is_bad_input(
    lines: tuple[str, ...], said: str, check: Command
) -> None:
    status, out, err = check(*lines)
    assert (status, out) == (2, "")
    assert err == f"volto: {said}\n"


def test_a_file_that_is_not_there_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["post", "check", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err.startswith("volto: ")
