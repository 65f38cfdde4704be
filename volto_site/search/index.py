"""The Pagefind indexes: a record for every section of every page, one index per language."""

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
# The folder of the indexes in the site.
FOLDER = "pagefind"
# The weights of titles and texts, from 0 to 10: a rule ranks first, the list of its cases last.
WEIGHTS = {"rules": (10.0, 3.0), "faq": (6.0, 1.5), "cases": (0.5, 0.1)}
USUAL = (6.0, 1.0)
# Tables for authors, which would match every query or are of no use to players.
LEFT_OUT = {"matrix", "measured"}

# A word joiner marks the inserted space, so that the page can remove both.
PARTING = "\u2060 "

_APOSTROPHE = re.compile(r"(?<=\w)([’'])(?=\w)")


class SearchFailed(Exception):
    """Pagefind has failed; the message is its standard error."""


class Index:
    """A running Pagefind process, which indexes one language while MkDocs builds the next."""

    def __init__(self, site: Path) -> None:
        self._site = site
        self._read: set[Path] = set()
        # Node is installed in the virtual environment.
        command = [str(Path(sys.executable).with_name("node")), str(PROGRAM), str(site / FOLDER)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        # An aborted build must not leave a process that writes into the site.
        atexit.register(self._stop)

    def add_new_pages(self) -> None:
        """Send the pages built since the last call."""
        pages = sorted(set(self._site.rglob("index.html")) - self._read)
        self._read.update(pages)
        self._send([record for page in pages for record in records_of(page, self._site)])

    def end_pages(self) -> None:
        """Signal that all pages have been sent."""
        self._send(None)

    def _send(self, records: list[dict[str, str]] | None) -> None:
        assert self._process.stdin
        # If the process has failed, `finish` reports why.
        with suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(records) + "\n")
            self._process.stdin.flush()

    def finish(self) -> None:
        """Wait for the process to end, or raise SearchFailed."""
        _, errors = self._process.communicate()
        if self._process.returncode:
            raise SearchFailed(errors.strip())

    def _stop(self) -> None:
        self._process.kill()
        self._process.wait()


def records_of(page: Path, site: Path) -> Iterator[dict[str, str]]:
    """A record for each section of a page: its address and its HTML."""
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
    """The text with a marked space after elisions, so that l’adversaire is indexed as two words."""
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
