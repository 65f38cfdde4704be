"""The commands of the collection: `python -m volto_puzzles COMMAND …`."""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from json import dumps
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from volto_core.puzzles.puzzle import Puzzle
from volto_puzzles.audit import Figure, audited, figures
from volto_puzzles.collection import (
    FOLDER,
    Collection,
    Entry,
    file_for,
    read_collection,
    write_entries,
)
from volto_puzzles.copies import copies
from volto_puzzles.explanation import REPLIES, explained
from volto_puzzles.export import document, exported
from volto_puzzles.findings import FILE as FINDINGS
from volto_puzzles.findings import found_out, is_current, read_findings, write_findings
from volto_puzzles.generation import PURPOSES, read_found, search_compositions, seeds_left
from volto_puzzles.measurement import measured
from volto_puzzles.path import path_flaws
from volto_puzzles.proofs import proved
from volto_puzzles.punishments import PUNISHED, counted_endings, punished_percent
from volto_puzzles.ratings import FILE as RATINGS
from volto_puzzles.ratings import read_ratings, write_ratings
from volto_puzzles.retired import read_retired, retired_flaws
from volto_puzzles.selection import chosen, named
from volto_puzzles.traits import described

T = TypeVar("T")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    options = _parser().parse_args(arguments)
    collection = read_collection(options.folder)
    for flaw in collection.flaws:
        print(flaw, file=sys.stderr)
    if collection.flaws:
        return 1
    try:
        return int(options.run(options, collection))
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="volto_puzzles", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files are")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    command = commands.add_parser("prove", help="prove the whole collection from scratch")
    command.set_defaults(run=_prove)
    command = commands.add_parser("audit", help="compute the figures that the collection keeps")
    command.add_argument("--findings", type=Path, default=FINDINGS, help="keeps what takes long")
    command.add_argument("--again", action="store_true", help="find everything out again")
    command.set_defaults(run=_audit)
    command = commands.add_parser("generate", help="look for puzzles in composed positions")
    command.add_argument("--found", type=Path, required=True, help="keeps what was found so far")
    command.add_argument("--first", type=int, default=0, help="the first seed")
    command.add_argument("--seeds", type=int, default=100, help="a hundred compositions each")
    command.add_argument("--purposes", nargs="+", choices=PURPOSES, default=PURPOSES)
    command.set_defaults(run=_generate)
    command = commands.add_parser("choose", help="add the best of what was found")
    command.add_argument("--found", type=Path, required=True)
    command.set_defaults(run=_choose)
    command = commands.add_parser("rate", help="write themes again, and measure new puzzles")
    command.add_argument("--ratings", type=Path, default=RATINGS, help="where ratings are kept")
    command.add_argument("--again", action="store_true", help="measure all puzzles again")
    command.set_defaults(run=_rate)
    command = commands.add_parser("deduplicate", help="list copies and near copies")
    command.add_argument("--remove", action="store_true", help="take the later ones out")
    command.set_defaults(run=_deduplicate)
    command = commands.add_parser("explain", help="show a puzzle, its plan, why others fail")
    command.add_argument("id", metavar="ID")
    command.add_argument("--replies", type=int, default=REPLIES, help="how many at each step")
    command.set_defaults(run=_explain)
    command = commands.add_parser("refutations", help="count how refutations of wins end")
    command.add_argument("--every", type=int, default=1, metavar="N", help="only each Nth puzzle")
    command.set_defaults(run=_refutations)
    command = commands.add_parser("export", help="write all puzzles and proofs as one JSON file")
    command.add_argument("file", type=Path, metavar="FILE")
    command.set_defaults(run=_export)
    return parser


def _tracked(items: Iterable[T], about: str, total: int) -> Iterator[T]:
    """The items, with a bar on standard error that shows how many are done."""
    yield from track(items, about, total=total, console=Console(stderr=True))


def _prove(options: argparse.Namespace, collection: Collection) -> int:
    entries = collection.entries
    found = proved(entries, processes=options.processes)
    flaws = [flaw for each in _tracked(found, "Proving", len(entries)) for flaw in each]
    flaws += path_flaws(collection, options.folder)
    flaws += retired_flaws(collection, options.folder)
    by_id = {entry.puzzle.id: entry for entry in entries}
    for copy, original in copies(collection.puzzles):
        flaws.append(by_id[copy.id].flaw(f"nearly the same as {original.id}"))
    for flaw in flaws:
        print(flaw, file=sys.stderr)
    print(f"{len(entries)} puzzles, {len(flaws)} flaws")
    return 1 if flaws else 0


