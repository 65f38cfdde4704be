"""The table of a puzzle in every language, made again only when something behind it changes.

No other puzzle changes it: number and neighbours are around it.
"""

import hashlib
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from volto_core.geometry import SQUARE_NAMES
from volto_core.knowledge.views import View
from volto_core.pieces import KINDS, Kind, Player
from volto_core.puzzles import parse_puzzle
from volto_core.puzzles.puzzle import Puzzle
from volto_core.svg.masks import mask_name
from volto_site.boards.descriptions import kind_name, move_by_text
from volto_site.boards.element import BoardDrawing
from volto_site.boards.sheet import drawn_from
from volto_site.boards.table import Parts, table_html
from volto_site.cache import Table, cached
from volto_site.languages import CODES
from volto_site.places import CACHE, STRINGS
from volto_site.puzzles.board import puzzle_drawing, puzzle_element
from volto_site.strings import Strings, strings_of

FILE = CACHE / "tables.json"
# The symbols that the pages of a language draw with, beside them: every reference repeats the path.
SHEET = "masks.svg"

# The HTML of a table, by language.
Tables = dict[str, str]


def tables_of(told: Iterable[Table], file: Path = FILE) -> list[Tables]:
    """The tables of each puzzle with where its data are, from the cache where it has them."""
    words = words_digest()
    return cached([each | {"words": words} for each in told], compute, file)


def compute(told: Table) -> Tables:
    """The tables of one puzzle, drawn with the sheet of symbols."""
    puzzle = parse_puzzle(told["puzzle"])
    where = {name: told[name] for name in ("answers", "file", "level")}
    board = puzzle_drawing(puzzle, **where)
    return {
        code: drawn_from(f"../{SHEET}", puzzle_table(puzzle, board, strings_of(code)))
        for code in CODES
    }


def words_digest() -> str:
    """A digest of all messages, which the import closure does not reach."""
    total = hashlib.sha256()
    for path in sorted(STRINGS.rglob("*.ftl")):
        total.update(f"{path.relative_to(STRINGS)}\n".encode() + path.read_bytes())
    return total.hexdigest()[:16]


def asked(puzzle: Puzzle, strings: Strings) -> str:
    """The question of a puzzle as a sentence."""
    return strings.t(
        f"trainer-ask-{puzzle.aim.value}",
        player=int(puzzle.learner),
        within=puzzle.own_moves,
        square=strings.every([SQUARE_NAMES[square] for square in puzzle.asked]),
        count=len(puzzle.asked),
    )


def puzzle_table(puzzle: Puzzle, board: BoardDrawing, strings: Strings) -> str:
    """The table of a puzzle in a language."""
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


def _t(strings: Strings, name: str) -> str:
    return escape(strings.t(name), quote=False)
