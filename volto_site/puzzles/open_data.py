"""The collection with its proofs as open data: a JSON document and its schema."""

import json
from collections.abc import Iterator

from volto_puzzles.export import SCHEMA, document
from volto_site.puzzles.collection import all_tables
from volto_site.puzzles.proofs import proofs_of

# The collection, and the schema that describes it.
ADDRESSES = ("assets/puzzles/volto-puzzles.json", "assets/puzzles/volto-puzzles.schema.json")


def open_files() -> Iterator[tuple[str, bytes]]:
    """The collection and the schema that describes it, each with its address."""
    tables = all_tables()
    proved = ",".join(proofs_of(tables))
    empty = document((), (table["id"] for table in tables))
    whole = json.dumps(empty, separators=(",", ":"))
    collection = whole.replace("[]", f"[{proved}]").encode()
    return zip(ADDRESSES, (collection, SCHEMA.read_bytes()), strict=True)
