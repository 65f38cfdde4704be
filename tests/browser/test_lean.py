"""The pages of puzzles, which borrow what they leave out."""

import pytest
from playwright.sync_api import Browser, expect

from tests.support.engine import SAVING
from tests.support.site import Site

pytestmark = pytest.mark.browser

PUZZLE = "puzzles/win-in-2-001/"
# How many references of a drawing have been drawn.
DRAWN = """async (svg) => {
  const boxes = [...svg.querySelectorAll("use")].map((each) => each.getBBox());
  return boxes.filter(({ width, height }) => width > 0 && height > 0).length;
}"""


def test_the_search_is_borrowed_when_it_is_wanted(site: Site, browser: Browser) -> None:
    reader = browser.new_context(locale="fr-FR", service_workers="block")
    reader.add_init_script(SAVING)
    page = reader.new_page()
    page.goto(site.home + PUZZLE)
    expect(page.locator("#volto-search")).to_have_count(0)
    page.locator("#volto-search-button").click()
    expect(page.locator("#volto-search-input")).to_be_focused()
    page.keyboard.type("dame")
    page.locator(".volto-search__result").first.click()
    expect(page.locator("article h1")).to_be_visible()
    assert page.url.startswith(f"{site.home}")
    assert PUZZLE not in page.url
    reader.close()


def test_another_language_is_suggested_with_the_same_puzzle_whose_menu_has_all_its_entries(
    site: Site, browser: Browser
) -> None:
    reader = browser.new_context(locale="nl-NL", service_workers="block")
    reader.add_init_script(SAVING)
    page = reader.new_page()
    page.goto(f"{site.home}en/{PUZZLE}")
    suggestion = page.locator(".volto-suggestion a")
    expect(suggestion).to_have_attribute("hreflang", "nl")
    suggestion.click()
    page.wait_for_url(f"{site.home}nl/{PUZZLE}")
    page.locator(".volto-pages summary").click()
    # The one entry of the page itself makes room for the borrowed ones.
    expect(page.locator("#volto-more")).to_be_visible()
    entry = page.locator("#volto-more a").first
    menu, links = page.locator(".volto-pages a"), "nodes => nodes.map((each) => each.href)"
    opened = menu.evaluate_all(links)
    entry.click()
    # The page that the first of them leads to has its menu from the beginning.
    expect(page.locator("article h1")).to_be_visible()
    assert PUZZLE not in page.url
    assert opened == menu.evaluate_all(links)
    reader.close()


def test_without_script_the_sheet_draws_every_part_of_the_board(
    site: Site, browser: Browser
) -> None:
    reader = browser.new_context(java_script_enabled=False)
    page = reader.new_page()
    page.goto(f"{site.home}pt/{PUZZLE}")
    drawing = page.locator("svg.volto")
    assert drawing.evaluate(DRAWN) == drawing.locator("use").count() > 1
    reader.close()
