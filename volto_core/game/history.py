"""A game: its start and every turn since, which is what a draw by repetition depends on."""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.errors import GameOver
from volto_core.game.events import Event, What
from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome, standing
from volto_core.game.play import Turn, play
from volto_core.game.position import Picture, Position
from volto_core.rules import Rule

TIMES_TO_DRAW = 3


class Game(NamedTuple):
    """A start and the turns played from it."""

    start: Position
    turns: tuple[Turn, ...] = ()

    @property
    def position(self) -> Position:
        """The position now."""
        return self.turns[-1].position if self.turns else self.start

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.turns[-1].outcome if self.turns else standing(self.start)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return tuple(turn.move for turn in self.turns)

    def play(self, move: Move) -> "Game":
        """The game with one more move, drawn if it shows the same picture for the third time."""
        if self.outcome:
            raise GameOver(*self.outcome)
        turn = play(self.position, move)
        if turn.outcome is None and self.times_shown(turn.position.picture) == TIMES_TO_DRAW - 1:
            turn = _drawn_by_repetition(turn)
        return Game(self.start, (*self.turns, turn))

    def undo(self) -> "Game":
        """The game without its last move."""
        return Game(self.start, self.turns[:-1])

    def times_shown(self, picture: Picture) -> int:
        """How often the game has shown this picture."""
        return sum(position.picture == picture for position in self._since_capture())

    def _since_capture(self) -> Iterator[Position]:
        """The positions since the last capture, newest first: no earlier picture comes back."""
        for turn in reversed(self.turns):
            yield turn.position
            if turn.captured is not None:
                return
        yield self.start


def game_of(start: Position, moves: tuple[Move, ...] = ()) -> Game:
    """The game with these moves, each of them checked."""
    game = Game(start)
    for move in moves:
        game = game.play(move)
    return game


def _drawn_by_repetition(turn: Turn) -> Turn:
    ended = Event(What.GAME_ENDED, Rule.RULING_REPETITION, None)
    return turn._replace(
        outcome=Outcome(None, Rule.RULING_REPETITION), events=(*turn.events[:-1], ended)
    )
