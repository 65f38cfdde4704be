"""`review` says what plain enumeration of all worlds finds, and refuses what is no game."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.contract.command import refusal_of, result_of, volto, volto_process
from tests.contract.games import full_setup, placed, walk, window
from tests.contract.plain_solver import forces
from tests.contract.reference import (
    Position,
    arrangements,
    kinds_of,
    last_of_world,
    legal_moves,
    lettered,
    observation,
    owner,
    play,
    play_all,
    show,
)
from tests.support.combinations import sampled

# Plain enumeration does not look further, nor at more moves: before the ninth no picture repeats.
FAR = 2
LONGEST = 6
FIELDS = ["player", "move", "worlds", "certain", "forced", "kept", "lost", "exposed", "truth"]
GAME = """\
[Ivory-Setup "NALSN/CANAL"]
[Night-Setup "lanac/nslan"]

1. d2d6xA e6d6xS
2. e2e3 d6d5
3. e3e4 d5d4
4. e4d4xN e7e6
5. b2c3 e6d5
6. d4d5xC
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def reviewed(file: Path, record: str) -> list[dict[str, Any]]:
    file.write_text(record, "utf-8")
    answer: list[dict[str, Any]] = json.loads(result_of(volto("review", str(file))))
    return answer


def worlds_of(start: Position, moves: Sequence[str], viewer: int) -> Iterator[Position]:
    """Where the moves lead in every world that looks the same to a player."""
    enemy = 3 - viewer
    squares = [square for square, letter in start.masks.items() if owner(letter) == enemy]
    seen = [observation(turn) for turn in play_all(start, moves)]
    for kinds in arrangements("".join(kinds_of(start, enemy).elements())):
        masks = dict(start.masks)
        masks |= {s: lettered(kind, enemy) for s, kind in zip(squares, kinds, strict=True)}
        last = last_of_world(Position(masks, start.player, start.lost), moves, seen)
        if last is not None:
            yield last


def risks(world: Position, move: str) -> tuple[bool, bool]:
    """Whether a move loses at once in a world, and whether the enemy can win right after it."""
    enemy = 3 - world.player
    turn = play([world], move)
    if turn.result:
        return turn.result[0] == enemy, False
    replies = [play([turn.position], reply).result for reply in legal_moves(turn.position)]
    return False, any(result is not None and result[0] == enemy for result in replies)


def by_definition(start: Position, moves: list[str], turn: int) -> dict[str, object]:
    before = [start, *(each.position for each in play_all(start, moves[:turn]))][-1]
    mover, move = before.player, moves[turn]
    worlds = list(worlds_of(start, moves[:turn], mover))
    enemies = [square for square, letter in before.masks.items() if owner(letter) != mover]
    kinds = {square: {world.masks[square].upper() for world in worlds} for square in enemies}
    choice = legal_moves(before)
    forced = next(
        (n for n in range(1, FAR + 1) if any(forces(worlds, one, n) for one in choice)), None
    )
    lost, exposed = zip(*(risks(world, move) for world in worlds), strict=True)
    true_lost, true_exposed = risks(before, move)
    return {
        "player": mover,
        "move": move,
        "worlds": len(worlds),
        "certain": {square: min(could) for square, could in kinds.items() if len(could) == 1},
        "forced": forced,
        "kept": None if forced is None else forces(worlds, move, forced),
        "lost": sum(lost),
        "exposed": sum(exposed),
        "truth": {"lost": true_lost, "exposed": true_exposed},
    }


@pytest.mark.parametrize("number", sampled(range(8), 0, 1, 2, 3))
def test_a_review_is_what_plain_enumeration_finds(file: Path, number: int) -> None:
    rng = Random(f"review {number}")
    for _ in range(4):
        start = placed(rng, window(rng), (rng.randint(2, 4), rng.randint(2, 4)))
        moves, _ = walk(rng, start, rng.randint(1, LONGEST))
        record = f'[Position "{show(start)}"]\n\n{" ".join(moves)}\n'
        found = reviewed(file, record)
        assert len(found) == len(moves)
        for turn, told in enumerate(found):
            assert list(told) == FIELDS
            is_far = told["forced"] is not None and told["forced"] > FAR
            seen = told | ({"forced": None, "kept": None} if is_far else {})
            assert seen == by_definition(start, moves, turn), (show(start), moves, turn)


