"""What an author who serves the site waits for: the pages and styles just written, then all."""

from collections.abc import Iterable
from pathlib import Path
from threading import Event
from typing import NamedTuple

from tools.progress import say
from volto_site.build import BuildFailed, build, build_page, write_styles
from volto_site.languages import CODES
from volto_site.places import DOCS, ROOT, SITE, WEB

# More pages at once are a branch being switched: the whole site is built as soon.
FEW = 3


class Author(NamedTuple):
    """Builds for somebody who sees the page also while the translations do not follow it yet."""

    site_url: str
    puzzle_pages: bool = True
    site: Path = SITE

    def whole(self, given_up: Event) -> None:
        """Build the whole site, and say what came of it."""
        try:
            build(
                self.site,
                site_url=self.site_url,
                strict=False,
                puzzle_pages=self.puzzle_pages,
                given_up=given_up,
            )
        except BuildFailed:
            if not given_up.is_set():
                say("Not built; the site stays as it was")
        else:
            say(f"All of it is there: {self.site_url}")

    def soon(self, changed: list[Path]) -> None:
        """Put changed styles and pages into the site that is there."""
        for path in changed:
            say(f"{path.relative_to(ROOT)} has changed")
        if any(map(is_style, changed)):
            write_styles(self.site)
            say("The style is there")
        pages = [path for path in changed if is_page(path)]
        if len(pages) <= FEW:
            self._build_pages(pages)

    def _build_pages(self, pages: Iterable[Path]) -> None:
        for page in pages:
            try:
                file = build_page(
                    page.relative_to(DOCS).as_posix(), self.site, site_url=self.site_url
                )
            except BuildFailed:
                say("Not built; the page stays as it was")
            else:
                folder = file.parent.relative_to(self.site).as_posix().removeprefix(".")
                say(f"The page is there: {self.site_url}{folder and f'{folder}/'}")


def is_style(path: Path) -> bool:
    """Tell whether this is one of the style sheets that are joined."""
    return path.suffix == ".css" and path.is_relative_to(WEB)


def is_page(path: Path) -> bool:
    """Tell whether this is the Markdown of a page that exists."""
    return path.suffix == ".md" and path.parent.name in CODES and path.is_file()
