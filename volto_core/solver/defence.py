"""What the enemy does best against a move, with the world still open.

The best defence wins at once if it can in some world, or else is not lost in time; if every
reply loses, it is the one that resists longest: after it the quickest forced win takes the most
own moves. Among equal replies a capture comes first, then the first as moves are written.
"""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.pieces import Kind
from volto_core.solver.replies import after_reply, replies
from volto_core.solver.search import Search
from volto_core.solver.situations import Situation


class Defence(NamedTuple):
    """A reply, the kind that it shows, where it leads, and how many own moves the win still takes.

    None stands for a win that is not forced in time, or not at all.
    """

    reply: Move
    shown: Kind | None
    reached: Situation | Outcome
    lasts: int | None


def defences(situation: Situation, left: int, *, search: Search) -> list[Defence]:
    """Every reply and what it may show, the best defence first, with so many own moves left."""
    found = list(_defences(situation, left, search))
    found.sort(key=lambda one: (not _wins(one, situation.player), *_order(situation, one)))
    return found


def _defences(situation: Situation, left: int, search: Search) -> Iterator[Defence]:
    for reply in replies(situation):
        for shown, reached in after_reply(situation, reply):
            if isinstance(reached, Outcome):
                lasts = 0 if reached.winner == situation.player else None
            else:
                lasts = search.least(reached, left)
            yield Defence(reply.move, shown, reached, lasts)


def _wins(defence: Defence, player: int) -> bool:
    return isinstance(defence.reached, Outcome) and defence.reached.winner != player


def _order(situation: Situation, defence: Defence) -> tuple[bool, int, bool, str]:
    is_lost = defence.lasts is not None
    return is_lost, *resistance(situation, defence.reply, defence.lasts or 0)


def resistance(situation: Situation, reply: Move, lasts: int) -> tuple[int, bool, str]:
    """The order of replies that lose: the longest resistance first."""
    return -lasts, not situation.own >> reply.target & 1, str(reply)