def test_a_whole_game_is_reviewed(file: Path) -> None:
    found = reviewed(file, GAME)
    assert [told["move"] for told in found][-1] == "d4d5"
    assert found[0]["worlds"] == 50400
    assert found[1]["certain"] == {"d6": "S"}
    assert (found[9]["worlds"], found[9]["exposed"]) == (1610, 1610)
    assert found[9]["truth"] == {"lost": False, "exposed": True}


def test_only_the_truth_depends_on_masks_that_the_mover_cannot_tell_apart(file: Path) -> None:
    """The noble on c7 and the lady on a7 exchanged: Ivory has seen neither of them."""
    one = reviewed(file, GAME)
    other = reviewed(file, GAME.replace("lanac/nslan", "nalac/nslan"))
    for told, same in zip(one, other, strict=True):
        if told["player"] == 1:
            assert told | {"truth": None} == same | {"truth": None}


def test_a_record_may_hide_a_family(file: Path) -> None:
    whole, found = reviewed(file, GAME), reviewed(file, GAME.replace("lanac/nslan", "xxxxx/xxxxx"))
    for told, true in zip(found, whole, strict=True):
        if told["player"] == 1:
            assert told == true | {"truth": "hidden"}
        else:
            unknown = dict.fromkeys(["forced", "kept", "lost", "exposed", "truth"], "hidden")
            assert told == true | unknown


def test_a_process_of_its_own_answers_alike(file: Path) -> None:
    rng = Random("a process of its own")
    start = full_setup(rng)
    moves, _ = walk(rng, start, 12)
    file.write_text(f'[Position "{show(start)}"]\n\n{" ".join(moves)}\n', "utf-8")
    answer = volto_process(["review", str(file)], options=["-S"])
    assert answer == volto("review", str(file))


BAD = {
    "nothing": ("", "Ivory-Setup"),
    "no start": ("1. a2a3", "Ivory-Setup"),
    "a tag without quotes": ("[Position 5]", "column 11"),
    "an illegal move": (GAME.replace("b2c3", "b2b3"), "line 8, column 4"),
    "a capture of another kind": (GAME.replace("d2d6xA", "d2d6xN"), "line 4, column 4"),
    "a move after the end": (GAME.replace("d5xC", "d5xC a2a3"), "over"),
    "another result": ('[Result "2 win.ladies"]\n' + GAME, "win.candidate"),
    "a hidden mask that moves as none can": (
        GAME.replace("lanac/nslan", "xxxxx/xxxxx").replace("e7e6", "e7c5"),
        "line 7",
    ),
    "a hidden capture that tells nothing": (
        GAME.replace("lanac/nslan", "xxxxx/xxxxx").replace("d2d6xA", "d2d6"),
        "line 4",
    ),
    "hidden masks and a gap": (GAME.replace("lanac/nslan", "xxxxx/xxxx1"), "off the mat"),
    "a kind too often": (GAME.replace("lanac/nslan", "cxxxx/xxxxc"), "C"),
    "a megabyte": ("a2a3 " * 200_000, "Ivory-Setup"),
}


@pytest.mark.parametrize(("record", "named"), BAD.values(), ids=BAD.keys())
def test_what_is_no_record_is_refused(file: Path, record: str, named: str) -> None:
    file.write_text(record, "utf-8")
    assert named in refusal_of(volto("review", str(file)))


@pytest.mark.parametrize("arguments", [[], ["/no/such/file"], ["/"], ["a\0b"], [""]])
def test_what_is_no_file_is_refused(arguments: list[str]) -> None:
    assert refusal_of(volto("review", *arguments))


def test_what_is_no_text_is_refused(file: Path) -> None:
    file.write_bytes(b"[Ivory \xff]")
    assert "UTF-8" in refusal_of(volto("review", str(file)))
