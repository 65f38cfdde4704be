"""A page to read opens in steps, and at once where it opens in the middle."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.site import Site

pytestmark = pytest.mark.browser

# What the page leaves for later, step by step.
WATCH = """window.steps = [];
new MutationObserver(() => {
  const { opening = "open" } = document.documentElement.dataset;
  window.steps.push(opening);
}).observe(document, { subtree: true, attributeFilter: ["data-opening"] });
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) {
    window.shifted += value;
  }
}).observe({ type: "layout-shift", buffered: true });"""
# Half of what Lighthouse calls good. Chromium counts mats that nobody has seen yet, once their
# passage is drawn: up to 0.02 on the page of cases.
HARDLY = 0.05
# Whether what is inside of an element is drawn.
DRAWN = (
    """(element) => element.firstElementChild.checkVisibility({ contentVisibilityAuto: false })"""
)
OPEN = "() => window.steps.at(-1) === 'open'"
STEPS = ["frame", "beginning", "passages", "symbols", "boards", "quarter", "half", "open"]
MAT = ".volto-reading .volto-mat"
# The children of the text that are drawn, of those that have something inside.
COUNT = f"""(step) => {{
  document.documentElement.toggleAttribute("data-opening", step !== "open");
  if (step !== "open") {{
    document.documentElement.dataset.opening = step;
  }}
  const isDrawn = {DRAWN};
  return [...document.querySelectorAll(".volto-reading > :not(.volto-definitions):has(> *)")]
    .filter(isDrawn).length;
}}"""


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="fr-FR", service_workers="block")
    context.add_init_script(WATCH)
    yield context
    context.close()


def steps_of(page: Page) -> list[str]:
    expect(page.locator("html:not([data-opening])")).to_have_count(1)
    steps: list[str] = page.evaluate("window.steps")
    return steps


def test_a_page_shows_its_beginning_its_boards_and_the_rest_of_its_text_in_turn(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}cases/")
    page.wait_for_function(OPEN)
    assert steps_of(page) == STEPS
    assert page.locator(MAT).first.evaluate(DRAWN)
    shown = [page.evaluate(COUNT, step) for step in STEPS]
    assert sorted(shown) == shown
    frame, beginning, passages, symbols, boards, quarter, half, whole = shown
    assert frame <= beginning < passages == symbols == boards < quarter < half < whole


def test_what_can_be_seen_is_where_it_was_while_a_page_opens(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}examples/")
    page.wait_for_function(OPEN)
    mat = page.locator(MAT).first
    room = mat.bounding_box()
    page.evaluate("document.documentElement.dataset.opening = 'passages'")
    assert not mat.evaluate(DRAWN)
    assert mat.bounding_box() == room


def test_nothing_moves_when_the_rest_of_a_page_appears(site: Site, reader: BrowserContext) -> None:
    page = reader.new_page()
    for address in ("rules/", "cases/"):
        page.goto(site.home + address)
        page.wait_for_function(OPEN)
        assert page.evaluate("window.shifted") < HARDLY, address


def test_a_page_that_opens_in_the_middle_is_there_at_once(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}rules/#move-lady")
    expect(page.locator("#move-lady")).to_be_in_viewport()
    assert steps_of(page) == []
    page.goto(f"{site.home}faq/")
    page.wait_for_function(OPEN)
    page.reload()
    assert steps_of(page) == []


def test_a_browser_that_does_not_tell_what_it_paints_shows_all(
    site: Site, reader: BrowserContext
) -> None:
    reader.add_init_script("PerformanceObserver.prototype.observe = () => {};")
    page = reader.new_page()
    page.goto(f"{site.home}examples/")
    page.wait_for_function(OPEN)
    assert steps_of(page) == STEPS
    assert page.locator(MAT).first.evaluate(DRAWN)
