"""The course: lessons in their order, each with tasks to do and cases whose end is predicted."""

from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import NamedTuple

from volto_core.cases import Case, case_by_id
from volto_core.rules import Rule
from volto_core.tasks import Task, task_by_id


class Prediction(StrEnum):
    """How the moves of a case end, as a learner foresees it."""

    REFUSED = "refused"
    GOES_ON = "goes-on"
    IVORY = "ivory"
    NIGHT = "night"
    DRAW = "draw"


class Lesson(NamedTuple):
    """One idea: the rules it teaches, what is done on a board, and what is asked afterwards."""

    id: str
    teaches: tuple[Rule, ...]
    tasks: tuple[Task, ...]
    questions: tuple[Case, ...]

    @property
    def steps(self) -> tuple[Task | Case, ...]:
        """What a learner does in their order."""
        return (*self.tasks, *self.questions)

    @property
    def checks(self) -> frozenset[Rule]:
        """The rules of which something is asked, in a task or a question."""
        remarks = (remark for task in self.tasks for remark in (*task.goals, *task.mistakes))
        asked = {rule for case in self.questions for rule in case.rules}
        return frozenset(asked | {remark.rule for remark in remarks if remark.rule})


def prediction_of(case: Case) -> Prediction:
    """What a learner has to foresee of a case."""
    if case.refused:
        return Prediction.REFUSED
    if case.outcome is None:
        return Prediction.GOES_ON
    winners = {None: Prediction.DRAW, 1: Prediction.IVORY, 2: Prediction.NIGHT}
    return winners[case.outcome.winner]


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Every lesson, in the order of the course; a name that is none raises a ValueError."""
    path = import_module("pathlib").Path(__file__).with_suffix(".toml")
    tables = import_module("tomllib").loads(path.read_text("utf-8"))["lesson"]
    return tuple(
        Lesson(
            id=table["id"],
            teaches=tuple(map(Rule, table["teaches"])),
            tasks=tuple(map(_task, table["tasks"])),
            questions=tuple(map(_case, table["questions"])),
        )
        for table in tables
    )


def _task(name: str) -> Task:
    task = task_by_id(name)
    if task is None:
        raise ValueError(f"no task {name}")
    return task


def _case(name: str) -> Case:
    case = case_by_id(name)
    if case is None:
        raise ValueError(f"no case {name}")
    return case
