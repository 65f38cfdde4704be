"""Queries to the solver, and its answers in short."""

from volto_core import (
    Move,
    Position,
    parse_move,
)
from volto_core.solver import (
    Query,
    Search,
    Situation,
    Witness,
    after_step,
    own_steps,
    parse_kinds,
    parse_suspects,
    pose,
    refutation_of,
    solve,
)
from volto_core.text.notation import format_kinds


def query(position: Position, suspects: str = "", off: str | None = None) -> Query:
    return pose(
        position,
        suspects=parse_suspects(suspects),
        off=None if off is None else parse_kinds(off),
    )


def answer(asked: Query, within: int) -> tuple[int | None, str]:
    solution = solve(asked, within)
    if solution is None:
        return None, ""
    return solution.within, " ".join(map(str, solution.moves))


def witness(asked: Query, move: str, within: int) -> Witness:
    found = refutation_of(asked, parse_move(move), within, search=Search())
    assert found is not None
    return found


def after(asked: Query, move: str) -> Situation:
    """The one situation after a move that captures nothing and ends nothing."""
    (step,) = (s for s in own_steps(asked.situation) if str(s.move) == move)
    ((_, reached),) = after_step(asked.situation, step)
    assert isinstance(reached, Situation)
    return reached


def suspects_of(asked: Query) -> dict[str, str]:
    return {str(Move(s, s))[:2]: format_kinds(k) for s, k in asked.suspects.items()}
