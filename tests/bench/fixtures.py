"""The built site, made once for all sections, and hosts that serve it."""

import atexit
import gzip
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from tempfile import mkdtemp
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.host import SUB_PATH, Handler
from tools.browser import known, launch_arguments
from volto_site.build import build
from volto_site.places import ROOT

COMPRESSED = {".html", ".css", ".js", ".json", ".svg", ".xml"}


class CompressingHandler(Handler):
    """Serves texts compressed, and lets a browser keep them for ten minutes, as Pages does."""

    def do_GET(self) -> None:
        """Send a file."""
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in COMPRESSED or not path.is_file():
            super().do_GET()
            return
        content = gzip.compress(path.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(content)


class Host(ThreadingHTTPServer):
    """A host that does not mind when a browser leaves before all has arrived."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say what went wrong, unless nobody is there any more."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def served(site: Path, handler: type[Handler] = Handler) -> Iterator[str]:
    """Serve a folder, and give the address of its home page."""
    server = Host(("127.0.0.1", 0), partial(handler, site=site))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
    server.shutdown()
    server.server_close()


@cache
def built() -> Path:
    """The folder of the whole site."""
    folder = Path(mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    build(folder / "site")
    return folder / "site"


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser in which pages are measured."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=known(ROOT / ".venv"), args=launch_arguments()
        )
        yield browser
        browser.close()
