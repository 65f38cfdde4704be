"""What the other side of a task plays: a reply that its author wrote, or the move of a bot."""

from importlib import import_module
from typing import TYPE_CHECKING, cast

from volto_core.game.history import Game
from volto_core.game.moves import Move, legal_moves
from volto_core.knowledge.views import view_of
from volto_core.teaching.guards import guarded
from volto_core.text.notation import format_position

if TYPE_CHECKING:
    from volto_core.teaching.tasks import Task


def scripted(game: Game, task: "Task") -> Move | None:
    """The reply to the last move or, where that is still allowed, the next of the moves in turn."""
    last = game.moves[-1]
    dared = guarded(game) if task.guards and not game.outcome else None
    if dared:
        return dared
    if last in task.replies or not task.waits:
        return task.replies.get(last)
    own = (len(game.moves) - len(task.game.moves) - 1) // 2
    move = task.waits[own % len(task.waits)]
    return move if not game.outcome and move in legal_moves(game.position) else None


def chosen(game: Game, task: "Task") -> Move:
    """The move of a bot that sees its own masks alone; deterministic for the same game."""
    view = view_of(game, frozenset({task.learner.opponent}))
    known = format_position(view.start), *map(str, game.moves)
    seed = " ".join((task.id, *known))
    # Imported lazily, with the solver: few boards have a bot.
    if task.level:
        choice = import_module("volto_core.opponent.choice")
        level, chance = choice.level_of(task.level), choice.Chance(*seed.encode())
        return cast("Move", choice.chosen(view, level, chance))
    temperaments = import_module("volto_core.opponent.temperaments")
    return cast("Move", temperaments.chosen_by(task.bot, view, seed))
