"""A drawing shows every mask once, and nothing that is hidden."""

import xml.etree.ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from tests.support.drawings import drawn
from tests.support.strategies import games, openings
from volto_core import (
    EVERYONE,
    IVORY,
    NIGHT,
    SPECTATOR,
    Game,
    Player,
    belief_of,
    game_of,
    view_of,
)
from volto_core.game.position import position_of
from volto_core.knowledge.views import Sees
from volto_core.pieces import KINDS
from volto_core.svg import board_svg, definitions
from volto_core.svg.layout import centre

SEATS = st.sampled_from(Player)
SIGHTS = st.sampled_from((IVORY, NIGHT, SPECTATOR, EVERYONE))


@given(games(), SIGHTS, SEATS, st.booleans())
def test_every_mask_is_drawn_once_where_it_stands(
    game: Game, sees: Sees, seat: Player, standalone: bool
) -> None:
    view = view_of(game, sees)
    drawing = drawn(board_svg(view, seat=seat, standalone=standalone))
    expected = {
        centre(square, seat): "-".join(
            (mask.owner.name.lower(), mask.kind.name.lower() if mask.kind is not None else "hidden")
        )
        for square, mask in view.position.masks().items()
    }
    masks = [
        (place, name.removesuffix("-turned"))
        for name, place in drawing
        if name.startswith(("ivory-", "night-"))
    ]
    assert len(masks) == len(expected)
    assert dict(masks) == expected


@given(games(openings()), SEATS, st.data())
def test_hidden_identities_do_not_change_a_single_byte(
    game: Game, seat: Player, data: st.DataObject
) -> None:
    """Exchange two enemy masks that never moved nor left: nobody can tell, and no drawing does."""
    sees, enemy = (IVORY, Player.NIGHT) if data.draw(st.booleans()) else (NIGHT, Player.IVORY)
    touched = {square for move in game.moves for square in move}
    still = [
        square
        for square, mask in game.position.masks().items()
        if mask.owner is enemy and square not in touched
    ]
    one, two = data.draw(st.permutations(still))[:2] if len(still) > 1 else (0, 0)
    views = [view_of(game, sees), view_of(exchanged(game, one, two), sees)]
    assert views[0] == views[1]
    pictures = {
        board_svg(
            view,
            seat=seat,
            standalone=standalone,
            suspects={
                square: suspect.kinds for square, suspect in belief_of(view, enemy).suspects.items()
            },
        )
        for view in views
        for standalone in (True, False)
    }
    assert len(pictures) == 2


def exchanged(game: Game, one: int, two: int) -> Game:
    masks = game.start.masks()
    if one != two:
        masks[one], masks[two] = masks[two], masks[one]
    return game_of(position_of(masks, player=game.start.player), game.moves)


@given(games(longest=8), SIGHTS, SEATS)
def test_a_fragment_refers_only_to_shared_definitions(game: Game, sees: Sees, seat: Player) -> None:
    view = view_of(game, sees)
    shared = {
        f"#{element.get('id')}"
        for element in ET.fromstring(definitions()).iter()
        if element.get("id")
    }
    suspects = dict.fromkeys(view.position.masks(), KINDS)
    fragment = ET.fromstring(
        board_svg(view, seat=seat, suspects=suspects, highlights=[3], selected=4, standalone=False)
    )
    used = {element.get("href") for element in fragment.iter("use")}
    assert used <= shared


@given(games(longest=8), SIGHTS, SEATS)
def test_a_file_of_its_own_defines_what_it_uses_and_nothing_else(
    game: Game, sees: Sees, seat: Player
) -> None:
    root = ET.fromstring(board_svg(view_of(game, sees), seat=seat, ident="s1"))
    uses = {element.get("href") for element in root.iter() if element.tag.endswith("use")}
    groups = {f"#{element.get('id')}" for element in root.iter() if element.get("id")}
    assert uses == groups
    assert all(name.startswith("#s1-") for name in groups)
