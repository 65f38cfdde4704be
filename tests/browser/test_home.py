"""The home page: a board that is played at once, all of it on the first screen."""

from collections.abc import Callable

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

from tests.support.combinations import EXHAUSTIVE
from tests.support.seats import sooner
from tests.support.site import Site
from tests.support.stillness import still
from tests.support.table import resize
from tests.support.touch import swipe
from volto_site.languages import language_of

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
PLACES = """(names) => {
  const boxes = names.map((name) => [name, document.querySelector(name).getBoundingClientRect()]);
  const seen = boxes.filter(([, box]) => box.width && box.height);
  return Object.fromEntries(
    seen.map(([name, { x, y, width, height }]) => [name, { x, y, width, height }]),
  );
}"""
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


def home_in(context: BrowserContext, site: Site, language: str) -> Page:
    page = context.new_page()
    page.goto(site.home + language_of(language).prefix)
    expect(page.locator("volto-board")).to_have_attribute("data-status", "ready")
    page.evaluate("document.fonts.ready.then(() => null)")
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


# The windows in which each language is read; every other one is left to the exhaustive tests.
READ = {
    "fr": ("laptop", "phone on its side"),
    "en": ("phone",),
    "pt": ("small phone",),
    "nl": ("desk",),
}
REST = {
    language: tuple(window for window in WINDOWS if window not in own)
    for language, own in READ.items()
}


@pytest.mark.parametrize(
    ("language", "windows"),
    [
        *(pytest.param(language, own) for language, own in READ.items()),
        *(pytest.param(language, rest, marks=EXHAUSTIVE) for language, rest in REST.items()),
    ],
)
def test_home_has_all_its_doors_and_is_on_the_first_screen_before_and_after_a_move(
    language: str, windows: tuple[str, ...], site: Site, browser: Browser
) -> None:
    context = browser.new_context(
        service_workers="block", viewport=WINDOWS["small phone"], locale=language
    )
    page = home_in(context, site, language)
    has_six_doors_and_four_whole_calls(page)
    for window in windows:
        size = WINDOWS[window]
        resize(page, (size["width"], size["height"]))
        is_on_the_first_screen_before_and_after(page, size)
        page.locator(".volto-lines button:visible").press("Enter")
        expect(line(page)).to_have_attribute("data-line", "task")
    context.close()


def has_six_doors_and_four_whole_calls(page: Page) -> None:
    calls = page.locator(".volto-calls a")
    addresses = calls.evaluate_all("links => links.map(({ href }) => href)")
    assert addresses == [f"{page.url}{name}/" for name in ("learn", "play", "puzzles", "rules")]
    assert calls.evaluate_all(BROKEN) == []
    expect(page.locator("#doors + ul > li")).to_have_count(6)
    expect(page.locator(".volto-contents")).to_have_count(0)


def is_on_the_first_screen_before_and_after(page: Page, size: ViewportSize) -> None:
    """Expect board, words and calls inside the window, where a move leaves them."""
    before = places(page)
    assert before.keys() == set(ESSENTIAL)
    with still(page, *ESSENTIAL):
        press(page)
        expect(line(page)).to_have_attribute("data-line", "won")
    for name, box in before.items():
        assert box["x"] >= 0, name
        assert box["y"] >= 0, name
        assert box["x"] + box["width"] <= size["width"], name
        assert box["y"] + box["height"] <= size["height"], name
    assert page.evaluate("scrollY") == 0


def places(page: Page) -> dict[str, FloatRect]:
    """Where the essential parts are, of those that are seen."""
    found: dict[str, FloatRect] = page.evaluate(PLACES, list(ESSENTIAL))
    return found


def test_a_gesture_wins_a_vain_one_is_taken_back_and_the_legend_is_one_tap_away(
    site: Site, browser: Browser
) -> None:
    context = browser.new_context(
        service_workers="block", viewport=WINDOWS["phone"], has_touch=True, locale="en-GB"
    )
    for pause in (800, 1900):
        context.add_init_script(f"{{{sooner(pause)}}}")
    page = home_in(context, site, "en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for gesture in (drag, tap, press, draw_finger):
        wins(page, gesture)
    for move, shown in (("c3c2", "safe"), ("d2e3", "other")):
        is_explained_and_taken_back(page, move, shown)
        wins(page, press)
    assert not any("engine" in url for url in asked)
    has_its_legend_one_tap_away(page)
    context.close()


def wins(page: Page, gesture: Callable[[Page], None]) -> None:
    """Expect a gesture to win, and the first position once it is played again."""
    gesture(page)
    expect(line(page)).to_contain_text("She was your second lady, so you win.")
    expect(page.locator("volto-board")).to_have_attribute("data-status", "over")
    page.get_by_role("button", name="Play again").press("Enter")
    expect(line(page)).to_have_attribute("data-line", "task")
    expect(page.locator("volto-board")).to_have_attribute("data-position", START)
    expect(page.locator(".volto-grid :focus")).to_be_visible()


def is_explained_and_taken_back(page: Page, move: str, shown: str) -> None:
    square(page, move[:2]).click()
    square(page, move[2:]).click()
    expect(line(page)).to_have_attribute("data-line", shown)
    expect(page.locator("volto-board")).to_have_attribute("data-position", START)
    expect(line(page)).to_have_attribute("data-line", shown)


def has_its_legend_one_tap_away(page: Page) -> None:
    asked = page.get_by_role("button", name="Masks and marks")
    legend = page.locator("dialog.volto-legend")
    for size in WINDOWS.values():
        resize(page, (size["width"], size["height"]))
        expect(asked).to_be_in_viewport(ratio=1)
        with still(page, *ESSENTIAL):
            asked.tap()
            expect(legend).to_be_visible()
            expect(legend.locator("li")).to_have_count(14)
            page.keyboard.press("Escape")
            expect(legend).to_be_hidden()


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
