"""A drawing made once for all languages: words of its own hold the place of what is said of it."""

from html import escape

TITLE, DESCRIPTION = "VOLTO-TITLE", "VOLTO-DESCRIPTION"


def with_words(drawing: str, title: str, description: str) -> str:
    """The drawing with its title and description in a language."""
    return drawing.replace(TITLE, escape(title), 1).replace(DESCRIPTION, escape(description), 1)
