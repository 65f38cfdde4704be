"""Serves the built site under its sub-path to this machine, and builds it again on a change."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tools.progress import say
from volto_site.places import ROOT

# As on the web: what only works at the root of a host is found at home.
SUB_PATH = "/volto/"
WATCHED = ("docs", "puzzles", "volto_core", "volto_puzzles", "volto_site", "mkdocs.yml")
_PAUSE = 0.5
SERVICE_WORKER = f"{SUB_PATH}sw.js"
# An author wants to see the page as it is now: nothing is kept, and what was kept before goes.
FORGETFUL = b"""\
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(forget()));
async function forget() {
  const kept = (await caches.keys()).filter((name) => name.startsWith("volto-"));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
"""

Snapshot = dict[Path, int]


class Handler(SimpleHTTPRequestHandler):
    """Files of the site below the sub-path, and its own page where there is none."""

    def __init__(self, *arguments: object, site: Path, **options: object) -> None:
        self.site = site
        super().__init__(*arguments, directory=str(site), **options)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Serve a file; the root of the host leads to the site."""
        if self.path == "/":
            self.send_response(HTTPStatus.FOUND)
            self.send_header("Location", SUB_PATH)
            self.end_headers()
        elif self.path == SERVICE_WORKER:
            self._answer(HTTPStatus.OK, "text/javascript", FORGETFUL)
        else:
            super().do_GET()

    def translate_path(self, path: str) -> str:
        """The file of an address, none outside the sub-path."""
        if not path.startswith(SUB_PATH):
            return str(self.site / "there-is-no-such-file")
        return super().translate_path("/" + path.removeprefix(SUB_PATH))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the site's page of errors."""
        page = self.site / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        self._answer(code, "text/html; charset=utf-8", page.read_bytes())

    def _answer(self, code: int, kind: str, content: bytes) -> None:
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def end_headers(self) -> None:
        """Let the browser ask again each time: the site may have been built anew."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing: builds are what the terminal is for."""


def address(port: int) -> str:
    """Where the site is served."""
    return f"http://127.0.0.1:{port}{SUB_PATH}"


def server(site: Path, port: int) -> ThreadingHTTPServer:
    """A server of this folder, to this machine alone."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, site=site))


def serve(site: Path, port: int, build: Callable[[], None]) -> None:
    """Serve the site and call `build` on every change, until interrupted."""
    with server(site, port) as web:
        before = snapshot()
        build()
        say(f"{address(port)} (Ctrl+C ends it)")
        Thread(target=web.serve_forever, daemon=True).start()
        for changed in changes(before):
            say(f"{changed.relative_to(ROOT)} has changed")
            build()
            say(address(port))


def changes(before: Snapshot) -> Iterator[Path]:
    """A changed file each time there is one, without an end."""
    while True:
        time.sleep(_PAUSE)
        now = snapshot()
        changed = first_change(before, now)
        if changed:
            before = now
            yield changed


def first_change(before: Snapshot, now: Snapshot) -> Path | None:
    """A file that is new, gone or different."""
    return next((path for path, _ in sorted(before.items() ^ now.items())), None)


def snapshot(root: Path = ROOT) -> Snapshot:
    """When each watched file last changed."""
    found: Snapshot = {}
    for name in WATCHED:
        top = root / name
        for path in [top] if top.is_file() else top.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                found[path] = path.stat().st_mtime_ns
    return found
