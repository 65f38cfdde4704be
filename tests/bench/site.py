"""How long the site takes to build and how heavy a page is, beside a plain build."""

import gzip
import os
import shutil
import subprocess
import sys
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

from tests.bench.result import Result
from tests.browser.host import SUB_PATH, Handler
from volto_site.build import build
from volto_site.places import DOCS, ROOT
from volto_site.tooling.browser import known, launch_arguments

ROUNDS = 3
# Material and static-i18n as they come, the same Markdown, and none of this project's code.
PLAIN = """\
site_name: VOLTO
site_url: https://volto.example/volto/
docs_dir: docs
theme:
  name: material
  font: false
markdown_extensions:
  - admonition
  - attr_list
  - md_in_html
  - tables
  - toc:
      permalink: true
  - pymdownx.superfences
plugins:
  - search
  - i18n:
      docs_structure: folder
      fallback_to_default: false
      languages:
        - {locale: fr, name: Français, default: true}
        - {locale: en, name: English}
        - {locale: pt, name: Português}
        - {locale: nl, name: Nederlands}
"""


def plain_build(folder: Path) -> Path:
    """Build the plain site in a folder and return where it is."""
    (folder / "mkdocs.yml").write_text(PLAIN, "utf-8")
    shutil.copytree(DOCS, folder / "docs", dirs_exist_ok=True)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(command, check=True, cwd=folder, env=environment)
    return folder / "site"


class Weight(NamedTuple):
    """The bytes that a browser fetches to show a page, texts compressed as a host sends them."""

    page: int
    code: int
    fonts: int


def weigh(site: Path) -> Weight:
    """Load the rules page in a browser and weigh what it asks for."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, site=site))
    Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
    asked: set[str] = set()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=known(ROOT / ".venv"), args=launch_arguments()
        )
        page = browser.new_page(locale="fr-FR")
        page.on("request", lambda request: asked.add(request.url))
        page.goto(f"{home}rules/", wait_until="networkidle")
        browser.close()
    server.shutdown()
    files = [site / urlsplit(url).path.removeprefix(SUB_PATH) for url in asked]
    return Weight(
        page=_compressed(site / "rules" / "index.html"),
        code=sum(_compressed(file) for file in files if file.suffix in (".css", ".js", ".json")),
        fonts=sum(file.stat().st_size for file in files if file.suffix == ".woff2"),
    )


def _compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def _pages_of_puzzles(folder: Path) -> int:
    return len(list((folder / "every").glob("**/puzzles/*/index.html")))


def measure_site() -> list[Result]:
    """The strict build of the whole site and the weight of its rules page, beside a plain build."""
    ratios, shares = [], []
    with TemporaryDirectory() as name:
        folder = Path(name)
        build(folder / "every")  # so that no round finds out what a cache keeps
        for _ in range(ROUNDS):
            began = perf_counter()
            plain = plain_build(folder)
            planned = perf_counter()
            build(folder / "ours", puzzle_pages=False)
            written = perf_counter()
            # Elsewhere: each build takes away what the one before it left, and a plain one its own.
            build(folder / "every")
            every = perf_counter()
            ratios.append((written - planned) / (planned - began))
            puzzle_page = ((every - written) - (written - planned)) / _pages_of_puzzles(folder)
            shares.append(puzzle_page / ((planned - began) / len(list(DOCS.rglob("*.md")))))
        ours, theirs = weigh(folder / "ours"), weigh(plain)
    ratio = sum(ours) / sum(theirs)
    how = (
        f"all that a browser fetches, texts as gzip: {sum(ours) / 1000:.0f} kB, "
        f"of it fonts {ours.fonts / 1000:.0f}; the HTML alone {ours.page / theirs.page:.2f} times"
    )
    return [
        Result(
            "strict build against a plain one",
            median(ratios),
            "times",
            2,
            False,
            "search index, aids and pictures included, the pages of single puzzles apart, "
            f"median of {ROUNDS} rounds",
        ),
        Result(
            "the page of a puzzle against a plain page",
            median(shares),
            "times",
            0.1,
            False,
            f"what each adds to the build, median of {ROUNDS} rounds",
        ),
        Result("bytes of the rules page against a plain one", ratio, "times", 1.3, False, how),
    ]


MEASUREMENTS = (measure_site,)
