"""Serves the built site under its sub-path to this machine, and builds it again on a change."""

from collections.abc import Iterator
from functools import partial
from http import HTTPStatus
from pathlib import Path
from threading import Event, Thread
from typing import Protocol

from tools.progress import say
from volto_site.changes import changes, snapshot
from volto_site.host import SUB_PATH, Server, SiteHandler

SERVICE_WORKER = f"{SUB_PATH}sw.js"
# An author wants to see the page as it is now: nothing is kept, and what was kept before goes.
FORGETFUL = b"""\
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(forget()));
// Each page asks to keep something: what the worker before was still fetching then goes, too.
self.addEventListener("message", (event) => event.waitUntil(forget()));
async function forget() {
  const kept = (await caches.keys()).filter((name) => name.startsWith("volto-"));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
"""


class Handler(SiteHandler):
    """The site as it is being written: nothing of it is kept."""

    def do_GET(self) -> None:
        """Serve a file; the root of the host leads to the site."""
        if self.path == "/":
            self.send_response(HTTPStatus.FOUND)
            self.send_header("Location", SUB_PATH)
            self.end_headers()
        elif self.path == SERVICE_WORKER:
            self.answer("text/javascript", FORGETFUL)
        else:
            super().do_GET()

    def end_headers(self) -> None:
        """Let the browser ask again each time: the site may have been built anew."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def address(port: int) -> str:
    """Where the site is served."""
    return f"http://127.0.0.1:{port}{SUB_PATH}"


def server(site: Path, port: int) -> Server:
    """A server of this folder, to this machine alone."""
    return Server(("127.0.0.1", port), partial(Handler, site=site))


class Builder(Protocol):
    """Builds what is served."""

    def whole(self, given_up: Event) -> None:
        """Build the site, unless this event happens before it is there."""

    def soon(self, changed: list[Path]) -> None:
        """Put what an author waits for into the site that is there, before all of it is built."""


class Rebuild:
    """A build of the whole site beside the server."""

    def __init__(self, builder: Builder) -> None:
        self._given_up = Event()
        self._thread = Thread(target=builder.whole, args=(self._given_up,))
        self._thread.start()

    def give_up(self) -> None:
        """Stop it, without waiting until nothing of it is left."""
        self._given_up.set()

    def clear_up(self) -> None:
        """Wait until nothing of it is left."""
        self._thread.join()


def serve(site: Path, port: int, builder: Builder) -> None:
    """Serve the site and build it again on every change, until interrupted."""
    with server(site, port) as web:
        before = snapshot()
        builder.whole(Event())
        Thread(target=web.serve_forever, daemon=True).start()
        say(f"{address(port)} (Ctrl+C ends it)")
        follow(changes(before), builder)


def follow(changes: Iterator[list[Path]], builder: Builder) -> None:
    """Show each change soon, and build the whole site once nothing changes any more."""
    rebuild: Rebuild | None = None
    try:
        for changed in changes:
            if rebuild:
                rebuild.give_up()
            builder.soon(changed)
            if rebuild:
                rebuild.clear_up()
            rebuild = Rebuild(builder)
    finally:
        if rebuild:
            rebuild.give_up()
            rebuild.clear_up()
