"""What the command line cannot use, it refuses with one line that says what is wrong."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.contract.command import refusal_of, volto, volto_process
from tests.contract.reference import Refused, parse
from tests.support.combinations import combined

OPENING = "lanac/nslan/5/5/5/NALSN/CANAL 1 00"
EMPTY = "5/5/5/5/5/5/5"
COMMANDS = ("moves", "play", "perft", "view", "suspects", "solve", "show")
REST = {
    "moves": [],
    "play": ["a2a3"],
    "perft": ["1"],
    "view": ["1"],
    "suspects": [],
    "solve": ["--within", "1"],
    "show": [],
}

MALFORMED = {
    "nothing": "",
    "blank": " ",
    "a word": "hello",
    "one field": EMPTY,
    "two fields": f"{EMPTY} 1",
    "four fields": f"{EMPTY} 1 00 0",
    "space before": f" {EMPTY} 1 00",
    "space after": f"{EMPTY} 1 00 ",
    "two spaces": f"{EMPTY}  1 00",
    "tab": f"{EMPTY}\t1 00",
    "no-break space": f"{EMPTY}\u00a01 00",
    "newline after": f"{EMPTY} 1 00\n",
    "newline before": f"\n{EMPTY} 1 00",
    "newline between": f"{EMPTY}\n1 00",
    "carriage return": f"{EMPTY} 1 00\r",
    "line separator": f"{EMPTY} 1 00\u2028",
    "null": f"{EMPTY} 1 00\0",
    "escape": f"\x1b[31m{EMPTY} 1 00",
    "lone surrogate": f"\udcff{EMPTY} 1 00",
    "six rows": "5/5/5/5/5/5 1 00",
    "eight rows": f"{EMPTY}/5 1 00",
    "slash before": f"/{EMPTY} 1 00",
    "slash after": f"{EMPTY}/ 1 00",
    "empty row": "5/5/5//5/5/5 1 00",
    "short row": "5/5/5/4/5/5/5 1 00",
    "long row": "5/5/5/5N/5/5/5 1 00",
    "long row of digits": "5/5/5/33/5/5/5 1 00",
    "digit 0": "5/5/5/50/5/5/5 1 00",
    "digit 6": "5/5/5/6/5/5/5 1 00",
    "foreign digit": "5/5/5/\u0665/5/5/5 1 00",
    "superscript": "5/5/5/4\u00b9/5/5/5 1 00",
    "unknown mask": "5/5/5/Q4/5/5/5 1 00",
    "Cyrillic mask": "5/5/5/\u04104/5/5/5 1 00",
    "full-width mask": "5/5/5/\uff2e4/5/5/5 1 00",
    "backslash": "5\\5/5/5/5/5/5 1 00",
    "player 0": f"{EMPTY} 0 00",
    "player 3": f"{EMPTY} 3 00",
    "player 11": f"{EMPTY} 11 00",
    "player 01": f"{EMPTY} 01 00",
    "player w": f"{EMPTY} w 00",
    "player -1": f"{EMPTY} -1 00",
    "foreign player": f"{EMPTY} \u0661 00",
    "one lost": f"{EMPTY} 1 0",
    "three lost": f"{EMPTY} 1 000",
    "lost 3": f"{EMPTY} 1 03",
    "lost -1": f"{EMPTY} 1 -1",
    "lost with a sign": f"{EMPTY} 1 +1",
    "lost letters": f"{EMPTY} 1 ab",
    "foreign lost": f"{EMPTY} 1 \u0660\u0660",
    "lost dash": f"{EMPTY} 1 -",
    "four nobles": "NNNN1/5/5/5/5/5/5 1 00",
    "four advisors": "5/5/5/aaaa1/5/5/5 1 00",
    "two candidates": "5/5/5/5/5/5/C3C 1 00",
    "two soldiers": "ss3/5/5/5/5/5/5 1 00",
    "three ladies": "5/5/5/5/5/LLL2/5 1 00",
    "eleven masks": "X4/5/5/5/5/NALSN/CANAL 1 00",
    "eleven hidden masks": "xxxxx/xxxxx/x4/5/5/5/5 1 00",
    "thirty-five masks": "/".join(["XXXXX"] * 7) + " 1 00",
    "two ladies and one lost": "5/5/5/5/5/5/LL3 1 10",
    "one lady and two lost": "l4/5/5/5/5/5/5 1 02",
    "two ladies and two lost": "ll3/5/5/5/5/5/5 2 02",
    "a megabyte of masks": "N" * 1_000_000 + " 1 00",
    "a megabyte of rows": "5/" * 500_000 + "5 1 00",
    "a megabyte of spaces": " " * 1_000_000,
    "a megabyte of lost": f"{EMPTY} 1 " + "0" * 1_000_000,
    "a megabyte of players": f"{EMPTY} " + "1" * 1_000_000 + " 00",
    "a megabyte of newlines": "\n" * 1_000_000,
}

BAD_MOVES = {
    "nothing": "",
    "one square": "a2",
    "three characters": "a2a",
    "five characters": "a2a33",
    "column f": "f2f3",
    "target column f": "e2f2",
    "row 0": "a1a0",
    "row 8": "a7a8",
    "upper case": "A2A3",
    "a dash": "a2-a3",
    "a space": "a2 a3",
    "space before": " a2a3",
    "newline after": "a2a3\n",
    "foreign digits": "a\u0662a\u0663",
    "Cyrillic column": "\u04302\u04303",
    "null": "a2a3\0",
    "lone surrogate": "a2a\udcff",
    "empty square": "a4a5",
    "enemy mask": "a6a5",
    "own mask": "a1a2",
    "staying": "a2a2",
    "a noble diagonally": "a2b3",
    "a noble too far": "a2a4",
    "an advisor straight": "b2b3",
    "a lady too far": "c2c4",
    "a soldier diagonally": "d2e3",
    "a soldier too far": "d2d7",
    "a megabyte": "a2a3" * 250_000,
}

BAD_DEPTHS = [
    *("-1", "1.5", "1e1", "\u0663", "1_0", "", " ", " 1", "1 ", "+1", "0x1", "x", "None", "--1"),
    *("1\n", "\u00b2", "\uff11", "9" * 30, "1" * 5000, "9" * 1_000_000, "inf", "nan", "\0"),
]


@pytest.mark.parametrize("position", MALFORMED.values(), ids=MALFORMED.keys())
@pytest.mark.parametrize("command", COMMANDS)
def test_a_malformed_position_is_refused(command: str, position: str) -> None:
    with pytest.raises(Refused):
        parse(position)
    assert len(refusal_of(volto(command, position, *REST[command]))) < 2000


@pytest.mark.parametrize("move", BAD_MOVES.values(), ids=BAD_MOVES.keys())
@pytest.mark.parametrize("command", ["play", "suspects"])
def test_a_move_that_is_none_is_refused(command: str, move: str) -> None:
    assert len(refusal_of(volto(command, OPENING, move))) < 2000
    refusal_of(volto(command, OPENING, "b2a3", "a6a5", move))


@pytest.mark.parametrize("depth", BAD_DEPTHS, ids=lambda depth: f"{len(depth)}-{ascii(depth)[:20]}")
def test_a_depth_that_is_no_number_of_moves_is_refused(depth: str) -> None:
    assert len(refusal_of(volto("perft", OPENING, depth))) < 2000


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["moves", "5/5/5/Q4/5/5/5 1 00"], "Q"),
        (["moves", f"{EMPTY} 7 00"], "7"),
        (["moves", f"{EMPTY} 1 03"], "03"),
        (["play", OPENING, "a1a9"], "a9"),
        (["play", OPENING, "b2b3"], "b2b3"),
        (["suspects", OPENING, "b2b3"], "b2b3"),
        (["play", OPENING, "z1a2"], "z1"),
        (["perft", OPENING, "-1"], "-1"),
        (["perft", OPENING, "many"], "many"),
        (["view", OPENING, "9"], "9"),
        (["castle", OPENING], "castle"),
        (["moves", OPENING, "--loud"], "--loud"),
        (["show", OPENING, "--png", "x"], "--png"),
        (["--version"], "--version"),
        (["moves", f"{EMPTY}  1 00"], "  1 00"),
    ],
    ids=str,
)
def test_the_refusal_names_what_is_wrong(arguments: list[str], named: str) -> None:
    assert named in refusal_of(volto(*arguments))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_wrong_number_of_arguments_is_refused(command: str) -> None:
    refusal_of(volto(command))
    if command not in {"play", "suspects"}:
        refusal_of(volto(command, OPENING, *REST[command], "a2a3"))
        refusal_of(volto(command, OPENING, *REST[command], *["a2a3"] * 1000))
    if command in {"perft", "view"}:
        refusal_of(volto(command, OPENING))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("option", ["--bogus", "-q", "--svgg", "--verbose=1", "-\u00e9", "-\n"])
def test_an_unknown_option_is_refused(command: str, option: str) -> None:
    refusal_of(volto(command, OPENING, *REST[command], option))
    refusal_of(volto(option, command, OPENING, *REST[command]))


@pytest.mark.parametrize(
    "name",
    ["", " ", "MOVES", "move", "perf", "\n", "\u00e9", "-", "x" * 10**6],
    ids=lambda name: ascii(name)[:20],
)
def test_an_unknown_command_is_refused(name: str) -> None:
    refusal_of(volto(name, OPENING))


@pytest.mark.parametrize("player", ["0", "3", "", "1 ", "\u0661", "01", "one", "-1", "1\n"])
def test_an_unknown_player_is_refused(player: str) -> None:
    refusal_of(volto("view", OPENING, player))


def test_no_command_at_all_is_refused() -> None:
    refusal_of(volto())


def test_a_drawing_without_a_file_is_refused(tmp_path: Path) -> None:
    refusal_of(volto("show", OPENING, "--svg"))
    refusal_of(volto("show", OPENING, "--svg", str(tmp_path / "missing" / "board.svg")))
    refusal_of(volto("show", OPENING, "--svg", str(tmp_path)))
    refusal_of(volto("show", OPENING, "--svg", ""))


def test_a_bad_position_leaves_no_drawing_behind(tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    refusal_of(volto("show", "5/5 1 00", "--svg", str(target)))
    assert not target.exists()


def test_a_hidden_mask_is_no_true_position_for_suspects() -> None:
    refusal_of(volto("suspects", "x4/5/5/5/5/5/4N 1 00"))


STRANGE: tuple[tuple[str | bytes, ...], ...] = (
    ("moves", "5/5/5/Q4/5/5/5 1 00"),
    ("moves", b"\xff\xfe 1 00"),
    ("moves", "\u00e9\u4e2d\U0001f3ad 1 00"),
    ("moves", f"{EMPTY}\n1 00"),
    ("moves", "N" * 100_000),
    ("play", OPENING, b"a2a\xff"),
    ("play", OPENING, "a\u0662a\u0663"),
    ("perft", OPENING, "\u0663"),
    ("view", OPENING, "\u0661"),
    ("\u00e9", OPENING),
    ("moves", OPENING, "--\u00e9"),
    (),
)
LOCALES = ("C", "C.UTF-8")
# Where nothing but ASCII can be written, everything; elsewhere letters, and bytes that are none.
USUAL = {(each, "C") for each in STRANGE} | {(each, "C.UTF-8") for each in STRANGE[1:3]}


@pytest.mark.parametrize(
    ("arguments", "locale"),
    combined(USUAL, STRANGE, LOCALES),
    ids=lambda value: value if isinstance(value, str) else ascii([*value[:1], *value[-1:]])[:40],
)
def test_a_process_of_its_own_refuses_alike(
    arguments: tuple[str | bytes, ...], locale: str
) -> None:
    environment = {"LC_ALL": locale, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    refusal_of(volto_process(arguments, environment=environment))


def test_random_damage_to_a_position_is_refused_where_the_notation_refuses_it() -> None:
    rng = Random("damage")
    for _ in range(600):
        text = list(rng.choice((OPENING, f"{EMPTY} 2 11", "xx3/5/2n2/5/5/1XX2/4C 1 01")))
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text))
            text[at : at + rng.randint(0, 2)] = rng.choices("NACSLXnacslx12345067/ \n\u0663", k=1)
        position = "".join(text)
        try:
            parse(position)
        except Refused:
            refusal_of(volto("view", position, "1"))
        else:
            assert volto("view", position, "1").status == 0, position


ANY_TEXT = st.text(st.characters(), max_size=40)
NEAR_TEXT = st.text(st.sampled_from("NACSLXnacslx12345/ 012-h\n"), max_size=40)
NEAR_MOVE = st.text(st.sampled_from("abcdef012345678- \n"), max_size=5)


@given(st.sampled_from(COMMANDS), st.one_of(ANY_TEXT, NEAR_TEXT))
@settings(max_examples=300, deadline=None)
@example("moves", "@x")
@example("moves", "--")
@example("show", "--svg=")
def test_no_text_in_place_of_a_position_breaks_the_command(command: str, text: str) -> None:
    answer = volto(command, text, *REST[command])
    if answer.status != 0:
        refusal_of(answer)


@given(st.sampled_from(["play", "suspects"]), st.lists(st.one_of(ANY_TEXT, NEAR_MOVE), max_size=3))
@settings(max_examples=300, deadline=None)
@example("play", ["--"])
@example("suspects", ["@a2a3"])
def test_no_text_in_place_of_a_move_breaks_the_command(command: str, moves: list[str]) -> None:
    answer = volto(command, OPENING, *moves)
    if answer.status != 0:
        refusal_of(answer)
