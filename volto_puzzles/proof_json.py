"""Serialises a puzzle with its proof; what was measured of it, and changes more often, is apart."""

from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.puzzles.chances import chances_of
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.table import format_puzzle
from volto_core.solver import (
    Deduction,
    Search,
    own_steps,
    plan_of,
    refutation_of,
    who_is,
    witness_json,
)
from volto_core.text.notation import format_kinds
from volto_puzzles.plan_groups import compact_plan


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
            told["deduced"] = {
                SQUARE_NAMES[square]: _deduced(who_is(query, square)) for square in puzzle.asked
            }
        case Aim.ODDS:
            told["moves"] = {
                str(move): {"won": each.won, "lost": each.lost}
                for move, each in chances_of(query).items()
            }
    return told


def _deduced(deduction: Deduction) -> Json:
    """What a mask could be by itself, and what counting excludes."""
    return {
        "alone": format_kinds(deduction.alone),
        "excluded": {
            kind.letter: {
                "kinds": format_kinds(reason.kinds),
                "squares": [SQUARE_NAMES[square] for square in reason.squares],
            }
            for kind, reason in deduction.excluded.items()
        },
    }


def _refuted(puzzle: Puzzle, within: int, search: Search) -> Json:
    """A world and a line that refute every other first move."""
    found: Json = {}
    for step in sorted(own_steps(puzzle.query.situation), key=lambda step: str(step.move)):
        if step.move != puzzle.solution:
            witness = refutation_of(puzzle.query, step.move, within, search=search)
            assert witness is not None
            found[str(step.move)] = witness_json(witness)
    return found
