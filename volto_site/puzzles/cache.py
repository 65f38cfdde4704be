"""A cache between builds of what is slow to compute for each puzzle."""

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from tools.progress import say
from volto_puzzles.workers import spread
from volto_site.closure import digest_behind

Table = dict[str, Any]
# Anything that JSON can keep.
Found = TypeVar("Found")

# So few are found out at once: more are worth other processes.
FEW = 8


def found_once(tables: Iterable[Table], find: Callable[[Table], Found], file: Path) -> list[Found]:
    """What a function finds of each puzzle, kept in a file until any code behind it changes."""
    code = digest_behind(find.__module__)
    wanted = {_key(table): table for table in tables}
    kept: dict[str, Found] = _read(file, code)
    missing = {key: table for key, table in wanted.items() if key not in kept}
    if missing:
        found = dict(zip(missing, _found(list(missing.values()), find, file), strict=True))
        kept = {key: found[key] if key in found else kept[key] for key in wanted}
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps({"code": code, "found": kept}), "utf-8")
    return [kept[key] for key in wanted]


def _found(tables: list[Table], find: Callable[[Table], Found], file: Path) -> list[Found]:
    if len(tables) <= FEW:
        return [find(table) for table in tables]
    say(f"Puzzles: {file.stem} of {len(tables)}")
    return list(spread(find, tables, processes=None))


def _key(table: Table) -> str:
    text = json.dumps(table, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _read(file: Path, code: str) -> dict[str, Any]:
    try:
        content = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(content["found"]) if content.get("code") == code else {}
