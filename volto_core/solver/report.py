"""What the solver found, as plain data."""

from volto_core.game.outcomes import Outcome
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.pieces import Kind
from volto_core.solver.plan import Plan, PlanBranch, PlanReply, main_line, plan_of
from volto_core.solver.query import Query
from volto_core.solver.search import Search
from volto_core.solver.situations import own_steps
from volto_core.solver.solutions import Solution, solve
from volto_core.solver.witness import Witness, refutation_of


def solution_json(query: Query, solution: Solution | None) -> Json:
    """How many worlds there are, the least number of own moves, and the first moves."""
    return {
        "worlds": query.number_of_worlds(),
        "within": solution and solution.within,
        "moves": [str(move) for move in solution.moves] if solution else [],
    }


def explained_json(query: Query, within: int, *, search: Search) -> Json:
    """The solution with its plan, the line of the best defence, and what refutes other moves."""
    solution = solve(query, within, search=search)
    told = solution_json(query, solution)
    least = solution.within if solution else within
    plan = plan_of(query.situation, least, search=search)
    told["plan"] = plan and plan_json(plan)
    told["line"] = [str(move) for move in main_line(plan)] if plan else []
    told["refuted"] = {
        str(step.move): witness_json(witness)
        for step in sorted(own_steps(query.situation), key=lambda step: str(step.move))
        if (witness := refutation_of(query, step.move, least, search=search))
    }
    return told


def plan_json(plan: Plan) -> Json:
    """A plan with a branch for each kind shown; the replies begin with the best defence."""
    cases = [_branch_json(branch) for branch in plan.branches]
    return {"move": str(plan.move), "within": plan.within, "cases": cases}


def _branch_json(branch: PlanBranch) -> Json:
    if isinstance(branch.then, Outcome):
        return {"shown": _letter(branch.shown), "result": _result(branch.then)}
    return {"shown": _letter(branch.shown), "replies": [_reply_json(one) for one in branch.then]}


def _reply_json(one: PlanReply) -> Json:
    told: Json = {"reply": str(one.reply), "shown": _letter(one.shown)}
    if isinstance(one.then, Outcome):
        return told | {"result": _result(one.then)}
    return told | {"plan": plan_json(one.then)}


def witness_json(witness: Witness) -> Json:
    """A world, a line, and its end, null if the moves ran out."""
    return {
        "world": {SQUARE_NAMES[square]: kind.letter for square, kind in witness.world.items()},
        "line": [str(move) for move in witness.line],
        "result": _result(witness.outcome),
    }


def _letter(kind: Kind | None) -> str | None:
    return None if kind is None else kind.letter


def _result(outcome: Outcome | None) -> Json | None:
    return outcome and {"winner": outcome.winner, "by": outcome.by.value}
