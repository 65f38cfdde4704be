"""The four languages of the site, and where each one lies below its root."""

from typing import NamedTuple


class Language(NamedTuple):
    """A language: its code, its own name, and how social networks call it."""

    code: str
    name: str
    locale: str

    @property
    def prefix(self) -> str:
        """What its addresses start with: the source language lies at the root."""
        return "" if self.code == SOURCE else f"{self.code}/"


# The language that the others follow.
SOURCE = "fr"

LANGUAGES = (
    Language("fr", "Français", "fr_FR"),
    Language("en", "English", "en_GB"),
    Language("pt", "Português", "pt_PT"),
    Language("nl", "Nederlands", "nl_NL"),
)
CODES = tuple(language.code for language in LANGUAGES)
TRANSLATIONS = tuple(code for code in CODES if code != SOURCE)


def language_of(code: str) -> Language:
    """The language with this code."""
    return next(language for language in LANGUAGES if language.code == code)
