"""What runs on a puzzle: each command takes an attempt, and gives the next one or tells of it."""

from volto_core.errors import BadRequest
from volto_core.json import Json
from volto_core.page.board import ALL, Board
from volto_core.page.puzzle_answers import attempt_json
from volto_core.page.requests import Request, table_of, text_of, texts_of
from volto_core.pieces import KIND_BY_LETTER
from volto_core.puzzles.attempt import Attempt, Stage, attempt_at
from volto_core.puzzles.certainty import certainty
from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.rewind import looked_back
from volto_core.puzzles.stored_verdicts import parse_verdicts
from volto_core.puzzles.table import parse_puzzle
from volto_core.puzzles.walkthrough import twin, walked
from volto_core.text.notation import parse_move


def load(request: Request) -> Attempt:
    """Take up the puzzle of a request, with the verdicts stored beside it."""
    puzzle = parse_puzzle(table_of(request, "puzzle"))
    return attempt_at(puzzle, stored=parse_verdicts(table_of(request, "verdicts")))


def state(attempt: Attempt, request: Request) -> Json:
    """How the attempt stands, with the suspects where the request wants them."""
    return attempt_json(attempt, suspects=request.get("suspects") is True)


def play(attempt: Attempt, request: Request) -> Attempt:
    """Try a move."""
    return attempt.tries(parse_move(text_of(request, "move")))


def answer(attempt: Attempt, request: Request) -> Attempt:
    """Let the other side answer."""
    return attempt.answered()


def name(attempt: Attempt, request: Request) -> Attempt:
    """Name the kinds of the masks in question, a letter for each."""
    kinds = tuple(map(KIND_BY_LETTER.get, text_of(request, "kinds")))
    if None in kinds:
        raise BadRequest("unknown", "kinds")
    return attempt.names(tuple(kind for kind in kinds if kind is not None))


def hint(attempt: Attempt, request: Request) -> Attempt:
    """Give the next hint."""
    return attempt.hinted()


def aid(attempt: Attempt, request: Request) -> Attempt:
    """Tell what each hidden mask can still be, at the price of a hint."""
    return attempt.aided()


def reset(attempt: Attempt, request: Request) -> Attempt:
    """Begin again."""
    return attempt.again()


def give_up(attempt: Attempt, request: Request) -> Attempt:
    """Show the solution."""
    return attempt.given_up()


def refute(attempt: Attempt, request: Request) -> Attempt:
    """Walk through what refutes a wrong move."""
    return attempt.refuted(_number(request, "to"))


def look(attempt: Attempt, request: Request) -> Attempt:
    """Look back at the position after so many moves."""
    return looked_back(attempt, _number(request, "to"))


def plan(attempt: Attempt, request: Request) -> Attempt:
    """Walk through the plan of a puzzle that is over."""
    if not attempt.is_over or attempt.puzzle.aim is not Aim.WIN:
        raise BadRequest("not-solved", "board")
    return walked(attempt, texts_of(request, "line"))


def free(attempt: Attempt, request: Request) -> Board:
    """Turn over the masks of a puzzle that is over, and play on."""
    if not attempt.is_over:
        raise BadRequest("not-solved", "board")
    return Board(twin(attempt), ALL)


def chances(attempt: Attempt, request: Request) -> Json:
    """In how many worlds the wrong move would have done, or the best bet does."""
    puzzle = attempt.puzzle
    situation, left, move = attempt.situation, attempt.left, attempt.tried
    if attempt.stage is not Stage.WRONG:
        situation, left, move = attempt.query.situation, puzzle.own_moves, puzzle.solution
        if not attempt.is_over or move is None:
            raise BadRequest("not-solved", "board")
    assert move is not None
    won, worlds = certainty(puzzle.aim, situation, move, left)
    return {"chances": {"won": won, "worlds": worlds}}


def _number(request: Request, field: str) -> int:
    text = text_of(request, field)
    if not (text.isascii() and text.isdigit()):
        raise BadRequest("unknown", field)
    return int(text)
