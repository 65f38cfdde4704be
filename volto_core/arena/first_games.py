"""The first games of a beginner against level 1: how soon they are lost, by the number of masks."""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from volto_core.arena.beginner import beginner
from volto_core.arena.contest import LONGEST, Pairing
from volto_core.arena.tournament import digest, settings_digest
from volto_core.game.history import Game
from volto_core.knowledge.views import view_of
from volto_core.opponent.choice import choose
from volto_core.pieces import Player
from volto_core.teaching.first_games import set_up
from volto_core.teaching.tasks import Task, course_tasks
from volto_core.text.notation import format_position

# What decides these games besides.
_DECISIVE = ("arena/beginner.py", "teaching/first_games.py")
# A game that a beginner loses in fewer own moves has taught nothing.
SOON = 6
# A beginner wins, loses with so many own moves made, or neither.
WON, DRAWN = "won", "drawn"


class Trial(NamedTuple):
    """The games of one size: by how many own moves they were lost, how many were won and drawn."""

    task: str
    position: str
    masks: int
    games: int
    won: int
    drawn: int
    # By the own moves that the beginner had made, the games lost.
    lost: dict[int, int]
    seconds: int
    # Of the level that played the other side.
    settings: str

    @property
    def lost_soon(self) -> int:
        """How many games were lost before the beginner had made six moves."""
        return sum(games for moves, games in self.lost.items() if moves < SOON)

    @property
    def is_current(self) -> bool:
        """Whether the course sets this game today, against a level that is set as it was then."""
        today = [
            (task.id, format_position(task.game.start), _settings(task)) for task in first_games()
        ]
        return (self.task, self.position, self.settings) in today

    @property
    def share(self) -> float:
        """The share of the games that were lost so soon."""
        return self.lost_soon / self.games


def first_games() -> tuple[Task, ...]:
    """The games of the course against a level, smallest first."""
    return tuple(task for task in course_tasks() if task.deals and task.level)


def played(name: str, number: int) -> tuple[str, int]:
    """How the numbered game of a task ends for a beginner, and the own moves made in it."""
    task = next(task for task in first_games() if task.id == name)
    game = Game(set_up(task.game.start, str(number)))
    while not game.outcome and len(game.turns) < LONGEST:
        player = Player(game.position.player)
        view = view_of(game, frozenset({player}))
        if player is task.learner:
            game = game.play(beginner(view, number))
        else:
            game = game.play(choose(view, level=task.level, seed=number))
    winner = game.outcome.winner if game.outcome else None
    own = (len(game.turns) + 1) // 2
    return (WON if winner is task.learner else "lost" if winner else DRAWN), own


def _settings(task: Task) -> str:
    level = str(task.level)
    return settings_digest(Pairing(level, level))


def trials(games: int, *, processes: int | None = None) -> Iterator[Trial]:
    """The trial of each size, so many games each, on all cores."""
    # Spawned, as it is not safe to fork a process with threads, such as a test's.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for task in first_games():
            began = perf_counter()
            ends = list(pool.map(partial(played, task.id), range(games), chunksize=4))
            lost = [own for end, own in ends if end == "lost"]
            yield Trial(
                task.id,
                format_position(task.game.start),
                task.game.start.own.bit_count(),
                games,
                sum(end == WON for end, _ in ends),
                sum(end == DRAWN for end, _ in ends),
                {moves: lost.count(moves) for moves in sorted(set(lost))},
                round(perf_counter() - began),
                _settings(task),
            )


def write_trials(path: Path, found: list[Trial]) -> None:
    """Write the trials with the digest of what decided their games."""
    data = {"digest": digest(*_DECISIVE), "trials": [trial._asdict() for trial in found]}
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def read_trials(path: Path) -> tuple[str, list[Trial]]:
    """The digest and the trials of a file."""
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return str(data["digest"]), [_trial(row) for row in data["trials"]]


def _trial(row: dict[str, Any]) -> Trial:
    trial = Trial(**row)
    return trial._replace(lost={int(moves): games for moves, games in trial.lost.items()})
