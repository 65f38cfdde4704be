"""The words of the interface: one for each thing in each language, and where it is explained."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from volto_core.text.toml import Toml, parse_toml
from volto_site.content.forbidden_words import Word, said, texts_of, uses_of
from volto_site.content.problems import Problem
from volto_site.content.source import Source, read_source
from volto_site.languages import CODES, SOURCE, TRANSLATIONS

FILE = "terms.toml"
# Places for authors and engineers, and the words that searchers type in place of ours.
_OTHER_WORDS = ("notation.md", "measured.ftl", "reference.ftl", "search.ftl")
_PAGE = re.compile(r"(?P<page>[\w-]+\.md)#(?P<anchor>[\w-]+)")


class Term(NamedTuple):
    """The word for a thing, what the thing is, and the words that are not to be used for it."""

    word: str
    means: str
    never: str

    @property
    def variants(self) -> Word:
        """The words that are not to be used, as a forbidden word."""
        return Word(self.never, self.word, self.means)


def terms_of(language: str, strings: Path) -> dict[str, Term]:
    """The terms of a language by their ids; none where there is no file."""
    return {
        name: Term(table.get("word", ""), table.get("means", ""), table.get("never", ""))
        for name, table in _read(strings, language).tables.items()
    }


def term_problems(docs: Path, strings: Path) -> Iterator[Problem]:
    """Terms that differ between languages, are explained nowhere, or are named otherwise."""
    explained = {
        name: table.get("explained", []) for name, table in _read(strings, SOURCE).tables.items()
    }
    for language in CODES:
        terms = terms_of(language, strings)
        yield from _incomplete(language, _read(strings, language))
        if language in TRANSLATIONS:
            yield from _differences(language, _read(strings, language), explained)
        for name in terms.keys() & explained.keys():
            for place in explained[name]:
                yield from _unexplained(docs, strings, language, terms[name], place)
        variants = tuple(term.variants for term in terms.values() if term.never)
        for place, lines in texts_of(docs, strings, language):
            if not place.endswith(_OTHER_WORDS):
                yield from uses_of(variants, place, lines)


def _read(strings: Path, language: str) -> Toml:
    path = strings / language / FILE
    return parse_toml(path.read_text("utf-8") if path.exists() else "")


def _place(language: str) -> str:
    return f"volto_site/strings/{language}/{FILE}"


def _incomplete(language: str, toml: Toml) -> Iterator[Problem]:
    for name, table in toml.tables.items():
        for key in ("word", "means"):
            if not table.get(key):
                yield Problem(_place(language), toml.line_of((name,)), f"{name} has no {key}")


def _differences(language: str, toml: Toml, source: dict[str, Any]) -> Iterator[Problem]:
    for name in source.keys() - toml.tables.keys():
        yield Problem(_place(language), 1, f"the term {name} is missing")
    for name in toml.tables.keys() - source.keys():
        line = toml.line_of((name,))
        yield Problem(_place(language), line, f"the term {name} is not in {SOURCE}")


def _unexplained(
    docs: Path, strings: Path, language: str, term: Term, place: str
) -> Iterator[Problem]:
    """The term, if the page or message that should explain it does not name it."""
    section = _PAGE.fullmatch(place)
    if section:
        path = docs / language / section["page"]
        text = _section(read_source(path), section["anchor"]) if path.exists() else ""
    else:
        text = _message(strings / language, place)
    if term.word.lower() not in text.lower():
        yield Problem(_place(language), 1, f"{place} should explain {term.word!r}")


def _section(page: Source, anchor: str) -> str:
    """What a page says under the heading with this id, up to the next heading."""
    starts = [heading.line for heading in page.headings]
    start = next((each.line for each in page.headings if each.id == anchor), None)
    if start is None:
        return ""
    end = min((line for line in starts if line > start), default=start + len(page.body))
    return "\n".join(text for line, text in said(page) if start <= line < end)


def _message(folder: Path, name: str) -> str:
    """The message of this id, with all its variants."""
    for path in sorted(folder.glob("*.ftl")):
        found = re.search(rf"^{name} =.*(?:\n(?:[ }}].*)?)*", path.read_text("utf-8"), re.MULTILINE)
        if found:
            return found[0]
    return ""
