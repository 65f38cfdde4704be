"""Games that two people share at one device, as requests."""

from typing import Any

from volto_core import Game
from volto_core.text.notation import format_position


def loaded_from(game: Game, **changes: Any) -> dict[str, Any]:
    """The request that loads a shared game from its first position, as the worker makes it."""
    night, ivory = setups_of(game)
    return {
        "do": "load",
        "shared": {"first": str(int(game.start.player))},
        "ivory": ivory,
        "night": night,
        "moves": [str(move) for move in game.moves],
    } | changes


def setups_of(game: Game) -> tuple[str, str]:
    """The set-ups of Night and Ivory at the start of a game."""
    rows = format_position(game.start).split()[0].split("/")
    return "/".join(rows[:2]), "/".join(rows[-2:])
