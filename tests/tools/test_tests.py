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


def scripts_waited_for() -> Iterator[tuple[str, str]]:
    """Every script that Playwright's own wait is given, with the file that gives it."""
    parsed = {name: ast.parse(path.read_text("utf-8")) for name, path in FILES.items()}
    constants = {name: dict(constants_of(tree)) for name, tree in parsed.items()}
    everywhere = {key: value for each in constants.values() for key, value in each.items()}
    for name, tree in parsed.items():
        known = everywhere | constants[name]
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "wait_for_function":
                script = node.args[0]
                given = known.get(script.id) if isinstance(script, ast.Name) else script
                yield name, ast.unparse(given) if given else ""


def constants_of(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """What a module gives names to."""
    for each in tree.body:
        if isinstance(each, ast.Assign):
            yield from (
                (name.id, each.value) for name in each.targets if isinstance(name, ast.Name)
            )


def test_nobody_waits_for_a_promise_which_playwright_takes_for_a_yes() -> None:
    found = list(scripts_waited_for())
    assert len(found) > 40
    assert [each for each in found if re.match(r"f?['\"]+async\b", each[1])] == []


def test_every_room_is_known() -> None:
    assert {path.parent.name for path in TESTS.glob("*/*.py")} == ROOMS


def test_what_runs_inside_pyodide_needs_no_native_code() -> None:
    core = [path for name, path in FILES.items() if name.startswith("core/")]
    strangers = {"hypothesis", "playwright", "tests.support.strategies"}
    assert not [path for path in core if strangers & set(imports_of(path))]
