"""A plan without repetitions: the replies that have the same answer stand together."""

from collections.abc import Iterable

from volto_core import Kind, Move, Outcome
from volto_core.solver import Answer, Plan

Group = tuple[Kind | None, tuple[Move, ...], Outcome | Plan]
Json = dict[str, object]


def grouped(answers: Iterable[Answer]) -> list[Group]:
    """What is shown, the replies with one answer, and that answer; the best defence first."""
    groups: dict[tuple[Kind | None, Outcome | Plan], list[Move]] = {}
    for reply, shown, then in answers:
        groups.setdefault((shown, then), []).append(reply)
    return [(shown, tuple(moves), then) for (shown, then), moves in groups.items()]


def compact_plan(plan: Plan) -> Json:
    """A plan as plain data: the move, and the end or the answers for all that it may show."""
    cases: list[Json] = []
    for case in plan.cases:
        told: Json = {} if case.shown is None else {"shown": case.shown.letter}
        if isinstance(case.then, Outcome):
            told["by"] = case.then.by.value
        else:
            told["answers"] = [_answer(*group) for group in grouped(case.then)]
        cases.append(told)
    return {"move": str(plan.move), "within": plan.within, "cases": cases}


def _answer(shown: Kind | None, replies: tuple[Move, ...], then: Outcome | Plan) -> Json:
    told: Json = {"replies": list(map(str, replies))}
    if shown is not None:
        told["shown"] = shown.letter
    if isinstance(then, Outcome):
        return told | {"by": then.by.value}
    return told | {"plan": compact_plan(then)}
