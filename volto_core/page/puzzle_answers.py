"""Attempts at puzzles serialised for a page."""

from collections.abc import Sequence

from volto_core.game.moves import Move
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
from volto_core.puzzles.argument import Clue, argument_of, arrows_of
from volto_core.puzzles.attempt import HINTS, Attempt, Stage
from volto_core.puzzles.chances import chances_of
from volto_core.puzzles.clues import evident_reason, known_of
from volto_core.puzzles.hints import hint_json
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.rewind import can_look
from volto_core.puzzles.stored_verdicts import ending_json
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
        "rule": None,
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
    if attempt.stage is Stage.MISNAMED and len(attempt.named) > 1:
        return "puzzle-misnamed-both"
    return _SAID.get(attempt.stage, "")


def _puzzle(attempt: Attempt) -> Json:
    puzzle = attempt.puzzle
    told: Json = {
        "stage": attempt.stage.value,
        "kind": puzzle.aim.value,
        "left": attempt.left,
        "first": attempt.is_first,
        "hint": hint_json(attempt) if not attempt.is_over else {"given": HINTS},
        "aided": attempt.is_aided,
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
            "end": ending_json(attempt.witness.ending) if attempt.shown == len(moves) else None,
        }
    if attempt.named:
        told["named"] = "".join(kind.letter for kind in attempt.named)
    if attempt.stage is Stage.MISNAMED and (reason := evident_reason(attempt)):
        told["because"] = reason_json(reason)
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
    told: Json = {
        "themes": [puzzle.theme, *puzzle.also],
        "hard": list(puzzle.why),
        "argument": [_clue_json(clue) for clue in argument_of(attempt)],
        "certain": {
            SQUARE_NAMES[square]: format_kinds(kinds)
            for square, kinds in attempt.query.suspects.items()
            if puzzle.position.hidden >> square & 1
        },
    }
    if puzzle.asked:
        names = {SQUARE_NAMES[square]: kind.letter for square, kind in puzzle.asked.items()}
        return told | {"answer": names}
    assert puzzle.solution is not None
    told |= {"solution": str(puzzle.solution), "mover": _mover(puzzle, puzzle.solution)}
    return told | ({"bets": _bets(attempt)} if puzzle.aim is Aim.ODDS else {})


def _mover(puzzle: Puzzle, move: Move) -> str:
    mask = puzzle.position.mask_at(move.origin)
    assert mask is not None
    assert mask.kind is not None
    return mask.kind.letter


def _bets(attempt: Attempt) -> list[Json]:
    """Every move with the worlds that it wins, loses and leaves open, the best bet first."""
    found = chances_of(attempt.query).items()
    return [
        {
            "move": str(move),
            "kind": _mover(attempt.puzzle, move),
            "won": chances.won,
            "lost": chances.lost,
            "open": chances.neither,
        }
        for move, chances in sorted(found, key=lambda bet: (-bet[1].gain, -bet[1].won))
    ]


def _clue_json(clue: Clue) -> Json:
    """A line of an argument, with its arrows."""
    return {
        "code": clue.code,
        "square": SQUARE_NAMES[clue.square],
        "kinds": format_kinds(clue.kinds),
        "rule": clue.rule.value,
        "turn": clue.turn,
        "squares": [SQUARE_NAMES[square] for square in clue.squares],
        "used": format_kinds(clue.used),
        "arrows": [str(arrow) for arrow in arrows_of(clue)],
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
    told: Json = {"at": at}
    if attempt.is_aided or attempt.is_over:
        told["shows"] = _shows(attempt, at)
    if attempt.puzzle.asked:
        moves = attempt.game.moves[at:]
        told["asked"] = [_name_before(square, moves) for square in attempt.puzzle.asked]
    return told


def _name_before(square: int, moves: Sequence[Move]) -> str:
    """Where the mask that now stands on a square stood before these moves."""
    for origin, target in reversed(moves):
        square = origin if square == target else square
    return SQUARE_NAMES[square]


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
