"""The words of widgets, captions and generated pages: Fluent messages, one set per language."""

from collections.abc import Iterable
from functools import cache, reduce
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from volto_site.languages import language_of
from volto_site.places import STRINGS
from volto_site.strings.parser import parse_messages

Argument = str | int


class StringError(Exception):
    """A message that is missing or that does not format."""


class Strings:
    """The messages of one language."""

    def __init__(self, language: str, folder: Path = STRINGS) -> None:
        self.language = language
        # No isolation marks: the four languages are all written from left to right.
        self._bundle = FluentBundle([language_of(language).locale], use_isolating=False)
        self.ids: tuple[str, ...] = ()
        # A cache: thousands of pages have the same messages.
        self._said: dict[object, str] = {}
        for path in sorted((folder / language).glob("*.ftl")):
            resource = parse_messages(path.read_text("utf-8"))
            self._bundle.add_resource(resource)
            messages = (entry for entry in resource.body if isinstance(entry, ast.Message))
            self.ids += tuple(message.id.name for message in messages)

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def t(self, name: str, /, **arguments: Argument) -> str:
        """The message with this id."""
        asked = (name, *arguments.items())
        if asked not in self._said:
            self._said[asked] = self._formatted(name, arguments)
        return self._said[asked]

    def _formatted(self, name: str, arguments: dict[str, Argument]) -> str:
        if name not in self:
            raise StringError(f"{self.language}: no message {name}")
        message = self._bundle.get_message(name)
        if message.value is None:
            raise StringError(f"{self.language}: the message {name} has no text")
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise StringError(f"{self.language}: {name}: {errors[0]}")
        return str(text)

    def starting_with(self, start: str) -> dict[str, str]:
        """The messages without arguments whose ids start like this."""
        return {name: self.t(name) for name in self.ids if name.startswith(start)}

    def every(self, parts: Iterable[str]) -> str:
        """The parts as a list of this language, such as `a1, b1 et c1`."""
        return format_list(list(parts), locale=language_of(self.language).locale)

    def groups(self, parts: Iterable[str]) -> str:
        """The parts, which may be lists themselves, joined by semicolons."""
        return reduce(lambda first, part: self.t("list-semicolon", first=first, next=part), parts)


@cache
def strings_of(language: str) -> Strings:
    """The messages of this language, read once."""
    return Strings(language)
