"""The scripts as they are sent: bundled and minified by Rolldown, in few files."""

import json
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from volto_site.closure import digest_of
from volto_site.node import run_node
from volto_site.places import CACHE, PACKAGE, ROOT, WEB, scripts_of

BUNDLER = PACKAGE / "scripts.mjs"
FILE = CACHE / "scripts.json"
# The script of every page, which imports what else a page needs.
PAGE = "site"
# Sent as it is: no module, because it runs before anything is drawn.
APPEARANCE = WEB / "frame" / "appearance.js"
# What the engine starts or imports by its address, each a file of its own.
ENGINE = ("engine", "first-answers-worker", "references", "secrets", "vault", "worker")
# What so many parts of the pages import is sent in one file a group, or each would be a request.
SHARED = 3
# The scripts that define an element act as soon as they are loaded, and stay apart.
GROUPS = {
    "frame": r"/web/(?:frame|cards)/|/web/board/(?:kinds|squares)\.js",
    "board": r"/web/board/(?!element\.js)",
    "table": r"/web/(?:editor/|table/(?!table\.js))",
}


class File(TypedDict):
    """A file that is sent: what it imports at once, and the script that it begins with."""

    text: str
    imports: list[str]
    script: str | None


Files = dict[str, File]


def page_scripts() -> dict[str, bytes]:
    """The scripts of all pages, by the names of their files."""
    (pages, *_) = _bundles()
    return _encoded(pages) | {APPEARANCE.name: APPEARANCE.read_bytes()}


def files_for(*names: str) -> list[str]:
    """The files that a page with these scripts of `web` imports at once, but for its own."""
    (pages, *_) = _bundles()
    scripts = {(WEB / name).relative_to(ROOT).as_posix() for name in names}
    wanted = [name for name, file in pages.items() if file["script"] in scripts]
    found = dict.fromkeys([f"{PAGE}.js", *wanted])
    for name in (queue := list(found)):
        for imported in pages[name]["imports"]:
            if imported not in found:
                found[imported] = None
                queue.append(imported)
    return [name for name in found if name != f"{PAGE}.js"]


def engine_scripts() -> dict[str, bytes]:
    """The scripts of the engine, by the names of their files."""
    (_, *engine) = _bundles()
    return {name: text for files in engine for name, text in _encoded(files).items()}


@cache
def _bundles() -> list[Files]:
    """The bundle of the pages and those of the engine, made anew only after a change."""
    key = _key()
    stored = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    if stored.get("key") != key:
        stored = {"key": key, "bundles": bundled(_jobs())}
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(json.dumps(stored), "utf-8")
    bundles: list[Files] = stored["bundles"]
    return bundles


def bundled(jobs: list[dict[str, Any]]) -> list[Files]:
    """The files of each bundle, past the cache."""
    files: list[Files] = json.loads(run_node(BUNDLER, json.dumps(jobs)))
    return files


def _jobs() -> list[dict[str, Any]]:
    groups = [{"name": name, "test": test, "shared": SHARED} for name, test in GROUPS.items()]
    pages = {"entries": [str(WEB / f"{PAGE}.js")], "groups": groups}
    engine = [{"entries": [str(WEB / "engine" / f"{name}.js")], "groups": []} for name in ENGINE]
    return [pages, *engine]


def _key() -> str:
    """A digest of all that the bundles are made from; the lock names the libraries."""
    sources = (BUNDLER, Path(__file__), ROOT / "package-lock.json", *scripts_of(WEB))
    return digest_of({path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sources})


def _encoded(files: Files) -> dict[str, bytes]:
    return {name: file["text"].encode() for name, file in files.items()}
