"""A problem in a file, reported by path and line."""

from typing import NamedTuple


class Problem(NamedTuple):
    """A path, a line, and what an author has to fix there."""

    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"
