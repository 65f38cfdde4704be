"""What makes a puzzle sound, word for word: every world listed, every move tried in each."""

from collections.abc import Mapping
from math import prod

from tests.contract.plain_solver import consistent_worlds, solve
from tests.contract.reference import (
    KINDS,
    Position,
    legal_moves,
    parse,
    play,
)

Table = Mapping[str, str]


class PlainPuzzle:
    """A puzzle as plain texts, read with the second implementation of the rules."""

    def __init__(self, position: str, suspects: Table, off: str | None) -> None:
        self.position: Position = parse(position)
        self.suspects = suspects
        self.off = off

    @property
    def effort(self) -> int:
        """How many namings of the hidden masks have to be looked at."""
        hidden = [square for square, letter in self.position.masks.items() if letter in "Xx"]
        return prod(len(self.suspects.get(square, KINDS)) for square in hidden)

    def worlds(self) -> list[Position]:
        return list(consistent_worlds(self.position, self.suspects, self.off))

    def quickest_win(self, most: int) -> tuple[int | None, list[str]]:
        _, within, moves = solve(self.position, most, self.suspects, self.off)
        return within, moves

    def saving_moves(self) -> list[str]:
        worlds = self.worlds()
        return [
            move
            for move in legal_moves(worlds[0])
            if not any(may_lose(world, move) for world in worlds)
        ]

    def kinds_on(self, square: str) -> set[str]:
        return {world.masks[square].upper() for world in self.worlds()}

    def bets(self) -> tuple[dict[str, tuple[int, int]], int]:
        """For each move the worlds won and lost at once, and the number of all."""
        worlds = self.worlds()
        found = {}
        for move in legal_moves(worlds[0]):
            winners = [winner(world, move) for world in worlds]
            player = worlds[0].player
            found[move] = winners.count(player), winners.count(3 - player)
        return found, len(worlds)


def winner(world: Position, move: str) -> int | None:
    result = play([world], move).result
    return result[0] if result else None


def may_lose(world: Position, move: str) -> bool:
    """Whether the opponent has won after this move or can win with the next."""
    enemy = 3 - world.player
    turn = play([world], move)
    if turn.result is not None:
        return turn.result[0] == enemy
    return any(winner(turn.position, reply) == enemy for reply in legal_moves(turn.position))
