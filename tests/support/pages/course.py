"""The page of the course."""

import json
from copy import copy
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from tests.support.course import CHANCES, strikes_of, ways_of, ways_to_point, won_game
from tests.support.pages.board import note
from tests.support.pages.hand import hit
from tests.support.pages.page import SitePage
from tests.support.seats import QUIET, add_script_once, sooner
from tests.support.site import Site
from volto_core.teaching.tasks import Task

RECORD = "volto.course"
# Nobody waits for the other side or for a replay.
BEFORE = sooner(700)
# Where the buttons of the course are.
WAYS = ":is(.volto-course__nav, .volto-course__due, .volto-course__record)"
SETTLED = """() => {
  const { status } = document.querySelector("volto-table volto-board")?.dataset ?? {};
  return status !== "thinking" && status !== "loading";
}"""
# The centres of squares on the screen: clicks on them skip Playwright's wait for a still element.
CENTRES = """(mat, squares) => {
  mat.scrollIntoView({ block: "nearest", behavior: "instant" });
  return squares.map((name) => {
    const square = mat.querySelector(`[data-square=${name}]`);
    const { x, y, width, height } = square.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}"""
LETTERS = {"N": "noble", "A": "advisor", "C": "candidate", "S": "soldier", "L": "lady"}
RENEWED = """() => {
  const board = document.querySelector("volto-table volto-board");
  const again = document.querySelector("volto-table [data-action=again]");
  return board.dataset.status === "ready" && again.hidden;
}"""


class CoursePage(SitePage):
    """The page of the course, used by `pointer` or by `keyboard`."""

    def __init__(
        self,
        context: BrowserContext,
        site: Site,
        language: str = "fr",
        way: str = "pointer",
        record: str = "",
    ) -> None:
        super().__init__(context, site, language)
        self.way = way
        add_script_once(context, BEFORE)
        if record:
            self.page.goto(site.home + QUIET)
            self.keep(record)
        self.open(language)

    def in_another_tab(self) -> "CoursePage":
        other = copy(self)
        other.page = self.new_page(self.page.context)
        other.page.goto(self.page.url)
        other.is_ready()
        return other

    def open(self, language: str, lesson: str = "") -> None:
        hash_ = f"#{lesson}" if lesson else ""
        self.speak(language)
        self.page.goto(f"{self.home}learn/{hash_}")
        self.is_ready()

    def is_ready(self) -> None:
        expect(self.page.locator(".volto-course[data-ready]")).to_be_visible()

    @property
    def step(self) -> Locator:
        return self.page.locator("volto-table > .volto-step")

    @property
    def board(self) -> Locator:
        return self.step.locator("volto-board")

    @property
    def message(self) -> Locator:
        return self.page.locator(".volto-course__message")

    @property
    def place(self) -> Locator:
        return self.page.locator(".volto-place")

    def light(self, number: int) -> Locator:
        return self.page.locator(".volto-course__lessons button").nth(number - 1)

    @property
    def end(self) -> Locator:
        return self.page.locator("volto-table > .volto-course__end")

    def is_scored(self, kind: str, *, right: int, count: int) -> None:
        score = self.strings.t(f"learn-score-{kind}", right=right, count=count)
        expect(self.end.locator("h2")).to_have_text(score)

    def rule(self, name: str) -> Locator:
        return self.page.locator(f".volto-record [data-rule='{name}']")

    def stands_at(self, step: str) -> None:
        expect(self.step).to_have_attribute("data-step", step)
        # What a text recounts is replayed first.
        self.page.wait_for_function(SETTLED)

    def use(self, button: Locator) -> None:
        """Press a button, by the hand that this learner uses."""
        if self.way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            hit(button)

    def press(self, action: str) -> None:
        self.use(self.page.locator(f"{WAYS} [data-action={action}]"))

    def predict(self, choice: str) -> None:
        self.use(self.step.locator(f".volto-choices [data-action={choice}]"))
        self.page.wait_for_function(SETTLED)

    def strike(self, notes: dict[str, str]) -> None:
        """Strike out these letters and no others on each mask, and compare."""
        for square, letters in notes.items():
            self.use(self.square(square))
            for letter, kind in LETTERS.items():
                each = self.step.locator(f".volto-pencils [data-kind={kind}]")
                if (each.get_attribute("aria-pressed") == "true") is not (letter in letters):
                    self.use(each)
        self.use(self.step.locator("[data-action=compare]"))
        self.page.wait_for_function(SETTLED)

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
        seat = self.step.locator(f"button[data-viewer='{place}']")
        self.use(seat)
        expect(seat).to_have_attribute("aria-pressed", "true")
        self.use(self.square(square))
        self.page.wait_for_function(SETTLED)

    def is_told(self, name: str) -> None:
        expect(note(self.board)).to_contain_text(self.t(name))

    def kept(self) -> Any:
        return json.loads(self.page.evaluate("name => localStorage.getItem(name)", RECORD))

    def keep(self, text: str) -> None:
        self.page.evaluate("pair => localStorage.setItem(...pair)", [RECORD, text])

    def deal(self, number: str) -> None:
        self.engine.deal = number


def do_right(learner: CoursePage, task: Task) -> None:
    """Do a task without a mistake."""
    if task.shown:
        for shown in task.shown:
            if learner.way == "keyboard":
                learner.play(str(shown))
            else:
                learner.watch()
    elif task.points:
        for place, square in ways_to_point(task, goals=True).values():
            learner.point(place, square)
    elif task.strikes:
        learner.strike(strikes_of(task)[f"task-{task.id}-right"])
    elif task.bot:
        learner.deal(CHANCES[task.id][0])
        for move in won_game(task.id):
            learner.play(move)
    else:
        _try_all(learner, ways_of(task.id, goals=True))


def do_wrong(learner: CoursePage, task: Task) -> None:
    """Make every mistake that the author of a task has foreseen; the last try is left as it is."""
    if task.points:
        for name, (place, square) in ways_to_point(task, goals=False).items():
            learner.point(place, square)
            learner.is_told(name)
    elif task.strikes:
        for name, notes in strikes_of(task).items():
            if not name.endswith("-right"):
                learner.strike(notes)
                learner.is_told(name)
    elif not task.bot:
        _try_all(learner, ways_of(task.id, goals=False))
        if task.mistakes:
            learner.try_again()


def _try_all(learner: CoursePage, ways: dict[str, tuple[str, ...]]) -> None:
    for number, (name, moves) in enumerate(ways.items()):
        if number:
            learner.try_again()
        for move in moves:
            learner.play(move)
        learner.is_told(name)
