"""Words that must not appear in a language, each with its reason and its replacement."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from volto_site.content.problems import Problem
from volto_site.content.source import Source, read_source
from volto_site.languages import CODES

WORDS = Path(__file__).with_suffix(".toml")
# Quotations in another language, code, link targets, ids, and marks for what is measured.
_NOT_SAID = re.compile(r"\*[^*]+\*\{lang=\w+\}|`[^`]*`|\]\([^)]*\)|\{#[\w-]+\}|<!-- [\w -]+ -->")
# The ids, keys and comments of a message.
_NOT_MESSAGE = re.compile(r"^#.*|^-?[\w-]+ *=|^ *\*?\[[\w-]+\]|\{[^{}]*(?:->|\})")
_CAPTION = "caption:"

Lines = Iterable[tuple[int, str]]


class Word(NamedTuple):
    """A forbidden word: its regular expression, its replacement and the reason."""

    spelling: str
    instead: str
    why: str

    @property
    def pattern(self) -> re.Pattern[str]:
        """The compiled expression, which ignores case."""
        return _pattern(self.spelling)


@cache
def forbidden_words(path: Path = WORDS) -> dict[str, tuple[Word, ...]]:
    """The forbidden words by language."""
    tables = tomllib.loads(path.read_text("utf-8"))
    return {
        language: tuple(
            Word(table["word"], table["instead"], table["why"])
            for table in tables.get(language, ())
        )
        for language in CODES
    }


def word_problems(docs: Path, strings: Path, words: Path = WORDS) -> Iterator[Problem]:
    """Every forbidden word in the pages and messages."""
    for language in CODES:
        for place, lines in texts_of(docs, strings, language):
            yield from uses_of(forbidden_words(words)[language], place, lines)


def texts_of(docs: Path, strings: Path, language: str) -> Iterator[tuple[str, Lines]]:
    """What the pages and message files of a language say, by their place in the repository."""
    for path in sorted((docs / language).rglob("*.md")):
        yield f"docs/{path.relative_to(docs).as_posix()}", said(read_source(path))
    for path in sorted((strings / language).glob("*.ftl")):
        messages = enumerate(path.read_text("utf-8").splitlines(), 1)
        texts = ((line, _NOT_MESSAGE.sub(" ", message)) for line, message in messages)
        yield f"volto_site/strings/{language}/{path.name}", texts


def said(page: Source) -> Iterator[tuple[int, str]]:
    """The visible text with line numbers: prose, captions, title and description."""
    for key in ("title", "description"):
        yield 1, page.meta.get(key, "")
    yield from page.prose
    for fence in page.fences:
        for line, text in enumerate(fence.lines, fence.line + 1):
            if text.lstrip().startswith(_CAPTION):
                yield line, text.partition(_CAPTION)[2]


def uses_of(words: tuple[Word, ...], place: str, lines: Lines) -> Iterator[Problem]:
    """Every use of one of the words in the lines of a place."""
    plain = [(line, _NOT_SAID.sub(" ", text)) for line, text in lines]
    # Matches are rare, and one search for all words is faster than one per word and line.
    any_word = _pattern("|".join(word.spelling for word in words))
    if not words or not any_word.search("\n".join(text for _, text in plain)):
        return
    for line, text in plain:
        for word in words:
            for match in word.pattern.finditer(text):
                problem = f"{match[0]!r}: write {word.instead!r} ({word.why})"
                yield Problem(place, line, problem)


@cache
def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE)
