"""The search index: every section of every page, in one Pagefind index per language."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from volto_site.places import PACKAGE
from volto_site.sections import Section, Sections
from volto_site.strings import Strings, strings_of

PROGRAM = PACKAGE / "search.mjs"
# Pagefind's ready-made interfaces: ours is in volto_site/web.
UNUSED = ("pagefind-*ui.*", "pagefind-highlight.js", "wasm.unknown.pagefind")
# Titles and texts, out of ten: a reader wants the rule first, and the list of its cases last.
WEIGHTS = {"rules": (10.0, 3.0), "faq": (6.0, 1.5), "cases": (0.5, 0.1)}
USUAL = (6.0, 1.0)
# A table for authors, with a row for everything.
LEFT_OUT = {"matrix"}

# An invisible sign tells this space from those of the text: the page takes both out again.
PARTING = "\u2060 "

_APOSTROPHE = re.compile(r"(?<=\w)([’'])(?=\w)")


class SearchFailed(Exception):
    """Pagefind could not index the site; its text says why."""


def build_index(site: Path) -> None:
    """Write the index of this site into its folder `pagefind/`."""
    pages = sorted(site.rglob("index.html"))
    records = [record for page in pages for record in records_of(page, site)]
    target = site / "pagefind"
    job = json.dumps({"target": str(target), "records": records})
    # Node comes with the virtual environment, beside its Python.
    node = Path(sys.executable).with_name("node")
    command = [str(node), str(PROGRAM)]
    done = subprocess.run(
        command, check=False, env=dict(os.environ), input=job, capture_output=True, text=True
    )
    if done.returncode:
        raise SearchFailed(done.stderr.strip() or done.stdout.strip())
    for pattern in UNUSED:
        for path in target.glob(pattern):
            path.unlink()


def records_of(page: Path, site: Path) -> Iterator[dict[str, str]]:
    """The sections of a page, each as a small page of its own."""
    read = Sections.of(page.read_text("utf-8"))
    if not read.sections or page.parent.name in LEFT_OUT:
        return
    strings = strings_of(read.language)
    address = page.parent.relative_to(site).as_posix()
    folder = "" if address == "." else f"{address}/"
    weights = WEIGHTS.get(page.parent.name, USUAL)
    for section in read.sections:
        anchor = "" if section.level == 1 else f"#{section.anchor}"
        content = _record(section, read.sections[0].title, weights, strings)
        yield {"url": f"/{folder}{anchor}", "content": content}


def with_parted_words(text: str) -> str:
    """The text with a marked space in elided words, so that l’adversaire is two words."""
    return _APOSTROPHE.sub(f"\\1{PARTING}", text)


def _record(section: Section, page: str, weights: tuple[float, float], strings: Strings) -> str:
    title, text = (escape(with_parted_words(part)) for part in (section.title, section.text))
    also = f"search-also-{section.anchor}"
    if also in strings:
        text = f"{text} {escape(strings.t(also))}"
    name = "" if section.level == 1 else page
    return (
        f'<html lang="{strings.language}"><body>'
        f'<h1 data-pagefind-meta="title" data-pagefind-weight="{weights[0]}">{title}</h1>'
        f'<p data-pagefind-weight="{weights[1]}">{text}</p>'
        f'<i data-pagefind-meta="page" data-pagefind-ignore>{escape(name)}</i></body></html>'
    )
