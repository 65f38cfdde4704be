"""The hosts of the tests: a site as the web has it, with what a test puts in place of a file."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread

from tests.support.fake_engine import FAKED, stand_in_for
from tests.support.one_board import ONE_BOARD, with_one_board
from volto_site.host import SUB_PATH, Server, SiteHandler

COMPRESSED = {".html", ".css", ".js", ".json", ".svg", ".xml"}


class Handler(SiteHandler):
    """Serves the files of a site, or what stands in for them where a test asks for that."""

    # What a browser may keep for ten minutes, by a part of its address.
    lasting = "/assets/"
    # Keeps connections open, as a real host does.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        """Send a file, or what stands in for it where that is asked for."""
        content = stand_in_for(self.path) if FAKED in self.headers else None
        page = Path(self.translate_path(self.path), "index.html")
        if content is not None:
            self.answer("text/javascript", content)
        elif ONE_BOARD in self.headers and self.path.endswith("/") and page.is_file():
            self._send_one_board(page.read_text("utf-8"), self.headers[ONE_BOARD])
        else:
            super().do_GET()

    def _send_one_board(self, html: str, position: str) -> None:
        try:
            content = with_one_board(html, position).encode()
        except LookupError as error:
            self.answer("text/plain; charset=utf-8", str(error).encode(), code=500)
        else:
            self.answer("text/html; charset=utf-8", content)

    def end_headers(self) -> None:
        """Let a browser that has an asset not ask for it again, as every question takes time."""
        if self.lasting in self.path:
            self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


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
        self.answer(self.guess_type(str(path)), content, encoding="gzip")


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
