"""The review of a game: each move analysed when it is asked for, and what follows from all."""

from collections.abc import Iterator

from volto_core.game.history import Game
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import EVERYONE, Sees, view_of
from volto_core.pieces import Player
from volto_core.review.analysis import PATIENCE, Analysis, hidden_of, known_of, truth_of
from volto_core.review.certainty import certainty


class Review:
    """The analyses of a game, and of it only what a reader may know who sees these masks."""

    def __init__(self, game: Game, *, sees: Sees = EVERYONE, patience: int = PATIENCE) -> None:
        self.game = game
        self._sees = sees
        self._patience = patience
        self._analyses: dict[int, Analysis] = {}

    def __iter__(self) -> Iterator[Analysis]:
        """The analyses of all moves."""
        return (self.analysis(turn) for turn in range(1, len(self.game.turns) + 1))

    def analysis(self, turn: int) -> Analysis:
        """The analysis of a move, the first one being 1; it is made once."""
        if turn not in self._analyses:
            self._analyses[turn] = self._analysed(turn)
        return self._analyses[turn]

    def _analysed(self, turn: int) -> Analysis:
        before = self._after(turn - 1)
        move = self.game.turns[turn - 1].move
        mover = Player(before.position.player)
        view = view_of(before, frozenset({mover}))
        if mover not in self._sees:
            return hidden_of(view, move)
        known = known_of(view, move, patience=self._patience)
        if self._sees < EVERYONE:
            return known
        return known._replace(truth=truth_of(before, move))

    def curve(self) -> tuple[tuple[int, int], ...]:
        """How certain Ivory and Night were, at first and after each move."""
        return tuple(self.certainty(turn) for turn in range(len(self.game.turns) + 1))

    def certainty(self, turn: int) -> tuple[int, int]:
        """How certain Ivory and Night were after so many moves."""
        ivory, night = (
            certainty(self._worlds(turn, player), self._worlds(0, player)) for player in Player
        )
        return ivory, night

    def _worlds(self, turn: int, player: Player) -> int:
        """In how many worlds a player was after so many moves."""
        view = view_of(self._after(turn), frozenset({player}))
        return belief_of(view, player.opponent).number_of_worlds()

    def _after(self, turns: int) -> Game:
        return Game(self.game.start, self.game.turns[:turns])
