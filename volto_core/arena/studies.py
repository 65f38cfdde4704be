"""Studies: games of a level against itself, and counts of what happens in them.

What the page on strategy claims is counted here. A count has a name of parts joined by dots, such
as `ended.win.palace`; a study adds up those of its games.
"""

import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from volto_core.arena.contest import fought
from volto_core.arena.contestants import RANDOM, contestant
from volto_core.arena.counts import Counts, counts_of
from volto_core.arena.tournament import digest
from volto_core.json import Json
from volto_core.pieces import Player

# What decides the counts besides the games.
_DECISIVE = ("arena/counts.py",)


class Study(NamedTuple):
    """A level that plays itself, and who arranges the masks of either seat: a level, or chance."""

    name: str
    level: int
    arrangers: tuple[str, str]
    games: int


STUDIES = (
    Study("arranged", 4, ("4", "4"), 400),
    Study("by-chance", 3, (RANDOM, RANDOM), 600),
    Study("chosen-against-chance", 3, ("5", RANDOM), 400),
)


class Studied(NamedTuple):
    """The counts of a study so far, its number of games, and the seconds they took."""

    study: str
    level: int
    games: int
    seconds: int
    counts: Counts

    def as_json(self) -> Json:
        """The study as JSON data, its counts in the order of their names."""
        return self._asdict() | {"counts": dict(sorted(self.counts.items()))}


def game_counts(study: Study, number: int) -> Counts:
    """The counts of a numbered game; the first arranger sits on the other side every other time."""
    player = contestant(str(study.level))
    game = fought((player, player), number, study.arrangers)
    first = Player.NIGHT if number % 2 else Player.IVORY
    counts = counts_of(game)
    if game.outcome:
        counts[f"arranger.{'first' if game.outcome.winner is first else 'other'}"] += 1
    return counts


def studied(
    study: Study, games: int, *, known: Studied | None = None, processes: int | None = None
) -> Iterator[Studied]:
    """The study after each game, from what is known to so many games."""
    found = known or Studied(study.name, study.level, 0, 0, Counter())
    if found.games >= games:
        yield found
        return
    began = perf_counter() - found.seconds
    # Spawned, as it is not safe to fork a process with threads, such as a test's.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        numbers = range(found.games, games)
        for counts in pool.map(partial(game_counts, study), numbers, chunksize=2):
            found = found._replace(
                games=found.games + 1,
                seconds=round(perf_counter() - began),
                counts=found.counts + counts,
            )
            yield found


def write_studies(path: Path, found: dict[str, Studied]) -> None:
    """Write the studies with the digest of what decided their games and counts."""
    data = {"digest": digest(*_DECISIVE), "studies": [each.as_json() for each in found.values()]}
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def read_studies(path: Path, *, of_any_code: bool = False) -> dict[str, Studied]:
    """The studies of a file by their names; none if their code was another, unless any will do."""
    if not path.exists():
        return {}
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    if not of_any_code and data["digest"] != digest(*_DECISIVE):
        return {}
    rows = (Studied(**row) for row in data["studies"])
    return {row.study: row._replace(counts=Counter(row.counts)) for row in rows}
