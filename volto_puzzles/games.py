"""Games between bots, from full set-ups and late states, in which puzzles are searched."""

from collections.abc import Iterator
from random import Random

from volto_core import Game, Kind, Mask, Player, Position, begin, view_of
from volto_core.arena.yardsticks.bot import choose
from volto_core.arena.yardsticks.temperaments import TEMPERAMENTS
from volto_core.game.position import position_of
from volto_core.game.setup import home_squares
from volto_core.geometry import SQUARES, WIDTH
from volto_core.pieces import KINDS, ROSTER

LONGEST = 90
BOX = tuple(kind for kind in KINDS for _ in range(ROSTER[kind]))


def game_for(seed: int) -> Game:
    """The game of a seed, deterministic."""
    rng = Random(seed)
    start = late_state(rng) if rng.random() < 0.8 else full_setup(rng)
    return play_out(start, rng)


def full_setup(rng: Random) -> Position:
    """A random set-up with ten masks each."""
    placements = [
        dict(zip(home_squares(player), rng.sample(BOX, len(BOX)), strict=True)) for player in Player
    ]
    return begin(*placements, first=rng.choice(tuple(Player)))


def late_state(rng: Random) -> Position:
    """A random late state: a candidate, some ladies and a few other masks each."""
    masks: dict[int, Mask] = {}
    others = [kind for kind in BOX if kind not in (Kind.CANDIDATE, Kind.LADY)]
    most = rng.choice((1, 2, 3, 5))
    lost = rng.choice(((0, 0), (0, 1), (1, 0), (1, 1), (1, 1)))
    for player in Player:
        kinds = [Kind.CANDIDATE, *[Kind.LADY] * (ROSTER[Kind.LADY] - lost[player - 1])]
        kinds += rng.sample(others, rng.randint(0, most))
        side = [square for square in _side(player, rng.randint(2, 4)) if square not in masks]
        squares = rng.sample(side, len(kinds))
        masks |= {square: Mask(player, kind) for square, kind in zip(squares, kinds, strict=True)}
    return position_of(masks, player=rng.choice(tuple(Player)), lost=lost)


def _side(player: Player, rows: int) -> range:
    """The squares of the rows nearest to a player."""
    many = rows * WIDTH
    return SQUARES[:many] if player is Player.IVORY else SQUARES[-many:]


def play_out(start: Position, rng: Random) -> Game:
    """A game between two bots of random temperaments, to its end or to a limit of moves."""
    game = Game(start)
    tempers = [rng.choice(sorted(TEMPERAMENTS)) for _ in Player]
    while not game.outcome and len(game.turns) < LONGEST:
        player = Player(game.position.player)
        view = view_of(game, frozenset({player}))
        temperament = TEMPERAMENTS[tempers[player - 1]]
        game = game.play(choose(view, temperament=temperament, rng=rng))
    return game


def moments_of(game: Game, *, longest: int) -> Iterator[tuple[Game, ...]]:
    """Each moment of a game as games of its last moves: none, two, four and so on."""
    positions = (game.start, *(turn.position for turn in game.turns))
    played = len(game.turns) - bool(game.outcome)
    for now in range(1, played + 1):
        yield tuple(
            Game(positions[now - length], game.turns[now - length : now])
            for length in range(0, min(now, longest) + 1, 2)
        )
