"""What a standstill, or its absence, tells about masks whose symbols the viewer does not see.

A player without a legal move ends the game by ruling.no-move. If that happened, no mask is of a
kind that could move; if it did not, some mask is, which ties all of them together.
"""

from collections.abc import Callable
from typing import NamedTuple

from volto_core.game.moves import reach
from volto_core.knowledge.observations import Observed, Reason
from volto_core.knowledge.views import View
from volto_core.pieces import KINDS, Kind
from volto_core.rules import Rule


class Condition(NamedTuple):
    """A predicate that every world satisfies, and the reason to give for what violates it.

    Here a world is the kind of each mask in the order of squares.
    """

    holds: Callable[[tuple[int, ...]], bool]
    reason: Reason


def excluded_by_standstill(view: View, observed: Observed) -> dict[int, dict[Kind, Reason]]:
    """The kinds that could have moved, by square, if the observed player had no move."""
    if not (view.outcome and view.outcome.by is Rule.RULING_NO_MOVE):
        return {}
    if view.position.player != observed.player:
        return {}
    reason = _reason(view)
    return {
        square: {kind: reason for kind in KINDS if able >> kind & 1}
        for square, able in _able_to_move(view, observed).items()
    }


def condition_of(view: View, observed: Observed) -> Condition | None:
    """The condition that some mask can move, None where it excludes no world."""
    if view.outcome or view.position.player != observed.player:
        return None
    able = tuple(_able_to_move(view, observed).values())
    excluded = (observed.tracks[square].excluded for square in sorted(observed.tracks))
    may_be_stuck = (
        any(kind not in known and not free >> kind & 1 for kind in KINDS)
        for known, free in zip(excluded, able, strict=True)
    )
    if not all(may_be_stuck):
        return None

    def some_mask_can_move(kinds: tuple[int, ...]) -> bool:
        return any(free >> kind & 1 for free, kind in zip(able, kinds, strict=True))

    return Condition(some_mask_can_move, _reason(view))


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


def _reason(view: View) -> Reason:
    return Reason("no-move", Rule.RULING_NO_MOVE, (len(view.turns),))
