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


def run(packages: str, files: list[str], *, checkout: str = CHECKOUT) -> int:
    """Run these test files and return pytest's exit status."""
    # Last: what Pyodide has of its own stays its own.
    sys.path += [packages, checkout]
    os.chdir(checkout)
    import pytest  # noqa: PLC0415

    vars(subprocess)["run"] = lambda *_, **__: pytest.skip("a browser has no processes")
    return int(pytest.main([*OPTIONS, *SETTINGS, f"--rootdir={checkout}", *files]))


if __name__ == "__main__":
    sys.exit(run("", ["tests/core"], checkout=str(Path(__file__).parents[2])))
