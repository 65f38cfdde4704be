"""A game by post on a page, told as the player before it may see it."""

from volto_core.json import Json
from volto_core.knowledge.views import View, view_of
from volto_core.page.answers import played_json, state_json, suspects_json, targets_json
from volto_core.page.requests import Request
from volto_core.post.letters import format_letter, short_letter, whole_letter
from volto_core.post.results import result_of
from volto_core.post.seat import Duty, Seat


def post_json(seat: Seat, request: Request) -> Json:
    """How a game by post stands: the board, whose letter it is, and the last own letter."""
    view = view_of(seat.seen.game, seat.seen.sees)
    is_turn = seat.duty is Duty.MOVE
    answer = state_json(view) | {
        "can": {"undo": seat.can_undo, "redo": False},
        "from": targets_json(view) if is_turn else {},
        "post": _standing(seat),
    }
    outcome = _outcome(seat)
    if outcome:
        answer["outcome"] = outcome
    if request.get("suspects") is True:
        answer["suspects"] = suspects_json(_before_the_other(seat, view))
    if request.get("played") is True:
        answer["played"] = played_json(view)
    return answer


def _outcome(seat: Seat) -> Json | None:
    """The end of the game as far as it is known beyond the moves."""
    result = result_of(seat.letters)
    if result:
        return result.as_json()
    ending = seat.letters.ending
    if ending is None or not ending.by:
        return None
    return {"winner": ending.winner and int(ending.winner), "by": str(ending.by)}


def _before_the_other(seat: Seat, view: View) -> View:
    """The view without an own move after it: whether the other side can move is not known yet."""
    is_waiting = bool(view.turns) and view.turns[-1].player is seat.player and not view.outcome
    return view._replace(turns=view.turns[:-1]) if is_waiting else view


def _standing(seat: Seat) -> Json:
    letters = seat.letters
    own = [
        number
        for number in range(1, len(letters.entries) + 1)
        if letters.writer_of(number) is seat.player
    ]
    sent = letters.entries[: own[-1]]
    breaches = letters.breaches
    return {
        "game": letters.game.hex(),
        "seat": int(seat.player),
        "letters": len(letters.entries),
        "writer": letters.writer and int(letters.writer),
        "duty": seat.duty.value,
        "first": seat.first and int(seat.first),
        "pending": str(seat.pending or ""),
        "resign": seat.can_resign,
        "checked": letters.is_complete,
        "breach": breaches[0].as_json() if breaches else None,
        "rematch": rematch_of(seat),
        "letter": format_letter(whole_letter(letters.game, sent)),
        "short": format_letter(short_letter(letters.game, sent)),
        "resume": {
            "seat": str(int(seat.player)),
            "setup": seat.secret.setup,
            "letter": format_letter(whole_letter(letters.game, letters.entries)),
        },
    }


def rematch_of(seat: Seat) -> str:
    """The game of which this is the rematch, empty if it is none."""
    invitation = seat.letters.entries[0].invitation
    return invitation.rematch.hex() if invitation else ""
