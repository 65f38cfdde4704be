"""One mask alone, and the emblem of the project."""

from volto_core.pieces import Kind, Player
from volto_core.svg.definitions import PREFIX
from volto_core.svg.document import Caption, document
from volto_core.svg.layout import MASK_BOX, use
from volto_core.svg.masks import mask_name

# The left half is Ivory's, the right half Night's.
_EMBLEM = (
    '<rect class="volto-tile" x="-50" y="-50" width="100" height="100" rx="22"/>'
    '<path class="volto-candle" d="M0-37C-15-37-25-36-30-30C-34-24-34-16-33-8'
    'C-32 5-30 16-24 25C-17 35-8 40 0 40Z"/>'
    '<path class="volto-jewel" d="M0-37C13-32 22-33 28-36C32-38 34-40 35-44'
    'C40-36 38-27 35-19C36-4 33 9 24 20C16 29 5 33 0 42Z"/>'
    '<path class="volto-tile" d="M-5-2C-9-12-20-13-26-6C-21 3-11 4-5-2Z'
    'M5-2C9-11 18-16 28-15C25-4 14 3 5-2ZM-9 22C-6 19-3 18 0 20C3 18 6 19 9 22C5 27-5 27-9 22Z"/>'
)


def mask_svg(
    kind: Kind | None,
    player: Player,
    *,
    seat: Player = Player.IVORY,
    size: int = 96,
    title: str = "",
    standalone: bool = True,
    ident: str = PREFIX,
) -> str:
    """One mask of this player as seen from a seat, its face if no kind is given."""
    return document(
        use(mask_name(kind, player, turned=seat == Player.NIGHT)),
        box=MASK_BOX,
        size=(size, size),
        caption=Caption(ident, title),
        standalone=standalone,
    )


def emblem_svg(
    *, size: int = 64, title: str = "", standalone: bool = True, ident: str = PREFIX
) -> str:
    """The emblem: one mask that is half of each family, in candlelight."""
    return document(
        _EMBLEM,
        box=MASK_BOX,
        size=(size, size),
        caption=Caption(ident, title),
        standalone=standalone,
    )
