"""Somebody who takes the course by pointer or by keyboard, with the core as the engine."""

import json
from copy import copy
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Site
from tests.browser.fake_engine import FakeEngine
from tests.core.test_lessons import SET, lines_of
from tests.core.test_tasks import SOLUTIONS, played
from volto_core.game.moves import legal_moves
from volto_core.geometry import SQUARE_NAMES, SQUARES
from volto_core.opponent.bot import BOLD, choose
from volto_core.page.board import Board, board_of
from volto_core.teaching.judging import Status
from volto_core.teaching.lessons import Question, all_lessons
from volto_core.teaching.tasks import Remark, Task
from volto_core.text.notation import parse_move
from volto_site.languages import language_of
from volto_site.strings import strings_of

STEPS = [(lesson, step) for lesson in all_lessons() for step in lesson.steps]
ANSWERS = {step.id: step.answer.value for _, step in STEPS if isinstance(step, Question)}
RECORD = "volto.course"
# By which number the other side is dealt, and from which seed on a learner is found who wins soon.
CHANCES = {
    "learn-game-last": ("0", 0),
    "learn-game-four": ("69", 69),
    "learn-game-six": ("1", 1),
    "learn-game-ten": ("43", 237),
}
# More turns than a walk through the course has time for.
LONGEST = 16

BEFORE = """
// Chance deals as the test wants.
globalThis.dealt = 0;
crypto.getRandomValues = (numbers) => numbers.fill(globalThis.dealt);
// The other side answers at once: how long it seems to think is tested elsewhere.
const wait = setTimeout;
window.setTimeout = (act, time, ...rest) => wait(act, time === 700 ? 0 : time, ...rest);
"""
# Where the buttons of the course are.
WAYS = ":is(.volto-course__nav, .volto-course__due, .volto-course__record)"
SETTLED = """() => {
  const { status } = document.querySelector(".volto-current volto-board").dataset;
  return status !== "thinking" && status !== "loading";
}"""
# Where squares are on the screen. A board that stands still needs not be waited for.
CENTRES = """(mat, squares) => {
  mat.scrollIntoView({ block: "nearest", behavior: "instant" });
  return squares.map((name) => {
    const square = mat.querySelector(`[data-square=${name}]`);
    const { x, y, width, height } = square.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}"""
RENEWED = """() => {
  const board = document.querySelector(".volto-current volto-board");
  return board.dataset.status === "ready" && board.querySelector("[data-action=again]").hidden;
}"""


class Pupil:
    """A visitor of the page of the course."""

    def __init__(self, context: BrowserContext, site: Site, language: str, way: str) -> None:
        self.engine = FakeEngine(site.folder)
        self.engine.serve(context)
        self.way = way
        self.home = site.home
        self.problems: list[str] = []
        context.add_init_script(BEFORE)
        self.page = self._new_page(context)
        self.open(language)

    def _new_page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        return page

    def in_another_tab(self) -> "Pupil":
        other = copy(self)
        other.page = self._new_page(self.page.context)
        other.page.goto(self.page.url)
        other.is_ready()
        return other

    def open(self, language: str, lesson: str = "") -> None:
        hash_ = f"#{lesson}" if lesson else ""
        self.strings = strings_of(language)
        self.page.goto(f"{self.home}{language_of(language).prefix}learn/{hash_}")
        self.is_ready()

    def is_ready(self) -> None:
        expect(self.page.locator(".volto-course[data-ready]")).to_be_visible()

    @property
    def step(self) -> Locator:
        return self.page.locator(".volto-step.volto-current")

    @property
    def board(self) -> Locator:
        return self.step.locator("volto-board")

    @property
    def message(self) -> Locator:
        return self.page.locator(".volto-course__message")

    @property
    def place(self) -> Locator:
        return self.page.locator(".volto-course__place")

    def light(self, number: int) -> Locator:
        return self.page.locator(".volto-course__lessons button").nth(number - 1)

    def rule(self, name: str) -> Locator:
        return self.page.locator(f".volto-record [data-rule='{name}']")

    def stands_at(self, step: str) -> None:
        expect(self.step).to_have_attribute("data-step", step)

    def use(self, button: Locator) -> None:
        """Press a button, by the hand that this pupil uses."""
        if self.way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def press(self, action: str) -> None:
        self.use(self.page.locator(f"{WAYS} [data-action={action}]"))

    def predict(self, choice: str) -> None:
        self.use(self.step.locator(f".volto-choices [data-action={choice}]"))

    def play(self, move: str) -> None:
        """Make a move, and wait until the other side has answered."""
        if self.way == "keyboard":
            self.board.locator("[data-square][tabindex='0']").focus()
            self.page.keyboard.type(move)
        else:
            mat = self.board.locator("[role=grid]")
            for x, y in mat.evaluate(CENTRES, [move[:2], move[2:]]):
                self.page.mouse.click(x, y)
        self.page.wait_for_function(SETTLED)

    def watch(self) -> None:
        """Have the next move of an example played."""
        self.use(self.step.locator("[data-action=show]"))
        self.page.wait_for_function(SETTLED)

    def try_again(self) -> None:
        self.use(self.step.locator("[data-action=again]"))
        self.page.wait_for_function(RENEWED)

    def point(self, place: str, square: str) -> None:
        seat = self.step.locator(f"[data-place='{place}']")
        self.use(seat)
        expect(seat).to_have_attribute("aria-pressed", "true")
        self.use(self.board.locator(f"[data-square={square}]"))
        self.page.wait_for_function(SETTLED)

    def is_told(self, name: str) -> None:
        expect(self.board.locator(".volto-note__text")).to_contain_text(self.strings.t(name))

    def kept(self) -> Any:
        return json.loads(self.page.evaluate("name => localStorage.getItem(name)", RECORD))

    def keep(self, text: str) -> None:
        self.page.evaluate("pair => localStorage.setItem(...pair)", [RECORD, text])

    def deal(self, number: str) -> None:
        self.page.evaluate("number => { globalThis.dealt = number }", int(number))


