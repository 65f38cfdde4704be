"""What was seen and ties several masks together: a standstill that did not come, a repetition.

They are rare. That the enemy could move says something only if every enemy mask may be stuck;
that a position did or did not repeat, only if masks that look alike have changed places.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from volto_core.game.history import TIMES_TO_DRAW
from volto_core.game.moves import reach
from volto_core.knowledge.observations import Moment, Observed, Reason
from volto_core.knowledge.views import View
from volto_core.pieces import KINDS, Kind
from volto_core.rules import Rule


class Condition(NamedTuple):
    """A test that every world passes, and the reason to give for what fails it.

    A world is here the kind of each mask in the order of squares.
    """

    holds: Callable[[tuple[int, ...]], bool]
    reason: Reason


def excluded_by_standstill(view: View, observed: Observed) -> dict[int, dict[Kind, Reason]]:
    """What no mask of a player can be who was seen to have no move."""
    if not (view.outcome and view.outcome.by is Rule.RULING_NO_MOVE):
        return {}
    if view.position.player != observed.player:
        return {}
    reason = Reason("no-move", Rule.RULING_NO_MOVE, (len(view.turns),))
    return {
        square: {kind: reason for kind in KINDS if able >> kind & 1}
        for square, able in _able_to_move(view, observed).items()
    }


def conditions_of(view: View, observed: Observed) -> tuple[Condition, ...]:
    """The conditions that really exclude something."""
    return (*_not_at_a_standstill(view, observed), *_repetitions(view, observed))


def _able_to_move(view: View, observed: Observed) -> dict[int, int]:
    """For each mask the kinds that would have a move where it stands."""
    position = view.position
    own, other = position.own, position.other
    return {
        square: sum(
            1 << kind
            for kind in KINDS
            if reach(kind, square, observed.player, own=own, other=other)
        )
        for square in sorted(observed.tracks)
    }


def _not_at_a_standstill(view: View, observed: Observed) -> Iterator[Condition]:
    if view.outcome or view.position.player != observed.player:
        return
    able = tuple(_able_to_move(view, observed).values())
    excluded = (observed.tracks[square].excluded for square in sorted(observed.tracks))
    stuck = (
        any(kind not in known and not free >> kind & 1 for kind in KINDS)
        for known, free in zip(excluded, able, strict=True)
    )
    if not all(stuck):
        return

    def somebody_can_move(kinds: tuple[int, ...]) -> bool:
        return any(free >> kind & 1 for free, kind in zip(able, kinds, strict=True))

    reason = Reason("no-move", Rule.RULING_NO_MOVE, (len(view.turns),))
    yield Condition(somebody_can_move, reason)


def _repetitions(view: View, observed: Observed) -> Iterator[Condition]:
    for number, moment in enumerate(observed.moments):
        earlier = [
            _exchanged(past, moment)
            for past in observed.moments[:number]
            if past.position == moment.position
        ]
        if len(earlier) >= TIMES_TO_DRAW - 1 and any(earlier):
            yield _repetition(observed, earlier, number, is_draw=_was_drawn(view, number))


def _was_drawn(view: View, number: int) -> bool:
    outcome = view.turns[number - 1].outcome
    return outcome is not None and outcome.by is Rule.RULING_REPETITION


def _exchanged(past: Moment, now: Moment) -> list[tuple[int, int]]:
    """The pairs of masks, by their first squares, that now stand in each other's place."""
    return [pair for pair in zip(past.origins, now.origins, strict=True) if pair[0] != pair[1]]


def _repetition(
    observed: Observed, earlier: list[list[tuple[int, int]]], number: int, *, is_draw: bool
) -> Condition:
    origins = observed.moments[-1].origins
    departed = {departure.origin: departure.kind for departure in observed.departures}

    def fits(kinds: tuple[int, ...]) -> bool:
        named = departed | dict(zip(origins, kinds, strict=True))
        times = sum(all(named[a] == named[b] for a, b in pairs) for pairs in earlier)
        return (times >= TIMES_TO_DRAW - 1) is is_draw

    return Condition(fits, Reason("repetition", Rule.RULING_REPETITION, (number,)))
