"""Whether every link of every page leads somewhere, in all languages at once.

MkDocs checks this too, but a strict build stops at the first language with a problem.
"""

from collections.abc import Iterator
from pathlib import Path

from volto_site.assets.files import downloads
from volto_site.content.parity import Pages, read_pages
from volto_site.content.problems import Problem
from volto_site.content.source import parse_source
from volto_site.languages import CODES, SOURCE
from volto_site.pages.generated import generated_pages


def target_problems(docs: Path) -> Iterator[Problem]:
    """Every link to a page, heading or file that is not there."""
    # The ids of what is made from data are those of the data, the same in every language.
    made = {name: parse_source(text) for name, text in generated_pages(SOURCE).items()}
    for language in CODES:
        pages = read_pages(docs, language)
        files = {*downloads(language)} | _files(docs)
        for name, page in pages.items():
            for link in page.links:
                problem = _problem(name, link.target, pages | made, files)
                if problem:
                    yield Problem(f"docs/{language}/{name}", link.line, problem)


def _files(docs: Path) -> set[str]:
    """What all languages share, by its path in `docs`."""
    return {path.relative_to(docs).as_posix() for path in docs.glob("assets/**/*")}


def _problem(name: str, target: str, pages: Pages, files: set[str]) -> str:
    """What is wrong with a link on this page, nothing if it leads somewhere."""
    if "://" in target or target.startswith("mailto:"):
        return ""
    path, _, anchor = target.partition("#")
    if not path.endswith(".md") and path:
        return "" if path in files else f"no file {path}"
    page = pages.get(path or name)
    if page is None:
        return f"no page {path}"
    if anchor and page.title_of(anchor) is None:
        return f"no heading #{anchor} on {path or name}"
    return ""
