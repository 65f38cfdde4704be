"""The page of the course: every lesson with its tasks and questions, whole before any script."""

from collections.abc import Callable, Iterator
from html import escape

from volto_core.cases import Case
from volto_core.lessons import Lesson, all_lessons, prediction_of
from volto_core.rules import Rule
from volto_core.tasks import Task
from volto_site.catalogue import Titles
from volto_site.strings import Strings

Tell = Callable[[Case, Strings], Iterator[str]]


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
            rules = [remark.rule for remark in (*task.goals, *task.mistakes) if remark.rule]
            body = f"```volto\ntask: {task.id}\ncaption: {caption}\n```"
            yield _step(task.id, lesson, rules, body, first=first and place == 0)
        for case in lesson.questions:
            body = "\n\n".join(_question(case, strings, titles, tell))
            answer = prediction_of(case).value
            yield _step(f"case-{case.id}", lesson, case.rules, body, answer=answer)


def lessons_of(rule: Rule) -> tuple[Lesson, ...]:
    """The lessons that teach a rule."""
    return tuple(lesson for lesson in all_lessons() if rule in lesson.teaches)


def read_before(lesson: Lesson, step: Task | Case, strings: Strings) -> tuple[str, ...]:
    """What is read before something can be touched."""
    sentence = strings.t(f"task-{step.id}") if isinstance(step, Task) else _asked(step, strings)
    return strings.t(f"lesson-{lesson.id}"), strings.t(f"lesson-{lesson.id}-text"), sentence


def _rules(titles: Titles) -> str:
    """The titles of all rules, for the record of which are sure."""
    items = (
        f'<li data-rule="{rule.value}">{escape(titles.title("rules.md", rule.anchor))}</li>'
        for rule in Rule
    )
    return f'<ul class="volto-record" hidden>{"".join(items)}</ul>'


def _named(name: str, *, first: bool) -> str:
    """The first of all is marked: it alone is shown before the script says where the learner is."""
    return f"{name} {name}--first" if first else name


def _step(
    name: str,
    lesson: Lesson,
    rules: list[Rule] | tuple[Rule, ...],
    body: str,
    *,
    answer: str = "",
    first: bool = False,
) -> str:
    asked = f' data-answer="{answer}"' if answer else ""
    checked = " ".join(dict.fromkeys(rule.value for rule in rules))
    return (
        f'<div class="{_named("volto-step", first=first)}" data-step="{name}"'
        f' data-lesson="{lesson.id}" data-rules="{checked}"{asked} markdown>\n\n{body}\n\n</div>'
    )


def _question(case: Case, strings: Strings, titles: Titles, tell: Tell) -> Iterator[str]:
    yield f'<p class="volto-task">{escape(_asked(case, strings), quote=False)}</p>'
    yield f"```volto\ncase: {case.id}\ncaption: {strings.t('learn-caption', kind='question')}\n```"
    summary = f"<summary>{strings.t('learn-answer')}</summary>"
    yield f'<details class="volto-answer" markdown>{summary}'
    yield f"**{strings.t(f'case-{case.id}')}.**"
    yield "\n".join(tell(case, strings))
    rules = " · ".join(titles.link("rules.md", rule.anchor) for rule in case.rules)
    yield strings.t("case-rules", count=len(case.rules), rules=rules)
    yield "</details>"


def _asked(case: Case, strings: Strings) -> str:
    """What the drawing does not show, and the question what comes of the moves to be played."""
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
