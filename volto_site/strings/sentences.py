"""How long the sentences of the messages are, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from fluent.syntax import ast, visitor

from volto_site.languages import CODES
from volto_site.places import STRINGS
from volto_site.strings.parser import parse_messages

_WORD = re.compile(r"\w+(?:[’'-]\w+)*")
_END = re.compile(r"(?<=[.!?…])\s+")
# What a variable stands for is counted as a word.
_VARIABLE = "x"
# What the pages for authors and engineers say; the rest is for players.
FOR_AUTHORS = ("measured.ftl", "reference.ftl")


class Sentence(NamedTuple):
    """A sentence of a message, or a title or a button that is none."""

    words: int
    message: str
    text: str
    is_for_players: bool


class _Patterns(visitor.Visitor):
    """Collects the texts below a node: of a message with variants, each of them."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = (
            part.value if isinstance(part, ast.TextElement) else _VARIABLE for part in node.elements
        )
        if any(isinstance(part, ast.TextElement) for part in node.elements):
            self.texts.append("".join(parts))
        self.generic_visit(node)


def sentences_of(language: str, folder: Path = STRINGS) -> Iterator[Sentence]:
    """Every sentence of the messages of a language."""
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in parse_messages(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = _Patterns()
                patterns.visit(entry)
                for text in patterns.texts:
                    for sentence in _END.split(" ".join(text.split())):
                        words = len(_WORD.findall(sentence))
                        is_for_players = path.name not in FOR_AUTHORS
                        yield Sentence(words, entry.id.name, sentence, is_for_players)


def report(folder: Path = STRINGS) -> Iterator[str]:
    """Two lines for each language, for players and for authors: the median and the longest."""
    yield f"{'language':9}{'for':8}{'sentences':>10}{'median':>8}{'longest':>9}  in"
    for language in CODES:
        for who in ("players", "authors"):
            wanted = who == "players"
            found = [
                sentence
                for sentence in sentences_of(language, folder)
                if sentence.is_for_players is wanted
            ]
            if found:
                longest = max(found)
                middle = median(sentence.words for sentence in found)
                measures = f"{len(found):10}{middle:8.0f}{longest.words:9}"
                yield f"{language:9}{who:8}{measures}  {longest.message}"
