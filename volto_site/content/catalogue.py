"""The cross-references of each rule: examples, related rules, questions, cases and puzzles."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from volto_core.puzzles.themes import THEMES
from volto_core.rules import Rule
from volto_core.teaching.cases import Case, cases_of
from volto_site.content.problems import Problem
from volto_site.content.source import read_source
from volto_site.languages import CODES
from volto_site.places import DOCS

CATALOGUE = Path(__file__).with_suffix(".toml")
_PLACE = f"volto_site/content/{CATALOGUE.name}"


class Entry(NamedTuple):
    """A rule with its cross-references; examples and questions by their anchors."""

    rule: Rule
    examples: tuple[str, ...]
    related: tuple[Rule, ...]
    questions: tuple[str, ...]
    themes: tuple[str, ...]

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases that prove the rule."""
        return cases_of(self.rule)


@cache
def catalogue(path: Path = CATALOGUE) -> dict[Rule, Entry]:
    """Every rule with its entry, in the order of the rules."""
    tables = tomllib.loads(path.read_text("utf-8"))
    unknown = set(tables) - set(Rule)
    if unknown:
        raise ValueError(f"{path.name}: no rules: {', '.join(sorted(unknown))}")
    return {rule: _entry(rule, tables.get(rule.value, {})) for rule in Rule}


def _entry(rule: Rule, table: dict[str, list[str]]) -> Entry:
    return Entry(
        rule,
        tuple(table.get("examples", ())),
        tuple(map(Rule, table.get("related", ()))),
        tuple(table.get("questions", ())),
        tuple(table.get("themes", ())),
    )


class Titles:
    """The headings of a language's pages, used as link texts."""

    def __init__(self, language: str, docs: Path = DOCS) -> None:
        folder = docs / language
        pages = ("rules.md", "examples.md", "faq.md")
        self._pages = {
            name: {heading.id: heading.title for heading in read_source(folder / name).headings}
            for name in pages
            if (folder / name).is_file()
        }

    def has(self, page: str, anchor: str) -> bool:
        """Whether the page has this heading."""
        return anchor in self._pages.get(page, {})

    def title(self, page: str, anchor: str) -> str:
        """The text of the heading."""
        return self._pages[page][anchor]

    def link(self, page: str, anchor: str) -> str:
        """A Markdown link with the heading as its text."""
        return f"[{self.title(page, anchor)}]({page}#{anchor})"


def catalogue_problems(docs: Path, path: Path = CATALOGUE) -> Iterator[Problem]:
    """Unknown themes, and headings that are missing in a language."""
    for entry in catalogue(path).values():
        for theme in entry.themes:
            if theme not in THEMES:
                yield Problem(_PLACE, 1, f"{entry.rule}: no theme {theme}")
    for language in CODES:
        titles = Titles(language, docs)
        for entry in catalogue(path).values():
            wanted = [("rules.md", entry.rule.anchor)]
            wanted += [("examples.md", anchor) for anchor in entry.examples]
            wanted += [("faq.md", anchor) for anchor in entry.questions]
            for page, anchor in wanted:
                if not titles.has(page, anchor):
                    text = f"{entry.rule}: docs/{language}/{page} has no heading #{anchor}"
                    yield Problem(_PLACE, 1, text)
