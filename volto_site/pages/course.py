"""The page of the course: every lesson with its tasks and questions, whole before any script."""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import count

from volto_core.rules import Rule
from volto_core.teaching.lessons import Asked, Lesson, Step, all_lessons
from volto_core.teaching.questions import Claim
from volto_core.teaching.tasks import Task
from volto_site.boards.diagram import course_diagram, question_diagram
from volto_site.boards.figure import board_at_table, task_parts
from volto_site.boards.table import Parts, parts_html
from volto_site.content.catalogue import Titles
from volto_site.pages.cases import rules_sentence
from volto_site.strings import Strings

# How many things a learner is told to know by now at the end of a lesson.
FACTS = 2


def course_markdown(strings: Strings, titles: Titles) -> Iterator[str]:
    """The lessons in their order, each with its steps and what is known at its end."""
    yield f'<div class="volto-course">{_rules(titles)}</div>'
    numbers = count(1)
    for lesson in all_lessons():
        yield f"## {strings.t(f'lesson-{lesson.id}')} {{#{lesson.id}}}"
        for step in lesson.steps:
            first = step == all_lessons()[0].steps[0]
            yield _step(lesson, step, strings, titles, number=next(numbers), first=first)
        yield _card(lesson, strings)


def lessons_of(rule: Rule) -> tuple[Lesson, ...]:
    """The lessons that teach a rule."""
    return tuple(lesson for lesson in all_lessons() if rule in lesson.teaches)


def card_id(lesson: Lesson) -> str:
    """The id of the step that ends a lesson."""
    return f"{lesson.id}-card"


def read_before(lesson: Lesson, step: Step, strings: Strings) -> tuple[str, ...]:
    """What is read before something can be touched: the title of the lesson, and what is asked."""
    asked = f"task-{step.id}" if isinstance(step, Task) else step.name
    return strings.t(f"lesson-{lesson.id}"), strings.t(asked)


def read_at_the_end(lesson: Lesson, strings: Strings) -> tuple[str, ...]:
    """What is read on the card that ends a lesson."""
    return strings.t("learn-card"), *_facts(lesson, strings)


def _facts(lesson: Lesson, strings: Strings) -> list[str]:
    return [strings.t(f"lesson-{lesson.id}-known-{number}") for number in range(1, FACTS + 1)]


def _rules(titles: Titles) -> str:
    """All rules with where they are explained and taught, for the record of which are sure."""
    return f'<ul class="volto-record" hidden>{"".join(_rule(rule, titles) for rule in Rule)}</ul>'


def _rule(rule: Rule, titles: Titles) -> str:
    title = escape(titles.title("rules.md", rule.anchor))
    lesson = lessons_of(rule)[0].id
    return (
        f'<li data-rule="{rule.value}" data-lesson="{lesson}">'
        f'<a href="../rules/#{rule.anchor}">{title}</a></li>'
    )


def _checked(task: Task) -> list[Rule]:
    """The rules that a task checks; who follows an example has shown nothing."""
    if task.shown:
        return []
    return [remark.rule for remark in (*task.goals, *task.mistakes) if remark.rule]


def _ids(rules: Iterable[Rule]) -> str:
    return " ".join(dict.fromkeys(rule.value for rule in rules))


def _step(
    lesson: Lesson, step: Step, strings: Strings, titles: Titles, *, number: int, first: bool
) -> str:
    """A step in its element, whose attributes tell the script what it is."""
    # The first of all alone is shown before the script says where the learner is.
    look = "volto-step volto-step--first" if first else "volto-step"
    if isinstance(step, Task):
        diagram = course_diagram(step).diagram
        body = parts_html(task_parts(diagram, step, strings, number=number, late=not first))
        stage = "worked" if step.shown else "alone"
        return _element(lesson, step.id, body, look, stage=stage, rules=_ids(_checked(step)))
    body = "\n\n".join(_question(step, strings, titles, number))
    marks = {
        "stage": "question",
        "rules": _ids(step.rules),
        "answer": step.answer.value,
        "choices": " ".join(choice.value for choice in step.choices),
    }
    # The answer is Markdown, whose links MkDocs checks; a task is HTML alone.
    return _element(lesson, step.id, body, look, markdown=True, **marks)


def _element(
    lesson: Lesson, ident: str, body: str, look: str, *, markdown: bool = False, **marks: str
) -> str:
    said = "".join(f' data-{key}="{value}"' for key, value in marks.items() if value)
    return (
        f'<div class="{look} volto-table" id="{ident}" data-step="{ident}"'
        f' data-lesson="{lesson.id}"{said}{" markdown" if markdown else ""}>\n\n{body}\n\n</div>'
    )


def _question(question: Asked, strings: Strings, titles: Titles, number: int) -> Iterator[str]:
    task = f'<p class="volto-task">{escape(strings.t(question.name), quote=False)}</p>'
    diagram = question_diagram(question).diagram
    board = board_at_table(diagram, strings, number=number, late=True)
    yield f'{parts_html(Parts(task, board, ""))}\n<div class="volto-choices"></div>'
    yield f'<details class="volto-answer" markdown><summary>{strings.t("learn-answer")}</summary>'
    yield f"{_reason(question, strings)} {rules_sentence(question.rules, strings, titles)}"
    yield "</details>"


def _reason(question: Asked, strings: Strings) -> str:
    """Why the answer is the right one; a case has its title, which says it."""
    if isinstance(question, Claim):
        return strings.t(f"{question.name}-why")
    return f"**{strings.t(f'case-{question.case.id}')}.**"


def _card(lesson: Lesson, strings: Strings) -> str:
    """What the learner knows by now."""
    facts = "".join(f"<li>{escape(fact, quote=False)}</li>" for fact in _facts(lesson, strings))
    title = f'<p class="volto-card__title">{strings.t("learn-card")}</p>'
    parts = Parts(f"{title}<ul>{facts}</ul>", "", "")
    return _element(
        lesson, card_id(lesson), parts_html(parts), "volto-step volto-card", stage="card"
    )
