"""Parsers that are slow and keep what they have parsed in a file between builds."""

import pickle
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

Content = TypeVar("Content", bound=str | bytes)
Parsed = TypeVar("Parsed")


class KeptParser(Generic[Content, Parsed]):
    """A parser of files, which parses no content twice, not even in the next build."""

    def __init__(self, parse: Callable[[Content], Parsed], file: Path, version: str) -> None:
        self._parse = parse
        self._file = file
        # Of the parser: what another one has kept is not taken.
        self._version = version
        self._parsed: dict[Content, Parsed] = {}

    def __call__(self, content: Content) -> Parsed:
        """Parse a content, unless it is known."""
        if content not in self._parsed:
            known = self._kept.get(content)
            self._parsed[content] = self._parse(content) if known is None else known
        return self._parsed[content]

    def keep(self, contents: Iterable[Content] | None = None) -> None:
        """Write what is parsed of these contents, or of all so far, unless the file has that."""
        wanted = self._parsed.keys() if contents is None else {*contents}
        if self._kept.keys() == wanted:
            return
        self._file.parent.mkdir(exist_ok=True)
        made = self._file.with_suffix(".new")
        found = {content: self(content) for content in sorted(wanted)}
        made.write_bytes(pickle.dumps(self._version) + pickle.dumps(found))
        # Atomically, as another process may be reading.
        made.replace(self._file)

    @cached_property
    def _kept(self) -> dict[Content, Parsed]:
        """What an earlier build has parsed, by content."""
        try:
            with self._file.open("rb") as content:
                if pickle.load(content) == self._version:
                    return dict(pickle.load(content))
        except (OSError, EOFError, pickle.UnpicklingError):
            pass
        return {}
