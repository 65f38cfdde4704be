"""Stamps: what a step was made from, so that it is made again only when that changes."""

import hashlib
from pathlib import Path
from typing import NamedTuple


def digest(*parts: str | Path) -> str:
    """Sum up words and the content of files; dates do not count, as a checkout renews them."""
    total = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part.encode()
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()


class Stamp(NamedTuple):
    """A file that holds the digest of what the step beside it was made from."""

    file: Path
    key: str

    def is_fresh(self) -> bool:
        """Tell whether the step was made from just this."""
        return self.file.is_file() and self.file.read_text() == self.key

    def write(self) -> None:
        """Record that the step is made."""
        self.file.write_text(self.key)
