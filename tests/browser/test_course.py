"""The course: walked through in every language, with every mistake, and kept across visits."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.axe import ASK_AXE, AXE
from tests.browser.conftest import Site
from tests.browser.fake_engine import FakeEngine
from tests.core.test_lessons import lines_of
from tests.core.test_tasks import SOLUTIONS, played
from volto_core.boards import Board, board_of
from volto_core.bot import BOLD, choose
from volto_core.judging import Status
from volto_core.lessons import all_lessons, prediction_of
from volto_core.tasks import Task
from volto_site.languages import CODES, SOURCE, language_of
from volto_site.strings import strings_of

pytestmark = pytest.mark.browser

STEPS = [
    (lesson, step)
    for lesson in all_lessons()
    for step in (
        *(task.id for task in lesson.tasks),
        *(f"case-{case.id}" for case in lesson.questions),
    )
]
TASKS = {task.id: task for lesson in all_lessons() for task in lesson.tasks}
ANSWERS = {
    f"case-{case.id}": prediction_of(case).value
    for lesson in all_lessons()
    for case in lesson.questions
}

# More turns than a walk through the course has time for.
LONGEST = 60
# Played to the end in one language; the core plays them in its own tests.
LONG_GAMES = {"learn-game-six", "learn-game-ten"}


class Pupil:
    """Somebody who takes the course, with the core in place of the engine."""

    def __init__(self, context: BrowserContext, site: Site, language: str) -> None:
        self.engine = FakeEngine(site.folder)
        self.engine.serve(context)
        self.strings = strings_of(language)
        self.home = site.home
        self.page: Page = context.new_page()
        # The other side answers at once: how long it seems to think is tested elsewhere.
        self.page.add_init_script(
            "const wait = setTimeout; window.setTimeout = (act, time, ...rest) =>"
            " wait(act, time === 700 ? 0 : time, ...rest);"
        )
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.open(language)

    def open(self, language: str, lesson: str = "") -> None:
        hash_ = f"#{lesson}" if lesson else ""
        self.page.goto(f"{self.home}{language_of(language).prefix}learn/{hash_}")
        self.strings = strings_of(language)
        expect(self.page.locator(".volto-course[data-ready]")).to_be_visible()

    @property
    def step(self) -> Locator:
        return self.page.locator(".volto-step.volto-current")

    @property
    def board(self) -> Locator:
        return self.step.locator("volto-board")

    def stands_at(self, step: str) -> None:
        expect(self.step).to_have_attribute("data-step", step)
        expect(self.step).to_be_visible()

    def press(self, action: str) -> None:
        self.page.locator(f".volto-course__nav [data-action={action}]").click()

    def play(self, move: str, way: str = "pointer") -> None:
        if way == "keyboard":
            self.board.locator("[data-square][tabindex='0']").focus()
            self.page.keyboard.type(move)
        else:
            self.board.locator(f"[data-square={move[:2]}]").click()
            self.board.locator(f"[data-square={move[2:]}]").click()

    def plays(self, moves: list[str], way: str) -> None:
        """Play own moves, each after the other side has answered."""
        before = len(self.told_moves)
        for number, move in enumerate(moves, 1):
            self.play(move, way)
            self.settles(before + number)

    @property
    def told_moves(self) -> list[str]:
        return [each["move"] for each in self.engine.asked if each["do"] == "play"]

    def settles(self, count: int) -> None:
        self.page.wait_for_function(
            "board => !['thinking', 'loading'].includes(board.dataset.status)",
            arg=self.board.element_handle(),
        )
        assert len(self.told_moves) == count

    def predict(self, choice: str, way: str = "pointer") -> None:
        button = self.step.locator(f".volto-choices [data-action={choice}]")
        if way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def kept(self) -> Any:
        return json.loads(self.page.evaluate("localStorage.getItem('volto.course')"))


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Callable[..., Pupil]]:
    """Opens the course for somebody."""
    pupils: list[Pupil] = []

    def open_course(language: str = "fr", **options: Any) -> Pupil:
        context = browser.new_context(
            service_workers="block", locale=language, reduced_motion="reduce", **options
        )
        pupils.append(Pupil(context, site, language))
        return pupils[-1]

    yield open_course
    for pupil in pupils:
        assert pupil.problems == []
        pupil.page.context.close()


def own_moves(board: Board, task: Task) -> list[str]:
    return [str(move) for move in board.game.moves[len(task.game.moves) :: 2]]


def ways_of(task: Task) -> dict[str, list[str]]:
    """The shortest way to each remark of a task, mistakes before goals."""
    found: dict[str, list[str]] = {}
    for boards in lines_of(task):
        for board in boards:
            assert board.progress
            found.setdefault(board.progress.said, own_moves(board, task))
    names = [remark.id for remark in (*task.mistakes, *task.goals)]
    return {f"{task.id}-{name}": found[f"{task.id}-{name}"] for name in names}


@cache
def won_game(name: str) -> tuple[str, ...]:
    """The own moves of a game that the learner wins, who knows no more than a learner does."""
    task = TASKS[name]
    for seed in range(40):
        board, rng = board_of(task), Random(seed)
        while not board.game.outcome and len(board.game.turns) < LONGEST:
            board = played(board, choose(board.view, temperament=BOLD, rng=rng))
        if board.progress and board.progress.status is Status.SOLVED:
            return tuple(own_moves(board, task))
    raise AssertionError(name)


def solve(pupil: Pupil, task: Task, way: str) -> None:
    """Do a task, falling into every trap on the way."""
    if task.points:
        for line in SOLUTIONS[task.id]:
            place, _, square = line.rpartition(" ")
            pupil.step.locator(f"[data-place='{place}']").click()
            expect(pupil.step.locator(f"[data-place='{place}']")).to_have_attribute(
                "aria-pressed", "true"
            )
            pupil.board.locator(f"[data-square={square}]").click()
            pupil.page.wait_for_timeout(50)
        return
    if task.bot:
        pupil.plays(list(won_game(task.id)), way)
        return
    wanted = ways_of(task) if task.id.startswith("learn-") else dict(enumerate_example(task))
    for number, (name, moves) in enumerate(wanted.items()):
        if number:
            pupil.step.locator("[data-action=again]").click()
            pupil.page.wait_for_function(
                "board => board.dataset.status === 'ready'", arg=pupil.board.element_handle()
            )
        pupil.plays(moves, way)
        said = pupil.strings.t(f"task-{name}")
        expect(pupil.board.locator(".volto-note__text")).to_contain_text(said)


def enumerate_example(task: Task) -> Iterator[tuple[str, list[str]]]:
    """A task of the examples, whose mistakes have their own tests."""
    for move, goal in zip(SOLUTIONS[task.id], task.goals, strict=False):
        yield f"{task.id}-{goal.id}", [move]


@pytest.mark.parametrize("language", CODES)
def test_the_whole_course_is_walked_through(language: str, visit: Callable[..., Pupil]) -> None:
    pupil = visit(language)
    done = set()
    for number, (lesson, step) in enumerate(STEPS):
        # By turns, so that every language is walked both ways, and every step too.
        way = ("pointer", "keyboard")[(number + CODES.index(language)) % 2]
        pupil.stands_at(step)
        expect(pupil.page.locator(f"h2#{lesson.id}")).to_be_visible()
        if step in TASKS and (step not in LONG_GAMES or language == SOURCE):
            solve(pupil, TASKS[step], way)
            expect(pupil.board).to_have_attribute("data-status", "solved")
            done.add(step)
        elif step in ANSWERS:
            pupil.predict(ANSWERS[step], way)
            expect(pupil.step.locator("details")).to_have_attribute("open", "")
            verdict = pupil.step.locator(".volto-verdict")
            expect(verdict).to_have_text(pupil.strings.t("learn-right"))
            done.add(step)
        pupil.press("next")
    expect(pupil.page.locator(".volto-course__end")).to_be_visible()
    assert set(pupil.kept()["stars"]) == done
    expect(pupil.page.locator(".volto-record [data-known=unasked]")).to_have_count(0)


def test_stars_and_place_survive_a_reload_and_another_language(visit: Callable[..., Pupil]) -> None:
    pupil = visit("en")
    pupil.plays(["c3c4"], "pointer")
    expect(pupil.page.locator(".volto-course__message")).to_contain_text(
        pupil.strings.t("learn-stars", count=3)
    )
    pupil.press("next")
    pupil.stands_at("learn-spare")
    for language in ("en", "pt"):
        pupil.open(language)
        pupil.stands_at("learn-spare")
        first = pupil.page.locator(".volto-course__lessons button").first
        title = pupil.strings.t("lesson-ladies")
        expect(first).to_have_attribute(
            "aria-label",
            pupil.strings.t("learn-lesson-stars", number=1, title=title, stars=3, total=12),
        )


@pytest.mark.parametrize("text", ["{", "[]", '{"version":1}', '{"version":1,"at":3}', "null"])
def test_a_record_that_cannot_be_read_is_put_aside(text: str, visit: Callable[..., Pupil]) -> None:
    pupil = visit()
    pupil.page.evaluate("text => localStorage.setItem('volto.course', text)", text)
    pupil.open("fr")
    expect(pupil.page.locator(".volto-course__message")).to_have_text(
        pupil.strings.t("learn-broken")
    )
    pupil.stands_at(STEPS[0][1])
    assert pupil.page.evaluate("localStorage.getItem('volto.course-broken')") == text


def test_a_missed_question_comes_back_at_the_end_of_its_lesson(visit: Callable[..., Pupil]) -> None:
    pupil = visit()
    pupil.press("skip")
    first, last = [step for lesson, step in STEPS if lesson.id == "ladies" and step in ANSWERS]
    pupil.stands_at(first)
    wrong = "draw"
    assert ANSWERS[first] != wrong
    pupil.predict(wrong)
    expect(pupil.step.locator(".volto-verdict")).to_have_text(pupil.strings.t("learn-wrong"))
    expect(pupil.step.locator(f"[data-action={ANSWERS[first]}]")).to_have_attribute(
        "data-tone", "right"
    )
    assert first in pupil.kept()["missed"]
    pupil.press("next")
    pupil.stands_at(last)
    pupil.predict(ANSWERS[last])
    pupil.press("next")
    pupil.stands_at(first)
    expect(pupil.page.locator(".volto-course__message")).to_have_text(
        pupil.strings.t("learn-repeated")
    )
    pupil.predict(ANSWERS[first])
    assert pupil.kept()["missed"] == []
    pupil.press("next")
    pupil.stands_at("learn-noble")


def test_a_shaky_rule_is_shown_and_reviewed_on_a_later_day(visit: Callable[..., Pupil]) -> None:
    pupil = visit()
    pupil.open("fr", "lady")
    pupil.press("skip")
    pupil.predict("night")
    pupil.page.locator(".volto-course__record summary").click()
    rule = pupil.page.locator("[data-rule='move.lady']")
    expect(rule).to_have_attribute("data-known", "shaky")
    review = pupil.page.locator("[data-action=review]")
    expect(review).to_have_text(pupil.strings.t("learn-review", count=0))
    kept = pupil.kept()
    kept["rules"]["move.lady"]["card"]["due"] = "2020-01-01T00:00:00.000Z"
    pupil.page.evaluate("text => localStorage.setItem('volto.course', text)", json.dumps(kept))
    pupil.page.reload()
    pupil.page.locator(".volto-course__record summary").click()
    expect(review).to_have_text(pupil.strings.t("learn-review", count=1))
    review.click()
    pupil.stands_at("case-lady-cannot-capture")
    pupil.predict("refused")
    expect(rule).to_have_attribute("data-known", "sure")
    pupil.press("next")
    expect(pupil.page.locator(".volto-course__message")).to_have_text(
        pupil.strings.t("learn-reviewed")
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_small_phone_nothing_is_cut_off_and_all_can_be_reached(
    scheme: str, visit: Callable[..., Pupil]
) -> None:
    pupil = visit("nl", viewport={"width": 320, "height": 640}, color_scheme=scheme, has_touch=True)
    for lesson in ("ladies", "game"):
        pupil.open("nl", lesson)
        assert pupil.page.evaluate("document.documentElement.scrollWidth") <= 320
        pupil.page.evaluate(AXE)
        # The switch of the theme's drawer lies outside all regions, on every page.
        assert pupil.page.evaluate(ASK_AXE, {"without": ["region"]}) == []


def test_without_scripts_every_lesson_can_be_read(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.home + "learn/")
    expect(page.locator(".volto-step:visible")).to_have_count(len(STEPS))
    context.close()


def test_the_page_tells_nothing_of_what_is_hidden(site: Site) -> None:
    html = (site.folder / "learn/index.html").read_text("utf-8")
    positions = re.findall(r'data-position="([^"]*)"[^>]*data-task="([^"]*)"', html)
    tasks = {task: position for position, task in positions}
    assert set(tasks) == set(TASKS)
    for name, position in tasks.items():
        enemy = "nacsl" if TASKS[name].learner == 1 else "NACSL"
        if not TASKS[name].points:
            assert not set(position.split()[0]) & set(enemy), name
