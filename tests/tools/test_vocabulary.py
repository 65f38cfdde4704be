"""The vocabulary of CONTRIBUTING.md: what has a word there is called nothing else in the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("volto_core", "volto_puzzles", "volto_site", "tools")
_ROW = re.compile(r"^\| (?P<words>\*\*[^|]+) \| [^|]+ \| (?P<never>[^|]*) \|$", re.MULTILINE)
_WORDS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_SCRIPT_NAME = re.compile(
    r"(?:class|function|const|let|@typedef \{[^}]*\}|@property \{[^}]*\}) (\w+)"
)


def vocabulary() -> dict[str, tuple[str, ...]]:
    """The words that are never used, by the word that is."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition("## Vocabulary")[2].partition("\n## ")[0]
    return {
        row["words"].replace("*", ""): tuple(re.findall(r"`([\w-]+)`", row["never"]))
        for row in _ROW.finditer(section)
    }


VOCABULARY = vocabulary()
NEVER = [(never, word) for word, others in VOCABULARY.items() for never in others]


def python_names(path: Path) -> Iterator[str]:
    """The name of a module and all that it defines or gives a name to."""
    yield path.stem
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case _:
                pass


def script_names(path: Path) -> Iterator[str]:
    """The name of a script and all that it declares."""
    yield path.name.partition(".")[0]
    yield from _SCRIPT_NAME.findall(path.read_text("utf-8"))


def names() -> dict[str, str]:
    """Every name in lower case with hyphens, and a file that has it."""
    found: dict[str, str] = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            found |= {hyphened(name): str(path.relative_to(ROOT)) for name in python_names(path)}
    for path in sorted((ROOT / "volto_site" / "web").rglob("*.js")):
        found |= {hyphened(name): str(path.relative_to(ROOT)) for name in script_names(path)}
    return found


def hyphened(name: str) -> str:
    return "-".join(word.lower() for word in _WORDS.findall(name))


NAMES = names()


def test_the_vocabulary_has_the_words_of_the_game_and_of_the_trade() -> None:
    assert {"mask", "viewer", "world", "suspects", "journal"} <= set(VOCABULARY)
    assert len(NEVER) > 20


@pytest.mark.parametrize(("never", "word"), NEVER)
def test_what_has_a_word_has_no_other(never: str, word: str) -> None:
    is_used = re.compile(rf"\b{never}s?\b").search
    where = {name: file for name, file in NAMES.items() if is_used(name)}
    assert where == {}, f"say {word}"
