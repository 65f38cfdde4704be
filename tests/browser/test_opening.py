"""A page to read opens in steps, and at once where it opens in the middle."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.site import Site

pytestmark = pytest.mark.browser

# What the page leaves for later, step by step.
WATCH = """window.steps = [];
new MutationObserver(() => {
  const { opening = "open" } = document.documentElement.dataset;
  window.steps.push(opening);
}).observe(document, { subtree: true, attributeFilter: ["data-opening"] });"""
# Whether what is inside of an element is drawn.
DRAWN = (
    """(element) => element.firstElementChild.checkVisibility({ contentVisibilityAuto: false })"""
)
OPEN = "() => window.steps.at(-1) === 'open'"
MAT = ".volto-reading .volto-mat"


@pytest.fixture
def reader(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="fr-FR", service_workers="block")
    context.add_init_script(WATCH)
    return context


def steps_of(page: Page) -> list[str]:
    expect(page.locator("html:not([data-opening])")).to_have_count(1)
    steps: list[str] = page.evaluate("window.steps")
    return steps


def test_a_page_shows_its_frame_its_text_and_its_boards_in_turn(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}examples/")
    page.wait_for_function(OPEN)
    assert steps_of(page) == ["frame", "text", "open"]
    assert page.locator(MAT).first.evaluate(DRAWN)
    reader.close()


def test_what_is_left_for_later_is_not_drawn_and_keeps_its_room(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}examples/")
    page.wait_for_function(OPEN)
    mat = page.locator(MAT).first
    room = mat.bounding_box()
    page.evaluate("document.documentElement.dataset.opening = 'text'")
    assert not mat.evaluate(DRAWN)
    assert mat.bounding_box() == room
    reader.close()


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
    reader.close()


def test_a_browser_that_does_not_tell_what_it_paints_shows_all(
    site: Site, reader: BrowserContext
) -> None:
    reader.add_init_script("PerformanceObserver.prototype.observe = () => {};")
    page = reader.new_page()
    page.goto(f"{site.home}examples/")
    page.wait_for_function(OPEN)
    assert steps_of(page) == ["frame", "text", "open"]
    reader.close()
