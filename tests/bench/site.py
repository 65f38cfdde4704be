"""How long the site takes to build and how heavy a page is, beside a plain build."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.fixtures import built, chromium
from tests.bench.result import Result
from tests.support.host import served
from tests.support.weight import Weight, weigh
from volto_site.build import build
from volto_site.places import DOCS

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
    folder.mkdir()
    (folder / "mkdocs.yml").write_text(PLAIN, "utf-8")
    shutil.copytree(DOCS, folder / "docs", dirs_exist_ok=True)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(command, check=True, cwd=folder, env=environment)
    return folder / "site"


def weight_of(site: Path) -> Weight:
    """Load the rules page in a browser and weigh what it asks for."""
    with served(site) as home, chromium() as browser:
        reader = browser.new_context(locale="fr-FR", service_workers="block")
        return weigh(reader, site, home, "rules/")


def _pages_of_puzzles(site: Path) -> int:
    return len(list(site.glob("**/puzzles/*/index.html")))


def measure_site() -> list[Result]:
    """The strict build of the whole site and the weight of its rules page, beside a plain build."""
    ratios, shares = [], []
    with TemporaryDirectory() as name:
        folder = Path(name)
        built()  # so that no round finds out what a cache keeps
        for each in map(str, range(ROUNDS)):
            # Nothing is removed: for half a minute after that, ext4 is slow to create other files.
            began = perf_counter()
            plain = plain_build(folder / f"plain-{each}")
            planned = perf_counter()
            build(own := folder / f"own-{each}", puzzle_pages=False)
            written = perf_counter()
            build(whole := folder / f"whole-{each}")
            every = perf_counter()
            ratios.append((written - planned) / (planned - began))
            puzzle_page = ((every - written) - (written - planned)) / _pages_of_puzzles(whole)
            shares.append(puzzle_page / ((planned - began) / len(list(DOCS.rglob("*.md")))))
        ours, theirs = weight_of(own).kilobytes, weight_of(plain).kilobytes
    facts = {"rounds": ROUNDS}
    return [
        Result("build", median(ratios), facts),
        Result("puzzle-page", median(shares), facts),
        Result("rules-share", ours / theirs, {}, f"{ours:.0f} of {theirs:.0f} kB"),
    ]


MEASUREMENTS = (measure_site,)
