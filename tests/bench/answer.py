"""How soon a first move is answered, three seconds after the page is there."""

from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, Page, ViewportSize, sync_playwright

from tests.bench.fixtures import built
from tests.bench.result import Result
from tests.support.host import CompressingHandler, served
from tools.browser import known, launch_arguments
from volto_site.places import ROOT

ROUNDS = 5
SLOWER = 4
WAIT = 3_000
PHONE: ViewportSize = {"width": 390, "height": 844}
# A step of the course, and a puzzle with hidden masks.
PAGES = ("learn/", "puzzles/win-in-2-001/")

# The board that is seen and its first legal move; `answered` tells the milliseconds from the touch
# that makes the move to the first task after the frame that shows the answer.
WATCH = """() => {
  const board = [...document.querySelectorAll("volto-board")].find((it) => it.checkVisibility());
  const data = JSON.parse(board.querySelector(":scope > script").textContent);
  const [from, [targets]] = Object.entries(data.from).find(([, [targets]]) => targets);
  board.dataset.measured = "";
  window.touch = () => {
    const start = new Promise((resolve) => addEventListener(
      "pointerdown", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true },
    ));
    const shown = new Promise((resolve) => {
      const hear = ({ detail: { status } }) => ["thinking", "loading"].includes(status) ||
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      board.addEventListener("volto-move", hear);
      board.addEventListener("volto-status", hear);
    });
    window.answered = Promise.all([start, shown]).then(([from, to]) => to - from);
  };
  return [from, targets.slice(0, 2)];
}"""


def first_answer(page: Page, address: str) -> float:
    """The milliseconds from the touch that makes the first move of a page to its answer."""
    page.goto(address)
    page.wait_for_timeout(WAIT)
    origin, target = page.evaluate(WATCH)
    board = page.locator("volto-board[data-measured]")
    board.locator(f"[data-square={origin}]").tap()
    page.evaluate("window.touch()")
    board.locator(f"[data-square={target}]").tap()
    return float(page.evaluate("window.answered"))


@contextmanager
def visitor(chromium: BrowserType, **options: Any) -> Iterator[BrowserContext]:
    """A browser that has never been here, and keeps what it loads as a reader's does."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = chromium.launch_persistent_context(
            profile,
            executable_path=known(ROOT / ".venv"),
            args=launch_arguments(),
            has_touch=True,
            locale="fr-FR",
            **options,
        )
        yield context
        context.close()


def at_a_desk(chromium: BrowserType, address: str) -> tuple[float, float]:
    """The first answers of a first visit and of a second."""
    with visitor(chromium) as context:
        page = context.pages[0]
        first = first_answer(page, address)
        # The browser keeps what was loaded.
        page.wait_for_timeout(WAIT)
        return first, first_answer(page, address)


def on_a_phone(chromium: BrowserType, address: str) -> float:
    """The first answer of a first visit with a slow phone."""
    with visitor(chromium, viewport=PHONE) as context:
        page = context.pages[0]
        slowed = context.new_cdp_session(page)
        slowed.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return first_answer(page, address)


def measure_answers() -> list[Result]:
    """The first answer of a course step and of a puzzle, at a desk and on a slow phone."""
    first: dict[str, list[float]] = {page: [] for page in PAGES}
    second: dict[str, list[float]] = {page: [] for page in PAGES}
    phone: dict[str, list[float]] = {page: [] for page in PAGES}
    with served(built(), CompressingHandler) as home, sync_playwright() as playwright:
        for _ in range(ROUNDS):
            for page in PAGES:
                times = at_a_desk(playwright.chromium, home + page)
                first[page].append(times[0])
                second[page].append(times[1])
                phone[page].append(on_a_phone(playwright.chromium, home + page))
    return [
        _slower_page("answer-first", first, {}),
        _slower_page("answer-second", second, {}),
        _slower_page("answer-phone", phone, {"slower": SLOWER}),
    ]


def _slower_page(id: str, times: dict[str, list[float]], facts: dict[str, int]) -> Result:
    """The median of the page that is slower."""
    medians = {page: median(each) for page, each in times.items()}
    slowest = max(map(max, times.values()))
    seen = ", ".join(f"{page} {value:.0f} ms" for page, value in medians.items())
    facts = {"rounds": ROUNDS} | facts
    return Result(id, max(medians.values()), facts, f"{seen}; slowest {slowest:.0f} ms")


MEASUREMENTS = (measure_answers,)
