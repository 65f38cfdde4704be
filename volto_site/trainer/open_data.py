"""The whole collection with its proofs, for anyone to take."""

import json
from collections.abc import Iterator
from pathlib import Path

from puzzles.export import SCHEMA, document, puzzle_json
from puzzles.tables import puzzle_of, table_of
from volto_site.places import CACHE
from volto_site.trainer.collection import all_puzzles
from volto_site.trainer.keeping import Table, found_once

FILE = CACHE / "proofs.json"
# The collection, and the schema that describes it.
ADDRESSES = ("assets/puzzles/volto-puzzles.json", "assets/puzzles/volto-puzzles.schema.json")


def open_files(file: Path = FILE) -> Iterator[tuple[str, bytes]]:
    """The collection and the schema that describes it, each with its address."""
    proved = found_once(map(table_of, all_puzzles()), prove, file)
    collection = json.dumps(document(proved), separators=(",", ":")).encode()
    return zip(ADDRESSES, (collection, SCHEMA.read_bytes()), strict=True)


def prove(table: Table) -> Table:
    """One puzzle with its proof."""
    return puzzle_json(puzzle_of(table))
