"""Strips the comments from styles before they are sent."""

import re

# Only comments on their own lines: beside a rule, the same characters may be in a string.
_COMMENT = re.compile(r"^[ \t]*/\*(?:[^*]|\*(?!/))*\*/[ \t]*$", re.MULTILINE)


def without_comments(text: str) -> str:
    """The text with blank lines for its comments, which keeps line numbers."""
    return _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
