"""Paths of the masks: two families that differ in shape and shade, with front and back.

A mask is one definition of paths alone, none of them a `use` of another: a browser makes a tree of
its own for each `use`, and a mat has twenty masks.
"""

from volto_core.pieces import KINDS, Kind, Player
from volto_core.svg.layout import path, use
from volto_core.svg.symbols import symbol_paths

FAMILY = {Player.IVORY: "ivory", Player.NIGHT: "night"}

_SHAPE = {
    Player.IVORY: (
        "M0-43C16-43 27-40 32-33C36-27 36-18 35-8C34 6 31 17 25 27C18 38 9 43 0 43"
        "C-9 43-18 38-25 27C-31 17-34 6-35-8C-36-18-36-27-32-33C-27-40-16-43 0-43Z"
    ),
    Player.NIGHT: (
        "M0-33C13-34 21-34 27-37C31-39 33-41 34-45C39-37 38-29 35-21C37-4 33 10 24 22"
        "C16 31 6 37 0 45C-6 37-16 31-24 22C-33 10-37-4-35-21C-38-29-39-37-34-45"
        "C-33-41-31-39-27-37C-21-34-13-34 0-33Z"
    ),
}
# A line of gold just inside the edge.
_LINE = {
    Player.IVORY: (
        "M0-38C14-38 23-36 28-30C31-25 31-17 30-8C29 5 27 15 21 24C15 34 8 38 0 38"
        "C-8 38-15 34-21 24C-27 15-29 5-30-8C-31-17-31-25-28-30C-23-36-14-38 0-38Z"
    ),
    Player.NIGHT: (
        "M0-28C13-29 22-29 29-32C31-33 33-34 34-36C35-31 33-26 30-20C32-5 29 7 21 18"
        "C14 26 5 31 0 37C-5 31-14 26-21 18C-29 7-32-5-30-20C-33-26-35-31-34-36"
        "C-33-34-31-33-29-32C-22-29-13-29 0-28Z"
    ),
}
# The shaded cheek.
_SHADE = {
    Player.IVORY: "M32-33C36-27 36-18 35-8C34 6 31 17 25 27C18 38 9 43 0 43C20 33 29 12 28-9Z",
    Player.NIGHT: "M34-45C39-37 38-29 35-21C37-4 33 10 24 22C16 31 6 37 0 45C4 29 26 18 28-20Z",
}
_EYES = {
    Player.IVORY: "M5-6C10-13 20-13 25-7C19-1 11 0 5-6ZM-5-6C-10-13-20-13-25-7C-19-1-11 0-5-6Z",
    Player.NIGHT: "M4-4C9-12 17-15 26-15C23-6 13 0 4-4ZM-4-4C-9-12-17-15-26-15C-23-6-13 0-4-4Z",
}
_BROWS = {
    Player.IVORY: (
        "M3-14C9-21 20-23 26-17C29-13 25-10 23-13M-3-14C-9-21-20-23-26-17C-29-13-25-10-23-13"
        "M12-28C15-33 21-33 22-28M-12-28C-15-33-21-33-22-28"
    ),
    Player.NIGHT: (
        "M3-11C8-18 16-21 24-21C29-21 29-27 24-26M-3-11C-8-18-16-21-24-21C-29-21-29-27-24-26"
    ),
}
_JEWELS = {
    Player.IVORY: "M0-34L4-26 0-18-4-26ZM15 7l2.5 5-2.5 5-2.5-5ZM-15 7l2.5 5-2.5 5-2.5-5Z",
    Player.NIGHT: "M0-26L4-19 0-12-4-19ZM14 6l2.5 5-2.5 5-2.5-5ZM-14 6l2.5 5-2.5 5-2.5-5Z",
}
_NOSE = "M-2-3C-2 4-3 8-5 11C-3 13 3 13 5 11"
_LIPS = "M-9 22C-6 20-3 18 0 20C3 18 6 20 9 22C6 26 3 28 0 28C-3 28-6 26-9 22Z"


def mask_name(kind: Kind | None, owner: Player, *, turned: bool = False) -> str:
    """The name of a mask's definition; only a soldier looks different on a turned mat."""
    if kind is None:
        return f"{FAMILY[owner]}-hidden"
    road = "-turned" if turned and kind is Kind.SOLDIER else ""
    return f"{FAMILY[owner]}-{kind.name.lower()}{road}"


def mask_definitions() -> dict[str, str]:
    """The drawings of both families by name."""
    drawings: dict[str, str] = {}
    for owner, family in FAMILY.items():
        body = _body(owner)
        back = body + path(_LINE[owner], look="filigree")
        drawings |= {
            f"{family}-line": path(_LINE[owner]),
            family: body,
            f"{family}-hidden": back + _face(owner),
        }
        for kind in KINDS:
            for turned in (False, True):
                name = mask_name(kind, owner, turned=turned)
                drawings[name] = back + _mark(kind, owner, turned=turned)
    return drawings


def line(owner: Player, look: str) -> str:
    """The line inside the edge of a mask."""
    return use(f"{FAMILY[owner]}-line", look=look)


def leads_down(kind: Kind, owner: Player, *, turned: bool) -> bool:
    """Whether the symbol points down."""
    return kind is Kind.SOLDIER and turned is (owner is Player.IVORY)


def sign_name(kind: Kind, owner: Player, *, turned: bool) -> str:
    """The name of the small sign of a kind."""
    down = "-down" if leads_down(kind, owner, turned=turned) else ""
    return f"sign-{kind.name.lower()}{down}"


def symbol(kind: Kind, owner: Player, look: str, *, turned: bool) -> str:
    """The symbol of a kind in its family's colour, turned in the direction of its moves."""
    turn = _turn(kind, owner, turned=turned)
    return use(kind.name.lower(), look=f"{FAMILY[owner]}-{look}", extra=turn)


def _turn(kind: Kind, owner: Player, *, turned: bool) -> str:
    return ' transform="rotate(180)"' if leads_down(kind, owner, turned=turned) else ""


def _mark(kind: Kind, owner: Player, *, turned: bool) -> str:
    """The symbol on the back of a mask."""
    turn = _turn(kind, owner, turned=turned)
    look = f"{FAMILY[owner]}-mark"
    return "".join(
        path(each, look=f"{look} volto-{hollow}" if hollow else look, extra=turn)
        for each, hollow in symbol_paths(kind)
    )


def _body(owner: Player) -> str:
    family = FAMILY[owner]
    return (
        path(_SHAPE[owner], look="shadow", extra=' transform="translate(2 4)"')
        + path(_SHAPE[owner], look=family)
        + path(_SHADE[owner], look=f"{family}-shade")
    )


def _face(owner: Player) -> str:
    family = FAMILY[owner]
    return (
        path(_BROWS[owner], look="filigree")
        + path(_JEWELS[owner], look="jewel")
        + path(_EYES[owner], look=f"{family}-eye")
        + path(_NOSE, look=f"{family}-nose")
        + path(_LIPS, look=f"{family}-mark")
    )
