"""The way of every mask since the start of a puzzle, and the game that it makes in some world."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move
from volto_core.game.position import Position, position_of
from volto_core.pieces import MASKS_PER_PLAYER, Kind, Mask, Player
from volto_core.puzzles.puzzle import Question

World = Mapping[int, Kind]


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
        """The game up to now and some moves more, if the masks are now these."""
        kinds = dict(self.left) | {self.origins[square]: kind for square, kind in world.items()}
        enemy = self.learner.opponent
        masks = self.start.masks() | {at: Mask(enemy, kind) for at, kind in kinds.items()}
        start = position_of(masks, player=self.start.player, lost=self.start.lost)
        return game_of(start, (*self.moves, *moves))


def trail_to(question: Question) -> Trail:
    """The trail of a question's history."""
    learner = question.learner
    masks = question.start.masks()
    origins = {square: square for square, mask in masks.items() if mask.owner is not learner}
    trail = Trail(question.start, learner, (), masks, origins, {})
    left = iter((question.off or ())[MASKS_PER_PLAYER - len(origins) :])
    return _followed(trail, question.history, left)


def _followed(trail: Trail, moves: Iterable[Move], left: Iterable[Kind]) -> Trail:
    waiting = iter(left)
    for move in moves:
        mover, taken = trail.masks[move.origin], trail.masks.get(move.target)
        is_own = mover.owner is trail.learner
        shows = taken and (is_own or taken.kind is Kind.LADY)
        trail = trail.after(move, next(waiting) if shows else None)
    return trail
