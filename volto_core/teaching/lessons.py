"""The course: lessons in their order, each with tasks and questions."""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from volto_core.rules import Rule
from volto_core.teaching.questions import Claim, Question, parse_claim, parse_question
from volto_core.teaching.tasks import Task, task_by_id

Asked = Question | Claim
Step = Task | Asked


class Lesson(NamedTuple):
    """One idea: the rules it teaches, and its steps in their order."""

    id: str
    teaches: tuple[Rule, ...]
    steps: tuple[Step, ...]

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What is shown or done, in its order."""
        return tuple(step for step in self.steps if isinstance(step, Task))

    @property
    def questions(self) -> tuple[Asked, ...]:
        """What is asked, in its order; it is also the test that lets a learner skip the lesson."""
        return tuple(step for step in self.steps if not isinstance(step, Task))

    @property
    def checks(self) -> frozenset[Rule]:
        """The rules that the questions are about."""
        return frozenset(rule for question in self.questions for rule in question.rules)


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Every lesson, in the order of the course; a name that is none raises a ValueError."""
    path = import_module("pathlib").Path(__file__).with_suffix(".toml")
    tables = import_module("tomllib").loads(path.read_text("utf-8"))
    claims = {claim.key: claim for claim in map(parse_claim, tables["claim"])}
    return tuple(
        Lesson(
            id=table["id"],
            teaches=tuple(map(Rule, table["teaches"])),
            steps=tuple(_step(step, claims) for step in table["steps"]),
        )
        for table in tables["lesson"]
    )


def _step(wanted: str | dict[str, Any], claims: dict[str, Claim]) -> Step:
    if isinstance(wanted, str):
        return _task(wanted)
    return claims[wanted["claim"]] if "claim" in wanted else parse_question(wanted)


def _task(name: str) -> Task:
    task = task_by_id(name)
    if task is None:
        raise ValueError(f"no task {name}")
    return task
