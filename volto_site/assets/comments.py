"""Strips the comments from scripts and styles before they are sent."""

import re

# Comments that share a line with code stay, as what looks like one may be text in quotes.
_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/[ \t]*|//.*)$", re.MULTILINE)


def without_comments(text: str) -> str:
    """The text with empty lines for its comments, so that an error names the line of the source."""
    return _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
