"""Overlays of the mat: marks, targets, numbered arrows, and cards with the suspects of a mask."""

from collections.abc import Collection, Sequence
from math import atan2, degrees, hypot

from volto_core.game.moves import Move
from volto_core.pieces import Kind, Player
from volto_core.svg.layout import centre, number, use
from volto_core.svg.masks import FAMILY, line, sign_name, symbol

_SQUARE = 'x="-46" y="-46" width="92" height="92" rx="9"'
_RING = 'x="-46" y="-46" width="92" height="92" rx="34"'
# The distances of an arrow from the centres of its squares.
_TAIL, _TIP = 28, 22
# How far an arrow stands beside its line, and its number from the centre of its first square.
_ASIDE, _NUMBER = 17, 30
_SIGNS_IN_A_ROW = 3
_PITCH = 22


def overlay_definitions() -> dict[str, str]:
    """The marks by name."""
    return {
        "last": f'<rect class="volto-last" {_SQUARE}/>',
        "highlight": f'<rect class="volto-highlight" {_SQUARE}/>',
        "selected": f'<rect class="volto-selected" {_SQUARE}/>',
        "target": '<circle class="volto-target" r="12"/>',
        "capture": f'<rect class="volto-halo" {_RING}/><rect class="volto-ring" {_RING}/>',
    }


def arrow(move: Move, seat: Player, *, beside: bool = False) -> str:
    """A slender arrow from square to square; beside its line where another comes back on it."""
    x, y = centre(move.origin, seat)
    to_x, to_y = centre(move.target, seat)
    tip = hypot(to_x - x, to_y - y) - _TIP
    neck = number(tip - 24)
    wing = number(tip - 30)
    aside = f" translate(0 {_ASIDE})" if beside else ""
    return (
        f'<path class="volto-arrow" transform="translate({x} {y})'
        f' rotate({number(degrees(atan2(to_y - y, to_x - x)))}){aside}"'
        f' d="M{_TAIL}-2L{neck}-5 {wing}-15 {number(tip)} 0 {wing} 15 {neck} 5 {_TAIL} 2Z"/>'
    )


def arrows_of(moves: Collection[Move], seat: Player, *, numbered: bool) -> list[str]:
    """The arrows of moves and, where they are a line, the number of each."""
    backs = [Move(move.target, move.origin) in moves for move in moves]
    drawn = [arrow(move, seat, beside=back) for move, back in zip(moves, backs, strict=True)]
    numbers = [
        _turn_number(move, seat, at, _ASIDE if back else 0)
        for at, (move, back) in enumerate(zip(moves, backs, strict=True), 1)
        if numbered
    ]
    return drawn + numbers


def _turn_number(move: Move, seat: Player, at: int, aside: int) -> str:
    """The number of a move where its arrow begins, upright from either seat."""
    x, y = centre(move.origin, seat)
    to_x, to_y = centre(move.target, seat)
    length = hypot(to_x - x, to_y - y)
    run, rise = (to_x - x) / length, (to_y - y) / length
    across, down = x + _NUMBER * run - aside * rise, y + _NUMBER * rise + aside * run
    return (
        f'<circle class="volto-number-ground" cx="{number(across)}" cy="{number(down)}" r="12"/>'
        f'<text class="volto-number" x="{number(across)}" y="{number(down + 5.5)}">{at}</text>'
    )


def suspect(kinds: Sequence[Kind], owner: Player, x: int, y: int, *, turned: bool) -> str:
    """A hidden mask with its suspects: a card of signs, or the outlined symbol of the only one."""
    if len(kinds) == 1:
        return _deduced(kinds[0], owner, x, y, turned=turned)
    face = use(f"{FAMILY[owner]}-hidden", x, y)
    signs = [sign_name(kind, owner, turned=turned) for kind in kinds]
    return face + _card(signs, x, y) if signs else face


def _deduced(kind: Kind, owner: Player, x: int, y: int, *, turned: bool) -> str:
    outline = symbol(kind, owner, "outline", turned=turned)
    return (
        f'<g transform="translate({x} {y})">{use(FAMILY[owner])}{line(owner, "open")}{outline}</g>'
    )


def _card(names: Sequence[str], x: int, y: int) -> str:
    """A card held before the mouth, with at most three signs in a row."""
    split = len(names) if len(names) <= _SIGNS_IN_A_ROW else (len(names) + 1) // 2
    rows = [row for row in (names[:split], names[split:]) if row]
    wide, high = split * _PITCH + 5, len(rows) * _PITCH + 3
    top = y + 49 - high
    card = (
        f'<rect class="volto-card" x="{number(x - wide / 2)}" y="{top}" width="{wide}"'
        f' height="{high}" rx="5"/>'
    )
    signs = ""
    for number_of_row, row in enumerate(rows):
        for place, name in enumerate(row):
            across = x + (place - (len(row) - 1) / 2) * _PITCH
            below = top + 1.5 + (number_of_row + 0.5) * _PITCH
            signs += use(name, across, below)
    return f'{card}<g class="volto-sign">{signs}</g>'
