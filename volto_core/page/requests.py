"""The fields of a request, read as what the table of commands says they are."""

from collections.abc import Mapping

from volto_core.errors import BadRequest

Request = Mapping[str, object]


def text_of(request: Request, field: str, default: str | None = None) -> str:
    """A field that has to be a text; without a default it also has to be there."""
    if field not in request and default is None:
        raise BadRequest("missing", field)
    value = request.get(field, default)
    if not isinstance(value, str):
        raise BadRequest("type", field)
    return value


def texts_of(request: Request, field: str) -> list[str]:
    """A field that is a list of texts, empty if it is not there."""
    values = request.get(field, [])
    assert isinstance(values, list)
    return values


def table_of(request: Request, field: str) -> Request:
    """A field that is a table, empty if it is not there."""
    value = request.get(field, {})
    assert isinstance(value, Mapping)
    return value


def choice_of(table: Request, name: str, allowed: tuple[str, ...]) -> str:
    """An entry of a table that has to be one of these texts."""
    value = table.get(name)
    if value is None:
        raise BadRequest("missing", name)
    if not isinstance(value, str) or value not in allowed:
        raise BadRequest("unknown", name)
    return value
