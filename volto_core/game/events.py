"""The events of a move, each with the rule that it follows."""

from enum import StrEnum
from typing import NamedTuple

from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.pieces import Kind, Player
from volto_core.rules import Rule


class What(StrEnum):
    """The type of an event."""

    MOVED = "moved"
    SETTLED = "settled"
    CAPTURED = "captured"
    REVEALED = "revealed"
    LEFT = "left"
    SHOWN = "shown"
    TURN_ENDED = "turn-ended"
    GAME_ENDED = "game-ended"


class Event(NamedTuple):
    """One thing that happened: to whose mask, where, and by which rule."""

    what: What
    rule: Rule
    player: Player | None
    square: int | None = None
    kind: Kind | None = None
    origin: int | None = None

    def as_json(self) -> Json:
        """The event as JSON data, without empty fields."""
        said: Json = {"event": self.what.value, "rule": self.rule.value}
        said["player"] = None if self.player is None else int(self.player)
        if self.origin is not None:
            said["from"] = SQUARE_NAMES[self.origin]
        if self.square is not None:
            said["square"] = SQUARE_NAMES[self.square]
        if self.kind is not None:
            said["kind"] = self.kind.letter
        return said
