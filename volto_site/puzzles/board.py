"""The board of a puzzle as its page brings it: drawn, described, and ready to be tried."""

import json
from typing import Any, NamedTuple

from volto_core.geometry import SQUARE_NAMES
from volto_core.knowledge.views import View
from volto_core.page.answers import played_json
from volto_core.pieces import Player
from volto_core.puzzles import attempt_at
from volto_core.puzzles.clues import Known, known_of
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.svg import board_svg
from volto_core.text.notation import format_kinds, format_position
from volto_site.boards.data import moves_of
from volto_site.boards.descriptions import description_of, title_of
from volto_site.boards.placeholders import DESCRIPTION, TITLE, with_words
from volto_site.puzzles.collection import file_numbers
from volto_site.strings import Strings


class Drawn(NamedTuple):
    """What is the same in every language: the view, the drawing and what a script needs."""

    view: View
    seat: Player
    drawing: str
    opening: str


def drawn(puzzle: Puzzle) -> Drawn:
    """The board of a puzzle before anybody has touched it."""
    attempt = attempt_at(puzzle)
    view = attempt.view
    drawing = board_svg(
        view,
        seat=puzzle.learner,
        title=TITLE,
        description=DESCRIPTION,
        highlights=() if puzzle.square is None else (puzzle.square,),
        standalone=False,
        ident="puzzle-board",
    )
    opening = json.dumps(_opening(puzzle, view, known_of(attempt)), separators=(",", ":"))
    return Drawn(view, puzzle.learner, drawing, opening)


def _opening(puzzle: Puzzle, view: View, known: dict[int, Known]) -> dict[str, Any]:
    names_a_mask = puzzle.aim is Aim.UNMASK
    suspects: dict[str, str] = {}
    for square, (kinds, _) in sorted(known.items()):
        if puzzle.position.hidden >> square & 1:
            letters = format_kinds(kinds)
            suspects[letters] = suspects.get(letters, "") + SQUARE_NAMES[square]
    assignment = {
        "id": puzzle.id,
        "file": file_numbers()[puzzle.id],
        "kind": puzzle.aim.value,
        "theme": puzzle.theme,
        "within": puzzle.own_moves,
        "square": "" if puzzle.square is None else SQUARE_NAMES[puzzle.square],
        "played": played_json(view),
    }
    moves = {"from": {}} if names_a_mask else moves_of(view)
    return {
        "key": "",
        "viewer": "everyone" if puzzle.is_open else str(int(puzzle.learner)),
        **moves,
        "complete": not puzzle.is_open,
        "suspects": suspects,
        "moves": list(map(str, puzzle.history)),
        "marks": [assignment["square"]] if names_a_mask else [],
        "puzzle": assignment,
    }


def board_html(puzzle: Puzzle, board: Drawn, sentence: str, strings: Strings) -> str:
    """The board with the sentence that asks."""
    view, seat, drawing, opening = board
    drawing = with_words(drawing, title_of(view, strings), description_of(view, seat, strings))
    viewer = "everyone" if puzzle.is_open else str(int(seat))
    steps = '<div class="volto-look"></div>' if puzzle.history else ""
    return (
        f'<volto-board data-position="{format_position(view.position)}" data-viewer="{viewer}"'
        f' data-seat="{int(seat)}" data-status="static" data-puzzle="{puzzle.id}">'
        f'<p class="volto-task">{sentence}</p>{drawing}{steps}'
        f'<div class="volto-bar volto-bar--{puzzle.aim.value}"></div>'
        f'<script type="application/json">{opening}</script></volto-board>'
    )