def _audit(options: argparse.Namespace, collection: Collection) -> int:
    keeps = is_current(options.findings) and not options.again
    known = read_findings(options.findings) if keeps else {}
    puzzles = collection.puzzles
    found = found_out(puzzles, known, processes=options.processes)
    write_findings(found, options.findings)
    ratings = read_ratings()
    rows = list(figures(audited(puzzles, (found[puzzle.id] for puzzle in puzzles), ratings)))
    for figure in rows:
        print(_row(figure))
    return 0 if all(figure.is_kept for figure in rows) else 1


def _row(figure: Figure) -> str:
    limit = f"{'at most' if figure.at_most else 'at least'} {figure.limit}"
    return f"{figure.id:22}{figure.value:6}  {limit}{'' if figure.is_kept else '  MISSED'}"


def _generate(options: argparse.Namespace, collection: Collection) -> int:
    seeds = seeds_left(range(options.first, options.first + options.seeds), options.found)
    found = search_compositions(
        seeds, options.found, processes=options.processes, purposes=tuple(options.purposes)
    )
    for _ in _tracked(found, "Composing", len(seeds)):
        pass
    print(f"{sum(1 for _ in read_found(options.found))} puzzles in {options.found}")
    return 0


def _choose(options: argparse.Namespace, collection: Collection) -> int:
    kept = collection.puzzles
    new: Iterable[Puzzle] = chosen(read_found(options.found), kept)
    taken = [puzzle.id for puzzle in kept] + [each.id for each in read_retired(options.folder)]
    new = list(named(new, taken))
    added = (Entry(file_for(puzzle), 0, puzzle) for puzzle in new)
    write_entries((*collection.entries, *added), options.folder)
    print(f"{len(new)} puzzles added to {len(kept)}")
    return 0


def _rate(options: argparse.Namespace, collection: Collection) -> int:
    puzzles = collection.puzzles
    again = [described(puzzle) for puzzle in _tracked(puzzles, "Rating", len(puzzles))]
    pairs = zip(collection.entries, again, strict=True)
    write_entries((entry._replace(puzzle=new) for entry, new in pairs), options.folder)
    print(f"{sum(a != b for a, b in zip(puzzles, again, strict=True))} puzzles described anew")
    known = None if options.again else read_ratings(options.ratings)
    ratings = measured(again, known, processes=options.processes)
    write_ratings(ratings, options.ratings)
    return 0


def _deduplicate(options: argparse.Namespace, collection: Collection) -> int:
    doubles = {copy.id: original.id for copy, original in copies(collection.puzzles)}
    for copy, original in doubles.items():
        print(f"{copy} is nearly {original}")
    if options.remove:
        kept = (entry for entry in collection.entries if entry.puzzle.id not in doubles)
        write_entries(kept, options.folder)
    print(f"{len(doubles)} copies")
    return 0


def _explain(options: argparse.Namespace, collection: Collection) -> int:
    puzzle = next((one for one in collection.puzzles if one.id == options.id), None)
    if puzzle is None:
        print(f"no puzzle {options.id!r}", file=sys.stderr)
        return 2
    Console(highlight=False, markup=False).print(explained(puzzle, replies=options.replies))
    return 0


def _refutations(options: argparse.Namespace, collection: Collection) -> int:
    puzzles = collection.puzzles[:: options.every]
    endings = counted_endings(puzzles, processes=options.processes)
    for code, count in endings.most_common():
        print(f"{code:22}{count:6}")
    percent = punished_percent(endings)
    print(f"{percent} % of {endings.total()} end in a punishment, at least {PUNISHED} %")
    return 0 if percent >= PUNISHED else 1


def _export(options: argparse.Namespace, collection: Collection) -> int:
    puzzles = collection.puzzles
    told = exported(puzzles, processes=options.processes)
    names = [puzzle.id for puzzle in puzzles]
    whole = document(_tracked(told, "Exporting", len(puzzles)), names)
    options.file.write_text(dumps(whole, separators=(",", ":")) + "\n", "utf-8")
    print(f"{len(puzzles)} puzzles in {options.file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
