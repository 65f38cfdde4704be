"""Runs inside Pyodide during the build: imports what a visit may need, and lists the files."""

import sys
from importlib import import_module

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"


def import_all(modules: list[str]) -> None:
    """Import these modules, read the data files of the core, and format a traceback."""
    for name in modules:
        import_module(name)
    tasks = import_module("volto_core.teaching.tasks")
    tasks.example_tasks()
    tasks.course_tasks()
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
