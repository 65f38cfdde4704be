"""The engine on a plain host of files that can be made to misbehave, and a browser before it."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.host import Handler
from volto_site.engine import engine_files

PAGE = "<!doctype html><html lang=en><title>Engine</title><link rel=icon href=data:,>"

BOARDS = {"first": {"position": "lanac/nslan/5/5/5/NALSN/CANAL 1 00", "moves": ["a2a3"]}}


class Host:
    """The files of the engine below a sub-path, what was asked for, and what goes wrong."""

    def __init__(self, folder: Path) -> None:
        for name, content in engine_files().items():
            path = folder / "assets" / "engine" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        for name in ("index.html", "404.html"):
            (folder / name).write_text(PAGE)
        self.boards = folder / "assets" / "volto" / "boards.json"
        self.boards.parent.mkdir()
        self.server = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(Misbehaving, site=folder, host=self)
        )
        self.home = f"http://127.0.0.1:{self.server.server_port}/volto/"
        self.behave()

    def behave(self) -> None:
        """Forget what was asked, stock the first board, and let nothing go wrong."""
        self.boards.write_text(json.dumps(BOARDS))
        self.asked: list[str] = []
        self.broken: set[str] = set()
        self.silent: set[str] = set()
        self.types: dict[str, str] = {}
        self.policies: dict[str, str] = {}


class Misbehaving(Handler):
    """Serves as the host wants it."""

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
        """Add the policy, if this file has one."""
        if self.name in self.host.policies:
            self.send_header("Content-Security-Policy", self.host.policies[self.name])
        super().end_headers()


@pytest.fixture(scope="session")
def whole_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("engine"))
    Thread(target=host.server.serve_forever, daemon=True).start()
    yield host
    host.behave()
    host.server.shutdown()
    host.server.server_close()


@pytest.fixture
def host(whole_host: Host) -> Iterator[Host]:
    whole_host.behave()
    yield whole_host
    whole_host.behave()


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Page]:
    """A page that nothing is on yet, in a browser that has never been here."""
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto(host.home)
    yield page
    context.close()
