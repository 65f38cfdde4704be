"""What is known of hidden masks as text: suspects `c5=CL,d6=NAC`, masks off the mat `NNAL`."""

from collections.abc import Mapping

from volto_core.errors import NotationError, quoted
from volto_core.geometry import SQUARE_BY_NAME
from volto_core.pieces import KIND_BY_LETTER, Kind

Suspects = Mapping[int, tuple[Kind, ...]]


def parse_kinds(text: str, whole: str | None = None, *, column: int = 1) -> tuple[Kind, ...]:
    """Parse kinds such as `NNAL`, a part of a longer text from a column on."""
    for place, letter in enumerate(text, column):
        if letter not in KIND_BY_LETTER:
            raise NotationError(f"no kind {quoted(letter)}", whole or text, column=place)
    return tuple(KIND_BY_LETTER[letter] for letter in text)


def parse_suspects(text: str) -> Suspects:
    """Parse suspects such as `c5=CL,d6=NAC`; no text limits nothing."""
    found: dict[int, tuple[Kind, ...]] = {}
    column = 1
    for entry in text.split(",") if text else ():
        square, kinds = parse_suspect(entry, text, column=column)
        if square in found:
            raise NotationError(f"{entry[:2]} for the second time", text, column=column)
        found[square] = kinds
        column += len(entry) + 1
    return found


def parse_suspect(
    entry: str, whole: str | None = None, *, column: int = 1
) -> tuple[int, tuple[Kind, ...]]:
    """Parse the suspects of one mask such as `c5=CL`, a part of a longer text from a column on."""
    text = whole or entry
    name, equals, letters = entry.partition("=")
    if not equals or not letters:
        raise NotationError(f"no suspects {quoted(entry)}", text, column=column)
    if name not in SQUARE_BY_NAME:
        raise NotationError(f"no square {quoted(name)}", text, column=column)
    start = column + len(name) + 1
    kinds = parse_kinds(letters, text, column=start)
    if len(set(kinds)) < len(kinds):
        raise NotationError(f"a kind twice in {quoted(letters)}", text, column=start)
    return SQUARE_BY_NAME[name], kinds
