"""The other side of a lesson on bluff: it believes what it may believe, and acts on it."""

from volto_core.game.history import Game
from volto_core.game.moves import Move, legal_moves
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import view_of
from volto_core.pieces import Kind, Player

_HARMLESS = {Kind.NOBLE, Kind.ADVISOR, Kind.SOLDIER}


def guarded(game: Game) -> Move | None:
    """The capture that the player to move dares: of a mask that may be harmless to it."""
    guard = Player(game.position.player)
    suspects = belief_of(view_of(game, frozenset({guard})), guard.opponent).suspects
    dared = (
        move
        for move in sorted(legal_moves(game.position))
        if move.target in suspects and _HARMLESS & set(suspects[move.target].kinds)
    )
    return next(dared, None)
