"""The proofs of puzzles, serialised."""

import json
from collections.abc import Iterable
from pathlib import Path

from volto_core.puzzles.table import parse_puzzle
from volto_puzzles.proof_json import puzzle_json
from volto_site.cache import Table, cached
from volto_site.places import CACHE

FILE = CACHE / "proved.json"


def proofs_of(tables: Iterable[Table], file: Path = FILE) -> list[str]:
    """Each puzzle with its proof, from the cache where it has it."""
    return cached(tables, compute, file)


def compute(table: Table) -> str:
    """One puzzle with its proof, serialised, as parsing megabytes from the cache is slow."""
    return json.dumps(puzzle_json(parse_puzzle(table)), separators=(",", ":"))
