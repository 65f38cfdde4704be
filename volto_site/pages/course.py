"""The page of the course: every lesson with its tasks and questions, whole before any script."""

from collections.abc import Iterator
from html import escape
from itertools import count

from volto_core.game.history import game_of
from volto_core.geometry import SQUARE_NAMES
from volto_core.rules import Rule
from volto_core.teaching.cases import Case
from volto_core.teaching.lessons import Lesson, Question, all_lessons
from volto_core.teaching.tasks import Task
from volto_site.boards.descriptions import kind_name, squares_of_move
from volto_site.boards.diagram import question_diagram, task_diagram
from volto_site.boards.figure import board_at_table, task_parts
from volto_site.boards.table import Parts, parts_html
from volto_site.content.catalogue import Titles
from volto_site.pages.cases import case_sentences, rules_sentence
from volto_site.strings import Strings


def course_markdown(strings: Strings, titles: Titles) -> Iterator[str]:
    """The lessons in their order, each with its steps."""
    yield f'<div class="volto-course">{_rules(titles)}</div>'
    numbers = count(1)
    for place, lesson in enumerate(all_lessons()):
        yield f"## {strings.t(f'lesson-{lesson.id}')} {{#{lesson.id}}}"
        text = escape(strings.t(f"lesson-{lesson.id}-text"), quote=False)
        yield f'<p class="{_named("volto-lesson", first=place == 0)}">{text}</p>'
        for step in lesson.steps:
            first = place == 0 and step == lesson.steps[0]
            yield _step(lesson, step, strings, titles, number=next(numbers), first=first)


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


def _step(
    lesson: Lesson,
    step: Task | Question,
    strings: Strings,
    titles: Titles,
    *,
    number: int,
    first: bool,
) -> str:
    """A step in its element, whose attributes tell the script what it is."""
    if isinstance(step, Task):
        diagram = task_diagram(step).diagram
        body = parts_html(task_parts(diagram, step, strings, number=number))
        marks = {"stage": stage_of(lesson, step), "rules": _ids(_checked(step))}
    else:
        body = "\n\n".join(_question(step, strings, titles, number))
        marks = _question_marks(lesson, step)
    said = "".join(f' data-{key}="{value}"' for key, value in marks.items() if value)
    # The answer to a question is Markdown, whose links MkDocs checks; a task is HTML alone.
    kind = "" if isinstance(step, Task) else " markdown"
    return (
        f'<div class="{_named("volto-step", first=first)} volto-table" id="{step.id}"'
        f' data-step="{step.id}"'
        f' data-lesson="{lesson.id}"{said}{kind}>\n\n{body}\n\n</div>'
    )


def _question_marks(lesson: Lesson, question: Question) -> dict[str, str]:
    return {
        "stage": "question",
        "rules": _ids(question.case.rules),
        "answer": question.answer.value,
        "choices": " ".join(choice.value for choice in question.choices),
        "test": "yes" if question in lesson.test else "",
    }


def _question(question: Question, strings: Strings, titles: Titles, number: int) -> Iterator[str]:
    case = question.case
    task = f'<p class="volto-task">{escape(_asked(question, strings), quote=False)}</p>'
    board = board_at_table(question_diagram(question).diagram, strings, number=number)
    yield f'{parts_html(Parts(task, board, ""))}\n<div class="volto-choices"></div>'
    summary = f"<summary>{strings.t('learn-answer')}</summary>"
    yield f'<details class="volto-answer" markdown>{summary}'
    yield f"**{strings.t(f'case-{case.id}')}.**"
    if question.square is None:
        yield "\n".join(case_sentences(case, strings))
    yield rules_sentence(case, strings, titles)
    yield "</details>"


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
    if case.refused is None and len(case.moves) > 1:
        return _predict_many(case, strings)
    move = case.refused or case.moves[0]
    mask = case.position.mask_at(move.origin)
    assert mask is not None
    name = "learn-predict-still" if move.origin == move.target else "learn-predict"
    kind = kind_name(mask.kind)
    return strings.t(name, player=int(mask.owner), kind=kind, **squares_of_move(move))


def _predict_many(case: Case, strings: Strings) -> str:
    """The question about a line, which is told once where it is played twice."""
    half = case.moves[: len(case.moves) // 2]
    is_twice = case.moves == half * 2
    turns = game_of(case.position, half if is_twice else case.moves).turns
    moves = [
        strings.t("board-move", kind=kind_name(turn.kind), **squares_of_move(turn.move))
        for turn in turns
    ]
    name = "learn-predict-twice" if is_twice else "learn-predict-many"
    return strings.t(name, player=case.position.player, moves=strings.every(moves))
