"""What is asked about a game that is over: the analysis of a move, and its moments."""

from functools import lru_cache

from volto_core.errors import BadRequest
from volto_core.game.history import game_of
from volto_core.game.moves import Move
from volto_core.game.position import Position
from volto_core.json import Json
from volto_core.knowledge.views import EVERYONE, Sees
from volto_core.page.board import Board
from volto_core.page.requests import Request, text_of
from volto_core.review.report import analysis_json, moments_json, winning_json
from volto_core.review.review import Review


def review(board: Board, request: Request) -> Json:
    """The analysis of one move, what it let go, and both sides' certainty before and after it.

    A page asks for one move after the other, so that it can show how far it is, and stop.
    """
    whole = _review(board)
    turn = text_of(request, "turn")
    if turn not in map(str, range(1, len(whole.game.turns) + 1)):
        raise BadRequest("unknown", "turn")
    number = int(turn)
    analysis = whole.analysis(number)
    return {
        "analysis": analysis_json(analysis),
        "winning": winning_json(analysis),
        "curve": [list(whole.certainty(each)) for each in (number - 1, number)],
    }


def moments(board: Board, request: Request) -> Json:
    """The moments of the game that mattered."""
    return moments_json(_review(board))


def _review(board: Board) -> Review:
    """The review of all moves of the line, of those masks that the page may know."""
    game = board.line
    # What chance has dealt is told at the end; what a record hides is left out of its review.
    is_secret = board.dealt is not None and not game.outcome and board.sees == EVERYONE
    if board.progress or is_secret or game.start.hidden:
        raise BadRequest("hidden", "board")
    return _kept(game.start, game.moves, board.sees)


@lru_cache(maxsize=1)
def _kept(start: Position, moves: tuple[Move, ...], sees: Sees) -> Review:
    """The review that a page is asking about, which it does move by move."""
    return Review(game_of(start, moves), sees=sees)
