"""A tournament: contests on all cores, resumed where they stopped, and how sure a score is."""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from volto_core.arena.contest import DRAWN, LOST, WON, Pairing, played
from volto_core.json import Json
from volto_core.opponent.levels import level_of

_CORE = Path(__file__).parents[1]
# What decides a game, apart from the settings of a level: no commands, no other use of the solver.
_DECISIVE = (
    *("geometry.py", "pieces.py", "rules.py", "game", "opponent"),
    *(f"knowledge/{name}.py" for name in ("beliefs", "counting", "observations")),
    *(f"knowledge/{name}.py" for name in ("standstill", "views")),
    *(f"solver/{name}.py" for name in ("endurance", "kind_sets", "query", "replies", "search")),
    *(f"solver/{name}.py" for name in ("situations", "solutions", "threats", "worlds")),
    *("arena/contest.py", "arena/contestants.py", "arena/yardsticks"),
)
# Their settings are part of the contests in which they play: a new level 2 leaves 5 as it was.
_SETTINGS = ("opponent/levels.py", "opponent/temperaments.py")
_POINTS = {WON: 2, DRAWN: 1, LOST: 0}
# 95 of 100 such intervals hold the true score.
_SURE = 1.96
# Of a digest, in hexadecimal digits.
_LENGTH = 16


class Score(NamedTuple):
    """The results of the first contestant, a letter a game, the seconds they took, who was who."""

    pairing: Pairing
    results: str
    began: str
    seconds: int
    settings: str

    @property
    def is_current(self) -> bool:
        """Whether the levels that played are set today as they were then."""
        return self.settings == settings_digest(self.pairing)

    @property
    def share(self) -> float:
        """The points won of those that were to be had, a draw being half."""
        return _share(self.results)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the share with 95 % confidence, by the spread of the results."""
        many = len(self.results)
        points = [_POINTS[result] / 2 for result in self.results]
        share = self.share
        spread = sum((point - share) ** 2 for point in points) / max(1, many - 1)
        margin = _SURE * sqrt(spread / many)
        return share - margin, share + margin

    @property
    def begun_share(self) -> float:
        """The share of whoever began: 0.5 if beginning is no advantage."""
        points = [
            _POINTS[result] if is_first == "1" else 2 - _POINTS[result]
            for result, is_first in zip(self.results, self.began, strict=True)
        ]
        return sum(points) / (2 * len(points))

    def as_json(self) -> Json:
        """The score as JSON data."""
        return {
            "first": self.pairing.first,
            "second": self.pairing.second,
            "arranges": self.pairing.arranges,
            "results": self.results,
            "began": self.began,
            "seconds": self.seconds,
            "settings": self.settings,
        }


def _share(results: str) -> float:
    return sum(_POINTS[result] for result in results) / (2 * len(results))


def score_of(data: dict[str, Any]) -> Score:
    """The score that was written as JSON data."""
    pairing = Pairing(data["first"], data["second"], data["arranges"])
    return Score(pairing, data["results"], data["began"], data["seconds"], data["settings"])


def decisive_files() -> list[Path]:
    """The code and the weights that decide the games."""
    paths = [path for name in _DECISIVE for path in (_CORE / name, *(_CORE / name).rglob("*"))]
    settings = [_CORE / name for name in _SETTINGS]
    return sorted(
        path for path in paths if path.suffix in (".py", ".toml") and path not in settings
    )


def digest(*more: str) -> str:
    """A digest of the code and the weights that decide the games, and of more files of the core."""
    total = sha256()
    for path in (*decisive_files(), *(_CORE / name for name in more)):
        total.update(f"{path.relative_to(_CORE).as_posix()}\n".encode() + path.read_bytes())
    return total.hexdigest()[:_LENGTH]


def settings_digest(pairing: Pairing) -> str:
    """A digest of the settings of the levels that play, which are in no decisive file."""
    levels = [level_of(int(name)) for name in pairing[:2] if name.isdigit()]
    return sha256(repr(levels).encode()).hexdigest()[:_LENGTH]


def read_scores(path: Path) -> dict[str, Score]:
    """The scores of a file by the names of their pairings, without those of other code."""
    if not path.exists():
        return {}
    data = json.loads(path.read_text("utf-8"))
    if data["digest"] != digest():
        return {}
    scores = [score_of(each) for each in data["contests"]]
    return {score.pairing.name: score for score in scores if score.is_current}


def write_scores(path: Path, scores: dict[str, Score]) -> None:
    """Write the scores with the digest of what decided them."""
    data = {"digest": digest(), "contests": [score.as_json() for score in scores.values()]}
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def contested(
    pairing: Pairing, games: int, *, known: Score | None = None, processes: int | None = None
) -> Iterator[Score]:
    """The score after each batch of games, from what is known to so many games."""
    score = known or Score(pairing, "", "", 0, settings_digest(pairing))
    if len(score.results) >= games:
        yield score
        return
    began = perf_counter() - score.seconds
    # Spawned, as it is not safe to fork a process with threads, such as a test's.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        numbers = range(len(score.results), games)
        for one in pool.map(partial(played, pairing), numbers, chunksize=2):
            score = score._replace(
                results=score.results + one.result,
                began=score.began + str(int(one.began)),
                seconds=round(perf_counter() - began),
            )
            yield score
