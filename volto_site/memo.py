"""Slow functions of a text, whose results are kept in a file between builds."""

import pickle
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

Content = TypeVar("Content", bound=str | bytes)
Result = TypeVar("Result")


class FileMemo(Generic[Content, Result]):
    """A function of the content of files, computed once for each, even over several builds."""

    def __init__(self, compute: Callable[[Content], Result], file: Path, version: str) -> None:
        self._compute = compute
        self._file = file
        # Of the function: what another one has kept is not taken.
        self._version = version
        self._results: dict[Content, Result] = {}

    def __call__(self, content: Content) -> Result:
        """The result for a content, computed unless it is known."""
        if content not in self._results:
            known = self._kept.get(content)
            self._results[content] = self._compute(content) if known is None else known
        return self._results[content]

    def keep(self, contents: Iterable[Content] | None = None) -> None:
        """Write the results for these contents, or for all so far, unless the file has them."""
        wanted = self._results.keys() if contents is None else {*contents}
        if self._kept.keys() == wanted:
            return
        self._file.parent.mkdir(exist_ok=True)
        made = self._file.with_suffix(".new")
        found = {content: self(content) for content in sorted(wanted)}
        made.write_bytes(pickle.dumps(self._version) + pickle.dumps(found))
        # Atomically, as another process may be reading.
        made.replace(self._file)

    @cached_property
    def _kept(self) -> dict[Content, Result]:
        """The results of an earlier build, by content."""
        try:
            with self._file.open("rb") as content:
                if pickle.load(content) == self._version:
                    return dict(pickle.load(content))
        except (OSError, EOFError, pickle.UnpicklingError):
            pass
        return {}
