"""How fast the solver proves, beside plain enumeration of all worlds in the same run."""

import random
from statistics import median
from time import perf_counter

from tests.bench.result import Result
from tests.support.enumeration import enumerated
from volto_core import Kind, Mask, Player
from volto_core.game.position import position_of
from volto_core.geometry import SQUARES
from volto_core.pieces import KINDS, ROSTER
from volto_core.solver import NoWorld, Query, Search, pose, solve
from volto_site.measures.figures import Growth

PROBLEMS = 50
PLAIN = (*ROSTER[: Kind.CANDIDATE], 0, ROSTER[Kind.SOLDIER], 0)


def family(chance: random.Random, size: int) -> list[Kind]:
    """So many masks of a player who has lost no lady."""
    box = [kind for kind in KINDS for _ in range(PLAIN[kind])]
    ladies = [Kind.LADY] * ROSTER[Kind.LADY]
    return [Kind.CANDIDATE, *ladies, *chance.sample(box, size - 1 - len(ladies))]


def problem(chance: random.Random, *, masks: int, hidden: int) -> Query:
    """So many masks a player, some of the enemy's hidden, every second one with suspects."""
    while True:
        squares = chance.sample(SQUARES, 2 * masks)
        own, enemy = family(chance, masks), family(chance, masks)
        placed = {s: Mask(Player.IVORY, kind) for s, kind in zip(squares, own, strict=False)}
        named = dict(zip(squares[masks:], enemy, strict=True))
        placed |= {square: Mask(Player.NIGHT, kind) for square, kind in named.items()}
        veiled = chance.sample(sorted(named), hidden)
        placed |= {square: Mask(Player.NIGHT, None) for square in veiled}
        suspects = {
            square: tuple(sorted({named[square], *chance.sample(KINDS, 2)}))
            for square in veiled[::2]
        }
        try:
            return pose(position_of(placed), suspects=suspects)
        except NoWorld:
            continue


def measured(problem: Query, within: int) -> tuple[float, tuple[int, int | None, list[str]]]:
    """How long the solver takes, and what it finds."""
    start = perf_counter()
    solution = solve(problem, within, search=Search())
    taken = perf_counter() - start
    moves = [str(move) for move in solution.moves] if solution else []
    return taken, (problem.number_of_worlds(), solution and solution.within, moves)


def measure_against_enumeration() -> list[Result]:
    """Forced wins with hidden masks, beside plain enumeration of the worlds."""
    chance = random.Random(1)
    ours = plain = slowest = 0.0
    for _ in range(PROBLEMS):
        asked = problem(chance, masks=5, hidden=5)
        taken, found = measured(asked, 3)
        start = perf_counter()
        expected = enumerated(asked, 3)
        plain += perf_counter() - start
        ours += taken
        slowest = max(slowest, taken)
        if found != expected:
            raise AssertionError(f"{asked}: {found} instead of {expected}")
    facts = {"problems": PROBLEMS}
    return [
        Result("enumeration", plain / ours, facts, f"{ours:.2f} of {plain:.1f} s"),
        Result("three-moves", slowest * 1000, facts),
    ]


def measure_growth() -> list[Growth]:
    """How the time to solve grows with masks and depth, all enemy masks hidden."""
    grown = []
    for masks in (4, 6, 8, 10):
        for within in (1, 2, 3, 4):
            chance = random.Random(1)
            times = [
                measured(problem(chance, masks=masks, hidden=masks), within)[0] * 1000
                for _ in range(PROBLEMS // 2)
            ]
            middle, most = (round(time, 2) for time in (median(times), max(times)))
            shown = f"median {middle:7.2f} ms, slowest {most:8.2f} ms"
            print(f"    {2 * masks:2} masks, {within} moves: {shown}", flush=True)
            grown.append(Growth(2 * masks, within, middle, most))
    return grown


MEASUREMENTS = (measure_against_enumeration, measure_growth)
