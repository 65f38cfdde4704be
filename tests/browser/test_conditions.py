"""The main pages for readers with a small phone, large letters, forced colours, light and dark."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.combinations import sampled
from tests.support.screens import DESK, SMALL_PHONE
from tests.support.site import Site

pytestmark = pytest.mark.browser

PAGES = ("", "rules/", "puzzles/win-in-2-001/", "learn/")
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


@pytest.mark.parametrize("name", sampled(PAGES, "", "puzzles/win-in-2-001/"))
def test_a_page_fits_shows_its_board_and_where_the_focus_is(
    name: str, site: Site, browser: Browser
) -> None:
    context = browser.new_context(
        service_workers="block",
        locale="fr-FR",
        reduced_motion="reduce",
        viewport=SMALL_PHONE,
        color_scheme="dark",
    )
    page = context.new_page()
    page.goto(site.home + name)
    look_at(page, "320 px, dark")
    page.set_viewport_size(DESK)
    for scheme in SCHEMES:
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        look_at(page, f"forced colours, {scheme}")
    context.close()


def test_a_page_fits_in_large_letters(site: Site, browser: Browser) -> None:
    # A window at 200 % has half as many pixels, each of them twice as large.
    context = browser.new_context(
        service_workers="block",
        locale="fr-FR",
        reduced_motion="reduce",
        viewport=LARGE,
        device_scale_factor=2,
    )
    page = context.new_page()
    for name in PAGES:
        page.goto(site.home + name)
        look_at(page, "200 %, light")
    context.close()


def look_at(page: Page, condition: str) -> None:
    """The page as it is, and with the focus on its board and its first link."""
    board = page.locator("volto-board:visible").first
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
