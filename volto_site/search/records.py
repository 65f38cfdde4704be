"""The records of the search: the sections of every page, ready to be found."""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from volto_site.languages import SOURCE, TRANSLATIONS, language_of
from volto_site.search.sections import Section, Sections
from volto_site.search.words import words_of


class Weights(NamedTuple):
    """How much a word counts in a title, in a text and among what readers type."""

    title: float
    text: float
    typed: float = 0.4


# A rule comes before a page that mentions it: a question, a lesson, a puzzle, a table for authors.
# Low weights keep their proportions: Pagefind gives ever less for more, and knows steps of 1/24.
WEIGHTS = {
    "rules": Weights(1.0, 0.3, 0.5),
    "faq": Weights(0.6, 0.15),
    "learn": Weights(0.3, 0.05),
    "puzzles": Weights(0.3, 0.05),
    "examples": Weights(0.3, 0.05),
    "notation": Weights(0.15, 0.05),
    "cases": Weights(0.05, 0.05),
}
USUAL = Weights(0.6, 0.1)
# A longer text, such as a game move by move, has every word: its beginning says what it is.
LONG = 3000
BEGINNING = 600
# Tables for authors, which would match every query or are of no use to players.
LEFT_OUT = {"matrix", "measured"}

# A word joiner marks the inserted space, so that the page can remove both.
PARTING = "\u2060 "
# Marks where the words begin that are for the index alone, so that the page shows none of them.
HIDDEN = "\u2063"

_APOSTROPHE = re.compile(r"(?<=\w)([’'])(?=\w)")


# The address of a section and its HTML.
Record = dict[str, str]


def records_in(language: str, site: Path) -> list[Record]:
    """The records of a language, whose pages are there; others may still be written."""
    folder = site / language_of(language).prefix
    # The other languages lie below the source.
    others = TRANSLATIONS if language == SOURCE else ()
    pages = sorted(
        page
        for page in folder.rglob("index.html")
        if page.relative_to(folder).parts[0] not in others
    )
    return [record for page in pages for record in records_of(page, site)]


def records_of(page: Path, site: Path) -> Iterator[Record]:
    """A record for each section of a page: its address and its HTML."""
    if page.parent.name in LEFT_OUT:
        return
    read = Sections.of(page.read_text("utf-8"))
    sections = read.sections
    if not sections:
        return
    address = page.parent.relative_to(site).as_posix()
    folder = "" if address == "." else f"{address}/"
    name = folder.removeprefix(language_of(read.language).prefix).rstrip("/") or "index"
    typed = words_of(read.language).sections
    for section in sections:
        anchor = "" if section.level == 1 else f"#{section.anchor}"
        title = "" if section.level == 1 else sections[0].title
        words = typed.get((name, section.anchor), "")
        content = _record(section, read.language, title, words, WEIGHTS.get(name, USUAL))
        yield {"url": f"/{folder}{anchor}", "content": content}


def with_parted_words(text: str) -> str:
    """The text with a marked space after elisions, so that l’adversaire is indexed as two words."""
    return _APOSTROPHE.sub(f"\\1{PARTING}", text)


def _record(section: Section, language: str, page: str, typed: str, weights: Weights) -> str:
    said = section.text if len(section.text) <= LONG else _beginning(section.text)
    title, text = (escape(with_parted_words(part)) for part in (section.title, said))
    hidden = f'<p data-pagefind-weight="{weights.typed}">{HIDDEN} {escape(typed)}</p>'
    return (
        f'<html lang="{language}"><body>'
        f'<h1 data-pagefind-meta="title" data-pagefind-weight="{weights.title}">{title}</h1>'
        f'<p data-pagefind-weight="{weights.text}">{text}</p>'
        f"{hidden if typed else ''}"
        f'<i data-pagefind-meta="page" data-pagefind-ignore>{escape(page)}</i></body></html>'
    )


def _beginning(text: str) -> str:
    return text[:BEGINNING].rpartition(" ")[0]
