"""The verdicts on all first moves of puzzles."""

from collections.abc import Iterable
from pathlib import Path

from volto_core.puzzles import parse_puzzle
from volto_puzzles.first_verdicts import first_verdicts
from volto_site.cache import Table, cached
from volto_site.places import CACHE

FILE = CACHE / "verdicts.json"


def verdicts_of(tables: Iterable[Table], file: Path = FILE) -> list[Table]:
    """The verdicts of each puzzle, from the cache where it has them."""
    return cached(tables, compute, file)


def compute(table: Table) -> Table:
    """The verdicts of one puzzle."""
    return first_verdicts(parse_puzzle(table))
