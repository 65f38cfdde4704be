"""What is taken from the pages of a language, and how one process hands it over to another."""

import pickle
from pathlib import Path
from typing import NamedTuple

from volto_site.puzzles.pages import Shell, take_shell
from volto_site.search.index import Files, index_of
from volto_site.search.records import records_in


class Taken(NamedTuple):
    """What is taken from the pages of a language: the shell of its puzzles, the search index."""

    shell: Shell
    search: Files

    @classmethod
    def of(cls, site: Path, code: str) -> "Taken":
        """Take it from the pages that this process has built, the shell first: it is no page."""
        return cls(take_shell(site, code), index_of(code, records_in(code, site)))

    def hand_over(self, site: Path) -> None:
        """Leave it to the process that finishes the site."""
        _file(site, self.shell.language).write_bytes(pickle.dumps(self))

    @classmethod
    def handed_over(cls, site: Path, code: str) -> "Taken":
        """What another process has left."""
        file = _file(site, code)
        taken = pickle.loads(file.read_bytes())
        file.unlink()
        assert isinstance(taken, cls)
        return taken


def _file(site: Path, code: str) -> Path:
    return site / f"taken-{code}.pickle"
