"""What the tests of the arena share."""

import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

import pytest

Given = TypeVar("Given")
Found = TypeVar("Found")


class _Here:
    """Takes what a pool of processes takes, as it would be sent there, and computes it here."""

    def map(
        self, function: Callable[[Given], Found], given: Iterable[Given], *, chunksize: int = 1
    ) -> Iterator[Found]:
        sent: Callable[[Given], Found] = pickle.loads(pickle.dumps(function))
        for each in given:
            yield pickle.loads(pickle.dumps(sent(pickle.loads(pickle.dumps(each)))))


def _pool(processes: int | None, *, mp_context: object) -> AbstractContextManager[_Here]:
    return nullcontext(_Here())


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the arena play its games here, where they can be made short, and start no process."""
    for module in ("first_games", "habits", "studies", "tournament", "tuning"):
        monkeypatch.setattr(f"volto_core.arena.{module}.ProcessPoolExecutor", _pool)
