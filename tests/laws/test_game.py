"""A game can be taken back, and never lasts for ever."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.strategies import games, openings
from volto_core import (
    Game,
    Position,
    Rule,
    game_of,
    legal_moves,
)


@given(games())
def test_undo_restores(game: Game) -> None:
    for count in range(len(game.turns), 0, -1):
        before = game.undo()
        assert before.position == game_of(game.start, game.moves[: count - 1]).position
        assert before.play(game.moves[-1]) == game
        game = before


@settings(max_examples=40)
@given(openings(), st.randoms(use_true_random=False))
def test_every_game_of_chance_ends(start: Position, chance: Random) -> None:
    game = Game(start)
    while game.outcome is None:
        game = game.play(chance.choice(legal_moves(game.position)))
    assert game.outcome.by in {
        Rule.WIN_CANDIDATE,
        Rule.WIN_LADIES,
        Rule.WIN_PALACE,
        Rule.CAPTURE_LADY_BY_CANDIDATE,
        Rule.RULING_NO_MOVE,
        Rule.RULING_REPETITION,
    }
