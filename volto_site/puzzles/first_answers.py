"""The first answers of puzzles: the verdict on each first move, ready before Python is."""

from collections.abc import Iterable
from itertools import product
from pathlib import Path

from volto_core.pieces import KINDS
from volto_core.puzzles import parse_puzzle
from volto_site.boards.first_answers import first_answers
from volto_site.cache import Table, cached
from volto_site.places import CACHE

FILE = CACHE / "first-answers.json"


def answers_of(told: Iterable[Table], file: Path = FILE) -> list[str]:
    """The first answers of each puzzle with its verdicts, from the cache where it has them."""
    return cached(told, compute, file)


def compute(told: Table) -> str:
    """The first answers of one puzzle with its verdicts, from the file of this number."""
    puzzle = parse_puzzle(told["puzzle"])
    letters = [kind.letter for kind in KINDS]
    names = map("".join, product(letters, repeat=len(puzzle.asked))) if puzzle.asked else ()
    return first_answers(
        {"do": "load", "puzzle": puzzle.id, "file": told["file"]},
        {"do": "load", "puzzle": told["puzzle"], "verdicts": told["verdicts"]},
        suspects=not puzzle.is_open,
        actions=[{"do": "name", "kinds": each} for each in names],
    )
