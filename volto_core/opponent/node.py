"""A node of the search: where all masks stand, what each is, and what its enemy takes it for."""

from typing import NamedTuple

from volto_core.game.moves import SQUARES_IN, Move, reach
from volto_core.geometry import PALACE
from volto_core.opponent.suspicions import Suspicion, narrowed
from volto_core.pieces import Kind
from volto_core.solver.kind_sets import ABLE, CANDIDATE, LADY

# By its square a mask's kind in the world of the node, and what its enemy suspects of it.
Side = dict[int, tuple[Kind, Suspicion]]


class Node(NamedTuple):
    """Both sides, indexed by player, with their squares as sets, and the ladies each has lost."""

    sides: tuple[Side, Side, Side]
    squares: tuple[int, int, int]
    lost: tuple[int, int, int]

    def moves(self, player: int) -> list[Move]:
        """The moves of a player in the world of the node."""
        own, other = self.squares[player], self.squares[3 - player]
        return [
            Move(origin, target)
            for origin, (kind, _) in self.sides[player].items()
            for target in SQUARES_IN[reach(kind, origin, player, own=own, other=other)]
        ]

    def after(self, player: int, move: Move, *, is_lady: bool = False) -> "Node":
        """The node after a move; what it captures simply leaves, or is a lady."""
        origin, target = move
        enemy = 3 - player
        own, other = dict(self.sides[player]), self.sides[enemy]
        kind, suspicion = own.pop(origin)
        own_squares = self.squares[player] & ~(1 << origin)
        other_squares = self.squares[enemy]
        lost = self.lost
        able = ABLE[player][origin][target]
        if other_squares >> target & 1:
            other = dict(other)
            del other[target]
            other_squares ^= 1 << target
            able &= ~LADY
        if is_lady:
            lost = _one_more(lost, enemy)
        else:
            # Where the candidate would have won, the mask is another.
            is_throne = PALACE[enemy] >> target & 1 and able != CANDIDATE
            own[target] = kind, narrowed(suspicion, able & ~CANDIDATE if is_throne else able)
            own_squares |= 1 << target
        if player == 1:
            return Node(({}, own, other), (0, own_squares, other_squares), lost)
        return Node(({}, other, own), (0, other_squares, own_squares), lost)

    def in_world(self, player: int, world: dict[int, Kind]) -> "Node":
        """The node with the masks of a player as they are in a world."""
        side = {
            square: (world[square], suspicion)
            for square, (_, suspicion) in self.sides[player].items()
        }
        sides: tuple[Side, Side, Side] = ({}, side, self.sides[2])
        if player == 2:
            sides = ({}, self.sides[1], side)
        return self._replace(sides=sides)


def _one_more(lost: tuple[int, int, int], player: int) -> tuple[int, int, int]:
    return (0, lost[1] + (player == 1), lost[2] + (player == 2))
