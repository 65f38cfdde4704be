"""How soon an author who serves the site sees what has just been written."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from urllib.request import urlopen

from tests.bench.result import Result
from tests.support.growth import Checkout
from volto_site.serve import address

ROUNDS = 5
PAGE, PAGE_ADDRESS = Path("docs/nl/rules.md"), "nl/rules/"
STYLE, STYLE_ADDRESS = Path("volto_site/web/frame/page.css"), "assets/volto/css/site.css"
# How often the server is asked, and for how long at most, in seconds.
ASKING, LONGEST = 0.02, 300


def measure_author() -> list[Result]:
    """A changed page and a changed style, until the server has them."""
    with TemporaryDirectory() as name:
        # With the pages of all puzzles, as `make serve` builds them.
        checkout = Checkout(Path(name) / "checkout", 1)
        checkout.build()
        with _serving(checkout.folder) as home:
            rounds = [_round(checkout.folder, home, number) for number in range(ROUNDS)]
    pages, styles = zip(*rounds, strict=True)
    return [_result("author-page", pages), _result("author-style", styles)]


def _round(folder: Path, home: str, number: int) -> tuple[float, float]:
    word = f"merkteken{number}"
    page = _seconds(folder / PAGE, f"\n{word}\n", home + PAGE_ADDRESS, word)
    style = _seconds(folder / STYLE, f"\n.{word} {{ order: 1 }}\n", home + STYLE_ADDRESS, word)
    return page, style


def _seconds(file: Path, added: str, url: str, word: str) -> float:
    """How long it takes from the change of a file until a word of it is served."""
    with file.open("a", encoding="utf-8") as open_file:
        open_file.write(added)
    began = perf_counter()
    _wait_for(url, word)
    return perf_counter() - began


def _wait_for(url: str, word: str = "") -> None:
    began = perf_counter()
    while word not in _read(url):
        if perf_counter() - began > LONGEST:
            raise TimeoutError(f"{url} without {word}")
        sleep(ASKING)


def _read(url: str) -> str:
    """What is served there, nothing while nobody serves or the file is being replaced."""
    try:
        with urlopen(url, timeout=LONGEST) as answer:
            return str(answer.read().decode())
    except (OSError, HTTPException):
        return ""


@contextmanager
def _serving(folder: Path) -> Iterator[str]:
    """The address of a site that is served as `make serve` does."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "volto_site", "serve", "--port", str(port)]
    environment = os.environ | {"PYTHONPATH": str(folder)}
    quiet = subprocess.DEVNULL
    # A bench in the background may be deaf to it, and the server after it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    server = subprocess.Popen(command, cwd=folder, env=environment, stdout=quiet, stderr=quiet)
    try:
        _wait_for(f"{address(port)}404.html", "html")
        yield address(port)
    finally:
        # As an author ends it, so that no build goes on.
        server.send_signal(signal.SIGINT)
        server.wait()


def _result(id: str, seconds: tuple[float, ...]) -> Result:
    detail = f"slowest {1000 * max(seconds):.0f} ms"
    return Result(id, 1000 * median(seconds), {"rounds": ROUNDS}, detail)


MEASUREMENTS = (measure_author,)
