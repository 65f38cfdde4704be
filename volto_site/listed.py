"""The files of a theme that a site can need: MkDocs copies none that is hidden."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader
from mkdocs.theme import Theme


class ShownFiles(FileSystemLoader):
    """Loads any file of the folders, and lists all but the hidden ones."""

    def list_templates(self) -> list[str]:
        """The names of the files, without Material's icons, which are thousands."""
        return sorted({name for folder in self.searchpath for name in _shown_in(folder)})


def environment_of(theme: Theme) -> Environment:
    """What MkDocs renders the theme with, and lists its files by."""
    environment = Theme.get_env(theme)
    environment.loader = ShownFiles(theme.dirs)
    return environment


@cache
def _shown_in(folder: str) -> tuple[str, ...]:
    return tuple(path.relative_to(folder).as_posix() for path in _shown_below(Path(folder)))


def _shown_below(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name.startswith("."):
            continue
        if path.is_dir():
            yield from _shown_below(path)
        else:
            yield path
