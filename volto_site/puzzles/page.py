"""The page of a puzzle: its question, its board, its history and links to its neighbours.

Before the answer nothing is told but number, kind and length; the rest comes with it.
"""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from volto_core.geometry import SQUARE_NAMES
from volto_core.knowledge.views import View
from volto_core.pieces import KINDS, Kind, Player
from volto_core.puzzles.puzzle import Puzzle
from volto_core.svg.masks import mask_name
from volto_site.boards.descriptions import kind_name, move_by_text
from volto_site.boards.element import BoardDrawing
from volto_site.boards.table import Parts, table_html
from volto_site.puzzles.board import puzzle_element
from volto_site.puzzles.collection import numbers
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


def asked(puzzle: Puzzle, strings: Strings) -> str:
    """The question of a puzzle as a sentence."""
    return strings.t(
        f"trainer-ask-{puzzle.aim.value}",
        player=int(puzzle.learner),
        within=puzzle.own_moves,
        square=strings.every([SQUARE_NAMES[square] for square in puzzle.asked]),
        count=len(puzzle.asked),
    )


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


def puzzle_table(puzzle: Puzzle, board: BoardDrawing, strings: Strings) -> str:
    """The table of a puzzle, which no other puzzle changes: it has no number."""
    return table_html(_parts(puzzle, board, strings))


def _parts(puzzle: Puzzle, board: BoardDrawing, strings: Strings) -> Parts:
    steps = '<div class="volto-look"></div>' if puzzle.history else ""
    about = (
        f'<p class="volto-knowledge">{" ".join(_caption(puzzle, strings))}</p>',
        *_seen(board.view, strings),
        f'<p class="volto-crumbs"><a href="../">{_t(strings, "trainer-all")}</a></p>',
    )
    return Parts(
        task=f'<p class="volto-task">{escape(asked(puzzle, strings), quote=False)}</p>',
        board=puzzle_element(puzzle, board, strings),
        actions=f'{steps}<div class="volto-bar volto-bar--{puzzle.aim.value}"></div>',
        aside="".join(about),
    )


def _caption(puzzle: Puzzle, strings: Strings) -> Iterator[str]:
    enemy = int(puzzle.learner.opponent)
    if puzzle.is_open:
        yield _t(strings, "trainer-open")
    else:
        yield escape(strings.t("trainer-hidden", player=int(puzzle.learner)), quote=False)
    if puzzle.off:
        masks = [
            strings.t("board-off-masks", kind=kind_name(kind), count=puzzle.off.count(kind))
            for kind in KINDS
            if kind in puzzle.off
        ]
        off = strings.t("board-off", player=enemy, masks=strings.every(masks))
        drawn = "".join(_mask(kind, puzzle.learner.opponent) for kind in sorted(puzzle.off))
        yield f'<span class="volto-off">{escape(off, quote=False)} {drawn}</span>'


def _seen(view: View, strings: Strings) -> Iterator[str]:
    """The moves that led to the position, for readers and printers without a script."""
    if view.turns:
        moves = "".join(
            f"<li>{escape(move_by_text(seen, strings), quote=False)}</li>" for seen in view.turns
        )
        seen = escape(strings.t("trainer-seen", count=len(view.turns)), quote=False)
        yield f'<div class="volto-seen"><p>{seen}</p><ol>{moves}</ol></div>'


def _mask(kind: Kind, player: Player) -> str:
    """A mask off the mat, drawn with the definitions of the page."""
    return (
        '<svg class="volto-mask" viewBox="-50 -50 100 100" aria-hidden="true">'
        f'<use href="#volto-{mask_name(kind, player, turned=False)}"/></svg>'
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
