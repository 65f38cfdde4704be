"""Watches the files that the site is made of."""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from volto_site.places import ROOT

WATCHED = ("docs", "puzzles", "volto_core", "volto_puzzles", "volto_site", "mkdocs.yml")
_PAUSE = 0.2

Snapshot = dict[Path, int]


def changes(before: Snapshot) -> Iterator[list[Path]]:
    """The changed files each time there are any, without an end."""
    while True:
        time.sleep(_PAUSE)
        now = snapshot()
        changed = changed_files(before, now)
        if changed:
            before = now
            yield changed


def changed_files(before: Snapshot, now: Snapshot) -> list[Path]:
    """The files that are new, gone or different."""
    return sorted({path for path, _ in before.items() ^ now.items()})


def snapshot(root: Path = ROOT) -> Snapshot:
    """When each watched file last changed."""
    found: Snapshot = {}
    for name in WATCHED:
        top = root / name
        for path in [top] if top.is_file() else _files_below(top):
            # An editor may replace a file while it is looked at.
            with suppress(FileNotFoundError):
                found[path] = path.stat().st_mtime_ns
    return found


def _files_below(top: Path) -> Iterator[Path]:
    for folder, names, files in os.walk(top):
        names[:] = [name for name in names if name != "__pycache__"]
        yield from map(Path(folder).joinpath, files)
