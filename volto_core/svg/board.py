"""Renders the board from a view, which holds no secrets."""

from collections.abc import Collection, Mapping

from volto_core.game.moves import Move
from volto_core.knowledge.views import View
from volto_core.pieces import Kind, Mask, Player
from volto_core.svg.definitions import PREFIX
from volto_core.svg.document import Caption, document
from volto_core.svg.layout import (
    ALL_ROWS,
    BOARD_WIDTH,
    FRAME,
    MAT_HEIGHT,
    MAT_WIDTH,
    Edges,
    Rows,
    centre,
    edges,
    use,
)
from volto_core.svg.masks import mask_name
from volto_core.svg.overlays import arrows_of, suspect

Suspects = Mapping[int, Collection[Kind]]


def board_svg(
    view: View,
    *,
    seat: Player = Player.IVORY,
    rows: Rows = ALL_ROWS,
    title: str = "",
    description: str = "",
    coordinates: bool = True,
    last_move: bool = True,
    selected: int | None = None,
    targets: Collection[int] = (),
    arrows: Collection[Move] = (),
    numbered: bool = False,
    highlights: Collection[int] = (),
    suspects: Suspects | None = None,
    standalone: bool = True,
    ident: str = PREFIX,
) -> str:
    """The board as its viewer sees it from this seat, or only some of its rows.

    Numbered arrows are a line, to be played in their order.
    """
    shown = edges(rows, seat)
    masks = view.position.masks()
    taken = [square for square in sorted(targets) if square in masks]
    free = [square for square in sorted(targets) if square not in masks]
    marks: dict[str, Collection[int]] = {
        "last": view.turns[-1].move if last_move and view.turns else (),
        "highlight": sorted(highlights),
        "selected": () if selected is None else (selected,),
        "capture": taken,
    }
    drawing = [
        _mat(seat, shown, coordinates=coordinates),
        *(
            use(name, *centre(square, seat))
            for name, squares in marks.items()
            for square in squares
        ),
        *(_mask(mask, square, seat, suspects or {}) for square, mask in masks.items()),
        *(use("target", *centre(square, seat)) for square in free),
        *arrows_of(arrows, seat, numbered=numbered),
    ]
    return document(
        "".join(drawing),
        box=shown.box,
        size=(BOARD_WIDTH, shown.height) if standalone else None,
        caption=Caption(ident, title, description),
        standalone=standalone,
    )


def _mat(seat: Player, shown: Edges, *, coordinates: bool) -> str:
    turned = seat == Player.NIGHT
    side = "-turned" if turned else ""
    turn = f' transform="rotate(180 {MAT_WIDTH // 2} {MAT_HEIGHT // 2})"' if turned else ""
    cuts = use("cut", y=shown.top - FRAME) if shown.top > 0 else ""
    cuts += use("cut", y=shown.bottom) if shown.bottom < MAT_HEIGHT else ""
    numbers = use(f"rows{side}") + use(f"columns{side}", y=shown.bottom) if coordinates else ""
    return use("mat", extra=turn) + cuts + numbers


def _mask(mask: Mask, square: int, seat: Player, suspects: Suspects) -> str:
    x, y = centre(square, seat)
    turned = seat == Player.NIGHT
    if mask.kind is None and square in suspects:
        return suspect(sorted(suspects[square]), mask.owner, x, y, turned=turned)
    return use(mask_name(mask.kind, mask.owner, turned=turned), x, y)
