"""The fields of requests: their names and types, and the check of a request against them."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from volto_core.errors import BadRequest
from volto_core.knowledge.views import VIEWERS
from volto_core.page.requests import Request

# Whoever is to move: two people at one screen.
MOVER = "mover"
# So much of an unknown name goes back to the page.
_LONGEST = 40


class Type(Enum):
    """What a field holds, with its type in a script."""

    TEXT = "string"
    TEXTS = "string[]"
    FLAG = "boolean"
    TABLE = "object"
    TEXT_TABLE = "Record<string, string>"
    VIEWER = "Viewer"


class Field(NamedTuple):
    """A field of a request; `sent` is its type in a page where the worker replaces the value."""

    name: str
    type: Type = Type.TEXT
    required: bool = False
    # No page may hold the value: the worker makes it up, keeps it, and gives a ticket for it.
    secret: bool = False
    sent: str = ""


def check_fields(request: Request, fields: Iterable[Field]) -> None:
    """Refuse a request with a field missing, of another type, or that is not in the table."""
    known = {field.name: field for field in fields}
    for field in known.values():
        if field.required and field.name not in request:
            raise BadRequest("missing", field.name)
    for name, value in request.items():
        if name == "do":
            continue
        if name not in known:
            raise BadRequest("unknown", str(name)[:_LONGEST])
        if not _IS[known[name].type](value):
            raise BadRequest("type", name)
        if known[name].type is Type.VIEWER and value not in (*VIEWERS, MOVER):
            raise BadRequest("unknown", name)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping)


_IS: dict[Type, Callable[[object], bool]] = {
    Type.TEXT: _is_text,
    Type.TEXTS: lambda value: isinstance(value, list) and all(map(_is_text, value)),
    Type.FLAG: lambda value: isinstance(value, bool),
    Type.TABLE: _is_table,
    Type.TEXT_TABLE: lambda value: (
        isinstance(value, Mapping) and all(map(_is_text, (*value, *value.values())))
    ),
    Type.VIEWER: _is_text,
}
