"""The same puzzle seen from the other seat."""

from volto_core import Mask, Move, Position
from volto_core.game.position import position_of
from volto_core.geometry import opposite
from volto_core.puzzles.puzzle import Puzzle


def from_the_other_seat(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the seats exchanged."""
    return puzzle._replace(
        position=_turned(puzzle.position),
        start=puzzle.start and _turned(puzzle.start),
        history=tuple(map(_moved, puzzle.history)),
        suspects=dict(sorted((opposite(at), kinds) for at, kinds in puzzle.suspects.items())),
        solution=puzzle.solution and _moved(puzzle.solution),
        square=None if puzzle.square is None else opposite(puzzle.square),
        squares=dict(sorted((opposite(at), kind) for at, kind in puzzle.squares.items())),
    )


def _moved(move: Move) -> Move:
    return Move(opposite(move.origin), opposite(move.target))


def _turned(position: Position) -> Position:
    masks = {
        opposite(square): Mask(mask.owner.opponent, mask.kind)
        for square, mask in position.masks().items()
    }
    return position_of(masks, player=3 - position.player, lost=position.lost[::-1])
