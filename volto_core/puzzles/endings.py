"""Where the line against a wrong move stops, and why: the line as it grows, and its ending."""

from typing import NamedTuple

from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.pieces import Kind
from volto_core.solver import Reply, Situation
from volto_core.solver.situations import sets_in
from volto_core.solver.worlds import worlds

# What ends the game, what meets a threat, what the enemy gains, and at last what only lasts too
# long: the most telling ending first.
CODES = (
    ("covered", "palace", "lady", "ladies"),
    ("escaped", "taken", "occupied", "blocked", "stuck"),
    ("attacked", "nearing"),
    ("captured", "other"),
    ("free",),
    ("held", "idle", "quiet"),
)
_PLACE = {code: place for place, codes in enumerate(CODES) for code in codes}


class Ending(NamedTuple):
    """Where a line stops: a code, and the squares, the kind and the number of its sentence.

    covered   the own candidate is captured on the first square, from the second
    palace    the enemy candidate enters the palace on the first square, from the second
    lady      the own candidate has captured a lady on the first square
    ladies    the second lady was captured on the first square
    stuck     whoever is to move has no move
    escaped   the mask that was to be captured on the first square has gone to the second
    taken     the mask that was to win, on the first square, is captured from the second
    occupied  a mask that may be a lady has stepped onto the first square, where the candidate wins
    blocked   a mask on the first square bars the way to the second
    attacked  the own candidate, on the first square, can now be captured from the second
    nearing   the enemy candidate, on the second square, can now enter the palace on the first
    captured  the own mask on the first square is captured from the second
    other     the mask captured on the first square was only of this kind
    free      the enemy candidate has gone from the first square to the second, out of the net
    held      the reply from the first square to the second holds what was threatened
    idle      nothing was threatened: the enemy might even have passed
    quiet     nothing was captured, and no further own move is left
    """

    code: str
    squares: tuple[int, ...] = ()
    kind: Kind | None = None
    # So many more own moves would not force a win either.
    left: int | None = None

    @property
    def place(self) -> int:
        """How telling it is, 0 being a lost game."""
        return _PLACE[self.code]

    @property
    def is_punishment(self) -> bool:
        """Whether the enemy gets something out of the move, beyond time."""
        return self.place < _PLACE["held"]


class Refutation(NamedTuple):
    """The kind of every enemy mask at the start, the moves, how the game ended, why they stop."""

    world: dict[int, Kind]
    line: tuple[Move, ...]
    outcome: Outcome | None
    ending: Ending


class Line(NamedTuple):
    """The moves so far, where each enemy mask came from, and the kinds of those that have left."""

    moves: tuple[Move, ...]
    origins: dict[int, int]
    left: dict[int, Kind]

    def after_step(self, step: Step, shown: Kind | None) -> "Line":
        """The line after an own step that may have shown an enemy mask."""
        origins, left = dict(self.origins), dict(self.left)
        if shown is not None:
            left[origins.pop(step.move.target)] = shown
        return Line((*self.moves, step.move), origins, left)

    def after_reply(self, reply: Reply, shown: Kind | None) -> "Line":
        """The line after a reply; a mask that it shows has left with a lady."""
        origins, left = dict(self.origins), dict(self.left)
        origin = origins.pop(reply.origin)
        if shown is None:
            origins[reply.target] = origin
        else:
            left[origin] = shown
        return Line((*self.moves, reply.move), origins, left)

    def end(
        self,
        situation: Situation,
        ending: Ending,
        *,
        narrower: dict[int, int] | None = None,
        outcome: Outcome | None = None,
        last: Move | None = None,
    ) -> Refutation:
        """The refutation in a world in which some masks are of narrower sets of kinds."""
        sets = sets_in(situation) | (narrower or {})
        kinds = next(worlds(tuple(sets.values()), situation.counts))
        world = dict(zip((self.origins[square] for square in sets), map(Kind, kinds), strict=True))
        moves = self.moves if last is None else (*self.moves, last)
        return Refutation(dict(sorted((world | self.left).items())), moves, outcome, ending)
