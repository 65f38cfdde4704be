"""The answers that the solver gives to the four questions of a puzzle."""

from volto_core import Kind, Move
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import (
    Query,
    Search,
    Solution,
    saving_moves,
    solve,
    who_is,
    winning_chances,
)

Bet = tuple[Move, tuple[int, int]]
Answer = Solution | Move | Kind | Bet


def answer_to(puzzle: Puzzle, query: Query, *, search: Search | None = None) -> Answer | None:
    """The solver's answer to the question of a puzzle in a query, None if there is none."""
    match puzzle.aim:
        case Aim.WIN:
            return solve(query, puzzle.own_moves, search=search)
        case Aim.SAVE:
            return only_saving_move(query)
        case Aim.UNMASK:
            return None if puzzle.square is None else deduced_kind(query, puzzle.square)
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
            return puzzle.answer
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


def best_bet(query: Query) -> Bet | None:
    """The move that wins at once in most worlds, None if two tie or it wins in all."""
    won = winning_chances(query)
    total = query.number_of_worlds()
    most = max(won.values(), default=0)
    best = [move for move in won if won[move] == most]
    return (best[0], (most, total)) if len(best) == 1 and 0 < most < total else None
