"""What takes long to find out about each puzzle: found out once, and kept between builds."""

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import volto_core
from tools.progress import say
from volto_puzzles.workers import spread
from volto_site.places import ROOT

Table = dict[str, Any]
# Anything that JSON can keep.
Found = TypeVar("Found")

# So few are found out at once: more are worth other processes.
FEW = 8

# What is found out follows from these; the rest of the core only shows it.
_ROOMS = ("game", "knowledge", "puzzles", "solver", "text")
_SOURCES = (*(f"volto_core/{room}" for room in _ROOMS), "volto_core", "volto_puzzles")


def found_once(tables: Iterable[Table], find: Callable[[Table], Found], file: Path) -> list[Found]:
    """What a function of a module finds of each puzzle; what a file has of it is not sought."""
    wanted = {_key(table): table for table in tables}
    kept: dict[str, Found] = _read(file)
    missing = {key: table for key, table in wanted.items() if key not in kept}
    if missing:
        found = dict(zip(missing, _found(list(missing.values()), find, file), strict=True))
        kept = {key: found[key] if key in found else kept[key] for key in wanted}
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps({"core": _core(), "found": kept}), "utf-8")
    return [kept[key] for key in wanted]


def _found(tables: list[Table], find: Callable[[Table], Found], file: Path) -> list[Found]:
    if len(tables) <= FEW:
        return [find(table) for table in tables]
    say(f"Puzzles: {file.stem} of {len(tables)}")
    return list(spread(find, tables, processes=None))


def _key(table: Table) -> str:
    text = json.dumps(table, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _read(file: Path) -> dict[str, Any]:
    try:
        content = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(content["found"]) if content.get("core") == _core() else {}


def _core() -> str:
    """A mark of all code that the findings depend on."""
    folder = Path(volto_core.__file__).parents[1]
    paths = [folder / name for name in _SOURCES]
    files = sorted(
        file for path in paths for file in (path.glob("*.py") if path.is_dir() else [path])
    )
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()
