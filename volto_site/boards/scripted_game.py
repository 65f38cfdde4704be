"""The game of the home page: every first move answered at build time, so that no engine is needed.

Its position is the fence of the page, with the masks that the learner does not see. Whoever ends
a move where the enemy can capture is captured: nobody there knows who stands behind a mask.
"""

import json

from volto_core.game.history import Game
from volto_core.game.moves import Move, legal_moves
from volto_core.json import Json
from volto_core.page.board import Board, board_json
from volto_site.boards.fence import fence_diagram
from volto_site.content.source import read_source
from volto_site.languages import SOURCE
from volto_site.places import DOCS

# What a board reads of an answer.
_FIELDS = ("position", "player", "moves", "events", "outcome", "can", "from")


def home_board() -> Board:
    """The board of the home page before the first move."""
    (fence,) = read_source(DOCS / SOURCE / "index.md").boards
    diagram, game = fence_diagram(fence)
    return Board(game, diagram.viewer)


def home_json() -> bytes:
    """The answers of the home page, in a file: no page holds what a capture reveals."""
    return json.dumps(scripted_answers(home_board()), separators=(",", ":")).encode()


def scripted_answers(board: Board) -> Json:
    """The answer at the start and, by first move, the answers to it and to what the enemy does."""
    moves = legal_moves(board.game.position)
    branches = {str(move): _branch(board.after(move)) for move in moves}
    return {"start": _answer(board), "moves": branches}


def reply_to(game: Game) -> Move | None:
    """The move of the enemy, if it can capture the mask that has just moved."""
    target = game.moves[-1].target
    captures = (move for move in legal_moves(game.position) if move.target == target)
    return None if game.outcome else next(captures, None)


def _branch(board: Board) -> Json:
    branch: Json = {"play": _answer(board)}
    reply = reply_to(board.game)
    return branch | ({"reply": _answer(board.after(reply))} if reply else {})


def _answer(board: Board) -> Json:
    answer = board_json(board, {})
    return {name: answer[name] for name in _FIELDS}
