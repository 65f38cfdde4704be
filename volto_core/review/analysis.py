"""What the player of a move could know before it, and what it did in the worlds that fitted."""

from enum import StrEnum
from typing import NamedTuple

from volto_core.game.history import Game
from volto_core.game.moves import Move, Step, legal_moves
from volto_core.game.play import play
from volto_core.knowledge.beliefs import Belief, belief_of
from volto_core.knowledge.views import View
from volto_core.pieces import Kind, Player
from volto_core.review.exposure import worlds_exposed, worlds_lost
from volto_core.review.forced import Plans, Shown, is_drawn, shown_since_capture
from volto_core.solver.query import query_of
from volto_core.solver.search import Search, Undecided
from volto_core.solver.situations import Situation, own_steps

# The longest win that is looked for, in own moves.
MOST = 4
# Nodes of the search for it.
PATIENCE = 50_000


class Unknown(StrEnum):
    """Why something is not told."""

    UNDECIDED = "undecided"
    """The search has reached its limit."""
    HIDDEN = "hidden"
    """It depends on masks that the reader of a record does not know."""


class Truth(NamedTuple):
    """What was so in the real world: whether the move lost, whether the enemy could win at once."""

    lost: bool
    exposed: bool


class Analysis(NamedTuple):
    """A move, what was known before it and what it risked; all but the truth from a view alone."""

    player: Player
    move: Move
    worlds: int
    certain: dict[int, Kind]
    forced: int | Unknown | None
    kept: bool | Unknown | None
    # A step that would have kept the win which the move let go.
    winning: Step | Unknown | None
    lost: int | Unknown
    exposed: int | Unknown
    truth: Truth | Unknown


def known_of(view: View, move: Move, *, patience: int = PATIENCE) -> Analysis:
    """The analysis of a move of the player to move, whose own masks the view has; without truth."""
    mover = Player(view.position.player)
    belief = belief_of(view, mover.opponent)
    situation = query_of(view).situation
    step = next(step for step in own_steps(situation) if step.move == move)
    shown = shown_since_capture(view)
    forced, kept, winning = _forced(situation, step, shown, patience)
    return Analysis(
        player=mover,
        move=move,
        worlds=belief.number_of_worlds(),
        certain=certain_in(belief),
        forced=forced,
        kept=kept,
        winning=winning,
        lost=worlds_lost(situation, step),
        exposed=0 if is_drawn(situation, step, shown) else worlds_exposed(situation, step),
        truth=Unknown.HIDDEN,
    )


def hidden_of(view: View, move: Move) -> Analysis:
    """What can be told of a move of the player to move without knowing that player's masks."""
    mover = Player(view.position.player)
    belief = belief_of(view, mover.opponent)
    worlds, certain = belief.number_of_worlds(), certain_in(belief)
    none = Unknown.HIDDEN
    return Analysis(mover, move, worlds, certain, none, none, none, none, none, none)


def certain_in(belief: Belief) -> dict[int, Kind]:
    """The masks that can be of one kind only."""
    return {
        square: suspect.kinds[0]
        for square, suspect in belief.suspects.items()
        if len(suspect.kinds) == 1
    }


def _forced(
    situation: Situation, step: Step, shown: Shown, patience: int
) -> tuple[int | Unknown | None, bool | Unknown | None, Step | Unknown | None]:
    """The quickest forced win, whether the step kept it, and a step that does if it did not."""
    plans = Plans(Search(limit=patience))
    try:
        least = plans.least(situation, MOST, shown)
        if least is None:
            return None, None, None
        if plans.forces(situation, step, least, shown):
            return least, True, None
        ways = (way for way in own_steps(situation) if plans.forces(situation, way, least, shown))
        return least, False, next(ways)
    except Undecided:
        return Unknown.UNDECIDED, Unknown.UNDECIDED, Unknown.UNDECIDED


def truth_of(game: Game, move: Move) -> Truth:
    """What was so of a move that is made in a game."""
    enemy = Player(game.position.player).opponent
    after = game.play(move)
    if after.outcome:
        return Truth(lost=after.outcome.winner is enemy, exposed=False)
    replies = (play(after.position, reply).outcome for reply in legal_moves(after.position))
    return Truth(lost=False, exposed=any(end and end.winner is enemy for end in replies))
