"""What loading a page to read costs: time of a core, its longest task, and memory with Python."""

import re
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, ViewportSize

from tests.bench.fixtures import built, chromium
from tests.bench.result import Result
from tests.support.host import CompressingHandler, served

ROUNDS = 3
SLOWER = 4
DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
# What comes after the last board has started, such as the service worker, is counted too.
REST = 1_500
# How often it is asked whether all boards have started, in milliseconds: at each frame the asking
# would cost more than the boards.
ASKING = 500
# The longest wait for the boards, in such questions.
MOST_QUESTIONS = 120
COSTS = {"load-rules": "rules/", "load-examples": "examples/"}
READING = ("rules/", "examples/", "faq/", "glossary/", "strategy/", "cases/")
# The pages on which Python boots without being asked for.
TABLES = ("learn/", "puzzles/win-in-2-001/", "play/")

# A browser tells of no task that is shorter than this.
LEAST = 50
WATCH = """window.tasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) {
    window.tasks.push(duration);
  }
}).observe({ type: "longtask", buffered: true });"""
# By selectors alone: whether a board is visible, the browser could only tell by styling what it has
# left aside. One that is folded on a phone, or drawn later, waits to be shown.
STARTED = """!document.querySelector(
  "volto-board:has(> script)[data-status=static]:not(:has(> .volto-mat > noscript))" +
  (matchMedia("(max-width: 47.984em)").matches ? ":not(details:not([open]) *)" : ""),
)"""


def load(page: Page, address: str) -> None:
    """Load a page until all its boards can be played and nothing more is to be done."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    # Asked by the bare protocol: whatever Playwright waits for, it first has the page parse its own
    # script, which was the longest task of most pages.
    session = page.context.new_cdp_session(page)
    for _ in range(MOST_QUESTIONS):
        if session.send("Runtime.evaluate", {"expression": STARTED})["result"]["value"]:
            break
        page.wait_for_timeout(ASKING)
    else:
        raise TimeoutError(address)
    session.detach()
    page.wait_for_timeout(REST)


def core_time(browser: Browser, address: str) -> float:
    """The milliseconds of a core that the main thread of a first visit takes."""
    context = browser.new_context(viewport=DESK, locale="fr-FR")
    page = context.new_page()
    session = context.new_cdp_session(page)
    # The time of the thread alone, whatever else the machine does.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    load(page, address)
    metrics = session.send("Performance.getMetrics")["metrics"]
    context.close()
    (seconds,) = (each["value"] for each in metrics if each["name"] == "TaskDuration")
    return float(1000 * seconds)


def longest_task(browser: Browser, address: str, *, window: ViewportSize, slower: int = 1) -> float:
    """The milliseconds of the longest task of a first visit, in which no touch is heard."""
    context = browser.new_context(viewport=window, locale="fr-FR")
    context.add_init_script(WATCH)
    page = context.new_page()
    if slower > 1:
        slowed = context.new_cdp_session(page)
        slowed.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    load(page, address)
    longest = max(page.evaluate("window.tasks"), default=LEAST)
    context.close()
    return float(longest)


def memory(browser: Browser, home: str, path: str) -> float:
    """The megabytes that the process of a page has for itself once Python is there."""
    session = browser.new_browser_cdp_session()

    def renderers() -> set[int]:
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return {each["id"] for each in found if each["type"] == "renderer"}

    before = renderers()
    # The process of the service worker is not the page's.
    context = browser.new_context(viewport=DESK, locale="fr-FR", service_workers="block")
    page = context.new_page()
    load(page, home + path)
    page.evaluate(
        """async (address) => {
          const { engine } = await import(address);
          engine.start();
          while (engine.state !== "ready") {
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        }""",
        f"{home}assets/engine/web/engine.js",
    )
    page.wait_for_timeout(REST)
    # What nobody needs any more is no memory of the page, whenever the browser clears it away.
    context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    (process,) = renderers() - before
    status = Path(f"/proc/{process}/status").read_text("ascii")
    context.close()
    (kilobytes,) = re.findall(r"^RssAnon:\s+(\d+) kB$", status, re.MULTILINE)
    return int(kilobytes) * 1024 / 1e6


def measure_costs() -> list[Result]:
    """The time of a core that the pages with the most boards take."""
    results = []
    with served(built(), CompressingHandler) as home, chromium() as browser:
        for id, page in COSTS.items():
            times = [core_time(browser, home + page) for _ in range(ROUNDS)]
            detail = f"most {max(times):.0f} ms"
            results.append(Result(id, median(times), {"rounds": ROUNDS}, detail))
    return results


def measure_tasks() -> list[Result]:
    """The longest task while a page to read loads, at a desk and on a slow phone."""
    desk: dict[str, float] = {}
    phone: dict[str, float] = {}
    with served(built(), CompressingHandler) as home, chromium() as browser:
        for page in READING:
            address = home + page
            desk[page] = median(longest_task(browser, address, window=DESK) for _ in range(ROUNDS))
            phone[page] = median(
                longest_task(browser, address, window=PHONE, slower=SLOWER) for _ in range(ROUNDS)
            )
    facts = {"pages": len(READING), "rounds": ROUNDS}
    return [
        Result("task-desk", max(desk.values()), facts, _told(desk)),
        Result("task-phone", max(phone.values()), facts | {"slower": SLOWER}, _told(phone)),
    ]


def measure_memory() -> list[Result]:
    """The memory of a page on which Python runs."""
    found: dict[str, float] = {}
    with served(built(), CompressingHandler) as home, chromium() as browser:
        for page in TABLES:
            found[page] = median(memory(browser, home, page) for _ in range(ROUNDS))
    detail = ", ".join(f"{page} {value:.0f} MB" for page, value in found.items())
    facts = {"pages": len(TABLES), "rounds": ROUNDS}
    return [Result("memory", max(found.values()), facts, detail)]


def _told(times: dict[str, float]) -> str:
    return ", ".join(f"{page} {value:.0f} ms" for page, value in times.items())


MEASUREMENTS = (measure_costs, measure_tasks, measure_memory)
