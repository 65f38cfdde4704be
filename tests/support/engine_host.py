"""The engine on a static file server that can be made to fail."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.support.boards import OPENING
from tests.support.host import Handler, served
from volto_site.engine import engine_files

PAGE = "<!doctype html><html lang=en><title>Engine</title><link rel=icon href=data:,>"

BOARDS = {"first": {"position": OPENING, "moves": ["a2a3"]}}


class Host:
    """The files of the engine, what was asked for, and the faults of the host."""

    home = ""

    def __init__(self, folder: Path) -> None:
        for name, content in engine_files().items():
            path = folder / "assets" / "engine" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        for name in ("index.html", "404.html"):
            (folder / name).write_text(PAGE)
        self.boards = folder / "assets" / "volto" / "boards.json"
        self.boards.parent.mkdir()
        self.folder = folder
        self.behave()

    def behave(self) -> None:
        """Forget what was asked, restore the first board, and clear all faults."""
        self.boards.write_text(json.dumps(BOARDS))
        self.asked: list[str] = []
        self.broken: set[str] = set()
        self.silent: set[str] = set()
        self.types: dict[str, str] = {}
        self.policies: dict[str, str] = {}


class Misbehaving(Handler):
    """Serves files with the faults of the host."""

    def __init__(self, *arguments: object, host: Host, **options: object) -> None:
        self.host = host
        super().__init__(*arguments, **options)  # type: ignore[arg-type]

    @property
    def name(self) -> str:
        """The name of the file that is asked for."""
        return self.path.partition("?")[0].rpartition("/")[2]

    def do_GET(self) -> None:
        """Serve, drop the connection, or say nothing for as long as the fault lasts."""
        self.host.asked.append(self.path)
        while self.name in self.host.silent:
            time.sleep(0.05)
        if self.name in self.host.broken:
            self.close_connection = True
            return
        # A worker that ends, ends its downloads.
        with suppress(ConnectionError):
            super().do_GET()

    def guess_type(self, path: object) -> str:
        """The type of a file, right or wrong."""
        return self.host.types.get(self.name) or super().guess_type(path)  # type: ignore[arg-type]

    def end_headers(self) -> None:
        """Add the policy, if this file has one, and let the browser ask again for the engine."""
        if "/assets/engine/" in self.path:
            self.send_header("Cache-Control", "no-cache")
        if self.name in self.host.policies:
            self.send_header("Content-Security-Policy", self.host.policies[self.name])
        super().end_headers()


@contextmanager
def engine_host(folder: Path) -> Iterator[Host]:
    """Serve the engine from a folder."""
    host = Host(folder)
    with served(folder, Misbehaving, host=host) as host.home:
        yield host
        # Ends the requests that wait.
        host.behave()
