"""Checks the version of Python, in syntax that every Python since 3.6 can parse."""

import sys

OLDEST = (3, 11)


def why_not(major: int, minor: int) -> str:
    """The message that refuses a Python of this version, empty if it is new enough."""
    if (major, minor) >= OLDEST:
        return ""
    return (
        f"==> This is Python {major}.{minor}, and VOLTO needs {OLDEST[0]}.{OLDEST[1]} or newer. "
        "Name a newer one, such as: make PYTHON=python3.12 test"
    )


if __name__ == "__main__":
    sys.exit(why_not(*sys.version_info[:2]) or 0)
