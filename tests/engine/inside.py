"""Runs test files inside Pyodide in Node.

As a script it runs those of the core, in a virtual environment of Pyodide that has pytest.
Laws run in CPython alone: Hypothesis has native code.
"""

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = "/checkout"
OPTIONS = ("-q", "--capture=sys", "--noconftest", "--import-mode=importlib")
# Neither what pyproject.toml says nor what a cache remembers is about this interpreter.
SETTINGS = ("-p", "no:cacheprovider", "-c", "/dev/null")


class Sample:
    """Takes one of so many tests, in the order of their files."""

    def __init__(self, every: int) -> None:
        self._every = every

    def pytest_collection_modifyitems(self, items: list[object]) -> None:
        """Leave the others out."""
        items[:] = items[:: self._every]


def run(packages: str, files: list[str], every: int = 1, *, checkout: str = CHECKOUT) -> int:
    """Run one of so many tests of these files and return pytest's exit status."""
    # Last: what Pyodide has of its own stays its own.
    sys.path += [packages, checkout]
    os.chdir(checkout)
    import pytest  # noqa: PLC0415

    vars(subprocess)["run"] = lambda *_, **__: pytest.skip("a browser has no processes")
    options = [*OPTIONS, *SETTINGS, f"--rootdir={checkout}", *files]
    return int(pytest.main(options, plugins=[Sample(every)]))


if __name__ == "__main__":
    sys.exit(run("", ["tests/core"], checkout=str(Path(__file__).parents[2])))
