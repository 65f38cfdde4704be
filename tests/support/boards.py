"""Boards drawn in tests, row 7 on top, and the usual opening."""

from volto_core.game.position import Position
from volto_core.pieces import Player
from volto_core.text.diagram import parse_diagram

OPENING = "lanac/nslan/5/5/5/NALSN/CANAL 1 00"


def board(drawing: str, *, player: int = Player.IVORY, lost: tuple[int, int] = (0, 0)) -> Position:
    """The position that a drawing shows; `x` and `X` are masks that its reader cannot identify."""
    return parse_diagram(drawing, player=player, lost=lost)
