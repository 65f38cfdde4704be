"""Hosts a built site under its sub-path with its own page of errors, as the web does."""

import sys
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

# As on the web: what only works at the root of a host is found at home.
SUB_PATH = "/volto/"


class SiteHandler(SimpleHTTPRequestHandler):
    """Files of the site below the sub-path, and its own page where there is none."""

    def __init__(self, *arguments: object, site: Path, **options: object) -> None:
        self.site = site
        super().__init__(*arguments, directory=str(site), **options)  # type: ignore[arg-type]

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
        self.answer("text/html; charset=utf-8", page.read_bytes(), code=code)

    def answer(
        self, kind: str, content: bytes, *, code: int = HTTPStatus.OK, encoding: str = ""
    ) -> None:
        """Answer with a content that is in no file, or in none as it is sent."""
        self.send_response(code)
        self.send_header("Content-Type", kind)
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing: a terminal has better to tell."""


class Server(ThreadingHTTPServer):
    """A server that lets its readers leave in the middle of a download."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Print what went wrong, unless the reader has gone."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)
