"""The files of the core that go into the browser, and the modules that they import."""

import ast
from collections.abc import Iterator

from volto_site.places import ROOT

CORE = ROOT / "volto_core"
# The command line stays at home, and with it what only it imports.
LEFT_OUT = {"volto_core/__main__.py", "volto_core/cli.py"}
DATA = {".toml"}


def core_files() -> dict[str, bytes]:
    """The sources and the data of the core, by path, in a fixed order."""
    paths = sorted(path for path in CORE.rglob("*") if path.suffix in {".py", *DATA})
    found = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}
    return {name: content for name, content in found.items() if name not in LEFT_OUT}


def imported_modules(files: dict[str, bytes]) -> list[str]:
    """Every module that the files are or import, at once or only when it is needed."""
    found: set[str] = set()
    for name, content in files.items():
        if name.endswith(".py"):
            found.add(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            found.update(_imports(ast.parse(content, name)))
    return sorted(found)


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
            # What is rarely needed is imported by name, at the moment it is needed.
            case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str(name))]):
                yield name
            case _:
                pass
