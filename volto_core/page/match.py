"""A match on a page: a game against the opponent of a level, told as the learner may see it."""

from typing import NamedTuple

from volto_core.game.history import TIMES_TO_DRAW, Game
from volto_core.game.moves import Move
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.knowledge.dealing import is_complete
from volto_core.knowledge.views import EVERYONE, View, view_of
from volto_core.opponent.choice import choose
from volto_core.page.answers import (
    played_json,
    resignation_json,
    state_json,
    suspects_json,
    targets_json,
)
from volto_core.page.leniency import (
    TAKES_BACK,
    WARNS,
    first_danger,
    moves_to_take_back,
    without_last,
)
from volto_core.page.requests import Request
from volto_core.pieces import Player


class Match(NamedTuple):
    """A game, the learner's side of it, and who plays the other one."""

    game: Game
    learner: Player
    level: int
    # Whatever the opponent leaves to chance follows from it.
    seed: int
    # As the page has written it, for it to be loaded again.
    written: dict[str, str]
    # Whether chance has dealt masks of which it is not known which are on the mat at all.
    is_dealt: bool = False
    is_taken_back: bool = False
    is_resigned: bool = False

    @property
    def view(self) -> View:
        """The game as the learner sees it."""
        return view_of(self.game, frozenset({self.learner}))

    @property
    def shown_view(self) -> View:
        """The game as the page shows it: at the end all masks are turned over."""
        return view_of(self.game, EVERYONE) if self.is_over else self.view

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or the learner has resigned."""
        return self.is_resigned or self.game.outcome is not None

    @property
    def is_learners_turn(self) -> bool:
        """Whether the learner is to move."""
        return not self.is_over and self.game.position.player == self.learner

    @property
    def answers(self) -> bool:
        """Whether the opponent is to move."""
        return not self.is_over and not self.is_learners_turn

    @property
    def answer(self) -> Move:
        """The move of the opponent, who sees its own masks alone."""
        view = view_of(self.game, frozenset({self.learner.opponent}))
        return choose(view, level=self.level, seed=self.seed)

    @property
    def can_undo(self) -> bool:
        """Whether the level lets the learner take a move back, and there is one."""
        return self.level in TAKES_BACK and not self.is_resigned and self._back > 0

    @property
    def _back(self) -> int:
        return moves_to_take_back(self.game, self.learner)

    def taken_back(self) -> "Match":
        """The match before the learner's last move: both sides forget what it has shown."""
        return self._replace(game=without_last(self.game, self._back), is_taken_back=True)

    @property
    def can_suspect(self) -> bool:
        """Whether counting the enemy masks reveals nothing of what was dealt."""
        return not self.is_dealt or is_complete(self.game.start, self.learner.opponent)

    @property
    def danger(self) -> tuple[int, ...]:
        """The masks that endanger the learner's candidate, the first time this happens."""
        if self.level not in WARNS or not self.is_learners_turn or not self.can_suspect:
            return ()
        return first_danger(self.view, self.learner)

    @property
    def is_repeated(self) -> bool:
        """Whether the picture on the mat has come twice, so that a third time draws."""
        return self.game.times_shown(self.game.position.picture) == TIMES_TO_DRAW - 1

    @property
    def resume(self) -> dict[str, str]:
        """What loads the match again, together with its moves and its secret number."""
        marks = {"taken": self.is_taken_back, "resigned": self.is_resigned}
        return self.written | {name: "1" for name, is_set in marks.items() if is_set}


def match_json(match: Match, request: Request) -> Json:
    """How a match stands: the board, what the opponent does next, what the learner is told."""
    view = match.shown_view
    answer = state_json(view) | {
        "can": {"undo": match.can_undo, "redo": False},
        "from": targets_json(view) if match.is_learners_turn else {},
        "match": _standing(match),
    }
    if match.is_resigned:
        answer["outcome"] = resignation_json(match.learner)
    if request.get("suspects") is True:
        answer["suspects"] = suspects_json(view) if match.can_suspect else {}
    if request.get("played") is True:
        answer["played"] = played_json(view)
    return answer


def _standing(match: Match) -> Json:
    return {
        "level": match.level,
        "learner": int(match.learner),
        "answers": match.answers,
        "taken": match.is_taken_back,
        "danger": [SQUARE_NAMES[square] for square in match.danger],
        "repeated": match.is_repeated and not match.is_over,
        "resume": match.resume,
    }
