"""The fields of a request, which may hold anything until they are checked."""

from collections.abc import Mapping

from volto_core.errors import BadRequest

Request = Mapping[str, object]


def text_of(request: Request, field: str, default: str | None = None) -> str:
    """A field that has to be a text; without a default it also has to be there."""
    if field not in request and default is None:
        raise BadRequest("missing", field)
    return checked(request.get(field, default), field)


def texts_of(request: Request, field: str) -> list[str]:
    """A field that is a list of texts, empty if it is not there."""
    values = request.get(field, [])
    if not isinstance(values, list):
        raise BadRequest("type", field)
    return [checked(value, field) for value in values]


def table_of(request: Request, field: str) -> Request:
    """A field that is a table, empty if it is not there."""
    value = request.get(field, {})
    if not isinstance(value, Mapping):
        raise BadRequest("type", field)
    return value


def checked(value: object, field: str) -> str:
    """The value, which has to be a text."""
    if not isinstance(value, str):
        raise BadRequest("type", field)
    return value
