"""Static file servers of the tests: under a sub-path and with a 404 page, as project pages have."""

import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from tests.support.fake_engine import FAKED, stand_in_for
from tests.support.one_board import ONE_BOARD, with_one_board

SUB_PATH = "/volto/"
COMPRESSED = {".html", ".css", ".js", ".json", ".svg", ".xml"}


class Handler(SimpleHTTPRequestHandler):
    """Serves the files of a site and, for any other address, its 404.html."""

    # What a browser may keep for ten minutes, by a part of its address.
    lasting = "/assets/"
    # Keeps connections open, as a real host does.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def __init__(self, *arguments: object, site: Path, **options: object) -> None:
        self.site = site
        super().__init__(*arguments, directory=str(site), **options)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Send a file, or what stands in for it where that is asked for."""
        content = stand_in_for(self.path) if FAKED in self.headers else None
        page = Path(self.translate_path(self.path), "index.html")
        if content is not None:
            self._send(content, "text/javascript")
        elif ONE_BOARD in self.headers and self.path.endswith("/") and page.is_file():
            self._send_one_board(page.read_text("utf-8"), self.headers[ONE_BOARD])
        else:
            super().do_GET()

    def _send_one_board(self, html: str, position: str) -> None:
        try:
            content = with_one_board(html, position).encode()
        except LookupError as error:
            self._send(str(error).encode(), "text/plain; charset=utf-8", code=500)
        else:
            self._send(content, "text/html; charset=utf-8")

    def _send(self, content: bytes, kind: str, *, code: int = 200) -> None:
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def translate_path(self, path: str) -> str:
        """The file of an address, none outside the sub-path."""
        if not path.startswith(SUB_PATH):
            return str(self.site / "nowhere")
        return super().translate_path("/" + path.removeprefix(SUB_PATH))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the error page of the site."""
        content = (self.site / "404.html").read_bytes()
        self.send_response(code, message)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def end_headers(self) -> None:
        """Let a browser that has an asset not ask for it again, as every question takes time."""
        if self.lasting in self.path:
            self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def handle(self) -> None:
        """Serve, and ignore that a browser closes its connection early."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, format: str, *arguments: object) -> None:
        """Log nothing: pytest reports what matters."""


class CompressingHandler(Handler):
    """Serves texts with gzip, and all with a lifetime of ten minutes, as GitHub Pages does."""

    lasting = "/"

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
        self.end_headers()
        self.wfile.write(content)


class Server(ThreadingHTTPServer):
    """A server that ignores connections closed by the browser."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report an error, unless the connection is gone."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def served(site: Path, handler: type[Handler] = Handler, **options: object) -> Iterator[str]:
    """Serve a folder in a thread, and yield the address of its home page."""
    server = Server(("127.0.0.1", 0), partial(handler, site=site, **options))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
    finally:
        server.shutdown()
        server.server_close()
