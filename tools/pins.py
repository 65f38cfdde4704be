"""The lock file of the Python packages, split so that parts of it are installed side by side."""

import re
from collections.abc import Collection


def split_pins(pins: str, names: Collection[str]) -> tuple[str, str]:
    """The pins of these packages and those of all others, each with its hashes."""
    entries = re.split(r"^(?=\S)", pins, flags=re.MULTILINE)
    chosen = [entry for entry in entries if entry.partition("==")[0] in names]
    others = [entry for entry in entries if entry.partition("==")[0] not in names]
    return "".join(chosen), "".join(others)
