"""The board of a puzzle page: its drawing, its description and its JSON."""

from typing import Any

from volto_core.geometry import SQUARE_NAMES
from volto_core.knowledge.views import View
from volto_core.page.answers import Off, off_mat, played_json
from volto_core.page.puzzle_answers import earlier_off
from volto_core.puzzles import attempt_at
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.svg import board_svg
from volto_site.boards.data import moves_of
from volto_site.boards.element import BoardDrawing, board_element, data_script
from volto_site.boards.table import BOARD_MARK
from volto_site.strings import Strings


def puzzle_drawing(puzzle: Puzzle, *, answers: str, file: int, level: int) -> BoardDrawing:
    """The board of a puzzle before the first move, with where its answers and its key are."""
    attempt = attempt_at(puzzle)
    view = attempt.view
    svg = board_svg(
        view,
        seat=puzzle.learner,
        highlights=tuple(puzzle.asked),
        standalone=False,
    )
    found = {"file": file, "level": level}
    script = data_script(_data(puzzle, view, found) | {"answers": answers})
    return BoardDrawing(view, _viewer(puzzle), puzzle.learner, svg, script)


def _viewer(puzzle: Puzzle) -> str:
    return "everyone" if puzzle.is_open else str(int(puzzle.learner))


def off_before(puzzle: Puzzle, view: View) -> Off:
    """The masks off the mat before the first move."""
    return off_mat(view, earlier=earlier_off(puzzle, view.start))


def _data(puzzle: Puzzle, view: View, found: dict[str, int]) -> dict[str, Any]:
    names_a_mask = puzzle.aim is Aim.UNMASK
    puzzle_data = {
        "id": puzzle.id,
        **found,
        "kind": puzzle.aim.value,
        "within": puzzle.own_moves,
        "square": " ".join(SQUARE_NAMES[square] for square in puzzle.asked),
        "played": played_json(view),
    }
    moves = {"from": {}} if names_a_mask else moves_of(view)
    extras: dict[str, Any] = {
        "complete": not puzzle.is_open,
        "moves": list(map(str, puzzle.history)),
        "marks": [SQUARE_NAMES[square] for square in puzzle.asked],
        "off": list(off_before(puzzle, view)) if any(off_before(puzzle, view)) else None,
    }
    said = {name: value for name, value in extras.items() if value}
    return {"key": "", "viewer": _viewer(puzzle), **moves, **said, "puzzle": puzzle_data}


def puzzle_element(puzzle: Puzzle, board: BoardDrawing, strings: Strings) -> str:
    """The `<volto-board>` of a puzzle as a part of its table."""
    marks = {"puzzle": puzzle.id} | BOARD_MARK
    return board_element(board, strings, ident="puzzle-board", marks=marks)
