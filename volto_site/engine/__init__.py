"""The engine: the core on Pyodide, trimmed and compiled so that a page can start it quickly."""

from volto_site.engine.bundle import BundleFailed, engine_files, preloads

__all__ = ["BundleFailed", "engine_files", "preloads"]
