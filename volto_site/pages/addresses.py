"""Where a page is found in each language, below the root of the site and on the web."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from volto_site.languages import LANGUAGES, SOURCE, Language


class Alternate(NamedTuple):
    """A page in one language: below the root of the site, and its whole address."""

    language: Language
    path: str
    url: str


def alternates_of(site_url: str, page: str) -> tuple[Alternate, ...]:
    """A page such as `rules/` in every language."""
    return tuple(
        Alternate(language, language.prefix + page, site_url + language.prefix + page)
        for language in LANGUAGES
    )


def default_of(alternates: tuple[Alternate, ...]) -> Alternate:
    """Where those go who read none of the languages."""
    return next(each for each in alternates if each.language.code == SOURCE)


def without_language(path: str, language: str) -> str:
    """The path of a page without the folder of its language."""
    return path.removeprefix("" if language == SOURCE else f"{language}/")


def relative(path: str, start: str) -> str:
    """The path as a link on the page `start`, both below the root and ending in `/` or empty."""
    up = "../" * start.count("/")
    return f"{up}{path}" or "./"


def files_in(site: Path) -> Iterator[str]:
    """The address of every file of a built site, of which there are thousands."""
    root = str(site)
    for folder, _, names in os.walk(root):
        start = folder.removeprefix(root).removeprefix(os.sep).replace(os.sep, "/")
        yield from (f"{start}/{name}" if start else name for name in names)
