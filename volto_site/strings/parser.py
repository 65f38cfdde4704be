"""The files of messages as Fluent's parser reads them, which is slow: kept between builds."""

import pickle
from functools import cache
from importlib.metadata import version
from pathlib import Path

from fluent.syntax import FluentParser, ast

from volto_site.places import CACHE, STRINGS

FILE = CACHE / "messages.pickle"


@cache
def parse_messages(text: str) -> ast.Resource:
    """Read a file of messages; the checks and the pages read the same ones."""
    return _kept(FILE).get(text) or FluentParser().parse(text)


def keep_messages(folder: Path = STRINGS, file: Path = FILE) -> None:
    """Keep what the files of all languages say, and nothing else, for the next build."""
    texts = {path.read_text("utf-8") for path in folder.glob("*/*.ftl")}
    if _kept(file).keys() == texts:
        return
    file.parent.mkdir(exist_ok=True)
    made = file.with_suffix(".new")
    found = {text: parse_messages(text) for text in sorted(texts)}
    made.write_bytes(pickle.dumps(_parser()) + pickle.dumps(found))
    # At once, as another process may be reading.
    made.replace(file)


@cache
def _kept(file: Path) -> dict[str, ast.Resource]:
    """What the file has, by the texts; nothing if there is none, or another parser made it."""
    try:
        with file.open("rb") as content:
            if pickle.load(content) == _parser():
                return dict(pickle.load(content))
    except (OSError, EOFError, pickle.UnpicklingError):
        pass
    return {}


def _parser() -> str:
    return version("fluent.syntax")
