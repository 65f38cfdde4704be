"""Runs inside Pyodide during the build: imports and reads what a visit may need."""

import sys
from importlib import import_module
from pathlib import Path

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
# What reads each data file of the core, once.
READERS = {
    "volto_core/opponent/arrangement.toml": "volto_core.opponent.arrangement:_preferences",
    "volto_core/opponent/likelihood.toml": "volto_core.opponent.likelihood:_table",
    "volto_core/opponent/weights.toml": "volto_core.opponent.weights:tuned",
    "volto_core/teaching/course_tasks.toml": "volto_core.teaching.tasks:course_tasks",
    "volto_core/teaching/example_tasks.toml": "volto_core.teaching.tasks:example_tasks",
}


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
    files = {path.as_posix() for path in Path("volto_core").rglob("*.toml")}
    if files != set(READERS):
        raise LookupError(f"trace.py has other readers than files: {files ^ set(READERS)}")
    for reader in READERS.values():
        module, _, name = reader.partition(":")
        getattr(import_module(module), name)()
