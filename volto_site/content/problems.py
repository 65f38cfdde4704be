"""Something that an author has to mend, and where it is."""

from typing import NamedTuple


class Problem(NamedTuple):
    """A place in a file and what is wrong there."""

    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"
