"""The proof of a puzzle from scratch: its history, its answer, its themes and reasons."""

from collections.abc import Iterable, Iterator

from volto_core import Move, VoltoError
from volto_core.geometry import SQUARE_NAMES
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import Search, Solution, winning_chances
from volto_puzzles.answers import Answer, answer_to, expected
from volto_puzzles.collection import Entry, Flaw
from volto_puzzles.histories import history_flaws
from volto_puzzles.traits import described
from volto_puzzles.workers import spread


def flaws_of(entry: Entry) -> list[Flaw]:
    """Every flaw of a puzzle."""
    return [entry.flaw(text) for text in _flaws(entry.puzzle)]


def _flaws(puzzle: Puzzle) -> Iterator[str]:
    try:
        query = puzzle.query
        search = Search()
        wanted, found = expected(puzzle), answer_to(puzzle, query, search=search)
        yield from history_flaws(puzzle)
        if found != wanted:
            yield f"the answer is {_said(wanted)}, but the solver says {_said(found)}"
            return
        if puzzle.aim is Aim.SAVE and _wins_at_once(puzzle):
            yield "save: there is a move that wins at once"
        yield from _trait_flaws(puzzle, described(puzzle, search=search))
    except VoltoError as error:
        yield str(error)


def _wins_at_once(puzzle: Puzzle) -> bool:
    query = puzzle.query
    return query.number_of_worlds() in winning_chances(query).values()


def _trait_flaws(puzzle: Puzzle, right: Puzzle) -> Iterator[str]:
    for key in ("theme", "also", "why"):
        if getattr(puzzle, key) != getattr(right, key):
            yield f"{key}: the solver sees {getattr(right, key)!r}"


def _said(answer: Answer | None) -> str:
    match answer:
        case None:
            return "that none is best"
        case Solution(within, moves):
            return f"{', '.join(map(str, moves))} within {within}"
        case Move():
            return str(answer)
        case dict():
            return ", ".join(f"{SQUARE_NAMES[at]} = {kind.letter}" for at, kind in answer.items())
        case (move, chances):
            return f"{move} with {chances}"


def proved(entries: Iterable[Entry], *, processes: int | None = None) -> Iterator[list[Flaw]]:
    """The flaws of each puzzle, computed in parallel and in order."""
    return spread(flaws_of, entries, processes=processes)
