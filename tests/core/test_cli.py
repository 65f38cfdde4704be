import json
import runpy
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.support.boards import OPENING
from tests.support.records import SHORT
from volto_core.cli import main
from volto_core.opponent.arrangement import arrangement
from volto_core.pieces import Player
from volto_core.text.notation import parse_setup


def run(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> tuple[int, str, str]:
    try:
        status = main(arguments)
    except SystemExit as exit_:
        status = exit_.code if isinstance(exit_.code, int) else 1
    out, err = capsys.readouterr()
    return status, out, err


def test_a_newcomer_finds_help(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, ["--help"])
    assert (status, err) == (0, "")
    for word in ("moves", "suspects", "N noble", "examples:"):
        assert word in out


def test_moves_are_sorted_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, ["moves", "5/5/5/5/5/A3N/5 1 00"])
    assert out.split() == sorted(out.split()) == ["a2b1", "a2b3", "e2d2", "e2e1", "e2e3"]


def test_no_moves_print_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, ["moves", "2S2/5/5/5/5/5/5 1 00"]) == (0, "", "")


def test_play_tells_the_result_and_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, ["play", "2l1c/2C2/5/5/5/5/5 1 00", "c6c7"])
    said = json.loads(out)
    assert said["position"] == "4c/5/5/5/5/5/5 2 01"
    assert said["result"] == {"winner": 2, "by": "capture.lady-by-candidate"}
    assert said["events"][0] == {
        "turn": 1,
        "move": "c6c7",
        "event": "moved",
        "rule": "move.candidate",
        "player": 1,
        "from": "c6",
        "square": "c7",
        "kind": "C",
    }


def test_a_view_hides_the_other_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, ["view", OPENING, "2"])[1] == "lanac/nslan/5/5/5/XXXXX/XXXXX 1 00\n"
    assert run(capsys, ["view", OPENING, "spectator"])[1].count("x") == 10


def test_suspects_are_letters_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, ["suspects", "4c/2s2/5/5/anl2/5/4C 1 00", "e1e2", "c6c4"])
    assert json.loads(out) == {"a3": "NACL", "b3": "NACL", "c3": "NACL", "c4": "S", "e7": "NACL"}


def test_show_draws_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, ["show", OPENING])
    assert out.startswith("7  l a n a c\n")
    assert out.endswith("player 1 to move, ladies lost: 0 and 0\n")


def test_show_writes_a_drawing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert run(capsys, ["show", OPENING, "--svg", str(file)]) == (0, "", "")
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_win_is_found_in_what_a_player_knows(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, ["solve", "4c/4N/5/5/5/5/5 1 00", "--within", "1"])
    assert json.loads(out) == {"worlds": 1, "within": 1, "moves": ["e6e7"]}


def test_a_plan_tells_how_it_is_won(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, ["solve", "4c/4N/5/5/5/5/5 1 00", "--within", "1", "--plan"])
    assert json.loads(out)["plan"]["move"] == "e6e7"


def test_what_is_not_decided_in_time_is_told_with_status_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volto_core.cli.PATIENCE", 1)
    hidden = "xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00"
    status, out, err = run(capsys, ["solve", hidden, "--within", "3"])
    assert (status, out, err.count("\n")) == (1, "", 1)


def test_a_game_is_reviewed_from_its_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(SHORT, "utf-8")
    status, out, err = run(capsys, ["review", str(file)])
    assert (status, err) == (0, "")
    said = json.loads(out)
    assert [(one["player"], one["move"]) for one in said] == [(1, "d2d6"), (2, "e6d6"), (1, "a2a3")]
    assert (said[0]["worlds"], said[1]["certain"]) == (50400, {"d6": "S"})


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "no Position tag"),
        (b"\xff\xfe", "no text in UTF-8"),
        (SHORT.replace("xA", "xN").encode(), "line 9, column 4"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, complaint: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    status, out, err = run(capsys, ["review", str(file)])
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


@pytest.mark.parametrize("level", "123")
def test_the_opponent_plays_and_the_same_arguments_give_the_same_move(
    capsys: pytest.CaptureFixture[str], level: str
) -> None:
    asked = ["bot", OPENING, "a2a3", "--level", level, "--seed", "7"]
    _, move, _ = run(capsys, asked)
    _, moves, _ = run(
        capsys, ["moves", json.loads(run(capsys, ["play", *asked[1:3]])[1])["position"]]
    )
    assert move in moves.splitlines(keepends=True)
    assert run(capsys, asked)[1] == move


@pytest.mark.parametrize("player", Player)
def test_a_set_up_is_printed_as_it_stands_in_a_position(
    capsys: pytest.CaptureFixture[str], player: Player
) -> None:
    asked = ["arrange", "--level", "5", "--player", str(int(player)), "--seed", "3"]
    status, rows, _ = run(capsys, asked)
    assert status == 0
    assert parse_setup(rows.strip(), player) == arrangement(player, level=5, seed=3)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["bot", OPENING], "the following arguments are required: --level"),
        (["bot", OPENING, "--level", "6"], "invalid choice: '6'"),
        (["bot", OPENING, "a1a2", "--level", "1"], "illegal move a1a2"),
        (["bot", OPENING, "--level", "1", "--seed", "1.5"], "--seed is not a number"),
        (["bot", "5/5/5/5/5/5/5 1 00", "--level", "1"], "the game is over: a draw"),
        (["bot", "x4/5/5/5/5/5/4N 1 00", "--level", "1"], "the mask on a7 is hidden"),
        (["arrange", "--level", "1"], "the following arguments are required: --player"),
        (["arrange", "--level", "1", "--player", "3"], "invalid choice: '3'"),
        (["arrange", "--lev", "1", "--player", "2"], "required: --level"),
        ([], "no command"),
        (["fly"], "invalid choice: 'fly'"),
        (["moves"], "the following arguments are required: POSITION"),
        (["moves", OPENING, "--fast"], "unknown argument '--fast'"),
        (["moves", "5"], "1 fields instead of placement"),
        (["play", OPENING, "a1a9"], "no square 'a9' at column 3"),
        (["play", OPENING, "a1a2"], "illegal move a1a2: turn.own-mask"),
        (["play", "4c/5/5/5/5/5/C4 1 02", "a1a2"], "the game is over: player 2 has won"),
        (["perft", OPENING, "-1"], "the depth is not a number from 0 to 99"),
        (["perft", OPENING, "100"], "the depth is not a number from 0 to 99"),
        (["perft", OPENING, "²"], "the depth is not a number"),
        (["view", OPENING, "3"], "invalid choice: '3'"),
        (["show", OPENING, "--svg", "/"], "directory"),
        (["show", OPENING, "--svg", ""], "directory"),
        (["suspects", "x4/5/5/5/5/5/4N 1 00"], "the mask on a7 is hidden"),
        (["moves", "a\nb"], "1 fields"),
        (["review"], "the following arguments are required: FILE"),
        (["review", "/no/such/game"], "No such file"),
        (["review", "/"], "directory"),
        (["review", "a\0b"], "no name of a file"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    status, out, err = run(capsys, arguments)
    assert (status, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1
    assert err.startswith("volto: ")


def test_an_interrupted_count_stops_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("volto_core.cli.perft", interrupt)
    assert run(capsys, ["perft", OPENING, "5"]) == (130, "", "")


def test_the_package_runs_as_a_module(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["volto_core", "perft", OPENING, "1"])
    with pytest.raises(SystemExit) as exit_:
        runpy.run_module("volto_core", run_name="__main__")
    assert exit_.value.code == 0
    assert capsys.readouterr().out == "11\n"
