"""The search index: every section of every page, in one Pagefind index per language."""

import atexit
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from html import escape
from pathlib import Path

from volto_site.search.sections import Section, Sections
from volto_site.strings import Strings, strings_of

PROGRAM = Path(__file__).with_suffix(".mjs")
# Where the index lies in the site.
FOLDER = "pagefind"
# Titles and texts, out of ten: a reader wants the rule first, and the list of its cases last.
WEIGHTS = {"rules": (10.0, 3.0), "faq": (6.0, 1.5), "cases": (0.5, 0.1)}
USUAL = (6.0, 1.0)
# Tables for authors: the one of the rules has a row for everything, the other has no rule at all.
LEFT_OUT = {"matrix", "measured"}

# An invisible sign tells this space from those of the text: the page takes both out again.
PARTING = "\u2060 "

_APOSTROPHE = re.compile(r"(?<=\w)([’'])(?=\w)")


class SearchFailed(Exception):
    """Pagefind could not index the site; its text says why."""


class Index:
    """An index in the making: Pagefind writes one language while the next one is being built."""

    def __init__(self, site: Path) -> None:
        self._site = site
        self._read: set[Path] = set()
        # Node comes with the virtual environment, beside its Python.
        command = [str(Path(sys.executable).with_name("node")), str(PROGRAM), str(site / FOLDER)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        # Nobody may still be writing into what is left of a build that stops.
        atexit.register(self._stop)

    def add_new_pages(self) -> None:
        """Hand over the pages that have been built since the last time."""
        pages = sorted(set(self._site.rglob("index.html")) - self._read)
        self._read.update(pages)
        self._tell([record for page in pages for record in records_of(page, self._site)])

    def end_pages(self) -> None:
        """Say that there are no more pages to read."""
        self._tell(None)

    def _tell(self, records: list[dict[str, str]] | None) -> None:
        assert self._process.stdin
        # A process that has ended says why when it is waited for.
        with suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(records) + "\n")
            self._process.stdin.flush()

    def finish(self) -> None:
        """Wait until the index is there, or raise SearchFailed."""
        _, errors = self._process.communicate()
        if self._process.returncode:
            raise SearchFailed(errors.strip())

    def _stop(self) -> None:
        self._process.kill()
        self._process.wait()


def records_of(page: Path, site: Path) -> Iterator[dict[str, str]]:
    """The sections of a page, each as a small page of its own."""
    if page.parent.name in LEFT_OUT:
        return
    read = Sections.of(page.read_text("utf-8"))
    sections = read.sections
    if not sections:
        return
    strings = strings_of(read.language)
    address = page.parent.relative_to(site).as_posix()
    folder = "" if address == "." else f"{address}/"
    weights = WEIGHTS.get(page.parent.name, USUAL)
    for section in sections:
        anchor = "" if section.level == 1 else f"#{section.anchor}"
        content = _record(section, sections[0].title, weights, strings)
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
