"""Pages to be read: short, with text beside its board, and whole on paper."""

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.support.combinations import paired
from tests.support.pages.board import placed, play, square, tool
from tests.support.pages.reference import NOBLE, ReferencePage
from tests.support.screens import SMALL_PHONE
from tests.support.site import Site
from volto_site.languages import CODES, language_of

pytestmark = pytest.mark.browser

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Both sides are open, and rows 3 to 5 shown.
OPEN = "5/5/2c2/1A3/5/5/5 1 00"
# The most that a page may be high, in pixels.
HEIGHTS = {
    "rules": ((LAPTOP, 13_000), (PHONE, 20_000)),
    "examples": ((LAPTOP, 14_000), (PHONE, 20_000)),
    "cases": ((LAPTOP, 14_000), (PHONE, 16_000)),
    "strategy": ((LAPTOP, 9_000), (PHONE, 13_000)),
}
# Every passage laid out as if it were near the window, and not counted with a usual height.
NEAR = """() => {
  for (const passage of document.querySelectorAll(".volto-passage, .volto-model")) {
    passage.style.contentVisibility = "visible";
  }
}"""
# A mat that is made, not shown, has a size of its own.
DIAGRAMS = "figure volto-board:not(.volto-setup *) svg.volto"
TALLEST = f"""() => Math.max(...[...document.querySelectorAll({DIAGRAMS!r})].map(
  (svg) => svg.getBoundingClientRect().height))"""


def opened(browser: Browser, site: Site, address: str, size: ViewportSize) -> Page:
    page = browser.new_context(viewport=size, service_workers="block").new_page()
    page.goto(f"{site.home}{address}/", wait_until="load")
    # What a page has yet to open is counted with a usual height.
    expect(page.locator("html[data-opening]")).to_have_count(0)
    return page


@pytest.mark.parametrize(("language", "name"), paired(CODES, HEIGHTS))
def test_a_page_is_short_its_diagrams_half_a_window_high_and_nothing_wider_than_the_smallest_phone(
    language: str, name: str, browser: Browser, site: Site
) -> None:
    # Every second page is opened on a phone, and looked at on a laptop after that.
    ways = HEIGHTS[name] if CODES.index(language) % 2 else HEIGHTS[name][::-1]
    page = opened(browser, site, language_of(language).prefix + name, ways[0][0])
    if name == "rules":
        what_is_far_from_the_window_is_laid_out_when_it_comes_near(page)
    page.evaluate(NEAR)
    for size, most in ways:
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollHeight") <= most, size
        assert page.evaluate(TALLEST) <= size["height"] / 2, size
        for claim in CLAIMS.get((name, size is PHONE), ()):
            claim(page)
    page.set_viewport_size(SMALL_PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL_PHONE["width"]
    page.context.close()


def what_is_far_from_the_window_is_laid_out_when_it_comes_near(page: Page) -> None:
    last = page.locator(".volto-passage").last.locator("volto-board")
    is_laid_out = "board => board.checkVisibility({ contentVisibilityAuto: true })"
    assert not last.evaluate(is_laid_out)
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert last.evaluate(is_laid_out)


def text_stands_beside_its_board(page: Page) -> None:
    heading = page.locator("#move-noble").bounding_box()
    board = page.locator(".volto-passage:has(#move-noble) volto-board").bounding_box()
    assert heading
    assert board
    assert abs(heading["y"] - board["y"]) < 20
    assert heading["x"] + heading["width"] <= board["x"]


def what_is_folded_is_printed(page: Page) -> None:
    board = page.locator("details.volto-fold volto-board").first
    expect(board).to_be_hidden()
    page.emulate_media(media="print")
    expect(board).to_be_visible()
    page.emulate_media(media="screen")


def an_address_opens_what_is_folded(page: Page) -> None:
    page.locator("nav a[href$='#e3-trap']").first.click()
    expect(page.locator("#e3-trap")).to_be_in_viewport()


def the_boards_of_cases_are_folded_and_printed(page: Page) -> None:
    case = page.locator("figure.volto-case").first
    board = case.locator("volto-board")
    expect(board).to_be_hidden()
    case.locator("summary").click()
    expect(board).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("figure.volto-case volto-board").last).to_be_visible()
    page.emulate_media(media="screen")
    case.locator("summary").click()
    expect(board).to_be_hidden()


def the_board_of_a_case_stands_beside_its_text(page: Page) -> None:
    passage = page.locator(".volto-passage:has(.volto-case):not(:has(figure + figure))").first
    text = passage.locator(".volto-passage__text").bounding_box()
    board = passage.locator("volto-board").bounding_box()
    assert text
    assert board
    assert text["x"] + text["width"] <= board["x"]


# What else a page promises, by its name and whether it is seen on a phone.
CLAIMS = {
    ("rules", False): [text_stands_beside_its_board],
    ("examples", False): [what_is_folded_is_printed, an_address_opens_what_is_folded],
    ("cases", True): [the_boards_of_cases_are_folded_and_printed],
    ("cases", False): [the_board_of_a_case_stands_beside_its_text],
}


def test_arrows_stay_in_the_rows_that_are_shown_and_a_mask_is_dragged_there(
    learner: ReferencePage,
) -> None:
    board = learner.go("rules/", NOBLE)
    expect(square(board, "c4")).to_be_visible()
    expect(square(board, "c2")).to_be_hidden()
    square(board, "c4").focus()
    learner.page.keyboard.press("PageDown")
    expect(square(board, "c3")).to_be_focused()
    learner.page.keyboard.press("PageUp")
    expect(square(board, "c5")).to_be_focused()
    square(board, "c4").drag_to(square(board, "c5"))
    placed(board, "5/5/2Nx1/1x3/5/5/5 2 00")


def where(mask: Locator) -> list[int]:
    """Where a mask is in the window, to a pixel, and how high its page is."""
    box = mask.bounding_box()
    assert box
    height: int = mask.page.evaluate("document.documentElement.scrollHeight")
    return [round(box["x"]), round(box["y"]), round(box["width"]), height]


def test_a_board_shows_all_rows_while_a_move_leads_out_of_those_shown_and_then_is_turned(
    learner: ReferencePage,
) -> None:
    board = learner.go("rules/", OPEN)
    play(board, "b4a3")
    placed(board, "5/5/2c2/5/A4/5/5 2 00")
    expect(square(board, "c6")).to_be_hidden()
    mask, page = square(board, "c5"), learner.page
    before = where(mask)
    mask.click()
    expect(square(board, "c6")).to_be_visible()
    # The rows lie over the page, in which nothing moves.
    assert where(mask) == before
    page.keyboard.press("Escape")
    expect(square(board, "c6")).to_be_hidden()
    play(board, "c5c4")
    placed(board, "5/5/5/2c2/A4/5/5 1 00")
    tool(board, "undo").click()
    placed(board, "5/5/2c2/5/A4/5/5 2 00")
    tool(board, "undo").click()
    placed(board, OPEN)
    square(board, "b4").click()
    tool(board, "turn").click()
    expect(square(board, "c2")).to_be_hidden()
    square(board, "b4").drag_to(square(board, "a5"))
    placed(board, "5/5/A1c2/5/5/5/5 2 00")
    # The rows are folded when the learner goes on elsewhere, too.
    mask.click()
    expect(square(board, "c6")).to_be_visible()
    page.locator("h1").click()
    expect(square(board, "c6")).to_be_hidden()
