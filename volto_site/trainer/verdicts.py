"""The verdicts on all first moves of the collection, found out once and kept between builds."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from puzzles.cores import spread
from volto_core import trainer
from volto_core.trainer import first_verdicts, question_of
from volto_site.places import CACHE, ROOT
from volto_site.tooling.progress import say

FILE = CACHE / "verdicts.json"
# So few are found out at once: more are worth other processes.
FEW = 8

# What the verdicts follow from; the rest of the core only shows them.
_SOURCES = ("solver", "trainer", "moves.py", "captures.py", "outcomes.py", "geometry.py")

Table = dict[str, Any]


def verdicts_of(tables: Iterable[Table], file: Path = FILE) -> list[Table]:
    """The verdicts of each puzzle; those of an earlier build are taken from its file."""
    wanted = {_key(table): table for table in tables}
    kept = _read(file)
    missing = {key: table for key, table in wanted.items() if key not in kept}
    if missing:
        found = dict(zip(missing, _found(list(missing.values())), strict=True))
        kept = {key: found[key] if key in found else kept[key] for key in wanted}
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps({"core": _core(), "verdicts": kept}), "utf-8")
    return [kept[key] for key in wanted]


def _found(tables: list[Table]) -> list[Table]:
    if len(tables) <= FEW:
        return [find(table) for table in tables]
    say(f"Verdicts on the first moves of {len(tables)} puzzles")
    return list(spread(find, tables, processes=None))


def find(table: Table) -> Table:
    """The verdicts of one puzzle."""
    return first_verdicts(question_of(table))


def _key(table: Table) -> str:
    text = json.dumps(table, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _read(file: Path) -> dict[str, Table]:
    try:
        content = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(content["verdicts"]) if content.get("core") == _core() else {}


def _core() -> str:
    """A mark of all code that the verdicts depend on."""
    folder = Path(trainer.__file__).parent.parent
    paths = [folder / name for name in _SOURCES]
    files = sorted(
        file for path in paths for file in (path.glob("*.py") if path.is_dir() else [path])
    )
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()
