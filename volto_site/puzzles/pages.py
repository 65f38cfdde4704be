"""The page of every puzzle in every language, from one template that MkDocs has rendered.

MkDocs would take minutes for thousands of pages, which differ in a few places only.
"""

import re
import shutil
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import NamedTuple

from volto_core.puzzles.puzzle import Puzzle
from volto_core.svg import definitions
from volto_puzzles.retired import Retired
from volto_site.boards.sheet import sheet_svg
from volto_site.languages import language_of
from volto_site.puzzles.collection import all_puzzles
from volto_site.puzzles.page import Place, body, description, title
from volto_site.puzzles.results import tables_by_puzzle
from volto_site.puzzles.retired import retired_body
from volto_site.puzzles.tables import SHEET
from volto_site.strings import strings_of

# The template: its path, and the placeholders for what differs.
SHELL = "puzzles/puzzle"
# The same with everything that the pages made from the template leave out.
WHOLE = "puzzles/any"
_ADDRESS = f"{SHELL}/"
_TITLE, _DESCRIPTION, _BODY = "VOLTO-PUZZLE-NAME", "VOLTO-PUZZLE-ABOUT", "VOLTO-PUZZLE-BODY"
# Served offline in the place of any puzzle page; the others borrow from it what they leave out.
OFFLINE = "any.html"

# Between the elements of the frame, which no blank keeps apart.
_BETWEEN = re.compile(r">\s+<")
_BLANK = re.compile(r"\s+")

_Neighbours = tuple[Puzzle | None, Puzzle, Puzzle | None]


class Shell(NamedTuple):
    """The rendered template of a language, its folder, and the page with all that it leaves out."""

    language: str
    html: str
    folder: Path
    whole: str = ""


def shell_markdown() -> str:
    """The Markdown of the template, the same in every language."""
    return f'---\ntitle: "{_TITLE}"\ndescription: "{_DESCRIPTION}"\n---\n\n<div>{_BODY}</div>\n'


def take_shell(site: Path, language: str) -> Shell:
    """Read the rendered templates of a language, and remove them from the site."""
    folder = site / language_of(language).prefix
    html, whole = (_taken(folder / name) for name in (SHELL, WHOLE))
    body = f"<div>{_BODY}</div>"
    lean = _BETWEEN.sub("><", _BLANK.sub(" ", html)).replace(body, _BODY)
    whole = whole.replace(body, definitions() + _BODY)
    return Shell(language, lean, (folder / SHELL).parent, whole)


def _taken(folder: Path) -> str:
    html = (folder / "index.html").read_text("utf-8")
    shutil.rmtree(folder)
    return html


def write_pages(shells: list[Shell]) -> None:
    """Write the page of every puzzle in every language, and one that serves them all offline."""
    for shell in shells:
        (shell.folder / OFFLINE).write_text(_offline_html(shell), "utf-8")
        (shell.folder / SHEET).write_text(sheet_svg(), "utf-8")
    tables = tables_by_puzzle()
    for previous, puzzle, following in _neighbours():
        for shell in shells:
            table = tables[puzzle.id][shell.language]
            folder = shell.folder / puzzle.id
            folder.mkdir(parents=True)
            place = Place(puzzle, table, previous, following)
            (folder / "index.html").write_text(page_html(shell, place), "utf-8")


def write_retired(shells: list[Shell], retired: Iterable[Retired]) -> None:
    """Write the page of every puzzle that was taken out; no search engine is to list it."""
    for each in retired:
        for shell in shells:
            folder = shell.folder / each.id
            folder.mkdir(parents=True)
            (folder / "index.html").write_text(retired_html(shell, each), "utf-8")


def retired_html(shell: Shell, retired: Retired) -> str:
    """The page of a puzzle that was taken out."""
    strings = strings_of(shell.language)
    return (
        shell.html.replace(_ADDRESS, f"puzzles/{retired.id}/")
        .replace("<title>", '<meta name="robots" content="noindex"><title>', 1)
        .replace(_TITLE, escape(strings.t("retired-title")))
        .replace(_DESCRIPTION, escape(strings.t("retired-about")))
        .replace(_BODY, retired_body(retired, strings))
    )


def _neighbours() -> list[_Neighbours]:
    """Every puzzle between the one before and the one after it."""
    puzzles = all_puzzles()
    return list(zip((None, *puzzles[:-1]), puzzles, (*puzzles[1:], None), strict=True))


def page_html(shell: Shell, place: Place) -> str:
    """The page of a puzzle."""
    strings, puzzle = strings_of(shell.language), place.puzzle
    return (
        shell.html.replace(_ADDRESS, f"puzzles/{puzzle.id}/")
        .replace(_TITLE, escape(title(puzzle, strings)))
        .replace(_DESCRIPTION, escape(description(puzzle, strings)))
        .replace(_BODY, body(place, strings))
    )


def _offline_html(shell: Shell) -> str:
    """The page that is served offline for every puzzle, filled by a script from the list."""
    strings = strings_of(shell.language)
    name = escape(strings.t("trainer-all"))
    return (
        shell.whole.replace(_TITLE, name)
        .replace(_DESCRIPTION, "")
        .replace(_BODY, '<div class="volto-puzzle--any"></div>')
    )
