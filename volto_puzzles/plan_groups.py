"""A plan in compact form: the replies that have the same answer are grouped."""

from collections.abc import Iterable

from volto_core import Kind, Move, Outcome
from volto_core.json import Json
from volto_core.solver import Plan, PlanReply

Group = tuple[Kind | None, tuple[Move, ...], Outcome | Plan]


def grouped(answers: Iterable[PlanReply]) -> list[Group]:
    """Replies grouped by shown kind and answer, the best defence first."""
    groups: dict[tuple[Kind | None, Outcome | Plan], list[Move]] = {}
    for reply, shown, then in answers:
        groups.setdefault((shown, then), []).append(reply)
    return [(shown, tuple(moves), then) for (shown, then), moves in groups.items()]


def compact_plan(plan: Plan) -> Json:
    """A plan as JSON: the move, and the outcome or the replies for each kind that it may show."""
    cases: list[Json] = []
    for branch in plan.branches:
        told: Json = {} if branch.shown is None else {"shown": branch.shown.letter}
        if isinstance(branch.then, Outcome):
            told["by"] = branch.then.by.value
        else:
            told["answers"] = [_answer(*group) for group in grouped(branch.then)]
        cases.append(told)
    return {"move": str(plan.move), "within": plan.within, "cases": cases}


def _answer(shown: Kind | None, replies: tuple[Move, ...], then: Outcome | Plan) -> Json:
    told: Json = {"replies": list(map(str, replies))}
    if shown is not None:
        told["shown"] = shown.letter
    if isinstance(then, Outcome):
        return told | {"by": then.by.value}
    return told | {"plan": compact_plan(then)}