def do_right(pupil: Pupil, task: Task) -> None:
    """Do a task without a mistake."""
    if task.shown:
        for shown in task.shown:
            if pupil.way == "keyboard":
                pupil.play(str(shown))
            else:
                pupil.watch()
    elif task.points:
        for place, square in ways_to_point(task, goals=True).values():
            pupil.point(place, square)
    elif task.bot:
        pupil.deal(CHANCES[task.id][0])
        for move in won_game(task.id):
            pupil.play(move)
    else:
        _try_all(pupil, ways_of(task.id, goals=True))


def do_wrong(pupil: Pupil, task: Task) -> None:
    """Make every mistake that the author of a task has foreseen; the last try is left as it is."""
    if task.points:
        for name, (place, square) in ways_to_point(task, goals=False).items():
            pupil.point(place, square)
            pupil.is_told(name)
    elif not task.bot:
        _try_all(pupil, ways_of(task.id, goals=False))
        if task.mistakes:
            pupil.try_again()


def _try_all(pupil: Pupil, ways: dict[str, tuple[str, ...]]) -> None:
    for number, (name, moves) in enumerate(ways.items()):
        if number:
            pupil.try_again()
        for move in moves:
            pupil.play(move)
        pupil.is_told(name)


@cache
def ways_of(name: str, *, goals: bool) -> dict[str, tuple[str, ...]]:
    """The shortest way to each goal of a task, or to each mistake."""
    task = SET[name]
    found: dict[str, tuple[str, ...]] = {}
    for boards in lines_of(name):
        for board in boards:
            assert board.progress
            found.setdefault(board.progress.said, own_moves(board, task))
    remarks = first_ways(task) if goals else task.mistakes
    return {f"task-{name}-{remark.id}": found[f"{name}-{remark.id}"] for remark in remarks}


def first_ways(task: Task) -> tuple[Remark, ...]:
    """For each goal of a task the first of the ways to reach it."""
    return tuple(next(each for each in task.goals if each.goal == goal) for goal in task.to_reach)


def ways_to_point(task: Task, *, goals: bool) -> dict[str, tuple[str, str]]:
    """For each goal of a task, or each mistake, from where to point at what."""
    if goals and task.id in SOLUTIONS:
        steps = [line.split() for line in SOLUTIONS[task.id]]
        return {f"task-{task.id}-{number}": (one, two) for number, (one, two) in enumerate(steps)}
    found: dict[str, tuple[str, str]] = {}
    for place in task.viewers:
        board = board_of(task)._replace(viewer=place)
        for square in SQUARES:
            progress = board.judged(pointed=square).progress
            assert progress
            found.setdefault(progress.said, (place, SQUARE_NAMES[square]))
    remarks = task.goals if goals else task.mistakes
    return {f"task-{task.id}-{remark.id}": found[f"{task.id}-{remark.id}"] for remark in remarks}


@cache
def won_game(name: str) -> tuple[str, ...]:
    """The own moves of a game that the learner wins, who knows no more than a learner does."""
    deal, first = CHANCES[name]
    for seed in range(first, first + 40):
        board, rng = board_of(SET[name], deal=deal), Random(seed)
        while not board.game.outcome and len(board.game.turns) < LONGEST:
            board = played(board, choose(board.view, temperament=BOLD, rng=rng))
        if board.progress and board.progress.status is Status.SOLVED:
            return own_moves(board, SET[name])
    raise AssertionError(name)


def deal_that_ends(name: str, moves: tuple[str, ...], winner: int | None, first: int) -> str:
    """The first number by which the other side is dealt so that these moves end so."""
    for deal in map(str, range(first, first + 40)):
        board = board_of(SET[name], deal=deal)
        for move in map(parse_move, moves):
            if not board.game.outcome and move in legal_moves(board.game.position):
                board = played(board, move)
        outcome = board.game.outcome
        if outcome and outcome.winner == winner and own_moves(board, SET[name]) == moves:
            return deal
    raise AssertionError(name)


def own_moves(board: Board, task: Task) -> tuple[str, ...]:
    return tuple(str(move) for move in board.game.moves[len(task.game.moves) :: 2])
