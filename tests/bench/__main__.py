"""Run every measurement and print a table; the exit status says whether all goals were met."""

import sys

from tests.bench import core
from tests.bench.result import Result, table


def main() -> int:
    """Measure, print, and return 1 if a goal was missed."""
    results: list[Result] = []
    for measure in core.MEASUREMENTS:
        print(f"==> {(measure.__doc__ or '').rstrip('.')}", flush=True)
        results.append(measure())
    print()
    print(table(results))
    return 0 if all(result.is_met for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
