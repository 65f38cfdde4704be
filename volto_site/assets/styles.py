"""The styles of the pages, joined in the layers of `site.css`."""

import re
from collections.abc import Iterator

from volto_core.svg import stylesheet
from volto_site.assets.comments import without_comments
from volto_site.assets.material import material_style
from volto_site.assets.scripting import by_class
from volto_site.places import WEB

_LAYERS = re.compile(r"^@layer .+;$", re.MULTILINE)
_LINES = re.compile(r"\s*\n\s*")
_AROUND = re.compile(r" ?([{};,]) ?")
_IMPORT = re.compile(r'^@import "(.+)" layer\((\w+)\);$', re.MULTILINE)


# The lists of the sheets that are joined: those of every page, and of the pages on which one plays.
LISTS = EVERYWHERE, HANDS_ON = ("site.css", "hands-on.css")
# The sheets that scripts load with what they are for: no other page waits for them.
LATER = ("play/shared.css", "post/post.css", "puzzles/figures.css", "review/review.css")


def later_styles() -> Iterator[tuple[str, str]]:
    """The name of each of those sheets, and its text."""
    for path in LATER:
        yield path.rpartition("/")[2], _sheet("parts", path)


def page_styles() -> Iterator[tuple[str, str]]:
    """The sheet of all pages, and that of the pages on which one plays, each by its name."""
    order = _LAYERS.findall(_list(EVERYWHERE))
    drawings = (_layered("theme", material_style()), _layered("frame", stylesheet()))
    yield EVERYWHERE, "\n".join((*order, *drawings, *_sheets(EVERYWHERE)))
    # Whichever comes first orders the layers.
    yield HANDS_ON, "\n".join((*order, *_sheets(HANDS_ON)))


def imported_sheets() -> list[str]:
    """The paths of the sheets below `web` that one of these lists, in their order."""
    return [path for name in LISTS for path, _ in _IMPORT.findall(_list(name))]


def _list(name: str) -> str:
    return (WEB / name).read_text("utf-8")


def _sheets(name: str) -> Iterator[str]:
    """The sheets of a list in one file, as each would block rendering."""
    return (_sheet(layer, path) for path, layer in _IMPORT.findall(_list(name)))


def _sheet(layer: str, path: str) -> str:
    return _layered(layer, by_class(compact(without_comments((WEB / path).read_text("utf-8")))))


def compact(sheet: str) -> str:
    """The sheet without the white space that only its authors need; no string holds any of it."""
    return _AROUND.sub(r"\1", _LINES.sub(" ", sheet)).strip()


def _layered(layer: str, sheet: str) -> str:
    return f"@layer {layer} {{\n{sheet}\n}}"
