"""`solve` finds what plain enumeration of all worlds finds, and refuses what fits in none."""

import json
from random import Random

import pytest

from tests.contract.command import refusal_of, result_of, volto, volto_process
from tests.contract.games import SQUARES, cornered, full_setup, in_palaces, placed, walk, window
from tests.contract.plain_solver import consistent_worlds, forces, seen_by, solve
from tests.contract.reference import BOX, KINDS, Position, kinds_of, owner, parse, show
from volto_core import cli

# How many of each: plain enumeration takes its time with twenty masks.
STYLES = {"anywhere": 10, "window": 12, "palaces": 12, "corner": 12, "game": 3}
# Worlds times masks.
MOST = 160
HIDDEN = "1XN2/5/5/2c1s/lX1X1/n4/5 2 11"


def true_position(rng: Random, style: str) -> Position:
    """A position with few masks, or a game that is under way."""
    while True:
        if style == "anywhere":
            position = placed(rng, SQUARES, (rng.randint(1, 5), rng.randint(1, 6)))
        elif style == "window":
            position = placed(rng, window(rng), (rng.randint(1, 6), rng.randint(1, 6)))
        elif style == "game":
            _, turns = walk(rng, full_setup(rng), rng.randint(20, 80))
            position = turns[-1].position
            if turns[-1].result:
                continue
        else:
            position = (in_palaces if style == "palaces" else cornered)(rng)
        if 2 not in position.lost:
            return position


def question(rng: Random, style: str) -> tuple[Position, dict[str, str], str | None]:
    """What a player sees, with suspects and the masks off, in not too many worlds."""
    while True:
        position = true_position(rng, style)
        enemy = 3 - position.player
        masks = sorted(square for square, m in position.masks.items() if owner(m) == enemy)
        hidden = set(rng.sample(masks, rng.randint(0, min(len(masks), 5))))
        suspects = {
            square: "".join(k for k in KINDS if k in {position.masks[square].upper(), *other})
            for square in sorted(hidden)
            if rng.random() < 0.4 and (other := rng.sample(KINDS, rng.randint(0, 2))) is not None
        }
        gone = BOX - kinds_of(position, enemy)
        off = None
        if gone["C"] == 0 and gone["L"] == position.lost[enemy - 1] and rng.random() < 0.5:
            off = "".join(gone.elements())
        seen = seen_by(position, hidden)
        worlds = sum(1 for _ in consistent_worlds(seen, suspects, off))
        if 0 < worlds <= MOST // max(1, len(seen.masks)):
            return seen, suspects, off


def asked(
    seen: Position, within: int, suspects: dict[str, str], off: str | None
) -> dict[str, object]:
    options = ["--within", str(within)]
    if suspects:
        options += ["--suspects", ",".join(f"{s}={kinds}" for s, kinds in suspects.items())]
    if off is not None:
        options += ["--off", off]
    answer: dict[str, object] = json.loads(result_of(volto("solve", show(seen), *options)))
    return answer


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("number", range(2))
def test_solve_answers_as_plain_enumeration_does(style: str, number: int) -> None:
    rng = Random(f"solve {style} {number}")
    for _ in range(STYLES[style]):
        seen, suspects, off = question(rng, style)
        worlds, within, moves = solve(seen, 2, suspects, off)
        expected = {"worlds": worlds, "within": within, "moves": moves}
        assert asked(seen, 2, suspects, off) == expected, (show(seen), suspects, off)


DEEPER = (
    ("1N1c1/4x/1xC2/5/5/1a2N/3a1 1 01", "e6=NS", 2, "c5b6"),
    ("3c1/1l1l1/C2A1/4x/x4/L4/2N2 1 00", "a3=A,e4=ASL", 2, "a5a6"),
    (HIDDEN, "b3=CS,b7=NSL", 3, "c4b3"),
)


@pytest.mark.parametrize(("position", "suspects", "within", "move"), DEEPER)
def test_a_longer_win_is_confirmed_and_nothing_quicker_is_there(
    position: str, suspects: str, within: int, move: str
) -> None:
    answer = json.loads(
        result_of(volto("solve", position, "--within", "3", "--suspects", suspects))
    )
    limits = dict(entry.split("=") for entry in suspects.split(","))
    worlds = list(consistent_worlds(parse(position), limits, None))
    assert answer == {"worlds": len(worlds), "within": within, "moves": [move]}
    assert forces(worlds, move, within)
    assert solve(parse(position), within - 1, limits)[1] is None


def test_an_open_diagram_is_one_world_whatever_is_missing() -> None:
    answer = result_of(volto("solve", "4c/4N/5/5/5/5/5 1 00", "--within", "1"))
    assert json.loads(answer) == {"worlds": 1, "within": 1, "moves": ["e6e7"]}


def test_solve_works_from_a_bare_checkout() -> None:
    answer = volto_process(
        ["solve", "xlx2/1x3/1N3/5/5/5/2C2 1 00", "--within", "1", "--suspects", "b6=C"],
        options=["-S", "-E"],
    )
    assert json.loads(result_of(answer)) == {"worlds": 6, "within": 1, "moves": ["b5b6"]}


def test_a_plan_is_added_when_asked_for() -> None:
    options = ["--within", "3", "--suspects", "b3=CS,b7=NSL", "--plan"]
    answer = json.loads(result_of(volto("solve", HIDDEN, *options)))
    assert set(answer) == {"worlds", "within", "moves", "plan", "line", "refuted"}


HIDDEN_TEN = "xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00"
REFUSED = {
    "no number": ([HIDDEN_TEN], "--within"),
    "0 moves": ([HIDDEN_TEN, "--within", "0"], "1 to 99"),
    "a word": ([HIDDEN_TEN, "--within", "two"], "1 to 99"),
    "a foreign digit": ([HIDDEN_TEN, "--within", "\u0662"], "1 to 99"),
    "a hundred moves": ([HIDDEN_TEN, "--within", "100"], "1 to 99"),
    "no position": (["hello", "--within", "1"], "fields"),
    "an own mask hidden": (["5/5/5/5/5/5/X4 1 00", "--within", "1"], "a1"),
    "the game over": (["4n/5/5/5/5/5/N4 1 20", "--within", "1"], "over"),
    "no square": ([HIDDEN_TEN, "--within", "1", "--suspects", "f7=N"], "f7"),
    "no kind": ([HIDDEN_TEN, "--within", "1", "--suspects", "a7=NX"], "column 5"),
    "no enemy mask": ([HIDDEN_TEN, "--within", "1", "--suspects", "a4=N"], "a4"),
    "no world": ([HIDDEN_TEN, "--within", "1", "--suspects", "a7=C,b7=C"], "no world"),
    "too few masks": (["x4/5/5/5/5/5/N4 1 00", "--within", "1"], "no world"),
    "off without end": ([HIDDEN_TEN, "--within", "1", "--off", "N"], "not ten"),
    "off with letters": ([HIDDEN_TEN, "--within", "1", "--off", "nn"], "column 1"),
    "unknown option": ([HIDDEN_TEN, "--within", "1", "--world", "1"], "--world"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_solved_is_refused(name: str) -> None:
    arguments, named = REFUSED[name]
    assert named in refusal_of(volto("solve", *arguments))


def test_a_question_that_is_too_long_is_not_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "PATIENCE", 5)
    answer = volto("solve", HIDDEN_TEN, "--within", "3")
    assert (answer.status, answer.output) == (1, "")
    assert answer.errors == "volto: not decided after 5 nodes\n"
