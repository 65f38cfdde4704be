"""The course: lessons in their order, each with tasks and then predictions."""

from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from volto_core.rules import Rule
from volto_core.teaching.cases import Case, case_by_id
from volto_core.teaching.tasks import Task, task_by_id
from volto_core.text.notation import parse_position, parse_square

# The number of questions of the test that lets a learner skip a lesson.
LONGEST_TEST = 3


class Prediction(StrEnum):
    """A prediction: how the moves of a case end, or what is seen of a mask."""

    REFUSED = "refused"
    GOES_ON = "goes-on"
    IVORY = "ivory"
    NIGHT = "night"
    DRAW = "draw"
    SYMBOL = "symbol"
    FACE = "face"


_SEEN = (Prediction.SYMBOL, Prediction.FACE)
_ENDS = tuple(prediction for prediction in Prediction if prediction not in _SEEN)


class Question(NamedTuple):
    """A case whose end is foreseen or, where a square is named, what its mask shows to a seat."""

    case: Case
    seat: str = ""
    square: int | None = None

    @property
    def id(self) -> str:
        """An id that no task has."""
        return f"case-{self.case.id}"

    @property
    def choices(self) -> tuple[Prediction, ...]:
        """The possible answers."""
        return _ENDS if self.square is None else _SEEN

    @property
    def answer(self) -> Prediction:
        """The right answer."""
        if self.square is None:
            return _end_of(self.case)
        hidden = parse_position(self.case.views[self.seat]).hidden
        return Prediction.FACE if hidden >> self.square & 1 else Prediction.SYMBOL


class Lesson(NamedTuple):
    """One idea: the rules it teaches, what is shown, completed and done alone, what is asked."""

    id: str
    teaches: tuple[Rule, ...]
    worked: tuple[Task, ...]
    completed: tuple[Task, ...]
    alone: tuple[Task, ...]
    questions: tuple[Question, ...]

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The tasks, in their order."""
        return (*self.worked, *self.completed, *self.alone)

    @property
    def steps(self) -> tuple[Task | Question, ...]:
        """The tasks and questions, in their order."""
        return (*self.tasks, *self.questions)

    @property
    def checks(self) -> frozenset[Rule]:
        """The rules that the questions are about."""
        return frozenset(rule for question in self.questions for rule in question.case.rules)

    @property
    def test(self) -> tuple[Question, ...]:
        """The questions of the test that lets a learner skip the lesson."""
        return self.questions[:LONGEST_TEST]


def _end_of(case: Case) -> Prediction:
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
            worked=tuple(map(_task, table["worked"])),
            completed=tuple(map(_task, table["completed"])),
            alone=tuple(map(_task, table["alone"])),
            questions=tuple(map(_question, table["questions"])),
        )
        for table in tables
    )


def _task(name: str) -> Task:
    task = task_by_id(name)
    if task is None:
        raise ValueError(f"no task {name}")
    return task


def _question(wanted: str | dict[str, Any]) -> Question:
    if isinstance(wanted, str):
        return Question(_case(wanted))
    return Question(_case(wanted["case"]), wanted["seat"], parse_square(wanted["square"]))


def _case(name: str) -> Case:
    case = case_by_id(name)
    if case is None:
        raise ValueError(f"no case {name}")
    return case
