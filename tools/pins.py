"""The lock file of the Python packages, of which one may be wanted before the others."""

import re


def pin_of(name: str, pins: str) -> str:
    """The pin of this package with its hashes, empty if there is none."""
    entries = re.split(r"^(?=\S)", pins, flags=re.MULTILINE)
    return "".join(entry for entry in entries if entry.partition("==")[0] == name)
