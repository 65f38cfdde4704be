"""The engine: the core on Pyodide, trimmed and compiled so that a page can start it quickly."""

from volto_site.engine.bundle import FOLDER, SNAPSHOT, early_files, engine_files

__all__ = ["FOLDER", "SNAPSHOT", "early_files", "engine_files"]
