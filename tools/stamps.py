"""Stamps: digests of the inputs of a step, so that it runs again only when they change."""

import hashlib
from pathlib import Path
from typing import NamedTuple


def digest(*parts: str | Path) -> str:
    """The digest of words and file contents, without dates, which a checkout renews."""
    total = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part.encode()
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()


class Stamp(NamedTuple):
    """A file that holds the digest of the inputs of its step."""

    file: Path
    key: str

    def is_fresh(self) -> bool:
        """Whether the step ran with exactly these inputs."""
        return self.file.is_file() and self.file.read_text() == self.key

    def write(self) -> None:
        """Record that the step ran."""
        self.file.write_text(self.key)
