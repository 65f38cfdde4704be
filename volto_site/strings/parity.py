"""Whether the Fluent files say the same things in every language: ids, attributes, variables."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, visitor

from volto_site.content.problems import Problem
from volto_site.languages import CODES, SOURCE, TRANSLATIONS
from volto_site.strings.parser import parse_messages


class Message(NamedTuple):
    """A message as its callers know it."""

    path: str
    line: int
    attributes: frozenset[str]
    variables: frozenset[str]


class _Variables(visitor.Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def message_problems(folder: Path) -> Iterator[Problem]:
    """Everything that cannot be read, is said twice, or differs from the French messages."""
    found: dict[str, dict[str, Message]] = {}
    for language in CODES:
        found[language] = {}
        yield from _read(folder, language, found[language])
    for language in TRANSLATIONS:
        yield from _differences(folder, language, found[language], found[SOURCE])


def _read(folder: Path, language: str, messages: dict[str, Message]) -> Iterator[Problem]:
    for path in sorted((folder / language).glob("*.ftl")):
        text = path.read_text("utf-8")
        place = _place(path)
        for entry in parse_messages(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                yield Problem(place, line, entry.annotations[0].message or "cannot be read")
            elif isinstance(entry, (ast.Message, ast.Term)):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if name in messages:
                    yield Problem(place, line, f"{name} is there twice")
                messages[name] = _message(place, line, entry)


def _message(place: str, line: int, entry: ast.Message | ast.Term) -> Message:
    variables = _Variables()
    variables.visit(entry)
    attributes = frozenset(attribute.id.name for attribute in entry.attributes)
    return Message(place, line, attributes, frozenset(variables.names))


def _differences(
    folder: Path, language: str, mine: dict[str, Message], theirs: dict[str, Message]
) -> Iterator[Problem]:
    # A term is a word of one language alone; what callers name are messages.
    for name, source in theirs.items():
        if name not in mine and not name.startswith("-"):
            place = folder / language / Path(source.path).name
            yield Problem(_place(place), 1, f"the message {name} is missing")
    for name, message in mine.items():
        if name.startswith("-"):
            continue
        if name not in theirs:
            yield Problem(message.path, message.line, f"the message {name} is not in {SOURCE}")
            continue
        for what, here, there in (
            ("attributes", message.attributes, theirs[name].attributes),
            ("variables", message.variables, theirs[name].variables),
        ):
            if here != there:
                text = f"{name} has other {what} than in {SOURCE}: {_listed(here ^ there)}"
                yield Problem(message.path, message.line, text)


def _listed(names: frozenset[str]) -> str:
    return ", ".join(sorted(names))


def _place(path: Path) -> str:
    return "/".join(("volto_site", *path.parts[-3:]))
