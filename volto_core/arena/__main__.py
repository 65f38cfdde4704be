"""Measure and tune the opponents: tournaments, weights, habits, studies, first games."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from volto_core.arena.contest import Pairing
from volto_core.arena.first_games import trials, write_trials
from volto_core.arena.habits import counted, format_habits
from volto_core.arena.models import model_game, reviewed_again, write_models
from volto_core.arena.studies import STUDIES, read_studies, studied, write_studies
from volto_core.arena.tournament import Score, contested, read_scores, write_scores
from volto_core.arena.tuning import new_tuning, tune
from volto_core.opponent.levels import LEVELS

# Each level against the one below, level 1 against chance, 3 and 5 against the yardsticks.
PAIRINGS = (
    Pairing("1", "random"),
    Pairing("2", "1"),
    Pairing("3", "2"),
    Pairing("4", "3"),
    Pairing("5", "4"),
    *(Pairing("3", name) for name in ("bold", "sly", "careful")),
    *(Pairing("5", name) for name in ("bold", "sly", "careful")),
    # What own set-ups gain beside the same contest without them.
    Pairing("5", "bold", arranges=True),
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
    _add_games(command, GAMES, "games a pairing")
    command.add_argument("--only", nargs="*", default=[], help="pairings by name, such as 5-bold")
    command = commands.add_parser("tune", help="search for better weights by playing")
    command.set_defaults(run=_tune)
    command.add_argument("file", type=Path, help="the search to go on with and to write, TOML")
    command.add_argument("--rounds", type=int, default=100, help="changes to try, in all")
    command.add_argument("--level", type=int, default=3, choices=LEVELS, help="who plays")
    command.add_argument("--seed", type=int, default=0)
    _add_games(command, 200, "games against the best weights, and each yardstick, twice a change")
    command = commands.add_parser("habits", help="count what masks of each kind do in games")
    command.set_defaults(run=_habits)
    command.add_argument("file", type=Path, help="the table to write, TOML")
    _add_games(command, 1_200, "games a pairing of level 3 and the yardsticks")
    command = commands.add_parser("studies", help="count what happens in games between equals")
    command.set_defaults(run=_studies)
    command.add_argument("results", type=Path, help="the file to go on with and to write")
    command.add_argument("--only", nargs="*", default=[], help="studies by name")
    _add_games(command, None, "games a study, its own number if not given")
    command = commands.add_parser(
        "models", help="play single games of two levels, or review those of a file"
    )
    command.set_defaults(run=_models)
    command.add_argument("file", type=Path, help="the file to write")
    command.add_argument(
        "names", nargs="*", help="levels and number of each game to play, such as 5-2:69"
    )
    command = commands.add_parser("first-games", help="let a beginner play the course's games")
    command.set_defaults(run=_first_games)
    command.add_argument("results", type=Path, help="the file to write")
    _add_games(command, 200, "games of each size")
    options = parser.parse_args(arguments)
    options.run(options)
    return 0


def _add_games(command: argparse.ArgumentParser, number: int | None, explanation: str) -> None:
    command.add_argument("--games", type=int, default=number, help=explanation)
    command.add_argument("--processes", type=int, help="as many as there are cores if not given")


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


def _tune(options: argparse.Namespace) -> None:
    begin = new_tuning(options.level, options.seed)
    tuning = tune(
        options.file,
        begin=begin,
        rounds=options.rounds,
        games=options.games,
        processes=options.processes,
    )
    print(f"{tuning.rounds} changes tried, {tuning.kept} kept")


def _habits(options: argparse.Namespace) -> None:
    counts = counted(options.games, processes=options.processes)
    options.file.write_text(format_habits(counts), "utf-8")


def _studies(options: argparse.Namespace) -> None:
    found = read_studies(options.results)
    for study in STUDIES:
        if options.only and study.name not in options.only:
            continue
        games = study.games if options.games is None else options.games
        known = found.get(study.name)
        for each in studied(study, games, known=known, processes=options.processes):
            found[study.name] = each
            if each.games % _BATCH == 0:
                write_studies(options.results, found)
        write_studies(options.results, found)
        print(f"{study.name}: {each.games} games, {each.seconds} s", flush=True)


def _models(options: argparse.Namespace) -> None:
    if options.names:
        write_models(options.file, [model_game(name) for name in options.names])
    else:
        reviewed_again(options.file)


def _first_games(options: argparse.Namespace) -> None:
    found = list(trials(options.games, processes=options.processes))
    write_trials(options.results, found)
    for trial in found:
        print(f"{trial.masks} masks: {trial.games} games, {trial.lost_soon} lost soon")


def _line(score: Score) -> str:
    low, high = score.interval
    return (
        f"{score.pairing.name:14} {score.share:6.1%}  {low:6.1%} to {high:6.1%}  "
        f"{len(score.results)} games, {score.seconds} s, whoever began {score.begun_share:.1%}"
    )


if __name__ == "__main__":
    sys.exit(main())
