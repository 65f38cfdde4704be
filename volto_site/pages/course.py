"""The page of the course: every lesson with its tasks and questions, whole before any script."""

from collections.abc import Callable, Iterator
from html import escape

from volto_core.geometry import SQUARE_NAMES
from volto_core.rules import Rule
from volto_core.teaching.cases import Case
from volto_core.teaching.lessons import Lesson, Question, all_lessons
from volto_core.teaching.tasks import Task
from volto_site.content.catalogue import Titles
from volto_site.strings import Strings

Tell = Callable[[Case, Strings], Iterator[str]]
Attributes = dict[str, str]


def lessons_markdown(strings: Strings, titles: Titles, tell: Tell) -> Iterator[str]:
    """The lessons; what happens in a case is told as on the page of the cases."""
    yield f'<div class="volto-course">{_rules(titles)}</div>'
    for number, lesson in enumerate(all_lessons()):
        first = number == 0
        yield f"## {strings.t(f'lesson-{lesson.id}')} {{#{lesson.id}}}"
        text = escape(strings.t(f"lesson-{lesson.id}-text"), quote=False)
        yield f'<p class="{_named("volto-lesson", first=first)}">{text}</p>'
        for place, task in enumerate(lesson.tasks):
            caption = strings.t("learn-caption", kind="task")
            body = f"```volto\ntask: {task.id}\ncaption: {caption}\n```"
            marks = {"stage": stage_of(lesson, task), "rules": _ids(_checked(task))}
            yield _step(task.id, lesson, marks, body, first=first and place == 0)
        for question in lesson.questions:
            body = "\n\n".join(_question(question, strings, titles, tell))
            marks = {
                "stage": "question",
                "rules": _ids(question.case.rules),
                "answer": question.answer.value,
                "choices": " ".join(choice.value for choice in question.choices),
                "test": "yes" if question in lesson.test else "",
            }
            yield _step(question.id, lesson, marks, body)


def lessons_of(rule: Rule) -> tuple[Lesson, ...]:
    """The lessons that teach a rule."""
    return tuple(lesson for lesson in all_lessons() if rule in lesson.teaches)


def stage_of(lesson: Lesson, task: Task) -> str:
    """How much of a task is left to the learner."""
    if task in lesson.worked:
        return "worked"
    return "completed" if task in lesson.completed else "alone"


def read_before(lesson: Lesson, step: Task | Question, strings: Strings) -> tuple[str, ...]:
    """What is read before something can be touched; a question stands without the lesson's text."""
    title = strings.t(f"lesson-{lesson.id}")
    if isinstance(step, Question):
        return title, _asked(step, strings)
    is_first = step == all_lessons()[0].steps[0]
    page = ("learn-heading", "learn-intro") if is_first else ()
    call = "task-title-shown" if step.shown else "task-title"
    names = (*page, f"lesson-{lesson.id}-text", call, f"task-{step.id}")
    return title, *map(strings.t, names)


def _rules(titles: Titles) -> str:
    """All rules with where they are explained and taught, for the record of which are sure."""
    return f'<ul class="volto-record" hidden>{"".join(_rule(rule, titles) for rule in Rule)}</ul>'


def _rule(rule: Rule, titles: Titles) -> str:
    title = escape(titles.title("rules.md", rule.anchor))
    lesson = lessons_of(rule)[0].id
    return (
        f'<li data-rule="{rule.value}" data-lesson="{lesson}">'
        f'<a href="../rules/#{rule.anchor}">{title}</a> <code>{rule.value}</code></li>'
    )


def _named(name: str, *, first: bool) -> str:
    """The first of all is marked: it alone is shown before the script says where the learner is."""
    return f"{name} {name}--first" if first else name


def _checked(task: Task) -> list[Rule]:
    """The rules that a task checks; who follows an example has shown nothing."""
    if task.shown:
        return []
    return [remark.rule for remark in (*task.goals, *task.mistakes) if remark.rule]


def _ids(rules: list[Rule] | tuple[Rule, ...]) -> str:
    return " ".join(dict.fromkeys(rule.value for rule in rules))


def _step(name: str, lesson: Lesson, marks: Attributes, body: str, *, first: bool = False) -> str:
    said = "".join(f' data-{key}="{value}"' for key, value in marks.items() if value)
    return (
        f'<div class="{_named("volto-step", first=first)}" data-step="{name}"'
        f' data-lesson="{lesson.id}"{said} markdown>\n\n{body}\n\n</div>'
    )


def _question(question: Question, strings: Strings, titles: Titles, tell: Tell) -> Iterator[str]:
    case = question.case
    yield f'<p class="volto-task">{escape(_asked(question, strings), quote=False)}</p>'
    yield _diagram(question, strings)
    summary = f"<summary>{strings.t('learn-answer')}</summary>"
    yield f'<details class="volto-answer" markdown>{summary}'
    yield f"**{strings.t(f'case-{case.id}')}.**"
    if question.square is None:
        yield "\n".join(tell(case, strings))
    rules = " · ".join(titles.link("rules.md", rule.anchor) for rule in case.rules)
    yield strings.t("case-rules", count=len(case.rules), rules=rules)
    yield "</details>"


def _diagram(question: Question, strings: Strings) -> str:
    kind = "question" if question.square is None else "seat"
    marks = "" if question.square is None else f"marks: {SQUARE_NAMES[question.square]}\n"
    caption = strings.t("learn-caption", kind=kind)
    return f"```volto\ncase: {question.case.id}\n{marks}caption: {caption}\n```"


def _asked(question: Question, strings: Strings) -> str:
    """What the drawing does not show, and the question what comes of the moves to be played."""
    case = question.case
    if question.square is not None:
        square = SQUARE_NAMES[question.square]
        return strings.t("learn-look", player=int(question.seat), square=square)
    lost = "".join(map(str, case.position.lost))
    told = [] if lost == "00" else [strings.t(f"learn-lost-{lost}")]
    return " ".join((*told, _predict(case, strings)))


def _predict(case: Case, strings: Strings) -> str:
    moves = (case.refused,) if case.refused else case.moves
    player = int(case.position.player)
    if len(moves) > 1:
        return strings.t("learn-predict-many", player=player, moves=" ".join(map(str, moves)))
    move = str(moves[0])
    name = "learn-predict-still" if move[:2] == move[2:] else "learn-predict"
    return strings.t(name, player=player, **{"from": move[:2], "to": move[2:]})
