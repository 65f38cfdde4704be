"""Views, tasks and errors serialised for a page."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from volto_core.errors import VoltoError
from volto_core.game.moves import Move, why_not
from volto_core.game.outcomes import Outcome
from volto_core.geometry import SQUARE_NAMES, SQUARES, squares_of
from volto_core.json import Json
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.observations import Reason
from volto_core.knowledge.views import Seen, View, viewer_of
from volto_core.pieces import Kind, Player
from volto_core.text.notation import format_kinds, format_position

if TYPE_CHECKING:
    from volto_core.teaching.judging import Progress

# The letters of the masks off the mat, of Ivory and of Night.
Off = tuple[str, str]


def state_json(view: View, *, earlier: Off | None = None) -> Json:
    """The position, how it came about, what is off the mat, and how the game ended."""
    position = view.position
    return {
        "position": format_position(position),
        "player": position.player,
        "viewer": viewer_of(view.sees),
        "moves": [str(seen.move) for seen in view.turns],
        "events": [event.as_json() for event in view.turns[-1].events] if view.turns else [],
        "left": [
            departure
            for number, seen in enumerate(view.turns, 1)
            for departure in _departures(seen, number)
        ],
        "off": list(off_mat(view, earlier=earlier)),
        "outcome": outcome_json(view.outcome),
    }


def off_mat(view: View, *, earlier: Off | None = None) -> Off:
    """The masks known to be off the mat, in the order of leaving.

    Before the first turn these are the ladies lost, unless more is known of `earlier`.
    """
    ivory, night = earlier or (Kind.LADY.letter * lost for lost in view.start.lost)
    off = {Player.IVORY: ivory, Player.NIGHT: night}
    for seen in view.turns:
        for player, kind in _left(seen):
            off[player] += kind.letter
    return off[Player.IVORY], off[Player.NIGHT]


def _departures(seen: Seen, number: int) -> list[Json]:
    return [
        {"turn": number, "player": int(player), "kind": kind.letter} for player, kind in _left(seen)
    ]


def _left(seen: Seen) -> Iterator[tuple[Player, Kind]]:
    """The masks that left the mat in a turn; they lie open for everyone."""
    if seen.captured is not None:
        yield seen.player.opponent, seen.captured
        if seen.captured is Kind.LADY and seen.kind is not None:
            yield seen.player, seen.kind


def played_json(view: View) -> list[Json]:
    """Every move with who made it, if that is known, whom it captured and who left with a lady."""
    return [
        {
            "move": str(seen.move),
            "player": int(seen.player),
            "kind": "" if seen.kind is None else seen.kind.letter,
            "captured": "" if seen.captured is None else seen.captured.letter,
            "with": seen.kind.letter
            if seen.kind is not None and seen.captured is Kind.LADY
            else "",
        }
        for seen in view.turns
    ]


def outcome_json(outcome: Outcome | None) -> Json | None:
    """Who won, None for a draw, and by which rule."""
    if outcome is None:
        return None
    winner = None if outcome.winner is None else int(outcome.winner)
    return {"winner": winner, "by": outcome.by.value}


def resignation_json(loser: Player) -> Json:
    """The end of a game that a player has given up, which is no rule of the game."""
    return {"winner": int(loser.opponent), "by": "resignation"}


def progress_json(progress: "Progress") -> Json:
    """How a task stands: what to say by its id, the goals reached of all, the hints given."""
    return {
        "id": progress.task.id,
        "status": progress.status.value,
        "said": progress.said,
        "rule": progress.rule.value if progress.rule else None,
        "reached": list(progress.reached),
        "goals": len(progress.task.to_reach),
        "hints": progress.hints,
    }


def compared_json(progress: "Progress", view: View) -> Json:
    """What a learner has struck out wrongly, and once all is right the reason against each kind."""
    assert progress.compared
    over, under = progress.compared
    answer: Json = {
        "over": {SQUARE_NAMES[square]: format_kinds(kinds) for square, kinds in over.items()},
        "under": [SQUARE_NAMES[square] for square in under],
    }
    if progress.is_solved:
        suspects = suspects_json(view)
        squares = [SQUARE_NAMES[square] for square in progress.task.strikes]
        answer["because"] = {square: suspects[square] for square in squares}
    return {"compared": answer}


def targets_json(view: View) -> Json:
    """For each mask that may be moved: where it may go, and the rule against every other square."""
    position = view.position
    if view.outcome or position.player not in view.sees:
        return {}
    return {
        SQUARE_NAMES[origin]: _targets_from(view, origin)
        for origin in squares_of(position.own & ~position.hidden)
    }


def _targets_from(view: View, origin: int) -> Json:
    verdicts = {
        SQUARE_NAMES[target]: why_not(view.position, Move(origin, target)) for target in SQUARES
    }
    return {
        "targets": [square for square, rule in verdicts.items() if rule is None],
        "refused": {square: rule.value for square, rule in verdicts.items() if rule},
    }


def suspects_json(view: View) -> Json:
    """For each hidden mask what it can be, and why nothing else."""
    if len(view.sees) != 1:
        return {}
    (viewer,) = view.sees
    belief = belief_of(view, Player(viewer).opponent)
    return {
        SQUARE_NAMES[square]: {
            "kinds": format_kinds(suspect.kinds),
            "excluded": {
                kind.letter: reason_json(reason) for kind, reason in suspect.excluded.items()
            },
        }
        for square, suspect in belief.suspects.items()
    }


def reason_json(reason: Reason) -> Json:
    """A reason with squares and kinds as they are written."""
    return {
        "code": reason.code,
        "rule": reason.rule.value,
        "turns": list(reason.turns),
        "squares": [SQUARE_NAMES[square] for square in reason.squares],
        "kinds": format_kinds(reason.kinds),
    }


def error_json(error: VoltoError) -> Json:
    """An error as its code and the values that a sentence about it needs."""
    return {"code": error.code} | error.details()
