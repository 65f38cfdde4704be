"""Everything that is wrong in pages, messages, diagrams, data files and puzzles, at once."""

from collections.abc import Iterator
from pathlib import Path

from volto_site.boards.fence import problems_in
from volto_site.content.catalogue import catalogue_problems
from volto_site.content.data_files import data_file_problems
from volto_site.content.digests import stale_problems
from volto_site.content.forbidden_words import word_problems
from volto_site.content.parity import page_problems, read_pages
from volto_site.content.problems import Problem
from volto_site.content.terms import term_problems
from volto_site.languages import CODES
from volto_site.pages.targets import target_problems
from volto_site.places import DOCS, STRINGS
from volto_site.puzzles.problems import puzzle_problems
from volto_site.search.words import search_word_problems
from volto_site.strings.parity import message_problems


def data_problems() -> list[Problem]:
    """The problems of the data files and puzzles, without which nothing else can be computed."""
    return sorted(data_file_problems()) or puzzle_problems()


def problems_of_the_site(docs: Path = DOCS, strings: Path = STRINGS) -> list[Problem]:
    """All problems, sorted by file and line."""
    return data_problems() or sorted(
        (
            *page_problems(docs),
            *stale_problems(docs),
            *message_problems(strings),
            *word_problems(docs, strings),
            *term_problems(docs, strings),
            *_fence_problems(docs),
            *catalogue_problems(docs),
            *target_problems(docs),
            *search_word_problems(docs),
        )
    )


def _fence_problems(docs: Path) -> Iterator[Problem]:
    for language in CODES:
        for name, page in read_pages(docs, language).items():
            for line, text in problems_in(page):
                yield Problem(f"docs/{language}/{name}", line, text)
