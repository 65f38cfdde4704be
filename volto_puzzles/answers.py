"""The answers that the solver gives to the four questions of a puzzle."""

from collections.abc import Iterable

from volto_core import Kind, Move
from volto_core.puzzles.chances import Chances, chances_of
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import (
    Query,
    Search,
    Solution,
    saving_moves,
    solve,
    who_is,
)

Bet = tuple[Move, Chances]
Names = dict[int, Kind]
Answer = Solution | Move | Names | Bet


def answer_to(puzzle: Puzzle, query: Query, *, search: Search | None = None) -> Answer | None:
    """The solver's answer to the question of a puzzle in a query, None if there is none."""
    match puzzle.aim:
        case Aim.WIN:
            return solve(query, puzzle.own_moves, search=search)
        case Aim.SAVE:
            return only_saving_move(query)
        case Aim.UNMASK:
            return deduced_kinds(query, puzzle.asked)
        case Aim.ODDS:
            return best_bet(query)


def expected(puzzle: Puzzle) -> Answer | None:
    """The answer stored in a puzzle."""
    match puzzle.aim:
        case Aim.WIN:
            assert puzzle.within is not None
            assert puzzle.solution is not None
            return Solution(puzzle.within, (puzzle.solution,))
        case Aim.SAVE:
            return puzzle.solution
        case Aim.UNMASK:
            return dict(puzzle.asked)
        case Aim.ODDS:
            assert puzzle.solution is not None
            assert puzzle.chances is not None
            return puzzle.solution, puzzle.chances


def only_saving_move(query: Query) -> Move | None:
    """The only move that saves the game, None if there are several or none."""
    moves = saving_moves(query)
    return moves[0] if len(moves) == 1 else None


def deduced_kind(query: Query, square: int) -> Kind | None:
    """The kind of a mask in every world, None if worlds differ or no counting is needed."""
    if square not in query.squares:
        return None
    deduction = who_is(query, square)
    return deduction.kind if deduction.is_by_counting else None


def deduced_kinds(query: Query, squares: Iterable[int]) -> Names | None:
    """The kinds of some masks, None if one of them cannot be told or needs no counting."""
    found: Names = {}
    for square in squares:
        kind = deduced_kind(query, square)
        if kind is None:
            return None
        found[square] = kind
    return found


def best_bet(query: Query) -> Bet | None:
    """The move with the most worlds won less worlds lost at once, and its chances.

    None if two tie, if not to bet is as good, or if some move is certain.
    """
    chances = chances_of(query)
    most = max((each.gain for each in chances.values()), default=0)
    best = [move for move, each in chances.items() if each.gain == most]
    is_certain = any(each.won == each.worlds for each in chances.values())
    if len(best) > 1 or most <= 0 or is_certain:
        return None
    return best[0], chances[best[0]]
