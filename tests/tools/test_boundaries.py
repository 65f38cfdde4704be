import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def imported(file: Path) -> Iterator[str]:
    """Yield the top-level packages that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def strangers(folder: str, *friends: str) -> set[str]:
    """Return what the files of a folder import from outside it and the standard library."""
    packages = {name for file in (ROOT / folder).rglob("*.py") for name in imported(file)}
    return packages - sys.stdlib_module_names - set(friends)


def test_the_core_needs_nothing_but_the_standard_library() -> None:
    assert strangers("volto_core", "volto_core") == set()


def test_the_set_up_needs_nothing_but_the_standard_library() -> None:
    assert strangers("tools", "tools") == set()
