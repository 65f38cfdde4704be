"""How fast the core counts, suspects and starts, beside yardsticks in the same run."""

import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

import chess

from tests.bench.result import Result
from volto_core import (
    IVORY,
    Belief,
    Game,
    Player,
    belief_of,
    legal_moves,
    parse_position,
    perft,
    view_of,
)
from volto_core.game.setup import begin, home_squares
from volto_core.pieces import KINDS, ROSTER

OPENING = parse_position("lanac/nslan/5/5/5/NALSN/CANAL 1 00")
ROUNDS = 5
SUSPECT_GAMES = 20
TURNS_TO_THE_MIDDLE = 30
IMPORTS = 21


def seconds(action: Callable[[], object]) -> float:
    """How long an action takes."""
    start = perf_counter()
    action()
    return perf_counter() - start


def speed(count: Callable[[Any, int], int], start: object, depth: int) -> float:
    """How many last positions a count makes in a second."""
    began = perf_counter()
    made = count(start, depth)
    return made / (perf_counter() - began)


def chess_perft(board: chess.Board, depth: int) -> int:
    """python-chess's way to count: every last position made, none counted in bulk."""
    if depth == 0:
        return 1
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += chess_perft(board, depth - 1)
        board.pop()
    return count


def measure_perft() -> list[Result]:
    """Positions a second, side by side with python-chess from its start position."""
    ratios = []
    speeds = []
    for _ in range(ROUNDS):
        ours = speed(perft, OPENING, 5)
        ratios.append(ours / speed(chess_perft, chess.Board(), 4))
        speeds.append(ours)
    detail = f"{median(speeds) / 1e6:.2f} million a second"
    return [Result("perft", median(ratios), {"rounds": ROUNDS}, detail)]


def middle_game(chance: random.Random) -> Game:
    """A game of chance without a capture: all twenty masks are still on the mat."""
    box = [kind for kind in KINDS for _ in range(ROSTER[kind])]
    while True:
        placements = [
            dict(zip(home_squares(player), chance.sample(box, len(box)), strict=True))
            for player in Player
        ]
        game = Game(begin(*placements))
        while game.outcome is None and len(game.turns) < TURNS_TO_THE_MIDDLE:
            quiet = [
                move
                for move in legal_moves(game.position)
                if not game.position.other >> move.target & 1
            ]
            if not quiet:
                break
            game = game.play(chance.choice(quiet))
        if len(game.turns) == TURNS_TO_THE_MIDDLE and game.outcome is None:
            return game


def suspect(game: Game) -> Belief:
    """What Ivory can know of Night's masks, from the game itself."""
    return belief_of(view_of(game, IVORY), Player.NIGHT)


def measure_suspects() -> list[Result]:
    """Suspects in the middle of a full game: 20 masks, 30 moves."""
    chance = random.Random(1)
    games = [middle_game(chance) for _ in range(SUSPECT_GAMES)]
    times = [min(seconds(partial(suspect, game)) for _ in range(5)) for game in games]
    facts = {"games": SUSPECT_GAMES, "turns": TURNS_TO_THE_MIDDLE}
    return [Result("suspects", max(times) * 1000, facts, "best of 5 each, view included")]


def measure_import() -> list[Result]:
    """Start-up: `import volto_core` beside a bare interpreter."""

    def start(code: str) -> float:
        return seconds(lambda: subprocess.run([sys.executable, "-c", code], check=True))

    core = "import volto_core, volto_core.page.session"
    start(core)
    ours, bare = zip(*((start(core), start("pass")) for _ in range(IMPORTS)), strict=True)
    # The fastest start is the one that nothing else on the machine disturbed.
    extra = min(ours) - min(bare)
    return [Result("import", extra * 1000, {"starts": IMPORTS})]


MEASUREMENTS = (measure_perft, measure_suspects, measure_import)
