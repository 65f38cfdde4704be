"""The whole site, built once for all the tests that read it."""

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.puzzle_pages import is_read
from volto_site.pages.sitemap import pages_in

SITE_URL = "https://volto.example/volto/"


class Site(NamedTuple):
    """The built site."""

    folder: Path

    @property
    def pages(self) -> list[Path]:
        """Every page of every language, but few of the puzzles, and the page of errors apart."""
        return sorted(page for page in self.folder.rglob("index.html") if is_read(page))

    @property
    def names(self) -> list[str]:
        """The pages of one language, such as `rules/`, all languages having the same."""
        return [name for name in pages_in(self.folder) if is_read(Path(name))]


@pytest.fixture(scope="session")
def site(built: Path) -> Site:
    return Site(built)
