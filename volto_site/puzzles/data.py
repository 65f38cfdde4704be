"""The JSON of the puzzles: a list for the pages, and files with keys for the worker alone."""

import json
from collections.abc import Iterator
from typing import Any

from volto_core.geometry import SQUARE_NAMES
from volto_core.puzzles.puzzle import Puzzle
from volto_core.text.notation import format_position
from volto_site.puzzles.collection import (
    all_puzzles,
    all_ratings,
    all_tables,
    file_numbers,
    path_puzzles,
)
from volto_site.puzzles.results import all_verdicts

FOLDER = "puzzles"


def list_json() -> bytes:
    """Every puzzle without its key, for the pages."""
    puzzles = [_listed(puzzle) for puzzle in all_puzzles()]
    return _dumped({"puzzles": puzzles, "path": path_puzzles()})


def _listed(puzzle: Puzzle) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "id": puzzle.id,
        "kind": puzzle.aim.value,
        "themes": [puzzle.theme, *puzzle.also],
        "difficulty": all_ratings().level(puzzle.id),
        "rating": all_ratings().rating(puzzle.id),
        "position": format_position(puzzle.position),
        "file": file_numbers()[puzzle.id],
    }
    extras = {
        "within": puzzle.within,
        "square": " ".join(SQUARE_NAMES[square] for square in puzzle.asked),
        "off": "".join(kind.letter for kind in puzzle.off or ()),
        "history": " ".join(map(str, puzzle.history)),
    }
    return entry | {key: value for key, value in extras.items() if value}


def worker_files() -> Iterator[tuple[str, bytes]]:
    """The puzzles with their keys and the verdicts on first moves, by file."""
    files: dict[int, dict[str, Any]] = {}
    for table, verdicts in zip(all_tables(), all_verdicts(), strict=True):
        number = file_numbers()[table["id"]]
        files.setdefault(number, {})[table["id"]] = {"puzzle": table, "verdicts": verdicts}
    for number, content in sorted(files.items()):
        yield f"{FOLDER}/{number}.json", _dumped(content)


def _dumped(content: object) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode()
