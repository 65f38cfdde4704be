"""How soon a first touch shows where a mask may go, before Python is there."""

from statistics import median

from playwright.sync_api import Browser, Page, ViewportSize

from tests.bench.fixtures import built, chromium
from tests.bench.result import Result
from tests.support.host import CompressingHandler, served

ROUNDS = 9
SLOWER = 4
PHONE: ViewportSize = {"width": 390, "height": 844}

# From the touch as the browser felt it to the first task after the frame that shows the targets.
WATCH = """() => {
  const board = document.querySelector("volto-board");
  const start = new Promise((resolve) => addEventListener(
    "pointerdown", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true },
  ));
  const shown = new Promise((resolve) => new MutationObserver((_, observer) => {
    if (board.querySelector(".is-target")) {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    }
  }).observe(board, { subtree: true, childList: true, attributes: true }));
  window.waited = Promise.all([start, shown]).then(([from, to]) => to - from);
}"""


def first_touch(page: Page, address: str) -> float:
    """The milliseconds from the first touch of a page to the targets."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    # As a reader comes to it: the first board of a phone is below the window, and starts when it is
    # near. Whoever waits for its squares first touches it when the page does all that can wait.
    page.locator("volto-board").first.scroll_into_view_if_needed()
    box = page.locator("volto-board [data-square=c2]").first.bounding_box()
    assert box
    page.evaluate(WATCH)
    # A finger on the glass: the tap of a locator listens to every event itself, which takes time.
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return float(page.evaluate("window.waited"))


def touches(browser: Browser, address: str, *, slower: int = 1) -> list[float]:
    """First touches, each in a browser that has never been here."""
    times = []
    for _ in range(ROUNDS):
        context = browser.new_context(viewport=PHONE, has_touch=True, locale="fr-FR")
        page = context.new_page()
        if slower > 1:
            slowed = context.new_cdp_session(page)
            slowed.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        times.append(first_touch(page, address))
        context.close()
    return times


def measure_touch() -> list[Result]:
    """The first touch on the rules page, at full speed and on a slow phone."""
    with served(built(), CompressingHandler) as home, chromium() as browser:
        desk = touches(browser, f"{home}rules/")
        phone = touches(browser, f"{home}rules/", slower=SLOWER)
    return [
        Result("touch", median(desk), {"rounds": ROUNDS}, f"slowest {max(desk):.0f} ms"),
        Result(
            "touch-phone",
            median(phone),
            {"rounds": ROUNDS, "slower": SLOWER},
            f"slowest {max(phone):.0f} ms",
        ),
    ]


MEASUREMENTS = (measure_touch,)
