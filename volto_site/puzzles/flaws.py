"""What the solver finds wrong with puzzles, as `volto_puzzles prove` does, kept between builds."""

from collections.abc import Iterable
from pathlib import Path

from volto_core.puzzles.table import parse_puzzle
from volto_puzzles.collection import Entry
from volto_puzzles.proofs import flaws_of
from volto_site.cache import Table, cached
from volto_site.places import CACHE

FILE = CACHE / "flaws.json"


def texts_of_flaws(tables: Iterable[Table], file: Path = FILE) -> list[list[str]]:
    """What is wrong with each puzzle, from the cache where it has it."""
    return cached(tables, compute, file)


def compute(table: Table) -> list[str]:
    """What is wrong with one puzzle, wherever it is written."""
    return [flaw.text for flaw in flaws_of(Entry("", 0, parse_puzzle(table)))]
