"""Seeded games of each level, the same on every machine: `python -m tests.support.seeded_games`.

A game begins with as many moves of chance as its number, so that there are all kinds of
positions; then the level plays both sides. The file has a digest of the moves of twenty games:
of their beginnings, which the tests of the core play in CPython and in Pyodide, and of more of
them, which takes minutes and is left to `make test-all`.
"""

from hashlib import sha256
from pathlib import Path
from tomllib import loads

from volto_core import Game, Player, legal_moves, view_of
from volto_core.game.setup import begin, home_squares
from volto_core.opponent.arrangement import shuffled
from volto_core.opponent.chance import Chance
from volto_core.opponent.choice import choose
from volto_core.opponent.levels import LEVELS

PATH = Path(__file__).parents[1] / "core" / "seeded_games.toml"
GAMES = 20
# How many turns of a game each level plays, which is work: the highest takes longest.
BEGINNINGS = {1: 5, 2: 5, 3: 5, 4: 3, 5: 1}
LONG = {1: 300, 2: 300, 3: 300, 4: 300, 5: 300}


def start_of(chance: Chance) -> Game:
    """A game before its first move, with set-ups by chance."""
    return Game(begin(*(shuffled(home_squares(player), chance) for player in Player)))


def moves_of(level: int, number: int, turns: int) -> tuple[str, ...]:
    """The moves of a numbered game, with at most so many turns of the level."""
    chance = Chance(number)
    game = start_of(chance)
    for _ in range(number):
        moves = legal_moves(game.position)
        after = game.play(moves[chance.below(len(moves))])
        game = game if after.outcome else after
    for _ in range(turns):
        if game.outcome:
            break
        view = view_of(game, frozenset({Player(game.position.player)}))
        game = game.play(choose(view, level=level, seed=number))
    return tuple(map(str, game.moves))


def digest_of(level: int, turns: int) -> str:
    """The digest of all games of a level."""
    games = [" ".join(moves_of(level, number, turns)) for number in range(GAMES)]
    return sha256("\n".join(games).encode()).hexdigest()


def expected() -> dict[str, dict[str, str]]:
    """The digests of the file."""
    tables: dict[str, dict[str, str]] = loads(PATH.read_text("utf-8"))
    return tables


if __name__ == "__main__":
    tables = []
    for name, turns in (("beginnings", BEGINNINGS), ("long", LONG)):
        lines = [f'{level} = "{digest_of(level, turns[level])}"' for level in LEVELS]
        tables.append("\n".join([f"[{name}]", *lines, ""]))
    PATH.write_text("\n".join(tables), "utf-8")
