"""How hard each puzzle is, as it was measured: a rating like Elo's, and the level cut from it.

Ratings are stored apart from the proofs, with a digest of the opponent that was measured and one
of each puzzle: other weights make a rating old, and no proof.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from volto_core.puzzles.puzzle import Puzzle
from volto_core.puzzles.table import format_puzzle

FILE = Path(__file__).with_suffix(".json")
# The ratings at which levels 2, 3, 4 and 5 begin.
CUTS = (950, 1250, 1650, 2050)
HARDEST = len(CUTS) + 1
# Of a puzzle that was not measured.
UNMEASURED = 1300
# What a puzzle is called and described as is no part of its question.
_NAMES = ("id", "theme", "also", "why")


class Rating(NamedTuple):
    """The rating of a puzzle, and the digest of the puzzle that was measured."""

    rating: int
    digest: str

    @property
    def level(self) -> int:
        """The level, from 1 to 5."""
        return level_of(self.rating)


class Ratings(NamedTuple):
    """The digest of the opponent that was measured, and the rating of each puzzle by its id."""

    opponent: str
    of: Mapping[str, Rating]

    def rating(self, name: str) -> int:
        """The rating of a puzzle."""
        return self.of[name].rating if name in self.of else UNMEASURED

    def level(self, name: str) -> int:
        """The level of a puzzle, from 1 to 5."""
        return level_of(self.rating(name))

    def is_current(self, puzzle: Puzzle) -> bool:
        """Whether this very puzzle was measured."""
        return puzzle.id in self.of and self.of[puzzle.id].digest == digest_of(puzzle)


def level_of(rating: int) -> int:
    """The level of a rating, from 1 to 5."""
    return 1 + sum(rating >= cut for cut in CUTS)


def digest_of(puzzle: Puzzle) -> str:
    """A digest of what a puzzle asks, shows and answers."""
    table = {key: value for key, value in format_puzzle(puzzle).items() if key not in _NAMES}
    return sha256(json.dumps(table, sort_keys=True).encode()).hexdigest()[:12]


def read_ratings(path: Path = FILE) -> Ratings:
    """The ratings of a file, none if there is no file."""
    if not path.exists():
        return Ratings("", {})
    data = json.loads(path.read_text("utf-8"))
    of = {name: Rating(*entry) for name, entry in data["ratings"].items()}
    return Ratings(data["opponent"], of)


def write_ratings(ratings: Ratings, path: Path = FILE) -> None:
    """Write the ratings, a line for each puzzle."""
    lines = ",\n".join(
        f'  "{name}": {json.dumps(list(rating))}' for name, rating in sorted(ratings.of.items())
    )
    text = f'{{\n "opponent": "{ratings.opponent}",\n "ratings": {{\n{lines}\n }}\n}}\n'
    path.write_text(text, "utf-8")
