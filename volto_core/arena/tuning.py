"""Tuning: a random local search over the weights, by games against those that were best so far."""

import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from volto_core.arena.contest import fought
from volto_core.arena.contestants import Contestant, contestant
from volto_core.opponent.chance import Chance
from volto_core.opponent.choice import chosen
from volto_core.opponent.levels import level_of
from volto_core.opponent.weights import Weights, tuned
from volto_core.pieces import Player

YARDSTICKS = ("bold", "sly", "careful")
# At most so many weights change at once, by a quarter of themselves or so; this one at least.
_CHANGES = 3
_LEAST_CHANGE = 32
# A change has to be better twice, in games that it has not played before.
_STAGES = 2


class Tuning(NamedTuple):
    """How far a search has come: the best weights so far, and the rounds it took to find them."""

    weights: Weights
    level: int
    seed: int = 0
    rounds: int = 0
    kept: int = 0


class Trial(NamedTuple):
    """A numbered game of some weights, played as a level, against other weights or a yardstick."""

    weights: Weights
    enemy: Weights | str
    level: int
    number: int


# The points of some trials, two for a win and one for a draw, in their order.
Points = Callable[[Iterable[Trial]], Iterator[int]]


def points_of(trial: Trial) -> int:
    """The points of the weights that are tried: 2 for a win, 1 for a draw."""
    enemy = trial.enemy
    other = contestant(enemy) if isinstance(enemy, str) else _with_weights(enemy, trial.level)
    game = fought((_with_weights(trial.weights, trial.level), other), trial.number)
    if game.outcome is None or game.outcome.winner is None:
        return 1
    return 2 if game.outcome.winner is Player(trial.number % 2 + 1) else 0


def _with_weights(weights: Weights, level: int) -> Contestant:
    own = level_of(level)._replace(weights=weights._asdict())
    return lambda view, seed: chosen(view, own, Chance(seed, len(view.turns)))


def changed(weights: Weights, chance: Chance) -> Weights:
    """The weights with a few of them changed a little."""
    values, run = weights._asdict(), list(weights.run)
    places: list[str | int] = [*(name for name in values if name != "run"), *range(len(run))]
    for _ in range(chance.below(_CHANGES) + 1):
        place = places[chance.below(len(places))]
        if isinstance(place, int):
            run[place] += _change(run[place], chance)
        else:
            values[place] += _change(values[place], chance)
    # What is divided by stays above 0.
    return Weights(**{**values, "run": tuple(run), "wish_scale": max(1, values["wish_scale"])})


def _change(value: int, chance: Chance) -> int:
    return chance.swing(max(_LEAST_CHANGE, abs(value) // 4))


def tuned_further(tuning: Tuning, games: int, points: Points) -> Tuning:
    """The search after one more round: a change that is better is kept."""
    chance = Chance(tuning.seed, tuning.rounds)
    challenger = changed(tuning.weights, chance)
    first = chance.below(1 << 40) * 2
    is_better = all(
        _is_better(tuning, challenger, range(begin, begin + games), points)
        for begin in range(first, first + _STAGES * games, games)
    )
    tuning = tuning._replace(rounds=tuning.rounds + 1)
    return tuning._replace(weights=challenger, kept=tuning.kept + 1) if is_better else tuning


def _is_better(tuning: Tuning, challenger: Weights, numbers: range, points: Points) -> bool:
    """Whether a challenger beats the best weights, and is no worse against the yardsticks."""
    level = tuning.level
    duel = sum(points(Trial(challenger, tuning.weights, level, number) for number in numbers))
    if duel <= len(numbers):
        return False
    # The same games for both.
    ours, theirs = (
        sum(
            points(Trial(weights, name, level, number) for name in YARDSTICKS for number in numbers)
        )
        for weights in (challenger, tuning.weights)
    )
    return ours >= theirs


def tune(path: Path, *, begin: Tuning, rounds: int, games: int, processes: int | None) -> Tuning:
    """Go on with the search of a file, or begin one, to so many rounds; written after each."""
    tuning = read_tuning(path) if path.exists() else begin
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        while tuning.rounds < rounds:
            tuning = tuned_further(tuning, games, lambda trials: pool.map(points_of, trials))
            path.write_text(format_tuning(tuning), "utf-8")
    return tuning


def new_tuning(level: int, seed: int) -> Tuning:
    """A search that begins with the weights as they are."""
    return Tuning(tuned(), level, seed)


def read_tuning(path: Path) -> Tuning:
    """The search that was written into a file."""
    tables = tomllib.loads(path.read_text("utf-8"))
    weights = {**tables["weights"], "run": tuple(tables["weights"]["run"])}
    return Tuning(Weights(**weights), **tables["tuning"])


def format_tuning(tuning: Tuning) -> str:
    """The search as a file; the table of weights is that of `weights.toml`."""
    state = tuning._asdict()
    weights: Weights = state.pop("weights")
    lines = ["[tuning]", *(f"{name} = {value}" for name, value in state.items())]
    lines += ["", "[weights]"]
    for name, value in weights._asdict().items():
        lines.append(f"{name} = {list(value) if isinstance(value, tuple) else value}")
    return "\n".join(lines) + "\n"
