"""The first answers of every puzzle: the verdict on each first move, ready before Python is."""

from functools import cache
from itertools import product
from pathlib import Path

from volto_core.pieces import KINDS
from volto_core.puzzles import parse_puzzle
from volto_site.boards.first_answers import file_name, first_answers
from volto_site.cache import Table, cached
from volto_site.places import CACHE
from volto_site.puzzles.collection import all_tables, file_numbers
from volto_site.puzzles.verdicts import all_verdicts

FILE = CACHE / "first-answers.json"


@cache
def answers_of_puzzles(file: Path = FILE) -> dict[str, str]:
    """The first answers of each puzzle by its id, from the cache where it has them."""
    tables = all_tables()
    numbers = file_numbers()
    told = [
        {"puzzle": table, "verdicts": verdicts, "file": numbers[table["id"]]}
        for table, verdicts in zip(tables, all_verdicts(), strict=True)
    ]
    ids = (table["id"] for table in tables)
    return dict(zip(ids, cached(told, compute, file), strict=True))


def compute(told: Table) -> str:
    """The first answers of one puzzle with its verdicts, from the file of this number."""
    puzzle = parse_puzzle(told["puzzle"])
    letters = [kind.letter for kind in KINDS]
    names = map("".join, product(letters, repeat=len(puzzle.asked))) if puzzle.asked else ()
    return first_answers(
        {"do": "load", "puzzle": puzzle.id, "file": told["file"]},
        {"do": "load", "puzzle": told["puzzle"], "verdicts": told["verdicts"]},
        suspects=not puzzle.is_open,
        actions=[{"do": "name", "kinds": each} for each in names],
    )


def answer_names() -> dict[str, str]:
    """The name of the file of each puzzle's first answers, by the id of the puzzle."""
    return {id: file_name(answers) for id, answers in answers_of_puzzles().items()}
