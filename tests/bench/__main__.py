"""Measure all sections, or those that are named, and write down what was found after each."""

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from datetime import UTC, datetime
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench import (
    answer,
    author,
    core,
    engine,
    exact,
    growth,
    load,
    opponent,
    pages,
    site,
    solver,
    touch,
    trainer,
)
from tests.bench.machine import this_machine
from tests.bench.readme import write_readme
from tests.bench.result import Result, table
from volto_site.measures.budgets import sections
from volto_site.measures.figures import Growth, write_section

MODULES = {
    "exact": exact,
    "core": core,
    "solver": solver,
    "engine": engine,
    "opponent": opponent,
    "touch": touch,
    "load": load,
    "answer": answer,
    "trainer": trainer,
    "site": site,
    "author": author,
    "growth": growth,
    "pages": pages,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print and write; return 1 if a limit was missed or a section failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    names = f"one of {', '.join(sections())}; all of them if none is named"
    parser.add_argument(
        "section", nargs="*", metavar="section", choices=[*sections(), []], help=names
    )
    parser.add_argument("--try", action="store_true", dest="is_trial", help="write nothing down")
    options = parser.parse_args(arguments)
    chosen = options.section or sections()
    results: list[Result] = []
    failed: list[str] = []
    with TemporaryDirectory() as cache:
        # Users run compiled code: whatever this environment says, the processes measured may, too.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = cache
        for place, section in enumerate(chosen, 1):
            print(f"==> {place} of {len(chosen)}: {section}", flush=True)
            found = measure(section, is_trial=options.is_trial)
            results += found or ()
            failed += [] if found else [section]
    print(f"\n{table(results)}")
    for section in failed:
        print(f"{section}: failed, see above; the figures of before are kept")
    return 0 if not failed and all(result.is_met for result in results) else 1


def measure(section: str, *, is_trial: bool) -> list[Result] | None:
    """The results of a section, written down at once, or nothing where it broke."""
    began = perf_counter()
    results: list[Result] = []
    grown: list[Growth] = []
    try:
        for step in MODULES[section].MEASUREMENTS:
            print(f"    {(step.__doc__ or '').rstrip('.')}", flush=True)
            for found in step():
                (results if isinstance(found, Result) else grown).append(found)
    except Exception:
        # What the other sections take minutes to find is not lost for one that breaks.
        traceback.print_exc()
        return None
    print(f"{table(results)}\n    {perf_counter() - began:.0f} s\n", flush=True)
    if not is_trial:
        rows = {result.id: (round(result.figure, 3), result.facts) for result in results}
        write_section(section, rows, this_machine(), day=datetime.now(UTC).date(), grown=grown)
        write_readme()
    return results


if __name__ == "__main__":
    sys.exit(main())
