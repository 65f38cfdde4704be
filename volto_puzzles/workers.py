"""A process pool over the cores of the machine."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Given = TypeVar("Given")
Made = TypeVar("Made")
_CHUNK = 4


def spread(
    work: Callable[[Given], Made], items: Iterable[Given], *, processes: int | None
) -> Iterator[Made]:
    """Map a module-level function over items in worker processes, and yield results in order."""
    if processes == 1:
        # One more process would only have everything imported once more.
        yield from map(work, items)
        return
    # Spawned, as it is not safe to fork a process with threads, such as a progress bar's.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, items, chunksize=_CHUNK)
