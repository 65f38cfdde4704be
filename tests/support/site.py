"""The built site, as its tests see it."""

from pathlib import Path
from typing import NamedTuple

from volto_site.languages import LANGUAGES
from volto_site.pages.sitemap import pages_in

# The address for which the site is built where nobody names another.
SITE_URL = "https://volto.example/volto/"
# The pages of single puzzles that stand for the thousands like them.
SAMPLES = {"win-in-2-001", "unmask-001"}


def is_sampled(page: Path) -> bool:
    """Whether a page is read by the tests of all pages: it is no puzzle's, or a sample."""
    folder = page.parent if page.name == "index.html" else page
    return folder.parent.name != "puzzles" or folder.name in SAMPLES


class Site(NamedTuple):
    """The built site: its folder and, where it is served, the address of its home page."""

    folder: Path
    home: str = SITE_URL

    @property
    def pages(self) -> list[Path]:
        """The files of all pages of all languages, of single puzzles the samples alone."""
        return sorted(page for page in self.folder.rglob("index.html") if is_sampled(page))

    @property
    def names(self) -> list[str]:
        """The pages of one language, such as `rules/`, which all languages have."""
        return [name for name in pages_in(self.folder) if is_sampled(Path(name))]

    def script(self, name: str) -> str:
        """The address of a bundled script, whose name has a digest."""
        (path,) = (self.folder / "assets" / "volto" / "js").glob(f"{name}-????????.js")
        return f"{self.home}{path.relative_to(self.folder).as_posix()}"

    def addresses(self, language: str) -> list[str]:
        """The addresses of all pages of a language, of single puzzles the samples alone."""
        others = {each.prefix.rstrip("/") for each in LANGUAGES if each.prefix}
        prefix = "" if language == "fr" else f"{language}/"
        folder = self.folder / prefix
        pages = (page for page in folder.rglob("index.html") if is_sampled(page))
        paths = [page.parent.relative_to(self.folder) for page in pages]
        return sorted(
            self.home + ("" if path == Path() else f"{path.as_posix()}/")
            for path in paths
            if prefix or not path.parts or path.parts[0] not in others
        )
