"""The quickest win that a player could force from what was known, the history of the game included.

A third showing of a picture is a draw, so a plan may not run into one. A win within four own moves
is over after seven moves, in which a picture comes back once at the most: only pictures that the
game itself has shown since the last capture can become a draw.
"""

from collections import Counter
from collections.abc import Mapping

from volto_core.game.history import TIMES_TO_DRAW
from volto_core.game.moves import Step
from volto_core.game.position import Picture
from volto_core.knowledge.views import View
from volto_core.solver.replies import after_reply, replies
from volto_core.solver.search import Search
from volto_core.solver.situations import Situation, after_step, own_steps

Shown = Mapping[Picture, int]
# Both sides move there and back before a picture is seen again.
_ROUND = 4


def shown_since_capture(view: View) -> Shown:
    """How often the game has shown each picture since its last capture, the one now included."""
    shown: Counter[Picture] = Counter()
    for seen in reversed(view.turns):
        shown[seen.position.picture] += 1
        if seen.captured is not None:
            return shown
    shown[view.start.picture] += 1
    return shown


def is_drawn(situation: Situation, step: Step, shown: Shown) -> bool:
    """Whether a step that ends nothing else shows a picture for the third time."""
    return not step.target & situation.other and any(
        isinstance(reached, Situation)
        and _with(shown, _picture(reached, 3 - reached.player)) is None
        for _, reached in after_step(situation, step)
    )


class Plans:
    """Plans that neither lose nor draw: what a search finds, played through with the history."""

    def __init__(self, search: Search) -> None:
        self._search = search

    def least(self, situation: Situation, most: int, shown: Shown) -> int | None:
        """The least number of own moves, up to most, that forces a win."""
        return next((n for n in range(1, most + 1) if self.is_won(situation, n, shown)), None)

    def is_won(self, situation: Situation, within: int, shown: Shown) -> bool:
        """Whether the player to move forces a win within so many own moves."""
        # A draw is no win: what cannot be forced without history cannot be forced with it.
        if not self._search.is_won(situation, within):
            return False
        if not _may_come_back(situation, within, shown):
            return True
        return any(self.forces(situation, step, within, shown) for step in own_steps(situation))

    def forces(self, situation: Situation, step: Step, within: int, shown: Shown) -> bool:
        """Whether a plan that begins with this step wins within so many own moves."""
        if not self._search.forces(situation, step, within):
            return False
        # After a capture no earlier picture comes back.
        if step.target & situation.other or not _may_come_back(situation, within, shown):
            return True
        ((_, reached),) = after_step(situation, step)
        return not isinstance(reached, Situation) or self._survives(reached, within - 1, shown)

    def _survives(self, situation: Situation, left: int, shown: Shown) -> bool:
        """Whether every reply to a quiet move loses in time, and none draws."""
        after = _with(shown, _picture(situation, 3 - situation.player))
        if after is None:
            return False
        for reply in replies(situation):
            if situation.own >> reply.target & 1:
                continue
            for _, reached in after_reply(situation, reply):
                # A quiet reply ends a game for the enemy alone, which the search has ruled out.
                assert isinstance(reached, Situation)
                then = _with(after, _picture(reached, reached.player))
                if then is None or not self.is_won(reached, left, then):
                    return False
        return True


def _picture(situation: Situation, mover: int) -> Picture:
    """What both players see when it is a player's turn."""
    player, own, other, _, lost, _ = situation
    return (mover, own, other, lost) if mover == player else (mover, other, own, lost)


def _with(shown: Shown, picture: Picture) -> Shown | None:
    """The pictures with one more, None if that is a draw."""
    times = shown.get(picture, 0) + 1
    return None if times == TIMES_TO_DRAW else {**shown, picture: times}


def _may_come_back(situation: Situation, within: int, shown: Shown) -> bool:
    """Whether a picture can be shown for the third time before a win within so many own moves."""
    player, own, other, _, _, _ = situation
    for (mover, *sides, _), times in shown.items():
        mine, theirs = sides if mover == player else reversed(sides)
        moved, replied = (own & ~mine).bit_count(), (other & ~theirs).bit_count()
        if mover == player:
            soonest = 2 * max(moved, replied) or _ROUND
        else:
            soonest = 2 * max(moved, replied + 1) - 1
        if soonest + _ROUND * (TIMES_TO_DRAW - 1 - times) < 2 * within:
            return True
    return False
