"""Remarks on the moves of a model game, found in the game itself, so that they are true of it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from volto_core.game.history import Game
from volto_core.game.moves import legal_moves
from volto_core.game.play import Turn
from volto_core.geometry import PALACE, column_of, row_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import view_of
from volto_core.pieces import Kind, Player

# How often a game is told the same.
MOST = 2


class Remark(NamedTuple):
    """What is to be said of a move: the code of a sentence, and over how many squares it went."""

    code: str
    squares: int


class Ply(NamedTuple):
    """A move, the answer to it, the game before and after it, and what its mask had done."""

    turn: Turn
    answer: Turn | None
    before: Game
    after: Game
    earlier: tuple[tuple[int, int], ...]

    @property
    def player(self) -> Player:
        """Who made the move."""
        return Player(self.before.position.player)

    @property
    def steps(self) -> tuple[int, int]:
        """How many columns and rows the move went, whichever way."""
        return _steps(self.turn.move)

    def suspects(self, game: Game, owner: Player) -> tuple[Kind, ...]:
        """What the mask on the target may be for the enemy of its owner."""
        belief = belief_of(view_of(game, frozenset({owner.opponent})), owner)
        return tuple(belief.suspects[self.turn.move.target].kinds)


def remarks_of(game: Game) -> dict[int, Remark]:
    """By the number of the move what is to be said of it; none of it more than twice."""
    told: Counter[str] = Counter()
    found: dict[int, Remark] = {}
    for number, ply in enumerate(_plies(game), 1):
        codes = (code for code, is_so in _CODES.items() if told[code] < MOST and is_so(ply))
        code = next(codes, None)
        if code:
            told[code] += 1
            found[number] = Remark(code, max(ply.steps))
    return found


def _plies(game: Game) -> Iterator[Ply]:
    moved: dict[int, tuple[tuple[int, int], ...]] = {}
    for number, turn in enumerate(game.turns):
        earlier = moved.pop(turn.move.origin, ())
        moved[turn.move.target] = (*earlier, _steps(turn.move))
        if turn.captured is Kind.LADY:
            del moved[turn.move.target]
        before, after = (game._replace(turns=game.turns[:count]) for count in (number, number + 1))
        answer = game.turns[number + 1] if number + 1 < len(game.turns) else None
        yield Ply(turn, answer, before, after, earlier)


def _steps(move: tuple[int, int]) -> tuple[int, int]:
    origin, target = move
    return abs(column_of(target) - column_of(origin)), abs(row_of(target) - row_of(origin))


def _is_diagonal(steps: tuple[int, int]) -> bool:
    return 0 not in steps


def _is_of(ply: Ply, kind: Kind) -> bool:
    return ply.turn.kind is kind


def _is_ambush(ply: Ply) -> bool:
    """A soldier that had never moved captures the candidate."""
    return _is_of(ply, Kind.SOLDIER) and ply.turn.captured is Kind.CANDIDATE and not ply.earlier


def _is_sure(ply: Ply) -> bool:
    """The candidate captures what cannot be a lady."""
    if not _is_of(ply, Kind.CANDIDATE) or ply.turn.captured is None:
        return False
    return Kind.LADY not in ply.suspects(ply.before, ply.player.opponent)


def _is_leap(ply: Ply) -> bool:
    """The soldier goes so far that everyone knows it from now on."""
    is_known = any(max(steps) > 1 for steps in ply.earlier)
    return _is_of(ply, Kind.SOLDIER) and max(ply.steps) > 1 and not is_known


def _is_offered(ply: Ply) -> bool:
    """A lady goes where an enemy mask can capture her."""
    targets = {move.target for move in legal_moves(ply.after.position)}
    return _is_of(ply, Kind.LADY) and ply.turn.move.target in targets


def _is_bait(ply: Ply) -> bool:
    """A lady is captured as soon as she is offered."""
    target = ply.answer.move.target if ply.answer else None
    return _is_offered(ply) and target == ply.turn.move.target


def _is_at_the_door(ply: Ply) -> bool:
    """The mask comes within one step of the enemy palace, and may be the candidate."""
    target, origin = (row_of(square) for square in reversed(ply.turn.move))
    goal = row_of(PALACE[ply.player.opponent].bit_length() - 1)
    is_there = abs(goal - target) == 1 < abs(goal - origin)
    if not is_there or ply.after.outcome:
        return False
    return Kind.CANDIDATE in ply.suspects(ply.after, ply.player)


def _is_mixed(ply: Ply) -> bool:
    """The mask has gone straight and diagonally, for the first time."""
    ways = {_is_diagonal(steps) for steps in ply.earlier}
    return len(ways) == 1 and _is_diagonal(ply.steps) not in ways and not ply.after.outcome


def _is_first(ply: Ply) -> bool:
    return not ply.earlier and ply.turn.captured is None


# By code what has to be so, those first that matter more.
_CODES: dict[str, Callable[[Ply], bool]] = {
    "ambush": _is_ambush,
    "bait": _is_bait,
    "sure": _is_sure,
    "leap": _is_leap,
    "door-lady": lambda ply: _is_of(ply, Kind.LADY) and _is_at_the_door(ply),
    "offered": _is_offered,
    "door-candidate": lambda ply: _is_of(ply, Kind.CANDIDATE) and _is_at_the_door(ply),
    "mixed-lady": lambda ply: _is_of(ply, Kind.LADY) and _is_mixed(ply),
    "mixed-candidate": lambda ply: _is_of(ply, Kind.CANDIDATE) and _is_mixed(ply),
    "candidate": lambda ply: _is_of(ply, Kind.CANDIDATE) and _is_first(ply),
    "lady-diagonal": lambda ply: (
        _is_of(ply, Kind.LADY) and _is_first(ply) and _is_diagonal(ply.steps)
    ),
    "lady-straight": lambda ply: (
        _is_of(ply, Kind.LADY) and _is_first(ply) and not _is_diagonal(ply.steps)
    ),
}
CODES = tuple(_CODES)
