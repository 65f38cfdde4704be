"""The home page: a board that is played at once, all of it on the first screen."""

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    FloatRect,
    Locator,
    Page,
    ViewportSize,
    expect,
)

from tests.support.combinations import paired
from tests.support.site import Site
from tests.support.touch import swipe
from volto_site.languages import CODES, language_of

pytestmark = pytest.mark.browser

WINDOWS: dict[str, ViewportSize] = {
    "laptop": {"width": 1366, "height": 641},
    "phone": {"width": 390, "height": 664},
    "small phone": {"width": 360, "height": 640},
    "desk": {"width": 1920, "height": 953},
    "phone on its side": {"width": 640, "height": 360},
}
ESSENTIAL = (".volto-hero h1", ".volto-lines", ".volto-hero volto-board", ".volto-calls")
START = "xx1xx/1x1x1/x1x1x/5/2L2/1N1A1/N1C1S 1 10"
# What shifts without anybody's doing.
WATCH = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    shifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput));
  }).observe({ type: "layout-shift" });
"""


def home_in(context: BrowserContext, site: Site, language: str) -> Page:
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(site.home + language_of(language).prefix)
    expect(page.locator("volto-board")).to_have_attribute("data-status", "ready")
    page.evaluate("document.fonts.ready.then(() => { shifts.length = 0; })")
    return page


def square(page: Page, name: str) -> Locator:
    return page.locator(f"volto-board [data-square={name}]")


def line(page: Page) -> Locator:
    return page.locator(".volto-lines > :visible")


def drag(page: Page) -> None:
    square(page, "c3").drag_to(square(page, "c4"))


def tap(page: Page) -> None:
    square(page, "c3").tap()
    square(page, "c4").tap()


def press(page: Page) -> None:
    square(page, "c3").focus()
    for key in ("Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)


def draw_finger(page: Page) -> None:
    swipe(page, square(page, "c3"), square(page, "c4"))


@pytest.mark.parametrize(("window", "language"), paired(WINDOWS, CODES))
def test_board_words_and_calls_are_on_the_first_screen_before_and_after(
    window: str, language: str, site: Site, browser: Browser
) -> None:
    size = WINDOWS[window]
    context = browser.new_context(service_workers="block", viewport=size, locale=language)
    page = home_in(context, site, language)
    before = places(page)
    press(page)
    expect(line(page)).to_have_attribute("data-line", "won")
    assert places(page) == before
    for name, box in before.items():
        assert box["x"] >= 0, name
        assert box["y"] >= 0, name
        assert box["x"] + box["width"] <= size["width"], name
        assert box["y"] + box["height"] <= size["height"], name
    assert page.evaluate("[scrollY, shifts.length]") == [0, 0]
    context.close()


def places(page: Page) -> dict[str, FloatRect]:
    boxes = {name: page.locator(name).bounding_box() for name in ESSENTIAL}
    return {name: box for name, box in boxes.items() if box}


def test_one_gesture_wins_and_asks_for_no_engine(site: Site, browser: Browser) -> None:
    context = browser.new_context(
        service_workers="block", viewport=WINDOWS["phone"], has_touch=True, locale="en-GB"
    )
    page = home_in(context, site, "en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for gesture in (drag, tap, press, draw_finger):
        gesture(page)
        expect(line(page)).to_contain_text("She was your second lady, so you win.")
        expect(page.locator("volto-board")).to_have_attribute("data-status", "over")
        page.get_by_role("button", name="Play again").press("Enter")
        expect(line(page)).to_have_attribute("data-line", "task")
        expect(page.locator("volto-board")).to_have_attribute("data-position", START)
        expect(page.locator(".volto-grid :focus")).to_be_visible()
    assert not any("engine" in url for url in asked)
    context.close()


def test_a_vain_move_is_explained_and_taken_back(site: Site, reader: BrowserContext) -> None:
    page = home_in(reader, site, "fr")
    for move, shown in (("c3c2", "safe"), ("d2e3", "other")):
        square(page, move[:2]).click()
        square(page, move[2:]).click()
        expect(line(page)).to_have_attribute("data-line", shown)
        expect(page.locator("volto-board")).to_have_attribute("data-position", START)
        expect(line(page)).to_have_attribute("data-line", shown)
        press(page)
        expect(line(page)).to_have_attribute("data-line", "won")
        page.get_by_role("button", name="Rejouer", exact=True).press("Enter")
        expect(line(page)).to_have_attribute("data-line", "task")


def test_without_script_a_caption_says_what_the_board_would_show(
    site: Site, browser: Browser
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport=WINDOWS["phone"])
    page = context.new_page()
    page.goto(f"{site.home}en/")
    expect(page.locator(".volto-lines")).to_be_hidden()
    expect(page.locator(".volto-hero figcaption")).to_contain_text(
        "a Night mask captures her there, Ivory wins"
    )
    expect(page.locator(".volto-hero svg.volto")).to_be_visible()
    context.close()


def test_the_legend_is_one_tap_away(site: Site, browser: Browser) -> None:
    context = browser.new_context(
        service_workers="block", viewport=WINDOWS["phone"], has_touch=True, locale="en-GB"
    )
    page = home_in(context, site, "en")
    asked = page.get_by_role("button", name="Masks and marks")
    legend = page.locator("dialog.volto-legend")
    for window in ("phone", *WINDOWS):
        page.set_viewport_size(WINDOWS[window])
        # Whoever turns a phone shifts the page.
        page.evaluate("new Promise(requestAnimationFrame).then(() => { shifts.length = 0; })")
        expect(asked).to_be_in_viewport(ratio=1)
        asked.tap()
        expect(legend).to_be_visible()
        expect(legend.locator("li")).to_have_count(11)
        page.keyboard.press("Escape")
        expect(legend).to_be_hidden()
        assert page.evaluate("shifts") == [], window
    context.close()


# The words of a link that stand in more than one line.
BROKEN = """(links) => links.flatMap((link) => {
  const text = link.firstChild;
  return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
})"""


@pytest.mark.parametrize("language", CODES)
def test_every_home_page_has_six_doors_and_four_calls_whole_on_a_small_phone(
    browser: Browser, site: Site, language: str
) -> None:
    context = browser.new_context(service_workers="block", viewport=WINDOWS["small phone"])
    page = home_in(context, site, language)
    home = site.home + language_of(language).prefix
    calls = page.locator(".volto-calls a")
    addresses = calls.evaluate_all("links => links.map(({ href }) => href)")
    assert addresses == [f"{home}{name}/" for name in ("learn", "play", "puzzles", "rules")]
    assert calls.evaluate_all(BROKEN) == []
    expect(page.locator("#doors + ul > li")).to_have_count(6)
    expect(page.locator(".volto-contents")).to_have_count(0)
    context.close()
