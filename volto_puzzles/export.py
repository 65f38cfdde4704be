"""Serialises the collection with its proofs as one JSON document that fits schema.json."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from volto_core.json import Json
from volto_core.puzzles.puzzle import Puzzle
from volto_puzzles.proof_json import puzzle_json
from volto_puzzles.ratings import read_ratings
from volto_puzzles.workers import spread

SCHEMA = Path(__file__).with_name("schema.json")


def exported(puzzles: Iterable[Puzzle], *, processes: int | None = None) -> Iterator[Json]:
    """Each puzzle with its proof, as JSON."""
    return spread(puzzle_json, puzzles, processes=processes)


def document(puzzles: Iterable[Json], names: Iterable[str]) -> Json:
    """The whole document; what was measured is apart from what is proved."""
    ratings = read_ratings()
    return {
        "licence": "CC0-1.0",
        "opponent": ratings.opponent,
        "ratings": {
            name: {"rating": ratings.rating(name), "difficulty": ratings.level(name)}
            for name in names
        },
        "puzzles": list(puzzles),
    }
