"""The search, worked by keyboard, and asked what readers ask."""

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.queries import QUERIES
from tests.support.axe import ASK_AXE, AXE
from tests.support.site import Site
from tests.support.sources import source_of

pytestmark = pytest.mark.browser

FIRST = 5
ASK = """async ([module, index, queries]) => {
  const { find, load } = await import(module);
  const pagefind = await load(index);
  const answers = {};
  for (const query of queries) {
    answers[query] = (await find(pagefind, query)).map(({ url }) => url);
  }
  return answers;
}"""


@pytest.mark.parametrize("language", QUERIES)
def test_each_query_finds_its_section_among_the_first(
    language: str, site: Site, reader: BrowserContext
) -> None:
    prefix = "" if language == "fr" else f"{language}/"
    page = reader.new_page()
    page.goto(site.home + prefix)
    module = source_of(page, site, "frame/search-index.js")
    index = f"{site.home}pagefind/pagefind.js"
    queries = QUERIES[language]
    answers = page.evaluate(ASK, [module, index, list(queries)])
    root = f"/volto/{prefix}"
    missed = {
        query: [url.removeprefix(root) for url in answers[query]]
        for query, wanted in queries.items()
        if not any(url.removeprefix(root) == wanted for url in answers[query][:FIRST])
    }
    assert missed == {}


def test_there_are_at_least_ten_queries_a_language() -> None:
    assert all(len(queries) >= 10 for queries in QUERIES.values())


def test_nothing_of_the_search_is_loaded_before_it_opens(
    site: Site, reader: BrowserContext
) -> None:
    asked: list[str] = []
    page = reader.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site.home}rules/")
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "pagefind" in url or "/js/search-" in url]
    page.locator("#volto-search-button").click()
    expect(page.locator("#volto-search-input")).to_be_focused()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({name}) => /pagefind.js/.test(name))"
    )


@pytest.mark.parametrize("key", ["/", "f", "s"])
def test_each_key_opens_the_search_and_escape_returns(
    key: str, site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}rules/")
    page.wait_for_load_state("networkidle")
    page.locator("#volto-search-button").focus()
    page.keyboard.press(key)
    field = page.get_by_role("combobox")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.keyboard.type("sf/")
    expect(field).to_have_value("sf/")
    page.keyboard.press("Escape")
    expect(page.locator("#volto-search")).to_be_hidden()
    expect(page.locator("#volto-search-button")).to_be_focused()


def test_escape_closes_the_search_while_it_still_loads(site: Site, reader: BrowserContext) -> None:
    page = reader.new_page()
    page.route("**/js/search-*.js", lambda route: None)
    page.goto(f"{site.home}rules/")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("/")
    page.keyboard.type("soldat")
    expect(page.get_by_role("combobox")).to_have_value("soldat")
    page.keyboard.press("Escape")
    expect(page.locator("#volto-search")).to_be_hidden()


def test_a_section_is_found_chosen_and_opened_by_keyboard_alone(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(site.home)
    page.wait_for_load_state("networkidle")
    page.keyboard.press("/")
    # All at once: each word typed would be answered, and an answer starts the choice again.
    page.keyboard.insert_text("demoiselle capturee")
    options = page.get_by_role("option")
    expect(options.first).to_be_visible()
    field = page.get_by_role("combobox")
    expect(field).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#volto-search [role=status]")).to_have_text(f"{options.count()} résultats")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(options.first).to_have_attribute("aria-selected", "true")
    chosen = options.first.get_attribute("id")
    assert chosen is not None
    expect(field).to_have_attribute("aria-activedescendant", chosen)
    address = options.first.evaluate("link => link.href")
    page.keyboard.press("Enter")
    expect(page).to_have_url(address)


def test_no_result_is_said_in_the_language_of_the_page(site: Site, reader: BrowserContext) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}nl/")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("/")
    page.keyboard.type("wwxxyyzz")
    expect(page.locator("#volto-search [role=status]")).to_contain_text("Geen resultaten")


def test_the_open_search_is_accessible(site: Site, reader: BrowserContext) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}rules/")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("/")
    page.keyboard.type("soldat")
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.evaluate(AXE)
    assert page.evaluate(ASK_AXE) == []
