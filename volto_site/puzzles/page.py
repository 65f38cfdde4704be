"""The page of a puzzle: its question, its board, its history and links to its neighbours.

Before the answer nothing is told but number, kind and length; the rest comes with it.
"""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from volto_core.puzzles.puzzle import Puzzle
from volto_site.puzzles.collection import numbers
from volto_site.puzzles.tables import asked
from volto_site.strings import Strings


def title(puzzle: Puzzle, strings: Strings) -> str:
    """The title of a puzzle: its number, its kind and its length, and nothing that helps."""
    return strings.t(
        "trainer-name",
        number=numbers()[puzzle.id],
        kind=puzzle.aim.value,
        within=puzzle.own_moves,
    )


def description(puzzle: Puzzle, strings: Strings) -> str:
    """The description for search engines and previews."""
    return strings.t("trainer-description", asked=asked(puzzle, strings))


class Place(NamedTuple):
    """A puzzle, its table in the language of the page, and its neighbours by number."""

    puzzle: Puzzle
    table: str
    previous: Puzzle | None
    following: Puzzle | None


def body(place: Place, strings: Strings) -> str:
    """The HTML between the header and the footer."""
    puzzle, table, previous, following = place
    return "".join(
        (
            f"<h1>{escape(title(puzzle, strings))}</h1>",
            '<div class="volto-puzzle">',
            table,
            *_ways(strings, previous, following),
            _embedding(strings),
            "</div>",
        )
    )


def _ways(strings: Strings, previous: Puzzle | None, following: Puzzle | None) -> Iterator[str]:
    yield f'<nav class="volto-turn" aria-label="{_t(strings, "trainer-ways")}">'
    for relation, puzzle in (("prev", previous), ("next", following)):
        if puzzle:
            name = escape(title(puzzle, strings), quote=False)
            label = _t(strings, f"trainer-{relation}")
            yield f'<a rel="{relation}" href="../{puzzle.id}/"><span>{label}</span>{name}</a>'
    yield "</nav>"


def _embedding(strings: Strings) -> str:
    """The code that embeds the puzzle in another page; a script fills in the address."""
    return (
        f'<details class="volto-embedding volto-scripted"><summary>{_t(strings, "trainer-embed")}'
        f"</summary><p>{_t(strings, 'trainer-embed-about')}</p>"
        f'<pre><code tabindex="0"></code></pre><button type="button" class="volto-action">'
        f"{_t(strings, 'trainer-embed-copy')}</button> "
        f'<span role="status"></span></details>'
    )


def _t(strings: Strings, name: str) -> str:
    return escape(strings.t(name), quote=False)
