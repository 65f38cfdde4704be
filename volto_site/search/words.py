"""The words that readers type: of each section for the index, of each language for queries."""

import json
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from volto_core.rules import Rule
from volto_core.text.toml import ANY_KEY, Shape, Toml, parse_toml
from volto_site.content.parity import read_pages
from volto_site.content.problems import Problem
from volto_site.languages import CODES

WORDS = Path(__file__).with_suffix("")
_PLACE = "volto_site/search/words"
# The keys that are no page.
_QUESTIONS = "questions"
_SYNONYMS = "synonyms"
# A star stands for any ending, and only there.
_STAR = "*"
# The letters of the shortest word that is looked for when it is misspelt.
_LETTERS = 4


class Words(NamedTuple):
    """The words of a language: of sections by page and anchor, of questions, and synonyms."""

    sections: dict[tuple[str, str], str]
    questions: tuple[str, ...]
    synonyms: dict[str, tuple[str, ...]]

    def json(self) -> str:
        """What the script of the search needs to read a query."""
        query = {_QUESTIONS: self.questions, _SYNONYMS: self.synonyms, "known": self.known}
        return json.dumps(query, separators=(",", ":"))

    @property
    def known(self) -> list[str]:
        """Every longer word of sections and synonyms: one that is misspelt may mean it."""
        meant = (word for words in self.synonyms.values() for word in words)
        said = (word for word in self.synonyms if not word.endswith(_STAR))
        texts = (*map(_plain, self.sections.values()), *meant, *said)
        return sorted({word for text in texts for word in text.split() if len(word) >= _LETTERS})


@cache
def words_of(language: str, folder: Path = WORDS) -> Words:
    """The words of a language, those of queries in lower case and without accents."""
    tables = tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))
    sections = {
        (page, anchor): words
        for page, table in tables.items()
        if page not in (_QUESTIONS, _SYNONYMS)
        for anchor, words in table.items()
    }
    return Words(sections, tuple(map(_plain, tables[_QUESTIONS])), _synonyms(tables[_SYNONYMS]))


def _synonyms(table: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """The words of the game by what is said instead."""
    meant: dict[str, tuple[str, ...]] = {}
    for word, said in table.items():
        for each in map(_plain, said.split(",")):
            meant[each] = tuple(dict.fromkeys((*meant.get(each, ()), _plain(word))))
    return meant


def _plain(text: str) -> str:
    bare = unicodedata.normalize("NFD", text.strip().lower())
    letters = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return " ".join(letters.replace("-", " ").replace("'", " ").split())


def search_word_problems(docs: Path, folder: Path = WORDS) -> Iterator[Problem]:
    """Every unknown or missing section, and every rule without words, by language."""
    files = {code: parse_toml((folder / f"{code}.toml").read_text("utf-8")) for code in CODES}
    wanted = {("rules", rule.anchor) for rule in Rule}.union(*map(_sections, files.values()))
    for code, file in files.items():
        place = f"{_PLACE}/{code}.toml"
        for line, key in file.unknown_keys(_shape(docs, code)):
            yield Problem(place, line, f"unknown key {key}: no section of that page")
        for page, anchor in sorted(wanted - _sections(file)):
            line = file.line_of((page,))
            yield Problem(place, line, f"no words for {page}.{anchor}, which others have")
        yield from _wrong_values(place, file)


def _shape(docs: Path, language: str) -> Shape:
    pages = {
        name.removesuffix(".md"): dict.fromkeys(heading.id for heading in page.headings)
        for name, page in read_pages(docs, language).items()
    }
    return {**pages, _QUESTIONS: None, _SYNONYMS: {ANY_KEY: None}}


def _sections(file: Toml) -> set[tuple[str, str]]:
    return {
        (page, anchor)
        for page, table in file.tables.items()
        if page != _SYNONYMS and isinstance(table, dict)
        for anchor in table
    }


def _wrong_values(place: str, file: Toml) -> Iterator[Problem]:
    if not _are_words(file.tables.get(_QUESTIONS)):
        yield Problem(place, file.line_of((_QUESTIONS,)), f"{_QUESTIONS} is no list of words")
    if not file.tables.get(_SYNONYMS):
        yield Problem(place, 1, f"no {_SYNONYMS}")
    for page, table in file.tables.items():
        if page == _QUESTIONS:
            continue
        for key, value in table.items() if isinstance(table, dict) else ():
            if not _are_words([value]) or (page != _SYNONYMS and _STAR in value):
                yield Problem(place, file.line_of((page, key)), f"{page}.{key} is no text of words")


def _are_words(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(each, str) and each.strip() for each in value)
    )
