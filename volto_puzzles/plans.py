"""Features of a winning plan: how its lines end, what it threatens, and what it sacrifices."""

from collections.abc import Iterator

from volto_core import Kind, Outcome, Rule
from volto_core.game.moves import Step
from volto_core.solver import (
    Reply,
    Search,
    Situation,
    after_reply,
    after_step,
    own_steps,
    replies,
)
from volto_core.solver.threats import wins_at_once

# Enough replies to classify a plan; all of them would take long in a win in four.
_REPLIES = 5

End = tuple[Rule, Kind | None]
"""The rule that decides, and the own mask that made the last move, None for a reply."""


def ends(search: Search, situation: Situation, step: Step, within: int) -> Iterator[End]:
    """The ends of the plan that begins with a step, against the longest resistance."""
    for _, reached in after_step(situation, step):
        if isinstance(reached, Outcome):
            yield reached.by, step.kind
            continue
        for after in _stubborn(search, reached, within - 1):
            if isinstance(after, Outcome):
                yield after.by, None
            else:
                left = search.least(after, within - 1) or 0
                yield from ends(search, after, _winning_step(search, after, left), left)


def _stubborn(search: Search, situation: Situation, left: int) -> list[Situation | Outcome]:
    """The situations after the replies that resist longest, the first few of them."""
    lasts: list[tuple[int, Situation | Outcome]] = []
    for reply in replies(situation):
        for _, reached in after_reply(situation, reply):
            length = search.least(reached, left) if isinstance(reached, Situation) else 0
            lasts.append((length or 0, reached))
    longest = max(length for length, _ in lasts)
    return [reached for length, reached in lasts if length == longest][:_REPLIES]


def _winning_step(search: Search, situation: Situation, within: int) -> Step:
    choice = sorted(own_steps(situation), key=lambda step: str(step.move))
    return next(step for step in choice if search.forces(situation, step, within))


def is_offered(situation: Situation, step: Step) -> bool:
    """Whether some reply to a step can capture the mask that has moved."""
    return any(True for _ in _captures_of(situation, step))


def is_bait(situation: Situation, step: Step) -> bool:
    """Whether the lady that has moved can be captured, and whoever captures her loses the game."""
    if step.kind is not Kind.LADY:
        return False
    ends = [
        end
        for reached, reply in _captures_of(situation, step)
        for _, end in after_reply(reached, reply)
    ]
    return bool(ends) and all(
        isinstance(end, Outcome) and end.winner == situation.player for end in ends
    )


def _captures_of(situation: Situation, step: Step) -> Iterator[tuple[Situation, Reply]]:
    """The replies that capture the mask that has moved, each with where it is made."""
    for _, reached in after_step(situation, step):
        if isinstance(reached, Situation) and step.target & reached.own:
            for reply in replies(reached):
                if reply.target == step.move.target:
                    yield reached, reply


def threatens(situation: Situation, step: Step) -> bool:
    """Whether a step wins at once, or would win with the next move if the enemy passed."""
    return all(
        wins_at_once(reached)
        if isinstance(reached, Situation)
        else reached.winner == situation.player
        for _, reached in after_step(situation, step)
    )
