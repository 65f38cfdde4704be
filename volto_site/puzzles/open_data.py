"""The collection with its proofs as open data: a JSON document and its schema."""

import json
from collections.abc import Iterator
from pathlib import Path

from volto_core.puzzles.table import parse_puzzle
from volto_puzzles.export import SCHEMA, document, puzzle_json
from volto_site.cache import Table, cached
from volto_site.places import CACHE
from volto_site.puzzles.collection import all_tables

FILE = CACHE / "proved.json"
# The collection, and the schema that describes it.
ADDRESSES = ("assets/puzzles/volto-puzzles.json", "assets/puzzles/volto-puzzles.schema.json")


def open_files(file: Path = FILE) -> Iterator[tuple[str, bytes]]:
    """The collection and the schema that describes it, each with its address."""
    tables = all_tables()
    proved = ",".join(cached(tables, prove, file))
    whole = _dumped(document((), (table["id"] for table in tables)))
    collection = whole.replace("[]", f"[{proved}]").encode()
    return zip(ADDRESSES, (collection, SCHEMA.read_bytes()), strict=True)


def prove(table: Table) -> str:
    """One puzzle with its proof, serialised, as parsing megabytes from the cache is slow."""
    return _dumped(puzzle_json(parse_puzzle(table)))


def _dumped(content: object) -> str:
    return json.dumps(content, separators=(",", ":"))
