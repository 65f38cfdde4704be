"""The drawings of the aid, in the print palette."""

from volto_core.pieces import KINDS, Player
from volto_core.svg import emblem_svg, mask_svg
from volto_core.svg.palette import PRINT
from volto_site.aid.colours import in_plain_colours


def drawings() -> dict[str, str]:
    """The mask of each kind by its name, and the emblem."""
    masks = {kind.name.lower(): mask_svg(kind, Player.IVORY) for kind in KINDS}
    return {
        name: in_plain_colours(drawing, PRINT)
        for name, drawing in (masks | {"emblem": emblem_svg()}).items()
    }
