"""The symbols on the backs: the kind in the middle, and around it every step that it may take.

A filled triangle is a step that may capture, a hollow circle one that may not, and the long arrow
is the soldier's road.
"""

from math import cos, pi, sin

from volto_core.pieces import Kind
from volto_core.svg.layout import number, path

_CROWN = "M-10 6.5H10V9.5H-10ZM-10 4L-12-7-5-2 0-10 5-2 12-7 10 4Z"
# Of the hollow circles.
_RADIUS = 4.2
_HEART = "M0 11C-14 2-13-9-6-9C-3-9-1-7 0-4C1-7 3-9 6-9C13-9 14 2 0 11Z"


def _places(first: int, step: int, *, wide: float, high: float) -> list[tuple[float, float, float]]:
    """Angles and points on an ellipse, in eighths of a turn, clockwise from straight ahead."""
    angles = [eighth * pi / 4 for eighth in range(first, 8, step)]
    return [(angle, wide * sin(angle), -high * cos(angle)) for angle in angles]


def _triangles(first: int, step: int, *, wide: float, high: float, size: float) -> str:
    """Triangles that point outwards."""
    line = ""
    for angle, x, y in _places(first, step, wide=wide, high=high):
        corners = []
        for turn, reach in ((0.0, 1.0), (2.2, 0.82), (pi, 0.25), (-2.2, 0.82)):
            corner = (x + size * reach * sin(angle + turn), y - size * reach * cos(angle + turn))
            corners.append(" ".join(map(number, corner)))
        line += f"M{'L'.join(corners)}Z"
    return line


def _circles() -> str:
    return "".join(
        f"M{number(x - _RADIUS)} {number(y)}"
        f"a{_RADIUS} {_RADIUS} 0 1 0 {2 * _RADIUS} 0a{_RADIUS} {_RADIUS} 0 1 0-{2 * _RADIUS} 0Z"
        for _, x, y in _places(0, 1, wide=21.5, high=22)
    )


_BIG = {
    Kind.NOBLE: _triangles(0, 2, wide=18, high=19, size=11) + "M-6-6H6V6H-6Z",
    Kind.ADVISOR: _triangles(1, 2, wide=20, high=20, size=11) + "M0-8L8 0 0 8-8 0Z",
    Kind.CANDIDATE: _triangles(0, 1, wide=21, high=21.5, size=7.5) + _CROWN,
    Kind.SOLDIER: (
        "M0-32L11-13 3-15V6L11 12V18L3 12V18L11 24V30L0 22-11 30V24L-3 18V12L-11 18V12L-3 6"
        "V-15L-11-13Z"
    ),
    Kind.LADY: _HEART,
}
# Simple enough to be legible at ten pixels.
_SMALL = {
    Kind.NOBLE: "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
    Kind.ADVISOR: "M0-4L5-9 9-5 4 0 9 5 5 9 0 4-5 9-9 5-4 0-9-5-5-9Z",
    Kind.CANDIDATE: "M-9 6H9V9H-9ZM-9 3L-10-7-4-2 0-9 4-2 10-7 9 3Z",
    Kind.SOLDIER: "M0-10L8 0H3V10H-3V0H-8Z",
    Kind.LADY: "M0 10C-13 2-12-9-6-9C-3-9-1-7 0-4C1-7 3-9 6-9C12-9 13 2 0 10Z",
}


def symbol_paths(kind: Kind) -> list[tuple[str, str]]:
    """The paths of the symbol of a kind, each with its look beside the colour."""
    return [(_BIG[kind], ""), *([(_circles(), "hollow")] if kind is Kind.LADY else [])]


def symbol_definitions() -> dict[str, str]:
    """The symbol of each kind by name, and a small sign of each for lists of suspects."""
    symbols = {
        kind.name.lower(): "".join(path(each, look=look) for each, look in symbol_paths(kind))
        for kind in _BIG
    }
    signs = {f"sign-{kind.name.lower()}": path(line) for kind, line in _SMALL.items()}
    return symbols | signs | {"sign-soldier-down": path("M0 10L8 0H3V-10H-3V0H-8Z")}
