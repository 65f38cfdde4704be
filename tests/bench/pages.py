"""How Lighthouse rates the speed of the main pages, served compressed as a host of pages does."""

import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread

from tests.bench.result import Result
from tests.browser.host import SUB_PATH, Handler
from volto_site.build import build
from volto_site.places import ROOT
from volto_site.tooling.browser import known, launch_arguments

ROUNDS = 5
PAGES = ("", "rules/")
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


@contextmanager
def served() -> Iterator[str]:
    """Build the site, serve it, and give the address of its home page."""
    with TemporaryDirectory() as name:
        folder = Path(name) / "site"
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(CompressingHandler, site=folder))
        home = f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
        build(folder, site_url=home)
        Thread(target=server.serve_forever, daemon=True).start()
        yield home
        server.shutdown()


def measure_pages() -> list[Result]:
    """Lighthouse's performance score of the home and rules pages."""
    node = Path(sys.executable).with_name("node")
    script = Path(__file__).with_name("performance.mjs")
    browser = str(known(ROOT / ".venv"))
    with served() as home:
        command = [str(node), str(script), browser, json.dumps(launch_arguments()), str(ROUNDS)]
        command += [home + page for page in PAGES]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    scores = json.loads(done.stdout)
    how = f"median of {ROUNDS} runs of the home and rules pages, simulated network"
    return [
        Result(
            f"Lighthouse performance, {device}", 100 * median(scores[device]), "", goal, True, how
        )
        for device, goal in (("desktop", 95), ("mobile", 90))
    ]


MEASUREMENTS = (measure_pages,)
