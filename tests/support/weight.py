"""Weighs a page: what a browser asks for to show it, each text compressed as a host sends it."""

import gzip
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext

from volto_site.assets.files import FOLDER as ASSETS
from volto_site.boards.first_answers import FOLDER as ANSWERS
from volto_site.engine import FOLDER as PYTHON
from volto_site.puzzles.data import FOLDER as PUZZLES

# A host of plain files sends these as they are.
PACKED = {".zip", ".whl", ".pack", ".woff2", ".png", ".webp"}
# What the workers of the engine read, in an idle moment after the page is there.
ENGINE = (
    f"{PYTHON}/",
    f"{ASSETS}/boards.json",
    f"{ASSETS}/{PUZZLES}/",
    f"{ASSETS}/{ANSWERS}/",
)


def sent(content: bytes, name: str) -> int:
    """How many bytes a host sends for a file."""
    return len(content if Path(name).suffix in PACKED else gzip.compress(content))


@cache
def _sent_now(file: Path, changed: int) -> int:
    """The same of a file as it was when it changed last: most pages ask for the same ones."""
    return sent(file.read_bytes(), file.name)


class Weight(NamedTuple):
    """The files that a browser fetches for a page, the engine apart, and their bytes as sent."""

    files: dict[str, int]

    @property
    def requests(self) -> int:
        """How many files there are."""
        return len(self.files)

    @property
    def kilobytes(self) -> float:
        """How much they weigh together."""
        return sum(self.files.values()) / 1000


def weigh(reader: BrowserContext, folder: Path, home: str, address: str) -> Weight:
    """Load a page of the site in this folder, served at this home, and weigh what it asks for."""
    page = reader.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    answer = page.goto(home + address, wait_until="networkidle")
    assert answer, address
    assert answer.ok, address
    page.close()
    paths = [urlsplit(url.removeprefix(home)).path for url in asked if url.startswith(home)]
    files: dict[str, int] = {}
    for path in paths:
        if not path.startswith(ENGINE):
            file = folder / path
            file = file / "index.html" if file.is_dir() else file
            files[path] = _sent_now(file, file.stat().st_mtime_ns) if file.is_file() else 0
    return Weight(files)
