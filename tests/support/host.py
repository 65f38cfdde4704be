"""A plain host of files, as project pages are served: under a sub-path, with a page of errors."""

from contextlib import suppress
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

SUB_PATH = "/volto/"


class Handler(SimpleHTTPRequestHandler):
    """Serves the files of a site and, for any other address, its 404.html."""

    # One connection for many files, as on a real host.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def __init__(self, *arguments: object, site: Path, **options: object) -> None:
        self.site = site
        super().__init__(*arguments, directory=str(site), **options)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """The file of an address, none outside the sub-path."""
        if not path.startswith(SUB_PATH):
            return str(self.site / "nowhere")
        return super().translate_path("/" + path.removeprefix(SUB_PATH))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the page of errors."""
        content = (self.site / "404.html").read_bytes()
        self.send_response(code, message)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def handle(self) -> None:
        """Serve a reader who may go on to another page, and leave a file half sent."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, format: str, *arguments: object) -> None:
        """Stay silent: pytest shows what matters."""
