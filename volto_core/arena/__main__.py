"""Measure and tune the opponents: `python -m volto_core.arena tournament` or `tune`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from volto_core.arena.contest import Pairing
from volto_core.arena.tournament import Score, contested, read_scores, write_scores

# Each level against the one below, level 1 against chance, 3 and 5 against the yardsticks.
PAIRINGS = (
    Pairing("1", "random"),
    Pairing("2", "1"),
    Pairing("3", "2"),
    Pairing("4", "3"),
    Pairing("5", "4"),
    *(Pairing("3", name) for name in ("bold", "sly", "careful")),
    *(Pairing("5", name) for name in ("bold", "sly", "careful")),
    Pairing("5", "4", arranges=True),
)
GAMES = 400
# Games between two writings of the results.
_BATCH = 10


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    parser = argparse.ArgumentParser(prog="python -m volto_core.arena", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    command = commands.add_parser("tournament", help="play every pairing, on all cores")
    command.set_defaults(run=_tournament)
    command.add_argument("results", type=Path, help="the file to go on with and to write")
    command.add_argument("--games", type=int, default=GAMES, help="games a pairing")
    command.add_argument("--processes", type=int, help="as many as there are cores if not given")
    command.add_argument("--only", nargs="*", default=[], help="pairings by name, such as 5-bold")
    options = parser.parse_args(arguments)
    options.run(options)
    return 0


def _tournament(options: argparse.Namespace) -> None:
    scores = read_scores(options.results)
    for pairing in PAIRINGS:
        if options.only and pairing.name not in options.only:
            continue
        known = scores.get(pairing.name)
        for score in contested(pairing, options.games, known=known, processes=options.processes):
            scores[pairing.name] = score
            if len(score.results) % _BATCH == 0:
                write_scores(options.results, scores)
        write_scores(options.results, scores)
        print(_line(scores[pairing.name]), flush=True)


def _line(score: Score) -> str:
    low, high = score.interval
    return (
        f"{score.pairing.name:14} {score.share:6.1%}  {low:6.1%} to {high:6.1%}  "
        f"{len(score.results)} games, {score.seconds} s, whoever began {score.begun_share:.1%}"
    )


if __name__ == "__main__":
    sys.exit(main())
