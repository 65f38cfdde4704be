"""TOML files with the line of every key, and the keys that a file may have."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

Place = tuple[str | int, ...]
"""Where a value stands: keys, and numbers in lists."""

# The keys of a table, each with the keys below it, None where anything may stand.
Shape = Mapping[str, Any]
# In a shape: every key.
ANY_KEY = "*"

_LINE = re.compile(r"line (\d+)")
_TOKEN = re.compile(
    r"""
    \#[^\n]*
    | ^[ \t]*\[\[?[ \t]*(?P<table>[^\]\n]+?)[ \t]*\]\]?[ \t]*(?=\#|$)
    | (?P<key>[\w-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')[ \t]*=
    | "(?:\\.|[^"\\\n])*" | '[^'\n]*'
    """,
    re.MULTILINE | re.VERBOSE,
)


class Toml(NamedTuple):
    """The tables of a file, and the line of each key and of each head of a table."""

    tables: dict[str, Any]
    lines: Mapping[Place, int]

    def line_of(self, place: Place) -> int:
        """The line of a key, or of the table in which it is missing."""
        while place not in self.lines and place:
            place = place[:-1]
        return self.lines.get(place, 1)

    def unknown_keys(self, shape: Shape) -> Iterator[tuple[int, str]]:
        """The line and the name of every key that the shape does not have."""
        for place in _unknown(self.tables, shape, ()):
            name = ".".join(part for part in place if isinstance(part, str))
            yield self.line_of(place), name


def parse_toml(text: str) -> Toml:
    """Read a file, or raise the TOMLDecodeError of `tomllib`."""
    tables = tomllib.loads(text)
    return Toml(tables, dict(_lines(text, tables)))


def line_of_error(error: tomllib.TOMLDecodeError, text: str) -> int:
    """The line of a text at which it is no TOML, which `tomllib` says in words only."""
    named = _LINE.search(str(error))
    return int(named[1]) if named else text.count("\n") + 1


def _lines(text: str, tables: dict[str, Any]) -> Iterator[tuple[Place, int]]:
    """The keys below each head of a table stand in the file in the order in which they are read."""
    tokens = list(_tokens(text))
    heads = [name for _, name, is_head in tokens if is_head]
    numbers = dict.fromkeys(heads, 0)
    keys = _places({key: value for key, value in tables.items() if key not in numbers}, ())
    for line, name, is_head in tokens:
        if is_head:
            head: Place = (name,)
            value = tables.get(name)
            if isinstance(value, list):
                head = (name, numbers[name])
                value = value[numbers[name]]
                numbers[name] += 1
            yield head, line
            keys = _places(value, head)
        else:
            for place in keys:
                yield place, line
                if place[-1] == name:
                    break


def _tokens(text: str) -> Iterator[tuple[int, str, bool]]:
    """The line and the name of every key and of every head of a table, and whether it is a head."""
    line, last = 1, 0
    for match in _TOKEN.finditer(text):
        name = match["table"] or match["key"]
        if name:
            line += text.count("\n", last, match.start())
            last = match.start()
            yield line, name.strip("\"'"), bool(match["table"])


def _places(value: object, place: Place) -> Iterator[Place]:
    """The places of all keys in a value, in their order."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield (*place, key)
            yield from _places(inner, (*place, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _places(inner, (*place, number))


def _unknown(value: object, shape: Shape | None, place: Place) -> Iterator[Place]:
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _unknown(inner, shape, (*place, number))
    elif isinstance(value, Mapping) and shape is not None:
        for key, inner in value.items():
            if key in shape or ANY_KEY in shape:
                yield from _unknown(inner, shape.get(key, shape.get(ANY_KEY)), (*place, key))
            else:
                yield (*place, key)
