"""The parallel search for puzzles in composed positions, with its results in a JSON Lines file."""

from collections.abc import Iterable, Iterator
from functools import partial
from json import JSONDecodeError, dumps, loads
from pathlib import Path
from random import Random

from volto_core import Game, VoltoError
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.table import format_puzzle, parse_puzzle
from volto_puzzles.candidates import (
    bet_at,
    hidden_win,
    moment_of,
    open_scene,
    save_at,
    scene_of,
    shortest,
    unmasks_at,
    win_at,
)
from volto_puzzles.compositions import DEFENCES, HUNTS, RECIPES, composed, is_quiet, led_on
from volto_puzzles.keys import key_class
from volto_puzzles.symmetry import from_the_other_seat
from volto_puzzles.temptations import trimmed
from volto_puzzles.traits import described
from volto_puzzles.workers import spread

# What is looked for; the number of own moves within which a win is.
PURPOSES = ("win", "four", "hidden", "save", "unmask", "odds")
# So many compositions are one piece of work, which is kept as soon as it is done.
SKETCHES = 100
LONGEST_WIN = 3
# How often the learner is Ivory.
IVORY = 0.6
# Nodes of a search for a win in four.
PATIENCE = 30_000

Purposes = tuple[str, ...]


def found_in(seed: int, purposes: Purposes = PURPOSES) -> list[Puzzle]:
    """The puzzles in the compositions of a seed, trimmed and described."""
    rng = Random(seed)
    found: list[Puzzle] = []
    for _ in range(SKETCHES):
        for puzzle in _sketched(rng, rng.choice(purposes)):
            if _is_wanted(puzzle):
                seated = puzzle if rng.random() < IVORY else from_the_other_seat(puzzle)
                finished = described(trimmed(seated))
                if _is_wanted(finished):
                    found.append(finished)
    return found


def _sketched(rng: Random, purpose: str) -> Iterator[Puzzle]:
    """The puzzles in one composition."""
    recipe = RECIPES[rng.choice(DEFENCES if purpose == "save" else HUNTS)]
    is_open = purpose in ("win", "four") or (purpose == "save" and rng.random() < 0.3)
    start = composed(rng, recipe, all_ladies=not is_open)
    if not is_quiet(start):
        return
    game = led_on(rng, start, 0 if is_open else rng.choice((2, 2, 4, 4, 6, 8)))
    if game is None:
        return
    try:
        yield from _found(moment_of(game), purpose, is_open=is_open)
    except VoltoError:
        # A chance position may fit no world, or take too long.
        return


def _found(moment: tuple[Game, ...], purpose: str, *, is_open: bool) -> Iterator[Puzzle]:
    if is_open:
        scene = open_scene(moment[-1])
        if purpose == "four":
            found = win_at(scene, LONGEST_WIN + 1, nodes=PATIENCE)
        else:
            found = save_at(scene) if purpose == "save" else win_at(scene, LONGEST_WIN)
        yield from filter(None, (found,))
    elif purpose == "hidden":
        yield from filter(None, (hidden_win(moment, LONGEST_WIN),))
    else:
        scene = scene_of(moment[-1])
        finders = {"save": save_at, "odds": bet_at}
        puzzles = (
            unmasks_at(scene) if purpose == "unmask" else filter(None, (finders[purpose](scene),))
        )
        yield from (shortest(moment, puzzle) for puzzle in puzzles)


def _is_wanted(puzzle: Puzzle) -> bool:
    """Whether a puzzle is no win by the one idea that there is enough of."""
    return puzzle.aim is not Aim.WIN or key_class(puzzle) != "only-step"


def _line(purposes: Purposes, seed: int) -> str:
    found = found_in(seed, purposes)
    return dumps({"seed": seed, "puzzles": [format_puzzle(puzzle) for puzzle in found]})


def search_compositions(
    seeds: Iterable[int], path: Path, *, processes: int, purposes: Purposes = PURPOSES
) -> Iterator[int]:
    """Search the compositions of these seeds, append what is found, and yield each seed."""
    missing = seeds_left(seeds, path)
    with path.open("a", encoding="utf-8") as file:
        lines = spread(partial(_line, purposes), missing, processes=processes)
        for seed, line in zip(missing, lines, strict=True):
            file.write(line + "\n")
            file.flush()
            yield seed


def seeds_left(seeds: Iterable[int], path: Path) -> list[int]:
    """The seeds without a result in the file."""
    done = {seed for seed, _ in _kept(path)}
    return [seed for seed in seeds if seed not in done]


def read_found(path: Path) -> Iterator[Puzzle]:
    """The puzzles in a file of results, in the order of the seeds."""
    for _, tables in sorted(_kept(path), key=lambda kept: kept[0]):
        for table in tables:
            yield parse_puzzle(table)


def _kept(path: Path) -> Iterator[tuple[int, list[dict[str, object]]]]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    for line in lines:
        try:
            kept = loads(line)
        except JSONDecodeError:
            # An interrupted search leaves its last line incomplete.
            continue
        yield kept["seed"], kept["puzzles"]
