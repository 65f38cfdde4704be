"""The result of a correspondence in which all masks lie open: every move is replayed."""

from typing import NamedTuple

from volto_core.game.history import Game, game_of
from volto_core.game.setup import begin, home_squares
from volto_core.json import Json
from volto_core.pieces import Player
from volto_core.post.breaches import Breach
from volto_core.post.correspondence import BREACH, RESIGNATION, Correspondence
from volto_core.post.promises import family


class Result(NamedTuple):
    """Who won, None for a draw, by which rule, and the first breach if there was one."""

    winner: Player | None
    by: str
    breach: Breach | None = None

    def as_json(self) -> Json:
        """The result as JSON data."""
        return {"winner": self.winner and int(self.winner), "by": self.by}


def result_of(letters: Correspondence) -> Result | None:
    """The checked result, None as long as a letter is owed; the first breach loses."""
    if not letters.is_complete or letters.ending is None:
        return None
    if letters.breaches:
        breach = letters.breaches[0]
        return Result(breach.player.opponent, BREACH, breach)
    if letters.ending.by == RESIGNATION:
        return Result(*letters.ending)
    outcome = true_game(letters).outcome
    assert outcome is not None
    return Result(outcome.winner, outcome.by.value)


def true_game(letters: Correspondence) -> Game:
    """The game with every mask as it was opened."""
    ivory, night = (
        {
            square: letters.opened[mask]
            for square, mask in zip(home_squares(player), family(player), strict=True)
        }
        for player in Player
    )
    start = begin(ivory, night, first=int(letters.first or Player.IVORY))
    return game_of(start, tuple(made.move for made in letters.made))
