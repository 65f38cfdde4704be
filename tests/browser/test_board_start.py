"""How boards start: all of them in their turn, one that is touched at once, none drawn anew."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.support.pages.board import square
from tests.support.screens import DESK
from tests.support.site import Site

pytestmark = pytest.mark.browser

# No board learns that it is near the window, so that none starts by itself.
UNSEEN = """window.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};"""
# The drawings of the page before any script of the site has run; a script groups those of a card.
REMEMBER = """document.addEventListener("DOMContentLoaded", () => {
  window.drawn = [...document.querySelectorAll("svg.volto:not(:has(.volto-card))")].map((svg) =>
    [svg, [...svg.querySelectorAll(":scope > use")]]);
});"""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
REDRAWN = """() => window.drawn.filter(([svg, marks]) =>
  marks.some((mark) => mark.parentNode !== svg)).length"""


def middle_of(drawing: Locator, column: int, row: int) -> tuple[float, float]:
    """A point of the window in the middle of a square of a whole mat, as Ivory sees it."""
    box = drawing.bounding_box()
    assert box
    unit = box["width"] / 564
    x = box["x"] + (32 + 100 * column + 50) * unit
    return x, box["y"] + (32 + 100 * (6 - row) + 50) * unit


def page_without_starts(context: BrowserContext, site: Site) -> tuple[Page, Locator]:
    """The rules with boards that wait for a touch, and the first of them."""
    context.add_init_script(UNSEEN)
    page = context.new_page()
    with page.expect_response("**/element-*.js"):
        page.goto(f"{site.home}rules/")
    page.wait_for_load_state("networkidle")
    # Until then the text grows, and a board may move from under the pointer.
    expect(page.locator("html:not([data-opening])")).to_have_count(1)
    board = page.locator("volto-board").first
    board.scroll_into_view_if_needed()
    # What has come into view is there to be hit once a frame has drawn it.
    page.evaluate(NEXT_FRAME)
    expect(board).to_have_attribute("data-status", "static")
    return page, board


def test_the_first_click_on_a_board_that_has_not_started_chooses_a_mask(
    site: Site, reader: BrowserContext
) -> None:
    page, board = page_without_starts(reader, site)
    page.mouse.click(*middle_of(board.locator("svg.volto"), 2, 1))
    expect(square(board, "c2")).to_have_attribute("aria-pressed", "true")
    expect(board.locator(".is-target")).to_have_count(4)
    expect(page.locator("volto-board[data-status=ready]")).to_have_count(1)


def test_the_first_tap_on_a_board_that_has_not_started_chooses_a_mask(
    site: Site, phone: BrowserContext
) -> None:
    page, board = page_without_starts(phone, site)
    page.touchscreen.tap(*middle_of(board.locator("svg.volto"), 2, 1))
    expect(square(board, "c2")).to_have_attribute("aria-pressed", "true")
    expect(board.locator(".is-target")).to_have_count(4)


def test_every_board_starts_without_being_seen_and_keeps_its_drawing(
    site: Site, browser: Browser
) -> None:
    context = browser.new_context(viewport=DESK, locale="fr-FR", service_workers="block")
    context.add_init_script(REMEMBER)
    page = context.new_page()
    page.goto(f"{site.home}rules/")
    playable = page.locator("volto-board:has(> script)")
    expect(playable.and_(page.locator("[data-status=static]"))).to_have_count(0, timeout=30_000)
    assert playable.count() > 20
    assert page.evaluate("window.drawn.length") > 20
    assert page.evaluate(REDRAWN) == 0
    context.close()
