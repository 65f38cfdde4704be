"""The page of the examples, whose tasks are tried by pointer, touch or keyboard."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

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
    """The page of the examples."""

    def __init__(
        self, context: BrowserContext, site: Site, language: str, *, has_real_engine: bool = False
    ) -> None:
        super().__init__(context, site, language, has_real_engine=has_real_engine)
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


class OverheardPage(ExamplesPage):
    """The same with the real engine, whose messages are recorded.

    A page of its own, as the context of another may have the script of the fake engine.
    """

    def __init__(self, context: BrowserContext, site: Site, language: str) -> None:
        context.add_init_script(OVERHEAR)
        super().__init__(context, site, language, has_real_engine=True)
        spoil(self.page)


Press = Callable[[Locator], None]


def click(place: Locator) -> None:
    hit(place)


def tap(place: Locator) -> None:
    hit(place, by="touch")


def key(place: Locator) -> None:
    """Go to a place by keyboard alone, from where the focus is, and press Enter there."""
    page = place.page
    wanted = place.element_handle()
    for _ in range(12):
        way = page.evaluate(WAY, wanted)
        if not way:
            break
        for each in way:
            page.keyboard.press(each)
    expect(place).to_be_focused()
    page.keyboard.press("Enter")


# The keys that lead from where the focus is to a place, or nearer to it; none if it is there.
# From elsewhere one comes to a board from the link before it.
WAY = """wanted => {
  const board = wanted.closest("volto-board");
  if (!board.contains(document.activeElement)) {
    const before = [...document.querySelectorAll("a, button")].filter((each) =>
      each.offsetParent && board.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING);
    before.at(-1).focus();
  }
  const here = document.activeElement;
  if (here === wanted) return [];
  const [start, end] = [here.dataset.square, wanted.dataset.square];
  if (!start || !end) {
    const follows = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [follows ? "Tab" : "Shift+Tab"];
  }
  // From square to square with the arrow keys, on a mat that may be turned.
  const sign = board.querySelector("[data-square]").dataset.square === "a7" ? 1 : -1;
  const [right, up] = [0, 1].map((at) => (end.charCodeAt(at) - start.charCodeAt(at)) * sign);
  return [
    ...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"),
    ...Array(Math.abs(up)).fill(up > 0 ? "ArrowUp" : "ArrowDown"),
  ];
}"""


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
