"""The scripts of the pages: their rooms stand in layers, and their own tests are not shipped."""

import os
import re
from pathlib import Path

import pytest

from volto_site.places import WEB, scripts_of

# From the top: a room imports from itself and from the layers below it, types included.
LAYERS = (
    {"site"},
    {"backup"},
    {"home", "lab", "play", "setup", "learn", "puzzles", "strategy"},
    {"post", "review"},
    {"editor", "table"},
    {"board"},
    {"cards", "engine", "frame"},
)
_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*"(\.[^"]+\.js)\"""")


def room(path: str) -> str:
    """The folder of a script, or its own name at the top."""
    return path.partition("/")[0].removesuffix(".js")


def imports(path: Path) -> list[str]:
    """The scripts that one imports, now, later or for its types, as paths below `web`."""
    folder = path.relative_to(WEB).parent
    found = _IMPORT.findall(path.read_text("utf-8"))
    return [os.path.normpath(folder / each) for each in found]


def forbidden(importer: str, imported: str) -> bool:
    """Whether an import leads to another room that is not below."""
    layer = next(number for number, rooms in enumerate(LAYERS) if room(importer) in rooms)
    below = set[str]().union(*LAYERS[layer + 1 :])
    return room(imported) not in {room(importer)} | below


def test_every_room_of_the_scripts_imports_from_lower_rooms_alone() -> None:
    wrong = [
        f"{importer} imports {imported}"
        for path in scripts_of(WEB)
        for importer in [path.relative_to(WEB).as_posix()]
        for imported in imports(path)
        if forbidden(importer, imported)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [("board/state.js", "puzzles/page.js"), ("lab/lab.js", "learn/course.js")],
)
def test_an_import_from_above_or_beside_is_found(importer: str, imported: str) -> None:
    assert forbidden(importer, imported)


def test_an_import_for_a_type_alone_counts() -> None:
    text = '/** @typedef {import("../lab/line.js").Played} Played */\nimport { a } from "./b.js";'
    assert _IMPORT.findall(text) == ["../lab/line.js", "./b.js"]


def test_the_tests_of_the_scripts_are_not_shipped() -> None:
    tests = set(WEB.rglob("*.test.js"))
    assert tests
    assert set(WEB.rglob("*.js")) - set(scripts_of(WEB)) == tests
