"""Everything that is wrong in the files of puzzles, before anything is computed of them."""

from collections.abc import Iterator
from pathlib import Path

from volto_core.puzzles.table import format_puzzle
from volto_puzzles.collection import FOLDER, Collection, Flaw
from volto_puzzles.path import path_flaws
from volto_puzzles.retired import retired_flaws
from volto_site.content.problems import Problem
from volto_site.puzzles.collection import whole_collection
from volto_site.puzzles.flaws import FILE, texts_of_flaws


def puzzle_problems() -> list[Problem]:
    """The problems of the site's collection."""
    return problems_in(whole_collection())


def problems_in(
    collection: Collection, folder: Path = FOLDER, *, cache: Path = FILE
) -> list[Problem]:
    """The problems of a collection, by file and line."""
    flaws = (
        *collection.flaws,
        *path_flaws(collection, folder),
        *retired_flaws(collection, folder),
        *_proof_flaws(collection, cache),
    )
    return sorted(Problem(f"{FOLDER.name}/{flaw.file}", flaw.line, _said(flaw)) for flaw in flaws)


def _proof_flaws(collection: Collection, cache: Path) -> Iterator[Flaw]:
    entries = collection.entries
    found = texts_of_flaws((format_puzzle(entry.puzzle) for entry in entries), cache)
    for entry, texts in zip(entries, found, strict=True):
        yield from map(entry.flaw, texts)


def _said(flaw: Flaw) -> str:
    return f"{flaw.id}: {flaw.text}" if flaw.id else flaw.text
