"""Attempts at puzzles serialised for a page."""

from volto_core.game.position import Position
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.knowledge.observations import observe
from volto_core.page.answers import (
    Off,
    outcome_json,
    played_json,
    reason_json,
    state_json,
    targets_json,
)
from volto_core.pieces import MASKS_PER_PLAYER, Kind, Player
from volto_core.puzzles.attempt import HINTS, Attempt, Stage
from volto_core.puzzles.clues import deduction_of, known_of, why_not_kind
from volto_core.puzzles.hints import hint_json
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.rewind import can_look
from volto_core.text.notation import format_kinds

_STATUS = {
    Stage.WRONG: "failed",
    Stage.SOLVED: "solved",
    Stage.GIVEN_UP: "given-up",
}
# What is said of a puzzle at some stages; elsewhere the moves speak for themselves.
_SAID = {
    Stage.SLOWER: "puzzle-slower",
    Stage.UNDECIDED: "puzzle-undecided",
    Stage.MISNAMED: "puzzle-misnamed",
    Stage.GIVEN_UP: "puzzle-given-up",
}


def attempt_json(attempt: Attempt, *, suspects: bool = False) -> Json:
    """The board as the learner sees it, where each mask may go, and how the puzzle stands."""
    stage = attempt.stage
    task: Json = {
        "id": attempt.puzzle.id,
        "status": _STATUS.get(stage, "open"),
        "said": _said(attempt),
        "rule": _rule(attempt),
        "reached": [],
        "goals": 1,
        "hints": attempt.hints,
        "answers": stage is Stage.ANSWERS,
        "puzzle": _puzzle(attempt),
    }
    answer = state_json(attempt.view, earlier=earlier_off(attempt.puzzle, attempt.game.start)) | {
        "can": {"undo": False, "redo": False},
        "from": targets_json(attempt.view) if attempt.can_play else {},
        "task": task,
    }
    return answer | ({"suspects": _suspects(attempt)} if suspects else {})


def earlier_off(puzzle: Puzzle, start: Position) -> Off | None:
    """What was off the mat where the history begins, if the puzzle says it."""
    if puzzle.off is None:
        return None
    enemy = puzzle.learner.opponent
    count = MASKS_PER_PLAYER - start.masks_of(enemy).bit_count()
    off = {
        enemy: "".join(kind.letter for kind in puzzle.off[:count]),
        puzzle.learner: Kind.LADY.letter * start.lost[puzzle.learner - 1],
    }
    return off[Player.IVORY], off[Player.NIGHT]


def _rule(attempt: Attempt) -> str | None:
    """The rule behind what is said."""
    if attempt.stage is not Stage.MISNAMED or attempt.named is None:
        return None
    reason = why_not_kind(attempt, attempt.named)
    return reason.rule.value if reason else None


def _said(attempt: Attempt) -> str:
    # A line that is walked through speaks for itself.
    if attempt.plan is not None or attempt.shown is not None or attempt.looked is not None:
        return ""
    aim = attempt.puzzle.aim
    # Who sees all masks has nothing to do with worlds.
    end = "-open" if attempt.puzzle.is_open else ""
    if attempt.stage is Stage.SOLVED:
        return f"puzzle-solved-{aim.value}{end}"
    if attempt.stage is Stage.WRONG:
        return f"puzzle-wrong{'' if aim is Aim.WIN else f'-{aim.value}'}{end}"
    return _SAID.get(attempt.stage, "")


def _puzzle(attempt: Attempt) -> Json:
    puzzle = attempt.puzzle
    told: Json = {
        "stage": attempt.stage.value,
        "kind": puzzle.aim.value,
        "left": attempt.left,
        "first": attempt.is_first,
        "hint": hint_json(attempt) if not attempt.is_over else {"given": HINTS},
        "tried": attempt.tried and str(attempt.tried),
        "slower": attempt.slower,
    }
    if attempt.witness:
        moves = list(map(str, attempt.witness.line))
        outcome = outcome_json(attempt.witness.outcome)
        played = _last_played(attempt, attempt.shown or 0)
        told["witness"] = {
            "line": moves,
            "at": attempt.shown,
            "played": played,
            "outcome": outcome,
        }
    if attempt.named is not None:
        told["named"] = attempt.named.letter
        reason = why_not_kind(attempt, attempt.named)
        told["why"] = reason and reason_json(reason)
    if attempt.plan is not None:
        line = attempt.plan["line"]
        assert isinstance(line, list)
        told["plan"] = attempt.plan | {"played": _last_played(attempt, len(line))}
    if can_look(attempt):
        told["played"] = played_json(attempt._replace(looked=None).view)
    if attempt.looked is not None:
        told["look"] = look_json(attempt)
    return told | (_key(attempt) if attempt.is_over else {})


def _last_played(attempt: Attempt, count: int) -> list[Json]:
    """The last moves on the board, as the page may see them."""
    played = played_json(attempt.view)
    return played[len(played) - count :]


def _key(attempt: Attempt) -> Json:
    """What may be told when the puzzle is over."""
    puzzle = attempt.puzzle
    if puzzle.solution is not None:
        mover = puzzle.position.mask_at(puzzle.solution.origin)
        assert mover is not None
        assert mover.kind is not None
        return {"solution": str(puzzle.solution), "mover": mover.kind.letter}
    assert puzzle.answer is not None
    kinds = [kind for kind in deduction_of(attempt).alone if kind is not puzzle.answer]
    reasons = {kind.letter: why_not_kind(attempt, kind) for kind in kinds}
    return {
        "answer": puzzle.answer.letter,
        "because": {letter: reason_json(reason) for letter, reason in reasons.items() if reason},
    }


def _suspects(attempt: Attempt) -> Json:
    """For each enemy mask what it can be, and why nothing else."""
    return {
        SQUARE_NAMES[square]: {
            "kinds": format_kinds(kinds),
            "excluded": {kind.letter: reason_json(why) for kind, why in excluded.items()},
        }
        for square, (kinds, excluded) in known_of(attempt).items()
        if _is_hidden(attempt, square)
    }


def _is_hidden(attempt: Attempt, square: int) -> bool:
    mask = attempt.view.position.mask_at(square)
    return mask is not None and mask.kind is None


def look_json(attempt: Attempt) -> Json:
    """After how many moves the board stands, what the last showed, where the mask in question was.

    Only what a mask itself has done is told: to count on from there is the learner's part.
    """
    at = len(attempt.view.turns)
    told: Json = {"at": at, "shows": _shows(attempt, at)}
    square = attempt.puzzle.square
    if square is not None:
        for origin, target in reversed(attempt.game.moves[at:]):
            square = origin if square == target else square
        told["square"] = SQUARE_NAMES[square]
    return told


def _shows(attempt: Attempt, at: int) -> Json:
    """By square the kinds that a mask is known not to be since the last move, and why."""
    if len(attempt.view.sees) != 1:
        return {}
    tracks = observe(attempt.view, attempt.puzzle.learner.opponent).tracks
    shown = {
        square: {kind: why for kind, why in track.excluded.items() if why.turns == (at,)}
        for square, track in sorted(tracks.items())
    }
    return {
        SQUARE_NAMES[square]: {kind.letter: reason_json(why) for kind, why in sorted(news.items())}
        for square, news in shown.items()
        if news
    }
