"""Serialises the collection with its proofs as one JSON document that fits schema.json."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.table import format_puzzle
from volto_core.solver import (
    Search,
    own_steps,
    plan_of,
    refutation_of,
    who_is,
    winning_chances,
    witness_json,
)
from volto_core.text.notation import format_kinds
from volto_puzzles.plan_groups import compact_plan
from volto_puzzles.workers import spread

SCHEMA = Path(__file__).with_name("schema.json")


def exported(puzzles: Iterable[Puzzle], *, processes: int | None = None) -> Iterator[Json]:
    """Each puzzle with its proof, as JSON."""
    return spread(puzzle_json, puzzles, processes=processes)


def document(puzzles: Iterable[Json]) -> Json:
    """The whole document."""
    return {"licence": "CC0-1.0", "puzzles": list(puzzles)}


def puzzle_json(puzzle: Puzzle) -> Json:
    """A puzzle with its proof."""
    return format_puzzle(puzzle) | {"proof": _proof(puzzle)}


def _proof(puzzle: Puzzle) -> Json:
    query = puzzle.query
    told: Json = {"worlds": query.number_of_worlds()}
    match puzzle.aim:
        case Aim.WIN:
            search = Search()
            within = puzzle.own_moves
            plan = plan_of(query.situation, within, search=search, first=puzzle.solution)
            assert plan is not None
            told |= {"plan": compact_plan(plan), "refuted": _refuted(puzzle, within, search)}
        case Aim.SAVE:
            told["refuted"] = _refuted(puzzle, 1, Search())
        case Aim.UNMASK:
            assert puzzle.square is not None
            deduction = who_is(query, puzzle.square)
            told["alone"] = format_kinds(deduction.alone)
            told["excluded"] = {
                kind.letter: {
                    "kinds": format_kinds(reason.kinds),
                    "squares": [SQUARE_NAMES[square] for square in reason.squares],
                }
                for kind, reason in deduction.excluded.items()
            }
        case Aim.ODDS:
            won = winning_chances(query)
            told["won"] = {str(move): worlds for move, worlds in won.items() if worlds}
    return told


def _refuted(puzzle: Puzzle, within: int, search: Search) -> Json:
    """A world and a line that refute every other first move."""
    found: Json = {}
    for step in sorted(own_steps(puzzle.query.situation), key=lambda step: str(step.move)):
        if step.move != puzzle.solution:
            witness = refutation_of(puzzle.query, step.move, within, search=search)
            assert witness is not None
            found[str(step.move)] = witness_json(witness)
    return found
