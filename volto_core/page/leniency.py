"""What beginners are granted: a move taken back with its answer, and one warning."""

from volto_core.game.history import Game
from volto_core.knowledge.dangers import dangers
from volto_core.knowledge.views import View
from volto_core.pieces import Player

# The levels at which moves may be taken back, and those at which a candidate in danger is told of.
TAKES_BACK = (1, 2)
WARNS = (1,)


def moves_to_take_back(game: Game, learner: Player, *, since: int = 0) -> int:
    """The learner's last move and the answer to it, 0 if there is none after so many moves."""
    back = 2 if game.position.player == learner else 1
    return back if len(game.turns) - since >= back and not game.outcome else 0


def without_last(game: Game, moves: int) -> Game:
    """The game before so many of its last moves."""
    return Game(game.start, game.turns[: len(game.turns) - moves])


def first_danger(view: View, learner: Player) -> tuple[int, ...]:
    """The masks that endanger the learner's candidate, the first time this happens."""
    now = dangers(view, learner)
    earlier = range(len(view.turns) - 2, -1, -2)
    is_first = now and not any(
        dangers(view._replace(turns=view.turns[:turn]), learner) for turn in earlier
    )
    return now if is_first else ()
