"""Queries to the solver, as Hypothesis draws them."""

from hypothesis import strategies as st

from volto_core import Kind, Mask, Player
from volto_core.game.position import position_of
from volto_core.geometry import square_at
from volto_core.pieces import KINDS, ROSTER
from volto_core.solver import Query, pose

EXTRAS = tuple(
    kind for kind in (Kind.NOBLE, Kind.ADVISOR, Kind.SOLDIER) for _ in range(ROSTER[kind])
)
LADIES = ROSTER[Kind.LADY]


@st.composite
def problems(draw: st.DrawFn, *, extras: int = 2, own: int = 4) -> Query:
    """A crowded corner of the mat with some enemy masks hidden, either player to move."""
    player = draw(st.sampled_from(Player))
    lost = (draw(st.integers(0, 1)), draw(st.integers(0, 1)))
    family = [Kind.CANDIDATE, *[Kind.LADY] * (LADIES - lost[player.opponent - 1])]
    family += draw(st.permutations(EXTRAS))[: draw(st.integers(0, extras))]
    mine = draw(
        st.permutations([Kind.CANDIDATE, *EXTRAS, *[Kind.LADY] * (LADIES - lost[player - 1])])
    )
    row = draw(st.integers(0, 3))
    corner = [square_at(column, row + rise) for column in range(4) for rise in range(4)]
    squares = draw(st.permutations(corner))
    kinds = dict(zip(squares, family, strict=False))
    masks = {square: Mask(player.opponent, kind) for square, kind in kinds.items()}
    for square, kind in zip(
        squares[len(family) :], mine[: draw(st.integers(1, own))], strict=False
    ):
        masks[square] = Mask(player, kind)
    hidden = draw(st.sets(st.sampled_from(squares[: len(family)])))
    seen = masks | {square: Mask(player.opponent, None) for square in hidden}
    position = position_of(seen, player=player, lost=lost)
    if position_of(masks, player=player).of_kind(Kind.CANDIDATE, player.opponent) & palace(player):
        position = position_of(masks, player=player, lost=lost)
        return pose(position)
    suspects = {
        square: tuple(sorted({kinds[square], *draw(st.sets(st.sampled_from(KINDS), max_size=2))}))
        for square in sorted(hidden)
        if draw(st.booleans())
    }
    off = tuple(kind for kind in KINDS for _ in range(ROSTER[kind] - family.count(kind)))
    return pose(position, suspects=suspects, off=off if draw(st.booleans()) else None)


def palace(player: Player) -> int:
    row = 0 if player is Player.IVORY else 6
    return sum(1 << square_at(column, row) for column in range(5))
