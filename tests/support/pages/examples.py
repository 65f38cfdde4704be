"""The page of the examples, whose tasks are tried by pointer, touch or keyboard."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.pages.board import action, square
from tests.support.pages.hand import hit
from tests.support.pages.page import SitePage
from tests.support.screens import DESK
from tests.support.seats import spoil
from tests.support.site import Site
from tests.support.tasks import SOLUTIONS, TASKS

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
  const seat = board.querySelector(`button[data-viewer="${place}"]`);
  return seat.ariaPressed === "true" && board.dataset.status === "ready";
}"""


# Records every message of the engine to the page.
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


class ExamplesPage(SitePage):
    """The page of the examples; where it is overheard, the real engine answers and is recorded."""

    def __init__(
        self, context: BrowserContext, site: Site, language: str, is_overheard: bool = False
    ) -> None:
        super().__init__(context, site, language, has_real_engine=is_overheard)
        if is_overheard:
            context.add_init_script(OVERHEAR)
            spoil(self.page)
        self.page.goto(f"{self.home}examples/")

    def task(self, name: str) -> Locator:
        """The board of a task, alive."""
        board = self.page.locator(f"volto-board[data-task={name}]")
        board.scroll_into_view_if_needed()
        self.page.wait_for_function(IS_ALIVE, arg=name)
        return board

    def told(self, name: str, remark: str, status: str) -> None:
        """Wait for a remark under the board, in the language of the page, and for its status."""
        text = self.t(f"task-{name}-{remark}")
        self.page.wait_for_function(IS_TOLD, arg=[name, text, status])


Press = Callable[[Locator], None]


def click(place: Locator) -> None:
    hit(place)


def tap(place: Locator) -> None:
    hit(place, by="touch")


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


def do(visitor: ExamplesPage, name: str, step: str, press: Press = click) -> None:
    """One try: a move, or a square pointed at from a place."""
    board = visitor.page.locator(f"volto-board[data-task={name}]")
    place, _, target = step.rpartition(" ")
    if not place:
        press(square(board, step[:2]))
        press(square(board, step[2:]))
        return
    seat = board.locator(f"button[data-viewer='{place}']")
    if seat.get_attribute("aria-pressed") == "false":
        press(seat)
        visitor.page.wait_for_function(IS_SEEN_FROM, arg=[name, place])
    press(square(board, target))


def solve(visitor: ExamplesPage, name: str, press: Press, tries: dict[str, str]) -> Locator:
    """Make these tries on a task, of which the last one solves it."""
    board = visitor.task(name)
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
    "pointer": ({"viewport": DESK}, click),
    "touch": (
        {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True},
        tap,
    ),
    "keyboard": ({"viewport": DESK}, key),
}
