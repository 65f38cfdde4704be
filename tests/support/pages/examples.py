"""Somebody on the page of examples, who tries its tasks by pointer, touch or keyboard."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Site
from tests.browser.fake_engine import FakeEngine
from tests.core.test_tasks import SOLUTIONS
from volto_core.teaching.tasks import all_tasks
from volto_site.languages import language_of
from volto_site.strings import strings_of

TASKS = {task.id: task for task in all_tasks()}

# One try for every remark that a task can make, the last one first: it ends the task.
TRIES = {
    "s1": {
        "1 d7": "hidden",
        "1 c4": "empty",
        "1 a1": "other",
        "1 c1": "ivory",
        "2 d7": "night",
        "nobody e6": "spectator",
    },
    "e1": {"c4c3": "quiet", "c4c5": "noble", "c4d4": "advisor", "c4b4": "soldier"},
    "e2": {"b3a4": "another", "b3a2": "quiet", "e3e4": "elsewhere", "b3c4": "candidate"},
    "e3": {
        "c3b4": "trap",
        "b3a3": "quiet-noble",
        "c3d4": "quiet-candidate",
        "b3b4": "lady",
    },
    "e4-night": {"d5d4": "trap", "d5c5": "spared"},
    "e4-ivory": {"b3c4": "diagonal", "b3c3": "away", "e3e4": "elsewhere", "b3b4": "taken"},
    "e5": {"d6e7": "trap", "d6d5": "outside", "d6c7": "capture", "d6d7": "palace"},
}
# The goals that end their task at once.
ENDS = {
    name: {goal.id for goal in task.goals} if len(task.to_reach) == 1 else set()
    for name, task in TASKS.items()
}
LOST = {"e3": "c3b4", "e4-night": "d5d4", "e5": "d6e7"}


# Asked in every frame: many waits of a tenth of a second would add up.
IS_ALIVE = """name => {
  const board = document.querySelector(`volto-board[data-task=${name}]`);
  const label = board.querySelector("[data-square=a1]")?.ariaLabel;
  return label?.length > 2 && board.querySelector("[data-action=hint]")?.textContent;
}"""
IS_TOLD = """([name, text, status]) => {
  const board = document.querySelector(`volto-board[data-task=${name}]`);
  const said = board.querySelector("[role=status]").textContent.includes(text);
  return said && board.dataset.status === status;
}"""
IS_UNTRIED = """name => {
  const board = document.querySelector(`volto-board[data-task=${name}]`);
  return board.querySelector("[data-action=again]").hidden && board.dataset.status === "ready";
}"""
IS_SEEN_FROM = """([name, place]) => {
  const board = document.querySelector(`volto-board[data-task=${name}]`);
  const seat = board.querySelector(`[data-place="${place}"]`);
  return seat.ariaPressed === "true" && board.dataset.status === "ready";
}"""


# Keeps all that the engine says to the page.
OVERHEAR = """(() => {
  const Plain = Worker;
  window.heard = [];
  window.Worker = class extends Plain {
    constructor(...options) {
      super(...options);
      this.addEventListener("message", ({ data }) => window.heard.push(data));
    }
  };
})();"""


class Visitor:
    """Somebody on the page of examples in a language, with the core in place of the engine.

    Who overhears it has the engine itself.
    """

    def __init__(
        self, context: BrowserContext, site: Site, language: str, *, overhears: bool = False
    ) -> None:
        self.engine = FakeEngine(site.folder)
        if overhears:
            context.add_init_script(OVERHEAR)
        else:
            self.engine.serve(context)
        self.language = language
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.goto(f"{site.home}{language_of(language).prefix}examples/")

    def board(self, name: str) -> Locator:
        """The board of a task, alive."""
        board = self.page.locator(f"volto-board[data-task={name}]")
        board.scroll_into_view_if_needed()
        self.page.wait_for_function(IS_ALIVE, arg=name)
        return board

    def told(self, name: str, remark: str, status: str) -> None:
        """Wait for a remark under the board, in the language of the page, and for its status."""
        text = strings_of(self.language).t(f"task-{name}-{remark}")
        self.page.wait_for_function(IS_TOLD, arg=[name, text, status])


Press = Callable[[Locator], None]


def click(place: Locator) -> None:
    place.click()


def tap(place: Locator) -> None:
    place.tap()


def key(place: Locator) -> None:
    """Go to a place by keyboard alone, from where the focus is, and press Enter there."""
    page = place.page
    wanted = place.element_handle()
    name = place.get_attribute("data-square")
    if not page.evaluate(SAME_BOARD, wanted):
        page.evaluate(FOCUS_BEFORE, wanted)
    for _ in range(12):
        if page.evaluate("element => document.activeElement === element", wanted):
            break
        here = page.evaluate("() => document.activeElement?.dataset.square ?? null")
        if name and here:
            walk(page, here, name, place)
        else:
            page.keyboard.press(page.evaluate(WHERE, wanted))
    expect(place).to_be_focused()
    page.keyboard.press("Enter")


# The link before a board: from there, somebody at the keyboard comes to it.
FOCUS_BEFORE = """element => {
  const board = element.closest("volto-board");
  const before = [...document.querySelectorAll("a, button")].filter((each) =>
    each.offsetParent && board.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING);
  before.at(-1).focus();
}"""
SAME_BOARD = """element => element.closest("volto-board").contains(document.activeElement)"""
WHERE = """element =>
  document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    ? "Tab" : "Shift+Tab"
