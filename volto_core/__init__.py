"""The rules of VOLTO: positions, moves, endings, and what each player can know.

>>> from volto_core import Game, parse_move, parse_position
>>> game = Game(parse_position("4c/5/2l2/2C2/5/5/5 1 00"))
>>> game.play(parse_move("c4c5")).outcome
Outcome(winner=<Player.NIGHT: 2>, by=<Rule.CAPTURE_LADY_BY_CANDIDATE: 'capture.lady-by-candidate'>)
"""

from volto_core.errors import (
    GameOver,
    HiddenMask,
    IllegalMove,
    NotationError,
    SetupError,
    VoltoError,
)
from volto_core.game.events import Event, What
from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move, legal_moves, why_not
from volto_core.game.outcomes import Outcome
from volto_core.game.perft import perft
from volto_core.game.play import Turn, play
from volto_core.game.position import Position
from volto_core.game.setup import arrange, begin
from volto_core.knowledge.beliefs import Belief, Suspect, belief_of
from volto_core.knowledge.observations import Reason
from volto_core.knowledge.views import EVERYONE, IVORY, NIGHT, SPECTATOR, View, view_of
from volto_core.pieces import Kind, Mask, Player
from volto_core.rules import Rule
from volto_core.text.diagram import format_diagram, parse_diagram
from volto_core.text.notation import (
    format_move,
    format_position,
    parse_move,
    parse_position,
    parse_square,
)
from volto_core.text.record import Record, format_record, parse_record

__all__ = [
    "EVERYONE",
    "IVORY",
    "NIGHT",
    "SPECTATOR",
    "Belief",
    "Event",
    "Game",
    "GameOver",
    "HiddenMask",
    "IllegalMove",
    "Kind",
    "Mask",
    "Move",
    "NotationError",
    "Outcome",
    "Player",
    "Position",
    "Reason",
    "Record",
    "Rule",
    "SetupError",
    "Suspect",
    "Turn",
    "View",
    "VoltoError",
    "What",
    "arrange",
    "begin",
    "belief_of",
    "format_diagram",
    "format_move",
    "format_position",
    "format_record",
    "game_of",
    "legal_moves",
    "parse_diagram",
    "parse_move",
    "parse_position",
    "parse_record",
    "parse_square",
    "perft",
    "play",
    "view_of",
    "why_not",
]
