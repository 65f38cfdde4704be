"""The parser of the Fluent files, with a cache between builds because it is slow."""

import pickle
from functools import cache
from importlib.metadata import version
from pathlib import Path

from fluent.syntax import FluentParser, ast

from volto_site.places import CACHE, STRINGS

FILE = CACHE / "messages.pickle"


@cache
def parse_messages(text: str) -> ast.Resource:
    """Parse a Fluent file, from the cache if its text has not changed."""
    return _kept(FILE).get(text) or FluentParser().parse(text)


def keep_messages(folder: Path = STRINGS, file: Path = FILE) -> None:
    """Write the syntax trees of all languages to the cache, if any text has changed."""
    texts = {path.read_text("utf-8") for path in folder.glob("*/*.ftl")}
    if _kept(file).keys() == texts:
        return
    file.parent.mkdir(exist_ok=True)
    made = file.with_suffix(".new")
    found = {text: parse_messages(text) for text in sorted(texts)}
    made.write_bytes(pickle.dumps(_parser()) + pickle.dumps(found))
    # Atomically, as another process may be reading.
    made.replace(file)


@cache
def _kept(file: Path) -> dict[str, ast.Resource]:
    """The cached syntax trees by their texts; none if another version of the parser wrote them."""
    try:
        with file.open("rb") as content:
            if pickle.load(content) == _parser():
                return dict(pickle.load(content))
    except (OSError, EOFError, pickle.UnpicklingError):
        pass
    return {}


def _parser() -> str:
    return version("fluent.syntax")
