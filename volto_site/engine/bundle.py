"""Lays out the engine: Pyodide, the compiled packs, the scripts, and a manifest of their sizes."""

import ast
import gzip
import hashlib
import json
import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tools.progress import say
from volto_site.closure import digest_of, files_behind, imports_of
from volto_site.engine.stand_ins import write_library
from volto_site.node import run_node
from volto_site.places import CACHE, NODE_MODULES, PACKAGE
from volto_site.scripts import engine_scripts

HERE = PACKAGE / "engine"
FOLDER = "assets/engine"
# The module that answers in the browser; the core pack is its import closure.
ENTRY = "volto_core.page.session"
PYODIDE = NODE_MODULES / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Named so that no host takes it upon itself to unpack them.
PACKS = ("stdlib.pack", "core.pack")
# What a later visit restores instead of booting; no part of a first visit.
SNAPSHOT = "snapshot.pack"
MANIFEST = "manifest.json"
MAKING = "making-"
# Ten times what a slow machine needs; Pyodide can hang.
SECONDS = 300


@cache
def engine_files() -> dict[str, bytes]:
    """Every file of the engine, by its address below the folder of the engine."""
    packs = _packs()
    loaded = {name: (PYODIDE / name).read_bytes() for name in RUNTIME}
    loaded |= {name: (packs / name).read_bytes() for name in PACKS}
    snapshot = {SNAPSHOT: (packs / SNAPSHOT).read_bytes()}
    scripts = {f"web/{name}": script for name, script in engine_scripts().items()}
    return loaded | snapshot | {MANIFEST: manifest(loaded, snapshot)} | scripts


def manifest(files: dict[str, bytes], snapshot: dict[str, bytes]) -> bytes:
    """The sizes and digests of what the worker loads, at once or later, and Pyodide's lock file."""
    later = _about(snapshot)
    for name, content in snapshot.items():
        unpacked = gzip.decompress(content)
        later[name]["unpacked"] = hashlib.sha256(unpacked).hexdigest()
        # A snapshot begins with the length of the memory (`sparse` in snapshot.mjs).
        later[name]["memory"] = int.from_bytes(unpacked[:4], "little")
    about = {"files": _about(files), "later": later, "lock": lock()}
    return json.dumps(about, indent=1).encode()


def _about(files: dict[str, bytes]) -> dict[str, dict[str, object]]:
    return {
        name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in files.items()
    }


def lock() -> dict[str, object]:
    """Pyodide's lock file without packages: the core needs none."""
    whole = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return {"info": whole["info"], "packages": {}}


def early_files() -> tuple[str, ...]:
    """The addresses of the files that a page may prefetch, largest first.

    The link has to be a `prefetch`: a worker shares the page's cache of files, not its preloads.
    """
    files = engine_files()
    names = sorted((*RUNTIME, *PACKS, MANIFEST), key=lambda name: -len(files[name]))
    return tuple(f"{FOLDER}/{name}" for name in names)


def make_packs(target: Path) -> None:
    """Compile the standard library and the core into this folder, past the cache; or NodeFailed."""
    files = files_behind(ENTRY)
    sources = target / "sources.zip"
    with ZipFile(sources, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    library = target / "library.zip"
    write_library(PYODIDE / "python_stdlib.zip", library)
    job = {
        "sources": str(sources),
        "library": str(library),
        "modules": modules_of(files),
        "target": str(target),
    }
    run_node(HERE / "bundle.mjs", json.dumps(job), timeout=SECONDS)
    sources.unlink()
    library.unlink()


def _packs() -> Path:
    """The cached folder with the packs of these sources, compiled on a cache miss."""
    shelf = CACHE / "engine"
    folder = shelf / _key()
    if folder.is_dir():
        return folder
    say("Engine: compiling the core for the browser")
    shelf.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=shelf, prefix=MAKING) as temporary:
        made = Path(temporary) / "packs"
        made.mkdir()
        make_packs(made)
        for old in shelf.iterdir():
            if not old.name.startswith(MAKING):
                shutil.rmtree(old, ignore_errors=True)
        # Another build may have been faster; its packs are the same.
        if not folder.is_dir():
            made.rename(folder)
    return folder


def _key() -> str:
    """The cache key: a digest of everything that the packs are made from."""
    inputs = {path.name: path.read_bytes() for path in sorted(HERE.glob("*.*"))}
    inputs |= {path: (PYODIDE / path).read_bytes() for path in ("python_stdlib.zip", *RUNTIME)}
    return digest_of(inputs | files_behind(ENTRY))


def modules_of(files: dict[str, bytes]) -> list[str]:
    """Every module that the files are or import, at once or lazily."""
    found: set[str] = set()
    for name, content in files.items():
        if name.endswith(".py"):
            found.add(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            found.update(each.module for each in imports_of(ast.parse(content, name)))
    return sorted(found)
