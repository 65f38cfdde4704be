"""A checkout with so many times the collection, each puzzle copied under new ids, and its builds.

What is computed of a puzzle is taken over for its copies, where only the id and the number of the
file are others; everything else is built as it would be.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from volto_core.puzzles.table import parse_puzzle
from volto_puzzles.collection import format_toml
from volto_puzzles.findings import FILE as FINDINGS
from volto_puzzles.ratings import FILE as RATINGS
from volto_site.cache import Table, key_of
from volto_site.closure import digest_behind
from volto_site.places import CACHE, NODE_MODULES, ROOT
from volto_site.puzzles import first_answers, proofs, verdicts
from volto_site.puzzles.collection import all_tables, file_numbers, file_numbers_of
from volto_site.puzzles.results import all_answers, all_verdicts

LEFT_OUT = (".git", ".cache", ".venv", "node_modules", "site", "tests", "*.pyc")
# What does not depend on the puzzles; the scripts are bundled anew, as their paths are others.
KEPT = ("engine", "messages.pickle", "task-answers.json")
# Of puzzles that are added to a collection, of which nobody knows anything.
NEW = "new"


class Copy(NamedTuple):
    """A puzzle of the collection under an id of its own."""

    of: str
    id: str


def copies_of_all(times: int) -> list[Copy]:
    """Every puzzle so many times, the first time under its own id."""
    ids = [table["id"] for table in all_tables()]
    numbers = range(2, times + 1)
    return [Copy(id, id) for id in ids] + [Copy(id, f"{id}-{n}") for n in numbers for id in ids]


class Checkout:
    """A copy of this checkout with more puzzles, and with what is known of them."""

    def __init__(self, folder: Path, times: int) -> None:
        self.folder = folder
        self.copies = copies_of_all(times)
        self._rated = list(self.copies)
        self._builds = 0
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), dirs_exist_ok=True)
        (folder / "node_modules").symlink_to(NODE_MODULES.resolve())
        (folder / CACHE.name).mkdir()
        for name in KEPT:
            source, target = CACHE / name, folder / CACHE.name / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
        self._write_collection()
        self._write_results()

    @property
    def site(self) -> Path:
        """The built site."""
        return self.folder / "site"

    def add_one(self) -> None:
        """Add a puzzle of which nothing is known, not even its rating."""
        new = f"{NEW}-{len(self.copies) - len(self._rated) + 1}"
        self.copies.append(Copy(all_tables()[0]["id"], new))
        self._write_collection()

    def build(self) -> float:
        """Build the site as an author does, and return the seconds of the processor's time."""
        # Removed files would slow the next build: some file systems then create others slowly.
        if self.site.exists():
            self.site.rename(self.folder / f"site-{self._builds}")
        self._builds += 1
        began = _spent()
        command = [sys.executable, "-m", "volto_site", "build"]
        environment = os.environ | {"PYTHONPATH": str(self.folder)}
        quiet = subprocess.DEVNULL
        subprocess.run(command, check=True, cwd=self.folder, env=environment, stdout=quiet)
        return _spent() - began

    def _write_collection(self) -> None:
        """The puzzles, and what is measured and found out of each."""
        for path in (self.folder / "puzzles").glob("*.toml"):
            if path.name != "retired.toml":
                path.unlink()
        tables = (table for _, table in self._tables())
        texts = (format_toml(parse_puzzle(table)) for table in tables)
        (self.folder / "puzzles" / "all.toml").write_text("\n".join(texts), "utf-8")
        for file, name in ((RATINGS, "ratings"), (FINDINGS, "findings")):
            content = json.loads(file.read_text("utf-8"))
            content[name] = {copy.id: content[name][copy.of] for copy in self._rated}
            target = self.folder / file.relative_to(ROOT)
            target.write_text(json.dumps(content), "utf-8")

    def _tables(self) -> Iterator[tuple[Copy, Table]]:
        known = {table["id"]: table for table in all_tables()}
        return ((copy, known[copy.of] | {"id": copy.id}) for copy in self.copies)

    def _write_results(self) -> None:
        known = dict(zip((table["id"] for table in all_tables()), all_verdicts(), strict=True))
        proved = dict(zip(known, proofs.proofs_of(all_tables()), strict=True))
        numbers = file_numbers_of([copy.id for copy in self.copies])
        tables = list(self._tables())
        self._store(verdicts, ((table, known[copy.of]) for copy, table in tables))
        self._store(proofs, ((table, _renamed(proved[copy.of], copy)) for copy, table in tables))
        self._store(
            first_answers,
            (
                (
                    {"puzzle": table, "verdicts": known[copy.of], "file": numbers[copy.id]},
                    _refiled(all_answers()[copy.of], copy, numbers[copy.id]),
                )
                for copy, table in tables
            ),
        )

    def _store(self, module: Any, results: Iterable[tuple[Table, Any]]) -> None:
        """Store what a module would compute of tables, as its cache has it."""
        content = {
            "code": digest_behind(module.__name__),
            "results": {key_of(told): result for told, result in results},
        }
        target = self.folder / CACHE.name / module.FILE.name
        target.write_text(json.dumps(content), "utf-8")


def _spent() -> float:
    """The processor's time of all processes that were started and have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _renamed(text: str, copy: Copy) -> str:
    return text.replace(copy.of, copy.id) if copy.of != copy.id else text


def _refiled(text: str, copy: Copy, number: int) -> str:
    """The first answers of a copy, which is asked for by another id in another file."""
    before = rf"[\"file\",{file_numbers()[copy.of]}]"
    assert before in text
    return _renamed(text.replace(before, rf"[\"file\",{number}]"), copy)
