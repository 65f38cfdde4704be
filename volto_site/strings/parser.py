"""The parser of the Fluent files, whose syntax trees are kept between builds."""

from importlib.metadata import version
from pathlib import Path

from fluent.syntax import FluentParser, ast

from volto_site.memo import FileMemo
from volto_site.places import CACHE, STRINGS

FILE = CACHE / "messages.pickle"


def _parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


parse_messages = FileMemo(_parsed, FILE, version("fluent.syntax"))


def keep_messages(folder: Path = STRINGS) -> None:
    """Keep the syntax trees of all languages for the next build."""
    parse_messages.keep(path.read_text("utf-8") for path in folder.glob("*/*.ftl"))
