"""The search: what a move is worth at once, and after the reply of an enemy who knows too little.

The enemy is taken for somebody who evaluates moves as we do, from what the enemy knows: so a bait
is taken if it looks good from the other side of the table.
"""

from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.geometry import PALACE
from volto_core.opponent.evaluation import value_after
from volto_core.opponent.node import Node
from volto_core.opponent.suspicions import WHOLE
from volto_core.opponent.weights import WIN, Weights
from volto_core.pieces import LADIES_TO_LOSE, Kind

_LAST = LADIES_TO_LOSE - 1
# How likely a reply is that is worth less than the best one, by eighths of the temperature: each
# is e to the power of -1/8 of the one before, in 1024ths.
_FADING = [WHOLE]
while _FADING[-1] > WHOLE // 50:
    _FADING.append(_FADING[-1] * 904 >> 10)


class Stakes(NamedTuple):
    """What a move may bring at once, and the chances in 1024ths that the game goes on after it.

    It goes on after a plain mask was captured or none, or after a lady.
    """

    value: int
    plain: int
    lady: int


def stakes_of(node: Node, player: int, move: Move, weights: Weights) -> Stakes:
    """What a move wins and loses at once, as far as its player can know."""
    origin, target = move
    enemy = 3 - player
    kind = node.sides[player][origin][0]
    is_throne = kind is Kind.CANDIDATE and PALACE[enemy] >> target & 1
    if not node.squares[enemy] >> target & 1:
        return Stakes(WIN, 0, 0) if is_throne else Stakes(0, WHOLE, 0)
    _, _, candidate, _, lady = node.sides[enemy][target][1]
    won = WHOLE - lady if is_throne else candidate
    plain = max(0, WHOLE - won - lady)
    if kind is Kind.CANDIDATE:
        return Stakes(WIN * won - weights.candidate_price * lady >> 10, plain, 0)
    if node.lost[enemy] == _LAST:
        return Stakes(WIN * won - weights.last_lady_price * lady >> 10, plain, 0)
    return Stakes(WIN * won - weights.lady_price * lady >> 10, plain, lady)


def move_value(node: Node, player: int, move: Move, weights: Weights) -> int:
    """What a move is worth by the position after it."""
    value, plain, lady = stakes_of(node, player, move, weights)
    if plain:
        after = value_after(node.after(player, move), player, weights)
        gain = weights.gain if node.squares[3 - player] >> move.target & 1 else 0
        value += (after + gain) * plain >> 10
    if lady:
        after = value_after(node.after(player, move, is_lady=True), player, weights)
        value += after * lady >> 10
    return value


class Outlook(NamedTuple):
    """How far a search looks: the best moves, in so many worlds, against the best replies."""

    moves: int
    worlds: int
    replies: int
    temperature: int
    """by how much a reply may be worth less and is still a third as likely"""


class Search:
    """The search of a player in worlds that were drawn for it."""

    def __init__(
        self, player: int, worlds: list[dict[int, Kind]], weights: Weights, outlook: Outlook
    ) -> None:
        self._player = player
        self._worlds = worlds
        self._weights = weights
        self._outlook = outlook

    def value(self, node: Node, move: Move) -> int:
        """What a move is worth after the reply, on average over the worlds that it leads on in."""
        value, plain, lady = stakes_of(node, self._player, move, self._weights)
        is_capture = bool(node.squares[3 - self._player] >> move.target & 1)
        if plain:
            gain = self._weights.gain if is_capture else 0
            value += (self._average(node, move, is_lady=False) + gain) * plain >> 10
        if lady:
            value += self._average(node, move, is_lady=True) * lady >> 10
        return value

    def _average(self, node: Node, move: Move, *, is_lady: bool) -> int:
        """The average after the reply, over the worlds in which the move captures such a mask."""
        player = self._player
        is_capture = move.target in node.sides[3 - player]
        fitting = [
            world for world in self._worlds if not is_capture or _fits(world[move.target], is_lady)
        ]
        if not fitting:
            return value_after(node.after(player, move, is_lady=is_lady), player, self._weights)
        values = [
            self._after_reply(node.in_world(3 - player, world).after(player, move, is_lady=is_lady))
            for world in fitting
        ]
        return sum(values) // len(values)

    def _after_reply(self, node: Node) -> int:
        """What a node is worth after the enemy's reply, each as likely as it looks good."""
        enemy = 3 - self._player
        values = [
            (-move_value(node, enemy, move, self._weights), move) for move in node.moves(enemy)
        ]
        choice = sorted(values)[: self._outlook.replies]
        total = value = 0
        for cost, move in choice:
            place = (cost - choice[0][0]) * 8 // self._outlook.temperature
            if place >= len(_FADING):
                break
            total += _FADING[place]
            value += _FADING[place] * self._value_of_reply(node, move)
        # An enemy who cannot move ends the game in a draw.
        return value // total if total else 0

    def _value_of_reply(self, node: Node, move: Move) -> int:
        """What a reply in the world of the node is worth to the player who suffers it."""
        player, enemy = self._player, 3 - self._player
        kind = node.sides[enemy][move.origin][0]
        own = node.sides[player]
        captured = own[move.target][0] if move.target in own else None
        if captured is Kind.CANDIDATE:
            return -WIN
        if captured is Kind.LADY:
            if kind is Kind.CANDIDATE or node.lost[player] == _LAST:
                return WIN
        elif kind is Kind.CANDIDATE and PALACE[player] >> move.target & 1:
            return -WIN
        after = node.after(enemy, move, is_lady=captured is Kind.LADY)
        return value_after(after, player, self._weights)


def _fits(kind: Kind, is_lady: bool) -> bool:
    return kind is Kind.LADY if is_lady else kind not in (Kind.CANDIDATE, Kind.LADY)
