"""How the site grows with its puzzles: today, and with ten times as many."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.bench.result import Result
from tests.support.growth import Checkout
from tests.support.puzzle_weight import kilobytes_a_puzzle
from volto_site.offline.worker import LISTS, WORKER

MANY = 10
# Of the builds of each sort the quickest counts: what else a machine does only makes one slower.
ROUNDS = 3
# What a browser keeps whose reader plays in French.
KEPT = ("shared", "fr", "search", "search-fr", "engine")
# How long the end of a list's name is.
DIGEST = len("-0123456789ab")


class Grown(NamedTuple):
    """A site with so many puzzles; times are the processor's, in seconds, sizes in kilobytes."""

    puzzles: int
    weight: float
    site: float
    # A build after nothing has changed, and one after a puzzle was added.
    unchanged: float
    added: float
    # What a browser fetches to learn which of its files that one puzzle has changed.
    lists: float


def measure_growth() -> list[Result]:
    """The site of today and one with ten times the puzzles, each before and after one more."""
    results: list[Result] = []
    for name, times in (("now", 1), ("ten", MANY)):
        with _checkout(times) as checkout:
            grown = _grown(checkout)
        facts = {"puzzles": grown.puzzles}
        seen = f"{grown.unchanged:.1f} s, with one more {grown.added:.1f} s"
        if name != "now":
            results.append(Result("bytes-ten", grown.weight, facts))
        results += [
            Result(f"build-{name}", grown.unchanged, facts),
            Result(f"new-{name}", grown.added / grown.unchanged, facts, seen),
            Result(f"list-{name}", grown.lists, facts),
            Result(f"site-{name}", grown.site, facts),
        ]
    return results


@contextmanager
def _checkout(times: int) -> Iterator[Checkout]:
    with TemporaryDirectory() as name:
        yield Checkout(Path(name) / "checkout", times)


def _grown(checkout: Checkout) -> Grown:
    puzzles = len(checkout.copies)
    checkout.build()  # so that no build that is measured draws all tables
    unchanged = min(checkout.build() for _ in range(ROUNDS))
    weight, site = kilobytes_a_puzzle(checkout.site), _kilobytes(checkout.site)
    before = _lists(checkout.site)
    added = _build_with_one_more(checkout)
    changed = [path for name, path in _lists(checkout.site).items() if name not in before]
    kept = [path for path in changed if path.stem[:-DIGEST] in KEPT]
    sent = [checkout.site / WORKER, *kept]
    lists = sum(path.stat().st_size for path in sent) / 1000
    others = (_build_with_one_more(checkout) for _ in range(ROUNDS - 1))
    return Grown(puzzles, weight, site, unchanged, min(added, *others), lists)


def _build_with_one_more(checkout: Checkout) -> float:
    checkout.add_one()
    return checkout.build()


def _lists(site: Path) -> dict[str, Path]:
    return {path.name: path for path in (site / LISTS).iterdir()}


def _kilobytes(site: Path) -> float:
    return sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) / 1000


MEASUREMENTS = (measure_growth,)
