"""The table of every puzzle in every language, made again only when something behind it changes."""

import hashlib
from functools import cache
from pathlib import Path

from volto_core.puzzles import parse_puzzle
from volto_site.boards.sheet import drawn_from
from volto_site.cache import Table, cached
from volto_site.languages import CODES
from volto_site.places import CACHE, STRINGS
from volto_site.puzzles.board import puzzle_drawing
from volto_site.puzzles.collection import all_ratings, all_tables, file_numbers
from volto_site.puzzles.first_answers import answer_names
from volto_site.puzzles.page import puzzle_table
from volto_site.strings import strings_of

FILE = CACHE / "tables.json"
# The symbols that the pages of a language draw with, beside them: every reference repeats the path.
SHEET = "masks.svg"

# The HTML of a table, by language.
Tables = dict[str, str]


@cache
def tables_of_puzzles(file: Path = FILE) -> dict[str, Tables]:
    """The tables of each puzzle by its id, from the cache where it has them."""
    answers, numbers, ratings, words = answer_names(), file_numbers(), all_ratings(), words_digest()
    told = [
        {
            "puzzle": table,
            "answers": answers[table["id"]],
            # What the data of the board take from the collection.
            "file": numbers[table["id"]],
            "level": ratings.level(table["id"]),
            "words": words,
        }
        for table in all_tables()
    ]
    ids = (table["id"] for table in all_tables())
    return dict(zip(ids, cached(told, compute, file), strict=True))


def compute(told: Table) -> Tables:
    """The tables of one puzzle, drawn with the sheet of symbols."""
    puzzle = parse_puzzle(told["puzzle"])
    board = puzzle_drawing(puzzle, answers=told["answers"])
    return {
        code: drawn_from(f"../{SHEET}", puzzle_table(puzzle, board, strings_of(code)))
        for code in CODES
    }


def words_digest() -> str:
    """A digest of all messages, which the import closure does not reach."""
    total = hashlib.sha256()
    for path in sorted(STRINGS.rglob("*.ftl")):
        total.update(f"{path.relative_to(STRINGS)}\n".encode() + path.read_bytes())
    return total.hexdigest()[:16]
