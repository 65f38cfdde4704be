"""Words that must not appear in a language, each with its reason and the right one."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from volto_site.languages import CODES
from volto_site.problems import Problem
from volto_site.source import Source, read_source

WORDS = Path(__file__).with_suffix(".toml")
# Quoted from another language, or code: not said in the language of the page.
_NOT_SAID = re.compile(r"\*[^*]+\*\{lang=\w+\}|`[^`]*`|\]\([^)]*\)|\{#[\w-]+\}")
# The ids, keys and comments of a message.
_NOT_MESSAGE = re.compile(r"^#.*|^-?[\w-]+ *=|^ *\*?\[[\w-]+\]|\{[^{}]*(?:->|\})")
_CAPTION = "caption:"


class Word(NamedTuple):
    """A forbidden word: how it is found, what to write, and why."""

    pattern: re.Pattern[str]
    instead: str
    why: str


@cache
def forbidden_words(path: Path = WORDS) -> dict[str, tuple[Word, ...]]:
    """The forbidden words by language."""
    tables = tomllib.loads(path.read_text("utf-8"))
    return {
        language: tuple(
            Word(_pattern(table["word"]), table["instead"], table["why"])
            for table in tables.get(language, ())
        )
        for language in CODES
    }


def word_problems(docs: Path, strings: Path, words: Path = WORDS) -> Iterator[Problem]:
    """Every forbidden word in the pages and messages."""
    for language in CODES:
        for path in sorted((docs / language).rglob("*.md")):
            place = f"docs/{path.relative_to(docs).as_posix()}"
            for line, text in said(read_source(path)):
                yield from _found(place, line, text, forbidden_words(words)[language])
        for path in sorted((strings / language).glob("*.ftl")):
            place = f"volto_site/strings/{language}/{path.name}"
            for line, message in enumerate(path.read_text("utf-8").splitlines(), 1):
                text = _NOT_MESSAGE.sub(" ", message)
                yield from _found(place, line, text, forbidden_words(words)[language])


def said(page: Source) -> Iterator[tuple[int, str]]:
    """The lines that a reader reads: prose, captions, title and description."""
    for key in ("title", "description"):
        yield 1, page.meta.get(key, "")
    yield from page.prose
    for fence in page.fences:
        for line, text in enumerate(fence.lines, fence.line + 1):
            if text.lstrip().startswith(_CAPTION):
                yield line, text.partition(_CAPTION)[2]


def _found(place: str, line: int, text: str, words: tuple[Word, ...]) -> Iterator[Problem]:
    plain = _NOT_SAID.sub(" ", text)
    for word in words:
        for match in word.pattern.finditer(plain):
            problem = f"{match[0]!r}: write {word.instead!r} ({word.why})"
            yield Problem(place, line, problem)


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE)
