"""Looking back: the board after any of the moves seen so far, and what the last of them showed."""

from volto_core.answers import reason_json
from volto_core.fields import BadRequest
from volto_core.geometry import SQUARE_NAMES
from volto_core.observations import observe
from volto_core.trainer.attempt import Attempt, Stage
from volto_core.trainer.question import Json


def can_look(attempt: Attempt) -> bool:
    """Whether the board is that of the moves so far, and shows neither a plan nor a witness."""
    return attempt.plan is None and attempt.stage is not Stage.WRONG


def looked_back(attempt: Attempt, to: int) -> Attempt:
    """The attempt with the board as it was after so many moves; after the last one, it is now."""
    played = len(attempt.game.turns)
    if not can_look(attempt) or to > played:
        raise BadRequest("unknown", "to")
    return attempt._replace(looked=None if to == played else to)


def look_json(attempt: Attempt) -> Json:
    """After how many moves the board stands, what the last showed, where the mask in question was.

    Only what a mask itself has done is told: to count on from there is the learner's part.
    """
    at = len(attempt.view.turns)
    told: Json = {"at": at, "shows": _shows(attempt, at)}
    square = attempt.question.square
    if square is not None:
        for origin, target in reversed(attempt.game.moves[at:]):
            square = origin if square == target else square
        told["square"] = SQUARE_NAMES[square]
    return told


def _shows(attempt: Attempt, at: int) -> Json:
    """By square the kinds that a mask is known not to be since the last move, and why."""
    if len(attempt.view.sees) != 1:
        return {}
    tracks = observe(attempt.view, attempt.question.learner.opponent).tracks
    shown = {
        square: {kind: why for kind, why in track.excluded.items() if why.turns == (at,)}
        for square, track in sorted(tracks.items())
    }
    return {
        SQUARE_NAMES[square]: {kind.letter: reason_json(why) for kind, why in sorted(news.items())}
        for square, news in shown.items()
        if news
    }
