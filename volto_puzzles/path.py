"""The path for beginners: hand-picked puzzles in order, each with a comment in the strings."""

from collections.abc import Iterator
from pathlib import Path

from volto_core.text.toml import Shape, Toml, parse_toml
from volto_puzzles.collection import FOLDER, Collection, Flaw

# In its own folder: every TOML file beside the collection is a list of puzzles.
FILE = Path("paths") / "beginners.toml"
SHAPE: Shape = {"puzzles": None}


def read_path(folder: Path = FOLDER) -> tuple[str, ...]:
    """The ids of the path's puzzles, in order."""
    return tuple(_toml(folder).tables.get("puzzles", ()))


def _toml(folder: Path) -> Toml:
    path = folder / FILE
    return parse_toml(path.read_text("utf-8") if path.exists() else "")


def path_flaws(collection: Collection, folder: Path = FOLDER) -> Iterator[Flaw]:
    """Unknown keys, and steps of the path that are unknown or repeated puzzles."""
    for line, key in _toml(folder).unknown_keys(SHAPE):
        yield Flaw(FILE.as_posix(), line, "", f"unknown key {key}")
    known = {puzzle.id for puzzle in collection.puzzles}
    seen: set[str] = set()
    for name in read_path(folder):
        if name not in known:
            yield Flaw(FILE.as_posix(), 1, name, "no such puzzle")
        if name in seen:
            yield Flaw(FILE.as_posix(), 1, name, "twice on the path")
        seen.add(name)
