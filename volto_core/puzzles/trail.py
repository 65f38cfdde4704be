"""The history of a puzzle and the moves since, replayed without knowing the enemy masks."""

from collections.abc import Mapping
from typing import NamedTuple

from volto_core.errors import VoltoError
from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move
from volto_core.game.position import Position, position_of
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.pieces import MASKS_PER_PLAYER, Kind, Mask, Player
from volto_core.puzzles.puzzle import Puzzle

World = Mapping[int, Kind]


class HistoryError(VoltoError):
    """A history that cannot be played from its start to the position."""

    code = "history"

    def __init__(self, problem: str) -> None:
        self.problem = problem
        super().__init__(problem)

    def details(self) -> Json:
        """What does not fit, in English."""
        return {"problem": self.problem}


class Trail(NamedTuple):
    """The moves so far, where each enemy mask came from, and the kinds of those that have left."""

    start: Position
    learner: Player
    moves: tuple[Move, ...]
    masks: Mapping[int, Mask]
    origins: Mapping[int, int]
    left: Mapping[int, Kind]

    def after(self, move: Move, shown: Kind | None) -> "Trail":
        """The trail with one more move, and the kind of the enemy mask that it has shown."""
        masks, origins, left = dict(self.masks), dict(self.origins), dict(self.left)
        mover, taken = masks.pop(move.origin), masks.pop(move.target, None)
        leaves: Kind | None = None
        if mover.owner is self.learner:
            if taken and shown is not None:
                left[origins.pop(move.target)] = leaves = shown
        else:
            origin = origins.pop(move.origin)
            if taken and taken.kind is Kind.LADY and shown is not None:
                left[origin] = shown
                leaves = Kind.LADY
            else:
                origins[move.target] = origin
        # A lady takes along whoever captures her.
        if leaves is not Kind.LADY:
            masks[move.target] = mover
        return self._replace(moves=(*self.moves, move), masks=masks, origins=origins, left=left)

    def game(self, world: World, *moves: Move) -> Game:
        """The game so far and some more moves, in a world of the enemy masks."""
        if set(world) != set(self.origins):
            raise HistoryError("it leads to other squares than those of the position")
        kinds = dict(self.left) | {self.origins[square]: kind for square, kind in world.items()}
        enemy = self.learner.opponent
        masks = self.start.masks() | {at: Mask(enemy, kind) for at, kind in kinds.items()}
        start = position_of(masks, player=self.start.player, lost=self.start.lost)
        return game_of(start, (*self.moves, *moves))


def trail_to(puzzle: Puzzle) -> Trail:
    """The trail of a puzzle's history, or a HistoryError."""
    start, learner = puzzle.start or puzzle.position, puzzle.learner
    masks = start.masks()
    origins = {square: square for square, mask in masks.items() if mask.owner is not learner}
    trail = Trail(start, learner, (), masks, origins, {})
    left = iter((puzzle.off or ())[MASKS_PER_PLAYER - len(origins) :])
    for move in puzzle.history:
        shown = None
        if _shows(trail, move):
            shown = next(left, None)
            if shown is None:
                raise HistoryError("more enemy masks leave the mat than off names")
        trail = trail.after(move, shown)
    return trail


def _shows(trail: Trail, move: Move) -> bool:
    """Whether an enemy mask leaves the mat by a move: captured, or with a lady that it captures."""
    mover, taken = trail.masks.get(move.origin), trail.masks.get(move.target)
    if mover is None:
        raise HistoryError(f"no mask on {SQUARE_NAMES[move.origin]}")
    if taken is None:
        return False
    if taken.owner is mover.owner:
        raise HistoryError(f"{move} captures an own mask")
    return mover.owner is trail.learner or taken.kind is Kind.LADY
