"""The built site, served as a plain host of files serves it, and a browser to read it with."""

from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.engines import usual_engine
from tests.browser.host import Handler
from tests.puzzle_pages import is_read
from volto_site.languages import LANGUAGES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let the key flows be walked through in the browser that is asked for."""
    if "engine" in metafunc.fixturenames:
        engines = metafunc.config.getoption("--engine") or [usual_engine()]
        metafunc.parametrize("engine", engines, scope="session")


class Site(NamedTuple):
    """The built site: its folder, and the address of its home page."""

    folder: Path
    home: str

    def pages(self, language: str) -> list[str]:
        """The addresses of all pages of a language, but few of the puzzles."""
        others = {each.prefix.rstrip("/") for each in LANGUAGES if each.prefix}
        prefix = "" if language == "fr" else f"{language}/"
        folder = self.folder / prefix
        pages = (page for page in folder.rglob("index.html") if is_read(page))
        paths = [page.parent.relative_to(self.folder) for page in pages]
        return sorted(
            self.home + ("" if path == Path() else f"{path.as_posix()}/")
            for path in paths
            if prefix or not path.parts or path.parts[0] not in others
        )


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[Site]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, site=built))
    home = f"http://127.0.0.1:{server.server_port}/volto/"
    Thread(target=server.serve_forever, daemon=True).start()
    yield Site(built, home)
    server.shutdown()
    server.server_close()


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """A reader of French at a desk."""
    context = browser.new_context(
        service_workers="block",
        viewport={"width": 1280, "height": 900},
        locale="fr-FR",
        reduced_motion="reduce",
    )
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A reader of French with a small phone in the hand."""
    context = browser.new_context(
        service_workers="block",
        viewport={"width": 320, "height": 640},
        has_touch=True,
        is_mobile=True,
        locale="fr-FR",
    )
    yield context
    context.close()
