"""The page of the course: short steps, all its words, and nothing told beforehand."""

import re

import pytest

from tests.support.messages import NAMES, hints_of, remarks_of
from volto_core.geometry import WIDTH, column_of
from volto_core.rules import Rule
from volto_core.teaching.cases import all_cases
from volto_core.teaching.lessons import all_lessons
from volto_core.teaching.tasks import Task, course_tasks
from volto_core.text.notation import parse_square
from volto_site.boards.data import board_data
from volto_site.boards.descriptions import squares_of_move
from volto_site.boards.diagram import case_diagram, goes_over_edge, question_diagram
from volto_site.boards.extension import boards_written
from volto_site.content.source import parse_source
from volto_site.languages import CODES
from volto_site.pages.course import FACTS, read_at_the_end, read_before
from volto_site.pages.generated import generated_pages
from volto_site.pages.readability import Reading, reading_of, report
from volto_site.places import WEB
from volto_site.strings import strings_of
from volto_site.strings.page_files import later_strings

# What may be on the screen before something can be touched.
MOST_WORDS = 35
# LIX of a step and of all steps together: easy to read is under 40, a long word being one of more
# than six letters, of which the names of masks have many.
HARDEST, USUAL = 60, 30
# What the learner has been told or is asked to suppose gives nothing away.
SUPPOSED: set[str] = set()
# The steps of the first course, whose addresses people may have kept.
FIRST_COURSE = """
    learn-offer e4-ivory learn-spare case-second-lady-captured case-turns-alternate
    learn-noble-show learn-noble-last learn-noble case-noble-not-diagonally case-no-passing
    learn-advisor-show learn-advisor-last learn-advisor case-advisor-not-straight
    case-not-onto-an-own-mask learn-charge learn-halt learn-road case-soldier-does-not-jump
    case-soldier-stays-in-the-palace learn-candidate-show e5 learn-candidate case-corner-of-the-mat
    case-others-in-the-palace-win-nothing case-candidate-enters-by-capturing learn-lady-show
    learn-lady-last learn-lady case-lady-cannot-capture case-lady-to-an-empty-square
    learn-capture-show e1 e3 case-capture-reveals case-lady-takes-her-capturer-along
    case-candidate-takes-a-lady-in-the-palace learn-endings-show e2 learn-endings
    case-candidate-captured case-nothing-to-move case-third-time learn-hidden-show learn-seat s1
    case-backs-are-for-the-owner case-moving-reveals-nothing case-each-faces-the-other-palace
    learn-deduce-show learn-count-show learn-deduce learn-count case-empty-or-enemy
    case-candidate-takes-a-lady learn-bluff-show learn-bluff-last learn-bluff
    case-one-lady-each-decides-nothing case-first-lady-does-not-end-the-game learn-game-show
    learn-game-last learn-game-four learn-game-six learn-game-ten case-full-setup
    case-night-may-begin
"""
SUCCESSOR = re.compile(r'"([\w-]+)": "([\w-]+)"')


def test_every_step_of_the_first_course_leads_to_a_step_of_this_one() -> None:
    steps = {step.id for lesson in all_lessons() for step in lesson.steps}
    successors = dict(SUCCESSOR.findall((WEB / "learn" / "first-course.js").read_text("utf-8")))
    assert {successors.get(step, step) for step in FIRST_COURSE.split()} <= steps
    # What is still there needs no successor.
    assert not steps & set(successors)


def said_of(name: str) -> set[str]:
    task = next(task for task in course_tasks() if task.id == name)
    return {f"task-{name}", *remarks_of(task), *hints_of(task)}


@pytest.mark.parametrize("language", CODES)
def test_every_lesson_is_a_section_with_its_steps(language: str) -> None:
    text = generated_pages(language)["learn.md"]
    headings = parse_source(text).headings
    assert [heading.id for heading in headings[1:]] == [each.id for each in all_lessons()]
    boards = [
        (step.id, step.id if isinstance(step, Task) else "")
        for lesson in all_lessons()
        for step in lesson.steps
    ]
    # Each step begins with its own element, and has one board; a card has none.
    step_and_board = r'data-step="([^"]+)"(?:(?!data-step).)*?<volto-board ([^>]*)>'
    steps = re.findall(step_and_board, text, re.DOTALL)
    drawn = [(name, _task_of(attributes)) for name, attributes in steps]
    assert drawn == boards
    assert boards_written(text) == len(boards)


def _task_of(attributes: str) -> str:
    found = re.search(r'data-task="([^"]+)"', attributes)
    return found[1] if found else ""


@pytest.mark.parametrize("language", CODES)
def test_few_words_stand_before_something_can_be_touched(language: str) -> None:
    strings = strings_of(language)
    for lesson in all_lessons():
        for step in lesson.steps:
            text = reading_of(read_before(lesson, step, strings))
            assert text.words <= MOST_WORDS, (lesson.id, step.id)
        assert reading_of(read_at_the_end(lesson, strings)).words <= MOST_WORDS, lesson.id


@pytest.mark.parametrize("language", CODES)
def test_what_asks_to_follow_an_arrow_names_its_squares(language: str) -> None:
    strings = strings_of(language)
    text = generated_pages(language)["learn.md"]
    shown = [task.shown[0] for lesson in all_lessons() for task in lesson.tasks if task.shown]
    told = [strings.t("task-arrow", **squares_of_move(move)) for move in shown]
    assert re.findall(r'<span class="volto-task__arrow volto-hidden">([^<]*)</span>', text) == told


