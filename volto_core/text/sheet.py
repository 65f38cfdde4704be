"""The text of a record taken apart: the tags of its header and the words of its moves."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from volto_core.errors import NotationError, VoltoError

# The backslash comes first, so that the others' are not escaped again.
_ESCAPES = {"\\": "\\", '"': '"', "\n": "n", "\r": "r"}
_CHARACTERS = {letter: character for character, letter in _ESCAPES.items()}

Value = TypeVar("Value")


class Token(NamedTuple):
    """A token of the text with its line and column."""

    text: str
    line: int
    column: int

    def error(self, problem: str, reason: str, found: str = "") -> NotationError:
        """The error of this token."""
        line, column = self.line, self.column
        return NotationError(
            problem, self.text, line=line, column=column, reason=reason, found=found
        )

    def wrapped(self, error: VoltoError) -> NotationError:
        """The error of parsing this token, moved to its place in the whole text."""
        line, column = self.line, self.column
        if isinstance(error, NotationError):
            return NotationError(
                error.problem,
                self.text,
                line=line,
                column=column + error.column - 1,
                reason=error.reason,
                found=error.found,
            )
        return NotationError(
            str(error), self.text, line=line, column=column, reason=error.code, cause=error
        )


def parsed(token: Token, parse: Callable[[str], Value]) -> Value:
    """What a token says, with the place of the token in every error."""
    try:
        return parse(token.text)
    except VoltoError as error:
        raise token.wrapped(error) from error


class Sheet(NamedTuple):
    """The values of the tags by name, and the words after them."""

    tags: dict[str, Token]
    words: list[Token]


def parse_sheet(text: str) -> Sheet:
    """Take a record apart, or raise NotationError with line and column."""
    tags: dict[str, Token] = {}
    words: list[Token] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("[") and not words:
            name, value = _parse_tag(Token(line.rstrip("\r "), number, 1))
            if name in tags:
                raise value.error(f"second {name} tag", "tag-twice", name)
            tags[name] = value
        else:
            words += _words(line, number)
    return Sheet(tags, words)


def _parse_tag(line: Token) -> tuple[str, Token]:
    name, space, quote = line.text[1:].partition(" ")
    if not (name.replace("-", "a").isalnum() and space and quote.endswith("]")):
        raise line.error('no tag of the form [Name "value"]', "tag")
    place = Token(quote[:-1], line.line, len(name) + 3)
    return name, Token(_unescaped(place), line.line, place.column + 1)


def escaped(value: str) -> str:
    """The value escaped, in double quotes and one line."""
    for character, letter in _ESCAPES.items():
        value = value.replace(character, f"\\{letter}")
    return value


def _unescaped(place: Token) -> str:
    """The unescaped value of a text in double quotes."""
    quoted_value = place.text
    inside = iter(quoted_value[1:-1])
    value = ""
    for character in inside:
        meant = character if character != "\\" else _CHARACTERS.get(next(inside, ""))
        if meant is None or character == '"':
            break
        value += meant
    else:
        if len(quoted_value) > 1 and quoted_value[0] == quoted_value[-1] == '"':
            return value
    raise place.error("no text in double quotes", "quotes")


def _words(line: str, number: int) -> list[Token]:
    found = []
    column = 0
    for word in line.rstrip("\r").split(" "):
        if word:
            found.append(Token(word, number, column + 1))
        column += len(word) + 1
    return found
