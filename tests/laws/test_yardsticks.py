"""A bot makes legal moves, repeats itself with a seed, and knows no secret."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.strategies import games, openings, twins
from tests.support.yardsticks import choice
from volto_core import (
    Game,
    Player,
    Position,
    legal_moves,
    view_of,
)
from volto_core.arena.yardsticks.bot import choose
from volto_core.arena.yardsticks.temperaments import TEMPERAMENTS, Temperament

temperaments = st.sampled_from(sorted(TEMPERAMENTS.values()))
seeds = st.integers(0, 2**32)


@examples(100)
@given(twins(), temperaments, seeds)
def test_the_bot_chooses_the_same_in_games_that_look_the_same(
    pair: tuple[Game, Game, Player], temperament: Temperament, seed: int
) -> None:
    game, other, viewer = pair
    assume(not game.outcome and game.position.player == viewer)
    assert choice(game, temperament, seed) == choice(other, temperament, seed)


@given(games(), temperaments, seeds)
def test_the_bot_makes_legal_moves(game: Game, temperament: Temperament, seed: int) -> None:
    assume(not game.outcome)
    moves = map(str, legal_moves(game.position))
    assert choice(game, temperament, seed) in moves


@examples(20)
@given(openings(), temperaments, seeds)
def test_the_same_seed_gives_the_same_game(
    start: Position, temperament: Temperament, seed: int
) -> None:
    played = []
    for _ in range(2):
        rng = Random(seed)
        game = Game(start)
        for _ in range(6):
            view = view_of(game, frozenset({Player(game.position.player)}))
            game = game.play(choose(view, temperament=temperament, rng=rng))
            if game.outcome:
                break
        played.append(game.moves)
    assert played[0] == played[1]
