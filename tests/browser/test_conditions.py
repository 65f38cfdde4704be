"""The main pages for readers with a small phone, large letters, forced colours, light and dark."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.engine import SAVING
from tests.support.screens import DESK, SMALL_PHONE
from tests.support.site import Site
from tests.support.table import resize

pytestmark = pytest.mark.browser

PAGES = ("", "rules/", "puzzles/win-in-2-001/", "learn/")
# Those that are looked at under all conditions.
SAMPLES = ("", "puzzles/win-in-2-001/")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LARGE: ViewportSize = {"width": 640, "height": 450}
# How well two colours are told apart, as WCAG counts it.
CONTRAST = """() => {
  const luminance = (name) => {
    const { fill } = getComputedStyle(document.querySelector(`.volto-${name}`));
    const [red, green, blue] = fill.match(/[\\d.]+/g).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance("ivory"), luminance("night")].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}"""
OUTLINE = """element => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
}"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LEAST_TARGET = 24


def test_a_page_fits_shows_its_board_and_where_the_focus_is(
    site: Site, browser: Browser, request: pytest.FixtureRequest
) -> None:
    # A window at 200 % has half as many pixels, each of them twice as large.
    context = browser.new_context(
        service_workers="block",
        locale="fr-FR",
        reduced_motion="reduce",
        viewport=LARGE,
        device_scale_factor=2,
    )
    context.add_init_script(SAVING)
    page = context.new_page()
    for name in PAGES:
        page.set_viewport_size(LARGE)
        page.emulate_media(forced_colors="none", color_scheme="light")
        page.goto(site.home + name)
        look_at(page, "200 %, light")
        if name in SAMPLES or request.config.getoption("--all"):
            look_at_other_conditions(page)
    context.close()


def look_at_other_conditions(page: Page) -> None:
    """The page on the smallest phone in the dark, and at a desk in forced colours."""
    resize(page, (SMALL_PHONE["width"], SMALL_PHONE["height"]))
    page.emulate_media(color_scheme="dark")
    look_at(page, "320 px, dark")
    resize(page, (DESK["width"], DESK["height"]))
    for scheme in SCHEMES:
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        look_at(page, f"forced colours, {scheme}")


def look_at(page: Page, condition: str) -> None:
    """The page as it is, and with the focus on its board and its first link."""
    board = page.locator("volto-board:visible").first
    # A board far from the window takes its time.
    board.scroll_into_view_if_needed()
    expect(board.locator("svg.volto")).to_be_visible()
    assert page.evaluate(WIDER) <= 0, (page.url, condition)
    assert page.evaluate(CONTRAST) >= 3, (page.url, condition)
    page.keyboard.press("Tab")
    brand = page.locator(".volto-brand")
    brand.focus()
    assert brand.evaluate(OUTLINE) >= 2, (page.url, condition)
    # The board of the home page is a picture.
    if not page.url.endswith("/volto/"):
        square = board.locator("[data-square][tabindex='0']")
        square.focus()
        assert square.evaluate(OUTLINE) >= 2, (page.url, condition)
        box = square.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= LEAST_TARGET
