"""The opponent makes legal moves, repeats itself with a seed, and knows no secret."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.support.combinations import sampled
from tests.support.examples import examples
from tests.support.opponents import choice
from tests.support.strategies import games, twins
from volto_core import Game, Player, belief_of, legal_moves, view_of
from volto_core.opponent.levels import LEVELS
from volto_core.opponent.likelihood import likelihoods
from volto_core.opponent.temperaments import TEMPERAMENTS, chosen_by

seeds = st.integers(-(2**32), 2**70)
# The highest level thinks a hundred times as long as the lowest.
EXAMPLES = {1: 60, 2: 60, 3: 60, 4: 60, 5: 24}


@pytest.mark.parametrize("level", sampled(LEVELS, 1, 3, 5))
def test_it_chooses_the_same_in_games_that_look_the_same(level: int) -> None:
    @examples(EXAMPLES[level])
    @given(twins(), seeds)
    def law(pair: tuple[Game, Game, Player], seed: int) -> None:
        game, other, viewer = pair
        assume(not game.outcome and game.position.player == viewer)
        assert choice(game, level, seed) == choice(other, level, seed)

    law()


@pytest.mark.parametrize("level", LEVELS)
def test_it_makes_legal_moves_in_any_position(level: int) -> None:
    @examples(EXAMPLES[level])
    @given(games(), seeds)
    def law(game: Game, seed: int) -> None:
        assume(not game.outcome)
        assert choice(game, level, seed) in map(str, legal_moves(game.position))

    law()


@examples(40)
@given(twins(), st.sampled_from(sorted(TEMPERAMENTS)), st.text(max_size=9))
def test_a_temperament_knows_no_secret(
    pair: tuple[Game, Game, Player], name: str, seed: str
) -> None:
    game, other, viewer = pair
    assume(not game.outcome and game.position.player == viewer)
    views = [view_of(each, frozenset({viewer})) for each in (game, other)]
    assert chosen_by(name, views[0], seed) == chosen_by(name, views[1], seed)


@examples(60)
@given(twins())
def test_what_is_likely_depends_on_what_was_seen_and_excludes_nothing(
    pair: tuple[Game, Game, Player],
) -> None:
    game, other, viewer = pair
    views = [view_of(each, frozenset({viewer})) for each in (game, other)]
    weights = likelihoods(views[0], viewer.opponent)
    assert weights == likelihoods(views[1], viewer.opponent)
    assert set(weights) == set(belief_of(views[0], viewer.opponent).suspects)
    assert all(weight > 0 for kinds in weights.values() for weight in kinds)
