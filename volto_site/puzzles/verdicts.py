"""The verdicts on all first moves of the collection."""

from collections.abc import Iterable
from pathlib import Path

from volto_core.puzzles import parse_puzzle
from volto_puzzles.first_verdicts import first_verdicts
from volto_site.places import CACHE
from volto_site.puzzles.cache import Table, found_once

FILE = CACHE / "verdicts.json"


def verdicts_of(tables: Iterable[Table], file: Path = FILE) -> list[Table]:
    """The verdicts of each puzzle; those of an earlier build are taken from its file."""
    return found_once(tables, find, file)


def find(table: Table) -> Table:
    """The verdicts of one puzzle."""
    return first_verdicts(parse_puzzle(table))
