"""The import closure of a module: every file of the project that can decide what it does."""

import ast
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from volto_site.places import ROOT

# The name of a data file, or only its suffix: what a module reads beside itself.
_DATA = re.compile(r"[\w-]*\.[a-z]+")


class Import(NamedTuple):
    """A module that is imported, and what is taken from it, which may be modules too."""

    module: str
    members: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that may be a module, by its full name."""
        return (self.module, *(f"{self.module}.{member}" for member in self.members))


def files_behind(module: str, *, root: Path = ROOT) -> dict[str, bytes]:
    """The sources and data files, by path, of a module and of all that it imports, also lazily."""
    found: dict[str, bytes] = {}
    waiting = [module]
    while waiting:
        for path in _files_of(waiting.pop(), root):
            name = path.relative_to(root).as_posix()
            if name not in found:
                found[name] = path.read_bytes()
                tree = ast.parse(found[name], name)
                found |= _data_of(tree, path, root)
                waiting += [name for each in imports_of(tree) for name in each.names]
    return dict(sorted(found.items()))


def digest_behind(module: str, *, root: Path = ROOT) -> str:
    """A digest of the import closure of a module, the key of a cache of what it computes."""
    return digest_of(files_behind(module, root=root))


def digest_of(files: dict[str, bytes]) -> str:
    """A digest of files and their names."""
    total = hashlib.sha256()
    for name, content in files.items():
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()


def imports_of(tree: ast.AST) -> Iterator[Import]:
    """Every import at run time, wherever it stands in a syntax tree."""
    match tree:
        case ast.Import(names=names):
            yield from (Import(alias.name) for alias in names)
        case ast.ImportFrom(module=str(module), names=names, level=0):
            yield Import(module, tuple(alias.name for alias in names))
        case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str(name))]):
            yield Import(name)
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case _:
            pass
    for child in ast.iter_child_nodes(tree):
        yield from imports_of(child)


def _files_of(module: str, root: Path) -> Iterator[Path]:
    """The source of a module and of the packages around it; none if it is not the project's."""
    parts = module.split(".")
    packages = [
        root.joinpath(*parts[:length], "__init__.py") for length in range(1, len(parts) + 1)
    ]
    paths = [*packages, root.joinpath(*parts).with_suffix(".py")]
    return (path for path in paths if path.is_file())


def _data_of(tree: ast.Module, path: Path, root: Path) -> dict[str, bytes]:
    """The files beside a module that a string in it names, in full or by their suffix alone."""
    words = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    names = {word for word in words if isinstance(word, str) and _DATA.fullmatch(word)}
    beside = {
        path.with_suffix(name) if name.startswith(".") else path.with_name(name) for name in names
    }
    files = [file for file in sorted(beside) if file.is_file() and file.suffix != ".py"]
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}
