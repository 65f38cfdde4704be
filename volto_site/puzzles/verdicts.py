"""The verdicts on all first moves of the collection."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from volto_core.puzzles import parse_puzzle
from volto_puzzles.first_verdicts import first_verdicts
from volto_site.cache import Table, cached
from volto_site.places import CACHE
from volto_site.puzzles.collection import all_tables

FILE = CACHE / "verdicts.json"


def verdicts_of(tables: Iterable[Table], file: Path = FILE) -> list[Table]:
    """The verdicts of each puzzle, from the cache where it has them."""
    return cached(tables, compute, file)


@cache
def all_verdicts() -> tuple[Table, ...]:
    """The verdicts of every puzzle, in the order of the collection."""
    return tuple(verdicts_of(all_tables()))


def compute(table: Table) -> Table:
    """The verdicts of one puzzle."""
    return first_verdicts(parse_puzzle(table))