"""


def walk(page: Page, here: str, there: str, place: Locator) -> None:
    """Go from square to square with the arrow keys."""
    turned = place.evaluate(
        "element => element.closest('volto-board').querySelector('[data-square]').dataset.square"
    )
    way = 1 if turned == "a7" else -1
    right = (ord(there[0]) - ord(here[0])) * way
    up = (int(there[1]) - int(here[1])) * way
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")


def square(board: Locator, name: str) -> Locator:
    return board.locator(f"[data-square={name}]")


def action(board: Locator, name: str) -> Locator:
    return board.locator(f"[data-action={name}]")


def do(visitor: Visitor, name: str, step: str, press: Press = click) -> None:
    """One try: a move, or a square pointed at from a place."""
    board = visitor.page.locator(f"volto-board[data-task={name}]")
    place, _, target = step.rpartition(" ")
    if not place:
        press(square(board, step[:2]))
        press(square(board, step[2:]))
        return
    seat = board.locator(f"[data-place='{place}']")
    if seat.get_attribute("aria-pressed") == "false":
        press(seat)
        visitor.page.wait_for_function(IS_SEEN_FROM, arg=[name, place])
    press(square(board, target))


def solve(visitor: Visitor, name: str, press: Press, tries: dict[str, str]) -> Locator:
    """Make these tries on a task, of which the last one solves it."""
    board = visitor.board(name)
    again = action(board, "again")
    for number, (step, remark) in enumerate(tries.items(), 1):
        do(visitor, name, step, press)
        lost = "over" if LOST.get(name) == step else "ready"
        won = "solved" if remark in ENDS[name] else lost
        visitor.told(name, remark, "solved" if number == len(tries) else won)
        if number < len(tries) and again.is_visible():
            press(again)
            visitor.page.wait_for_function(IS_UNTRIED, arg=name)
    return board


def shortest(name: str) -> dict[str, str]:
    """The tries that reach every goal and make no mistake."""
    goals = [goal.id for goal in TASKS[name].goals]
    return dict(zip(SOLUTIONS[name], goals, strict=False))


WAYS: dict[str, tuple[dict[str, Any], Press]] = {
    "pointer": ({"viewport": {"width": 1280, "height": 900}}, click),
    "touch": (
        {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True},
        tap,
    ),
    "keyboard": ({"viewport": {"width": 1280, "height": 900}}, key),
}
