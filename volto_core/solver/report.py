"""What the solver found, as plain data."""

from volto_core.game.outcomes import Outcome
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import Kind
from volto_core.solver.plan import Answer, Case, Plan, main_line, plan_of
from volto_core.solver.problem import Problem
from volto_core.solver.search import Search
from volto_core.solver.situations import own_steps
from volto_core.solver.solutions import Solution, solve
from volto_core.solver.witness import Witness, refutation_of

Json = dict[str, object]


def solution_json(problem: Problem, solution: Solution | None) -> Json:
    """How many worlds there are, the least number of own moves, and the first moves."""
    return {
        "worlds": problem.number_of_worlds(),
        "within": solution and solution.within,
        "moves": [str(move) for move in solution.moves] if solution else [],
    }


def explained_json(problem: Problem, within: int, *, search: Search) -> Json:
    """The solution with its plan, the line of the best defence, and what refutes other moves."""
    solution = solve(problem, within, search=search)
    told = solution_json(problem, solution)
    least = solution.within if solution else within
    plan = plan_of(problem.situation, least, search=search)
    told["plan"] = plan and plan_json(plan)
    told["line"] = [str(move) for move in main_line(plan)] if plan else []
    told["refuted"] = {
        str(step.move): witness_json(witness)
        for step in sorted(own_steps(problem.situation), key=lambda step: str(step.move))
        if (witness := refutation_of(problem, step.move, least, search=search))
    }
    return told


def plan_json(plan: Plan) -> Json:
    """A plan with a case for each kind shown; the replies begin with the best defence."""
    cases = [_case_json(case) for case in plan.cases]
    return {"move": str(plan.move), "within": plan.within, "cases": cases}


def _case_json(case: Case) -> Json:
    if isinstance(case.then, Outcome):
        return {"shown": _letter(case.shown), "result": _result(case.then)}
    return {"shown": _letter(case.shown), "replies": [_answer_json(one) for one in case.then]}


def _answer_json(answer: Answer) -> Json:
    told: Json = {"reply": str(answer.reply), "shown": _letter(answer.shown)}
    if isinstance(answer.then, Outcome):
        return told | {"result": _result(answer.then)}
    return told | {"plan": plan_json(answer.then)}


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
