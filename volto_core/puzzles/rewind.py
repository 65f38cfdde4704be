"""Looking back: the board after any of the moves seen so far, and what the last of them showed."""

from volto_core.errors import BadRequest
from volto_core.puzzles.attempt import Attempt, Stage


def can_look(attempt: Attempt) -> bool:
    """Whether the board is that of the moves so far, and shows neither a plan nor a witness."""
    return attempt.plan is None and attempt.stage is not Stage.WRONG


def looked_back(attempt: Attempt, to: int) -> Attempt:
    """The attempt with the board as it was after so many moves; after the last one, it is now."""
    played = len(attempt.game.turns)
    if not can_look(attempt) or to > played:
        raise BadRequest("unknown", "to")
    return attempt._replace(looked=None if to == played else to)
