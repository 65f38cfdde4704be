"""Run every measurement and print a table; the exit status says whether all goals were met."""

import os
import sys
from tempfile import TemporaryDirectory

from tests.bench import core, engine, pages, site, solver, trainer
from tests.bench.result import Result, table

GROUPS = (core, solver, engine, trainer, site, pages)


def main() -> int:
    """Measure, print, and return 1 if a goal was missed."""
    results: list[Result] = []
    with TemporaryDirectory() as cache:
        # Users run compiled code: whatever this environment says, the processes measured may, too.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = cache
        for measure in (measure for group in GROUPS for measure in group.MEASUREMENTS):
            print(f"==> {(measure.__doc__ or '').rstrip('.')}", flush=True)
            results += measure()
    print()
    print(table(results))
    return 0 if all(result.is_met for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
