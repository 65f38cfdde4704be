"""Set-ups: where the opponent puts its masks, sensibly and differently every time."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from volto_core.game.setup import home_squares
from volto_core.geometry import WIDTH, column_of
from volto_core.opponent.chance import Chance
from volto_core.opponent.evaluation import ROWS_AHEAD
from volto_core.pieces import KINDS, ROSTER, Kind, Player

BOX = tuple(kind for kind in KINDS for _ in range(ROSTER[kind]))
# From this level on a set-up is chosen; below it every order is as likely.
_CHOOSES = 2
_MIDDLE = WIDTH // 2


def shuffled(squares: Sequence[int], chance: Chance) -> dict[int, Kind]:
    """The ten masks on these squares in an order of chance."""
    left = list(BOX)
    return {square: left.pop(chance.below(len(left))) for square in squares}


def arrangement(player: Player, *, level: int, seed: int = 0) -> dict[int, Kind]:
    """The set-up that a level would choose for a player, by chance as well."""
    chance = Chance(seed, player)
    free = list(home_squares(player))
    if level < _CHOOSES:
        return shuffled(free, chance)
    found: dict[int, Kind] = {}
    for kind in _order():
        weights = [_preferences()[kind][_place(player, square)] for square in free]
        number = chance.below(sum(weights))
        place = 0
        while number >= weights[place]:
            number -= weights[place]
            place += 1
        found[free.pop(place)] = kind
    return {square: found[square] for square in home_squares(player)}


def _order() -> list[Kind]:
    """The masks in the order in which they are placed: those first of which there are fewest."""
    return sorted(BOX, key=lambda kind: (ROSTER[kind], kind))


def _place(player: Player, square: int) -> int:
    """The place of a square: from the edge to the middle of the palace, then before it."""
    from_edge = _MIDDLE - abs(column_of(square) - _MIDDLE)
    return (_MIDDLE + 1) * ROWS_AHEAD[player][square] + from_edge


@cache
def _preferences() -> dict[Kind, list[int]]:
    """For each kind the weight of every place."""
    path = Path(__file__).with_name("arrangement.toml")
    # Lazily imported: most pages have no opponent.
    table = import_module("tomllib").loads(path.read_text("utf-8"))["preferences"]
    return {kind: table[kind.name.lower()] for kind in KINDS}