def test_no_refused_move_is_drawn_across_the_mat() -> None:
    refused = [case for case in all_cases() if case.refused]
    for case in refused:
        for move in case_diagram(case).diagram.arrows:
            assert abs(column_of(move.target) - column_of(move.origin)) < WIDTH - 1, case.id
    over = [case.id for case in refused if goes_over_edge(case)]
    assert over == ["corner-of-the-mat"]


def test_a_move_over_an_edge_is_told_as_its_two_squares() -> None:
    told = {}
    for lesson in all_lessons():
        for question in lesson.questions:
            data = board_data(question_diagram(question).diagram)
            assert data
            if "refused" in data:
                told[question.id] = data["refused"], data.get("arrows"), data.get("marks")
    move = {"move": "a1e1", "rule": "move.candidate", "overEdge": True}
    assert told.pop("case-corner-of-the-mat") == (move, None, ["a1", "e1"])
    assert told
    for refused, _, marks in told.values():
        assert isinstance(refused, dict)
        assert "overEdge" not in refused
        assert marks is None


@pytest.mark.parametrize("language", CODES)
def test_no_step_is_hard_to_read_and_most_are_easy(language: str) -> None:
    strings = strings_of(language)
    read = [
        reading_of(read_before(lesson, step, strings)).lix
        for lesson in all_lessons()
        for step in lesson.steps
    ]
    assert max(read) <= HARDEST
    assert sum(read) / len(read) <= USUAL


@pytest.mark.parametrize("language", CODES)
def test_every_question_is_asked_in_words_of_its_own(language: str) -> None:
    strings = strings_of(language)
    asked = [question.name for lesson in all_lessons() for question in lesson.questions]
    reasons = {f"{name}-why" for name in asked if f"{name}-why" in strings.ids}
    assert len({strings.t(name) for name in asked}) == len(asked)
    assert {name for name in strings.ids if name.startswith("ask-")} == {*asked, *reasons}


@pytest.mark.parametrize("language", CODES)
def test_every_lesson_ends_with_what_is_known_by_then(language: str) -> None:
    text = generated_pages(language)["learn.md"]
    cards = re.findall(r'id="(\w+)-card".*?<ul>(.*?)</ul>', text, re.DOTALL)
    assert [name for name, _ in cards] == [lesson.id for lesson in all_lessons()]
    assert all(facts.count("<li>") == FACTS for _, facts in cards)


@pytest.mark.parametrize("language", CODES)
def test_no_rule_is_named_by_its_id(language: str) -> None:
    text = generated_pages(language)["learn.md"]
    shown = re.sub(r"<script.*?</script>|<svg.*?</svg>|<[^>]*>", "", text, flags=re.DOTALL)
    assert not [rule for rule in Rule if rule.value in shown]


@pytest.mark.parametrize("language", CODES)
def test_every_task_of_the_course_has_its_words_and_the_page_loads_them(language: str) -> None:
    loaded = later_strings("course", language)
    wanted = {name for task in course_tasks() for name in said_of(task.id)}
    written = set(re.findall(r"^(task-learn-\S*) = ", loaded, re.MULTILINE))
    assert written == wanted


@pytest.mark.parametrize("language", CODES)
def test_no_sentence_names_a_hidden_mask_and_where_it_stands(language: str) -> None:
    strings = strings_of(language)
    for task in course_tasks():
        if task.viewers == ("everyone",):
            continue
        position = task.game.position
        enemies = position.masks_of(task.learner.opponent)
        for name in said_of(task.id) - SUPPOSED:
            for sentence in re.split(r"(?<=[.:?;]) ", strings.t(name)):
                for square in map(parse_square, re.findall(r"\b[a-e][1-7]\b", sentence)):
                    kind = position.kind_at(square)
                    if enemies >> square & 1 and kind is not None:
                        assert not re.search(NAMES[language][kind], sentence), (name, sentence)


@pytest.mark.parametrize("language", CODES)
def test_the_table_of_rules_names_a_lesson_and_a_question_for_each(language: str) -> None:
    rows = generated_pages(language)["matrix.md"].splitlines()
    for rule in Rule:
        row = next(row for row in rows if f"`{rule}`" in row)
        *taught, asked = row.strip("| ").split(" | ")[-1].split("<br>")
        assert taught, rule
        assert all("(learn.md#" in lesson for lesson in (*taught, asked)), rule
        name = strings_of(language).t("matrix-asked", lessons="")
        assert asked.startswith(name.strip()), rule


def test_a_text_is_measured_by_its_words_and_sentences() -> None:
    text = reading_of(("Deux mots.", "Une conversation interminable ici."))
    assert text == Reading(words=6, sentences=2, long=2)
    assert round(text.lix, 1) == 36.3


def test_every_step_of_every_language_is_reported() -> None:
    lines = list(report())
    steps = sum(len(lesson.steps) + 1 for lesson in all_lessons())
    assert len(lines) == 1 + len(CODES) * steps
    assert lines[0].split() == ["language", "lesson", "step", "words", "sentences", "LIX"]
