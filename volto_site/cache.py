"""A cache of what is computed of tables, stored in a file between builds."""

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from tools.progress import say
from volto_puzzles.workers import spread
from volto_site.closure import digest_behind

Table = dict[str, Any]
# Anything that JSON can represent.
Result = TypeVar("Result")

# At most this many are computed in this process: more are worth a process pool.
FEW = 8


def cached(tables: Iterable[Table], compute: Callable[[Table], Result], file: Path) -> list[Result]:
    """The result of a function for each table, cached until its import closure changes."""
    code = digest_behind(compute.__module__)
    wanted = {key_of(table): table for table in tables}
    stored: dict[str, Result] = _read(file, code)
    missing = {key: table for key, table in wanted.items() if key not in stored}
    if missing:
        results = _results(list(missing.values()), compute, file)
        stored |= zip(missing, results, strict=True)
        stored = {key: stored[key] for key in wanted}
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps({"code": code, "results": stored}), "utf-8")
    return [stored[key] for key in wanted]


def _results(tables: list[Table], compute: Callable[[Table], Result], file: Path) -> list[Result]:
    if len(tables) <= FEW:
        return [compute(table) for table in tables]
    say(f"Computing {file.stem} of {len(tables)}")
    return list(spread(compute, tables, processes=None))


def key_of(table: Table) -> str:
    """The key under which the result of a table is stored."""
    text = json.dumps(table, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _read(file: Path, code: str) -> dict[str, Any]:
    try:
        content = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(content["results"]) if content.get("code") == code else {}
