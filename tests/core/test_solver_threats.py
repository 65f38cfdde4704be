"""What can happen at once, told from the squares."""

import pytest

from volto_core.game.moves import reach
from volto_core.geometry import EVERYWHERE, SQUARES, squares_of
from volto_core.pieces import KINDS
from volto_core.solver import Situation
from volto_core.solver.kind_sets import ALL_KINDS, PLANES_OF
from volto_core.solver.threats import stuck_kinds


@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("is_taken", [True, False])
def test_the_kinds_that_could_not_move_are_those_that_reach_nothing(
    player: int, *, is_taken: bool
) -> None:
    for hole in SQUARES:
        own = 1 << hole if is_taken else 0
        other = EVERYWHERE ^ 1 << hole
        situation = Situation(player, own, other, other * PLANES_OF[ALL_KINDS], (0, 0), (7,) * 5)
        assert stuck_kinds(situation) == tuple(
            sum(
                1 << kind
                for kind in KINDS
                if not reach(kind, square, 3 - player, own=other, other=own)
            )
            for square in squares_of(other)
        )
