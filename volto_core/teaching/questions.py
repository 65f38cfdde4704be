"""The questions of the course: what comes of a move, what is seen, what can be known."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from volto_core.game.history import Game, game_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import VIEWERS, view_of
from volto_core.pieces import KIND_BY_LETTER, Kind, Player
from volto_core.rules import Rule
from volto_core.teaching.cases import Case, case_by_id
from volto_core.text.notation import parse_move, parse_position, parse_square


class Prediction(StrEnum):
    """An answer: how the moves of a case end, what is seen of a mask, how sure a claim is."""

    ALLOWED = "allowed"
    REFUSED = "refused"
    QUIET = "quiet"
    CAPTURE = "capture"
    BOTH = "both"
    IVORY = "ivory"
    NIGHT = "night"
    DRAW = "draw"
    SYMBOL = "symbol"
    FACE = "face"
    CERTAIN = "certain"
    POSSIBLE = "possible"
    IMPOSSIBLE = "impossible"


_SEEN = (Prediction.SYMBOL, Prediction.FACE)
_SURE = (Prediction.CERTAIN, Prediction.POSSIBLE, Prediction.IMPOSSIBLE)


class Question(NamedTuple):
    """A case whose end is foreseen or, where a square is named, what its mask shows to a seat."""

    case: Case
    # In the order in which they are offered.
    choices: tuple[Prediction, ...] = _SEEN
    seat: str = ""
    square: int | None = None

    @property
    def id(self) -> str:
        """An id that no task has."""
        return f"case-{self.case.id}"

    @property
    def name(self) -> str:
        """The name of the message that asks."""
        return f"ask-{self.case.id}"

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that it is about."""
        return self.case.rules

    @property
    def answer(self) -> Prediction:
        """The right answer."""
        if self.square is None:
            end = _end_of(self.case)
            # Of a move that does nothing else, it may be asked whether it is one.
            is_asked = end is Prediction.QUIET and Prediction.ALLOWED in self.choices
            return Prediction.ALLOWED if is_asked else end
        hidden = parse_position(self.case.views[self.seat]).hidden
        return Prediction.FACE if hidden >> self.square & 1 else Prediction.SYMBOL


class Claim(NamedTuple):
    """That a mask is of a kind, for the player who does not see its symbol."""

    key: str
    game: Game
    square: int
    kind: Kind
    rules: tuple[Rule, ...]

    @property
    def id(self) -> str:
        """An id that no task has."""
        return f"claim-{self.key}"

    @property
    def name(self) -> str:
        """The name of the message that asks."""
        return f"ask-{self.key}"

    @property
    def choices(self) -> tuple[Prediction, ...]:
        """The possible answers."""
        return _SURE

    @property
    def answer(self) -> Prediction:
        """How sure the claim is, from what has been seen."""
        mask = self.game.position.mask_at(self.square)
        assert mask
        other = Player(mask.owner).opponent
        belief = belief_of(view_of(self.game, VIEWERS[str(int(other))]), mask.owner)
        kinds = belief.suspects[self.square].kinds
        if self.kind not in kinds:
            return Prediction.IMPOSSIBLE
        return Prediction.CERTAIN if len(kinds) == 1 else Prediction.POSSIBLE


def _end_of(case: Case) -> Prediction:
    if case.refused:
        return Prediction.REFUSED
    if case.outcome is None:
        taken = game_of(case.position, case.moves).turns[-1].captured
        if taken is None:
            return Prediction.QUIET
        return Prediction.BOTH if taken is Kind.LADY else Prediction.CAPTURE
    winners = {None: Prediction.DRAW, 1: Prediction.IVORY, 2: Prediction.NIGHT}
    return winners[case.outcome.winner]


def parse_question(table: Mapping[str, Any]) -> Question:
    """Read a question about a case; a name that is none raises a ValueError."""
    case = case_by_id(table["case"])
    if case is None:
        raise ValueError(f"no case {table['case']}")
    if "square" in table:
        return Question(case, seat=table["seat"], square=parse_square(table["square"]))
    return Question(case, tuple(map(Prediction, table["choices"])))


def parse_claim(table: Mapping[str, Any]) -> Claim:
    """Read a claim."""
    moves = tuple(map(parse_move, table["moves"]))
    return Claim(
        key=table["id"],
        game=game_of(parse_position(table["position"]), moves),
        square=parse_square(table["square"]),
        kind=KIND_BY_LETTER[table["kind"]],
        rules=tuple(map(Rule, table["rules"])),
    )
