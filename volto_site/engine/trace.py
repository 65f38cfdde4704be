"""Runs inside Pyodide during the build: imports and reads what a visit may need."""

import sys
from importlib import import_module
from pathlib import Path

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
# The functions of the core that read its data files, each of them once.
READERS = (
    "volto_core.opponent.arrangement:_preferences",
    "volto_core.opponent.likelihood:_table",
    "volto_core.opponent.weights:tuned",
    "volto_core.teaching.tasks:course_tasks",
    "volto_core.teaching.tasks:example_tasks",
)


def import_all(modules: list[str]) -> None:
    """Import these modules, read the data files of the core, and format a traceback."""
    for name in modules:
        import_module(name)
    read_all()
    try:
        raise LookupError
    except LookupError as error:
        import_module("traceback").format_exception(error)


def library_files() -> list[str]:
    """The files of the standard library that are in use, by path in its zip."""
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    origins = [str(getattr(spec, "origin", None)) for spec in specs]
    inside = [origin for origin in origins if origin.startswith(f"{LIBRARY}/")]
    return sorted({origin.removeprefix(f"{LIBRARY}/") for origin in inside})


def read_all() -> None:
    """Read every data file of the core, so that a snapshot of Python needs none of them."""
    read: set[Path] = set()
    plain = Path.read_text

    def noted(path: Path, *options: str) -> str:
        read.add(path.resolve())
        return plain(path, *options)

    Path.read_text = noted  # type: ignore[method-assign, assignment]
    for reader in READERS:
        module, _, name = reader.partition(":")
        getattr(import_module(module), name)()
    Path.read_text = plain  # type: ignore[method-assign]
    files = {path.resolve() for path in Path("volto_core").rglob("*.toml")}
    if files - read:
        raise LookupError(f"no reader of trace.py reads {sorted(map(str, files - read))}")
