"""What is computed of every puzzle of the collection, from the caches where they have it.

Apart from what computes it: a new puzzle or rating changes the collection, and nothing else anew.
"""

from functools import cache

from volto_site.boards.first_answers import file_name
from volto_site.cache import Table
from volto_site.puzzles.collection import all_ratings, all_tables, file_numbers
from volto_site.puzzles.first_answers import answers_of
from volto_site.puzzles.tables import Tables, tables_of
from volto_site.puzzles.verdicts import verdicts_of


@cache
def all_verdicts() -> tuple[Table, ...]:
    """The verdicts of every puzzle, in the order of the collection."""
    return tuple(verdicts_of(all_tables()))


@cache
def all_answers() -> dict[str, str]:
    """The first answers of each puzzle by its id."""
    told = [
        {"puzzle": table, "verdicts": verdicts, "file": file_numbers()[table["id"]]}
        for table, verdicts in zip(all_tables(), all_verdicts(), strict=True)
    ]
    return dict(zip(_ids(), answers_of(told), strict=True))


@cache
def tables_by_puzzle() -> dict[str, Tables]:
    """The tables of each puzzle by its id."""
    told = [
        {
            "puzzle": table,
            "answers": file_name(all_answers()[table["id"]]),
            "file": file_numbers()[table["id"]],
            "level": all_ratings().level(table["id"]),
        }
        for table in all_tables()
    ]
    return dict(zip(_ids(), tables_of(told), strict=True))


def _ids() -> list[str]:
    return [table["id"] for table in all_tables()]
