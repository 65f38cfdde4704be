"""The puzzles that were taken out: their ids stay taken, and their addresses say what happened."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from volto_core.text.toml import Shape, Toml, parse_toml
from volto_puzzles.collection import FOLDER, RETIRED, Collection, Flaw

SHAPE: Shape = {"retired": {"id": None, "reason": None, "instead": None}}
# The same core as another, masks that nobody needs, one more of the same idea, another rule.
REASONS = ("copy", "padding", "surplus", "rule")

_HEADER = """\
# Puzzles that were taken out. Their ids are never used again; their addresses say what happened.
# `reason`: copy (the same as `instead` once every mask is removed that can be), padding (masks that
# the answer does not need), surplus (one more of the same idea), rule (sound by an older rule).
"""


class Retired(NamedTuple):
    """A puzzle that was taken out, why, and the puzzle to solve instead, if there is one."""

    id: str
    reason: str
    instead: str | None = None


def read_retired(folder: Path = FOLDER) -> tuple[Retired, ...]:
    """The puzzles that were taken out, in the order of the file."""
    tables = _toml(folder).tables.get("retired", ())
    return tuple(Retired(each["id"], each["reason"], each.get("instead")) for each in tables)


def write_retired(retired: Iterator[Retired] | tuple[Retired, ...], folder: Path = FOLDER) -> None:
    """Write the puzzles that were taken out, sorted by id."""
    lines = [_HEADER]
    for each in sorted(retired):
        lines += ["[[retired]]", f'id = "{each.id}"', f'reason = "{each.reason}"']
        lines += [f'instead = "{each.instead}"', ""] if each.instead else [""]
    (folder / RETIRED).write_text("\n".join(lines), "utf-8")


def _toml(folder: Path) -> Toml:
    path = folder / RETIRED
    return parse_toml(path.read_text("utf-8") if path.exists() else "")


def retired_flaws(collection: Collection, folder: Path = FOLDER) -> Iterator[Flaw]:
    """Unknown keys and reasons, ids that are in use or repeated, and replacements that are not."""
    toml = _toml(folder)
    for line, key in toml.unknown_keys(SHAPE):
        yield Flaw(RETIRED, line, "", f"unknown key {key}")
    known = {puzzle.id for puzzle in collection.puzzles}
    seen: set[str] = set()
    for number, (name, reason, instead) in enumerate(read_retired(folder)):
        line = toml.line_of(("retired", number))
        if name in known or name in seen:
            yield Flaw(RETIRED, line, name, "the id is in use")
        if reason not in REASONS:
            yield Flaw(RETIRED, line, name, f"{reason!r} is not one of the reasons")
        if instead is not None and instead not in known:
            yield Flaw(RETIRED, line, name, f"no puzzle {instead!r} to solve instead")
        seen.add(name)
