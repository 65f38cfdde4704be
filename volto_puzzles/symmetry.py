"""The same puzzle seen in a mirror, or from the other seat."""

from collections.abc import Callable

from volto_core import Mask, Move, Position
from volto_core.game.position import position_of
from volto_core.geometry import mirrored, opposite
from volto_core.puzzles.puzzle import Puzzle

Place = Callable[[int], int]


def in_a_mirror(puzzle: Puzzle) -> Puzzle:
    """The puzzle reflected from left to right."""
    return _turned(puzzle, mirrored, exchanges=False)


def from_the_other_seat(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the seats exchanged."""
    return _turned(puzzle, opposite, exchanges=True)


def _turned(puzzle: Puzzle, place: Place, *, exchanges: bool) -> Puzzle:
    def moved(move: Move) -> Move:
        return Move(place(move.origin), place(move.target))

    def stood(position: Position) -> Position:
        masks = {
            place(square): Mask(mask.owner.opponent if exchanges else mask.owner, mask.kind)
            for square, mask in position.masks().items()
        }
        lost = (position.lost[1], position.lost[0]) if exchanges else position.lost
        player = 3 - position.player if exchanges else position.player
        return position_of(masks, player=player, lost=lost)

    return puzzle._replace(
        position=stood(puzzle.position),
        start=puzzle.start and stood(puzzle.start),
        history=tuple(map(moved, puzzle.history)),
        suspects=dict(sorted((place(at), kinds) for at, kinds in puzzle.suspects.items())),
        solution=puzzle.solution and moved(puzzle.solution),
        square=None if puzzle.square is None else place(puzzle.square),
        squares=dict(sorted((place(at), kind) for at, kind in puzzle.squares.items())),
    )
