"""Runs inside Pyodide in Node: the tests of the core, as far as they need no native code.

As a script it runs them all, in a virtual environment of Pyodide that has pytest.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

CHECKOUT = "/checkout"
OPTIONS = ("-q", "--capture=sys", "--noconftest", "--import-mode=importlib")
# Neither what pyproject.toml says nor what a cache remembers is about this interpreter.
SETTINGS = ("-p", "no:cacheprovider", "-c", "/dev/null")


class Anything:
    """Stands for whatever Hypothesis would be asked for."""

    def __getattr__(self, name: str) -> "Anything":
        """Another of it."""
        return self

    def __call__(self, *arguments: object, **options: object) -> "Anything":
        """Another of it."""
        return self

    def __or__(self, other: object) -> "Anything":
        """Another of it."""
        return self


def run(packages: str, files: list[str], *, checkout: str = CHECKOUT) -> int:
    """Run these test files and return pytest's exit status."""
    # Last: what Pyodide has of its own stays its own.
    sys.path += [packages, checkout]
    os.chdir(checkout)
    import pytest  # noqa: PLC0415

    skip = pytest.mark.skip(reason="a law: Hypothesis has native code")
    _pretend_hypothesis(skip)
    vars(subprocess)["run"] = lambda *_, **__: pytest.skip("a browser has no processes")
    return int(pytest.main([*OPTIONS, *SETTINGS, f"--rootdir={checkout}", *files]))


def _pretend_hypothesis(skip: Callable[[object], object]) -> None:
    """Let files that hold laws and examples be imported, and skip the laws."""
    module = ModuleType("hypothesis")
    members = {
        "given": lambda *_, **__: skip,
        "settings": lambda *_, **__: lambda test: test,
        "strategies": Anything(),
        "assume": Anything(),
    }
    vars(module).update(members)
    sys.modules["hypothesis"] = module


if __name__ == "__main__":
    sys.exit(run("", ["tests/core"], checkout=str(Path(__file__).parents[2])))
