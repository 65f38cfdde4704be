"""What a page can do with a puzzle: each command takes an attempt, and gives the next one."""

from collections.abc import Callable

from volto_core.errors import BadRequest
from volto_core.json import Json
from volto_core.page.puzzle_answers import attempt_json, attempt_suspects_json, attempt_targets_json
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

__all__ = ["PUZZLE_COMMANDS", "loaded", "twin"]

Answered = tuple[Attempt, Json]
Command = Callable[[Attempt, Request], Answered]


def loaded(request: Request) -> Answered:
    """Take up the puzzle of a request, with the verdicts stored beside it."""
    puzzle = parse_puzzle(table_of(request, "puzzle"))
    attempt = attempt_at(puzzle, stored=parse_verdicts(table_of(request, "verdicts")))
    return attempt, attempt_json(attempt)


def _state(attempt: Attempt, request: Request) -> Answered:
    return attempt, attempt_json(attempt)


def _changed(change: Callable[[Attempt, Request], Attempt]) -> Command:
    """A command that changes the attempt, and tells how it stands."""

    def command(attempt: Attempt, request: Request) -> Answered:
        return _state(change(attempt, request), request)

    return command


def _name(attempt: Attempt, request: Request) -> Attempt:
    kind = KIND_BY_LETTER.get(text_of(request, "kind"))
    if kind is None:
        raise BadRequest("unknown", "kind")
    return attempt.names(kind)


def _number(request: Request, field: str) -> int:
    text = text_of(request, field)
    if not (text.isascii() and text.isdigit()):
        raise BadRequest("unknown", field)
    return int(text)


def _refute(attempt: Attempt, request: Request) -> Attempt:
    return attempt.refuted(_number(request, "to"))


def _look(attempt: Attempt, request: Request) -> Attempt:
    return looked_back(attempt, _number(request, "to"))


def _plan(attempt: Attempt, request: Request) -> Attempt:
    if not attempt.is_over or attempt.puzzle.aim is not Aim.WIN:
        raise BadRequest("not-solved", "board")
    return walked(attempt, texts_of(request, "line"))


def _chances(attempt: Attempt, request: Request) -> Answered:
    """In how many worlds the wrong move would have done, or the best bet does."""
    puzzle = attempt.puzzle
    situation, left, move = attempt.situation, attempt.left, attempt.tried
    if attempt.stage is not Stage.WRONG:
        situation, left, move = attempt.query.situation, puzzle.own_moves, puzzle.solution
        if not attempt.is_over or move is None:
            raise BadRequest("not-solved", "board")
    assert move is not None
    won, worlds = certainty(puzzle.aim, situation, move, left)
    return attempt, {"chances": {"won": won, "worlds": worlds}}


PUZZLE_COMMANDS: dict[str, Command] = {
    "state": _state,
    "targets": lambda attempt, _: (attempt, attempt_targets_json(attempt)),
    "suspects": lambda attempt, _: (attempt, attempt_suspects_json(attempt)),
    "play": _changed(lambda attempt, request: attempt.tries(parse_move(text_of(request, "move")))),
    "answer": _changed(lambda attempt, _: attempt.answered()),
    "name": _changed(_name),
    "hint": _changed(lambda attempt, _: attempt.hinted()),
    "reset": _changed(lambda attempt, _: attempt.again()),
    "give-up": _changed(lambda attempt, _: attempt.given_up()),
    "refute": _changed(_refute),
    "look": _changed(_look),
    "plan": _changed(_plan),
    "chances": _chances,
}
