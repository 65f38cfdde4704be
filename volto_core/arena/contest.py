"""A contest: numbered games between two contestants, the same set-ups for both in turn."""

from typing import NamedTuple

from volto_core.arena.contestants import RANDOM, Contestant, contestant
from volto_core.game.history import Game
from volto_core.game.setup import begin, home_squares
from volto_core.knowledge.views import view_of
from volto_core.opponent.arrangement import arrangement, shuffled
from volto_core.opponent.chance import Chance
from volto_core.pieces import Kind, Player

# A game that goes on for so long is a draw.
LONGEST = 300
WON, DRAWN, LOST = "W", "D", "L"


class Pairing(NamedTuple):
    """Two contestants, and whether the first arranges its masks; else chance does."""

    first: str
    second: str
    arranges: bool = False

    @property
    def name(self) -> str:
        """The pairing as it is written: who plays whom."""
        return f"{self.first}-{self.second}{' arranged' if self.arranges else ''}"


class Played(NamedTuple):
    """How a numbered game ended for the first contestant, whether it began, and its moves."""

    result: str
    began: bool
    moves: tuple[str, ...]


def played(pairing: Pairing, number: int) -> Played:
    """The game with this number; two in a row have the same set-ups and exchanged seats."""
    first, second = contestant(pairing.first), contestant(pairing.second)
    names = (pairing.first if pairing.arranges else RANDOM, RANDOM)
    game = fought((first, second), number, names)
    side = Player.NIGHT if number % 2 else Player.IVORY
    winner = game.outcome.winner if game.outcome else None
    result = DRAWN if winner is None else WON if winner is side else LOST
    return Played(result, side is Player.IVORY, tuple(map(str, game.moves)))


def fought(
    contestants: tuple[Contestant, Contestant],
    number: int,
    arrangers: tuple[str, str] = (RANDOM, RANDOM),
) -> Game:
    """The numbered game of two contestants; the first sits on the other side every other time."""
    seats = Player if number % 2 == 0 else (Player.NIGHT, Player.IVORY)
    players = dict(zip(seats, contestants, strict=True))
    names = dict(zip(seats, arrangers, strict=True))
    game = Game(begin(*(_setup(names[player], player, number) for player in Player)))
    while not game.outcome and len(game.turns) < LONGEST:
        player = Player(game.position.player)
        view = view_of(game, frozenset({player}))
        game = game.play(players[player](view, 2 * number + player))
    return game


def _setup(name: str, player: Player, number: int) -> dict[int, Kind]:
    """The set-up of a seat; by chance it is the seat's, whoever sits there."""
    if name.isdigit():
        return arrangement(player, level=int(name), seed=number // 2)
    return shuffled(home_squares(player), Chance(number // 2, player))
