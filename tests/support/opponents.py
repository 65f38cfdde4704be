"""What the opponent plays."""

from volto_core import Game, Player, Position, game_of, parse_move, view_of
from volto_core.opponent.choice import choose
from volto_core.opponent.levels import LEVELS


def choice(game: Game, level: int, seed: int = 0) -> str:
    view = view_of(game, frozenset({Player(game.position.player)}))
    return str(choose(view, level=level, seed=seed))


def choices(position: Position, *moves: str, levels: tuple[int, ...] = LEVELS) -> set[str]:
    """What these levels play after some moves, each with three seeds."""
    game = game_of(position, tuple(map(parse_move, moves)))
    return {choice(game, level, seed) for level in levels for seed in range(3)}
