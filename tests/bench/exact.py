"""What is the same on every machine: the weight of pages and engine, and Lighthouse's marks."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.engine import lay_out
from tests.bench.fixtures import built, chromium
from tests.bench.result import Result
from tests.support.host import served
from tests.support.lighthouse import MARKS, PAGES, lowest_marks
from tests.support.puzzle_weight import kilobytes_a_puzzle
from tests.support.weight import sent, weigh
from volto_site.engine import SNAPSHOT, engine_files
from volto_site.measures import budgets
from volto_site.puzzles.collection import all_puzzles


def measure_weight() -> list[Result]:
    """What a browser fetches for a page of each kind."""
    results = []
    with served(built()) as home, chromium() as browser:
        for name, address in budgets.PAGES.items():
            reader = browser.new_context(locale="fr-FR", service_workers="block")
            weight = weigh(reader, built(), home, address)
            reader.close()
            results.append(Result(name, weight.kilobytes, {}))
            results.append(Result(f"{name}-requests", weight.requests, {}))
    return results


def measure_engine() -> list[Result]:
    """What a browser fetches of Python, beside Pyodide as it comes."""
    with TemporaryDirectory() as name:
        lay_out(Path(name))
        plain = sum(sent(path.read_bytes(), path.name) for path in Path(name).glob("plain/*"))
    # The snapshot is for later visits, and no part of a first one.
    first = {name: content for name, content in engine_files().items() if name != SNAPSHOT}
    ours = sum(sent(content, name) for name, content in first.items())
    detail = f"{ours / 1e6:.2f} of {plain / 1e6:.2f} MB"
    return [
        Result("engine", ours / 1000, {}),
        Result("engine-share", ours / plain, {}, detail),
        Result("snapshot", len(engine_files()[SNAPSHOT]) / 1000, {}),
    ]


def measure_puzzles() -> list[Result]:
    """What a puzzle adds to the site in four languages."""
    return [Result("puzzle-bytes", kilobytes_a_puzzle(built()), {"puzzles": len(all_puzzles())})]


def measure_marks() -> list[Result]:
    """The lowest of Lighthouse's marks."""
    with served(built()) as home:
        lowest = lowest_marks(home)
    return [Result(name, 100 * lowest[name], {"pages": len(PAGES)}) for name in MARKS]


MEASUREMENTS = (measure_weight, measure_engine, measure_puzzles, measure_marks)
