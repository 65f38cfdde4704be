"""How a game ends, and by which rule."""

from typing import NamedTuple

from volto_core.game.captures import captured_by
from volto_core.game.moves import Step, steps
from volto_core.game.position import PLANE, Position
from volto_core.geometry import PALACE
from volto_core.pieces import LADIES_TO_LOSE, Kind, Player
from volto_core.rules import Rule

_CANDIDATE_PLANE = PLANE * Kind.CANDIDATE


class Outcome(NamedTuple):
    """The end of a game: the winner, None for a draw, and the rule that decided."""

    winner: Player | None
    by: Rule


def decided_by(before: Position, step: Step, position: Position) -> Outcome | None:
    """The win that a step from one position to the next brings about, if it does.

    The effect of a capture comes first, the palace only at the end of the turn.
    """
    player = before.player
    captured = captured_by(before, step)
    if captured is Kind.CANDIDATE:
        return Outcome(Player(player), Rule.WIN_CANDIDATE)
    if captured is Kind.LADY and step.kind is Kind.CANDIDATE:
        return Outcome(Player(3 - player), Rule.CAPTURE_LADY_BY_CANDIDATE)
    if captured is Kind.LADY and position.is_over:
        return Outcome(Player(3 - player), Rule.WIN_LADIES)
    if position.kinds >> _CANDIDATE_PLANE & position.other & PALACE[3 - player]:
        return Outcome(Player(player), Rule.WIN_PALACE)
    return None


def standing(position: Position) -> Outcome | None:
    """The end that a position shows by itself: a second lady lost, or nothing to move."""
    if position.is_over:
        player = position.player
        lost_it = player if position.lost[player - 1] == LADIES_TO_LOSE else 3 - player
        return Outcome(Player(lost_it), Rule.WIN_LADIES)
    # A hidden mask may be able to move, so nothing is decided while there is one.
    if steps(position) or position.own & position.hidden:
        return None
    return Outcome(None, Rule.RULING_NO_MOVE)
