"""What holds for the tests themselves: their length, their imports and their rooms."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
FILES = {str(path.relative_to(TESTS)): path for path in sorted(TESTS.rglob("*.py"))}
ROOMS = {
    *("support", "core", "laws", "arena", "contract", "puzzles"),
    *("site", "engine", "browser", "webkit", "tools", "bench"),
}
LONGEST = 400


def imports_of(path: Path) -> Iterator[str]:
    """The names of all modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {name: len(path.read_text("utf-8").splitlines()) for name, path in FILES.items()}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_nothing_is_imported_from_a_test_or_a_conftest() -> None:
    found = [
        f"{name}: {module}"
        for name, path in FILES.items()
        for module in imports_of(path)
        if re.search(r"\btests\b.*\.(test_|conftest)", module)
    ]
    assert found == []


def test_every_room_is_known() -> None:
    assert {path.parent.name for path in TESTS.glob("*/*.py")} == ROOMS


def test_what_runs_inside_pyodide_needs_no_native_code() -> None:
    core = [path for name, path in FILES.items() if name.startswith("core/")]
    strangers = {"hypothesis", "playwright", "tests.support.strategies"}
    assert not [path for path in core if strangers & set(imports_of(path))]
