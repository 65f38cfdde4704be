"""The import closure of a module: every file of the project that can decide what it does."""

import ast
import hashlib
import re
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from volto_site.memo import FileMemo
from volto_site.places import CACHE, ROOT

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


class References(NamedTuple):
    """What a source refers to: modules that it imports, and names that may be those of files."""

    modules: frozenset[str]
    data: frozenset[str]


def files_behind(module: str, *, root: Path = ROOT) -> dict[str, bytes]:
    """The sources and data files, by path, of a module and of all that it imports, also lazily."""
    found: dict[str, bytes] = {}
    met = {*_with_packages(module)}
    waiting = [*met]
    while waiting:
        path = _source_of(waiting.pop(), root)
        if path:
            name = path.relative_to(root).as_posix()
            found[name] = path.read_bytes()
            references = references_of(found[name])
            found |= _data_of(references.data, path, root)
            waiting += references.modules - met
            met |= references.modules
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
    return (found for node in _nodes_of(tree) for found in _imports_at(node))


def _imports_at(node: ast.AST) -> Iterator[Import]:
    match node:
        case ast.Import(names=names):
            yield from (Import(alias.name) for alias in names)
        case ast.ImportFrom(module=str(module), names=names, level=0):
            yield Import(module, tuple(alias.name for alias in names))
        case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str(name))]):
            yield Import(name)
        case _:
            pass


def _nodes_of(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node of a syntax tree, without what is there for the type checker alone."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                pass
            case _:
                waiting += ast.iter_child_nodes(node)


def _references_in(source: bytes) -> References:
    """What a source refers to."""
    modules: set[str] = set()
    data: set[str] = set()
    for node in _nodes_of(ast.parse(source)):
        for each in _imports_at(node):
            modules.update(each.names, _with_packages(each.module))
        match node:
            case ast.Constant(value=str(word)) if _DATA.fullmatch(word):
                data.add(word)
            case _:
                pass
    return References(frozenset(modules), frozenset(data))


def _with_packages(module: str) -> Iterator[str]:
    """The module and the packages around it, which are imported with it."""
    return accumulate(module.split("."), "{}.{}".format)


def _source_of(module: str, root: Path) -> Path | None:
    """The source of a module or package, none if it is not the project's."""
    place = root.joinpath(*module.split("."))
    sources = (place / "__init__.py", place.with_suffix(".py"))
    return next((source for source in sources if source.is_file()), None)


def _data_of(names: Iterable[str], path: Path, root: Path) -> dict[str, bytes]:
    """The files beside a module that have one of these names, or its own with this suffix."""
    beside = {
        path.with_suffix(name) if name.startswith(".") else path.with_name(name) for name in names
    }
    files = [file for file in sorted(beside) if file.is_file() and file.suffix != ".py"]
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}


# Most of the core is behind every cache, and hardly changes from one build to the next.
references_of = FileMemo(
    _references_in, CACHE / "references.pickle", digest_of({"": Path(__file__).read_bytes()})
)
