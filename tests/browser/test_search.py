"""The search, worked by keyboard, and asked what readers ask."""

from collections.abc import Callable, Collection, Iterable, Mapping

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.queries import QUERIES
from tests.support.axe import barriers_in
from tests.support.questions import QUESTIONS
from tests.support.site import Site
from tests.support.sources import source_of
from volto_site.languages import language_of

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


# The share of questions whose section is among the first, in hundredths.
FLOOR = 95
# Pages that only mention a rule: none of them comes before it.
MENTIONS = ("puzzles/", "learn/", "cases/", "notation/")

Questions = Mapping[str, Collection[str]]
Answers = dict[str, list[str]]


def ask(page: Page, site: Site, language: str, queries: Iterable[str]) -> Answers:
    """Ask in a language, and give the addresses found for each query, below that language."""
    prefix = language_of(language).prefix
    page.goto(site.home + prefix)
    module = source_of(page, site, "frame/search-index.js")
    index = f"{site.home}pagefind/pagefind.js"
    answers = page.evaluate(ASK, [module, index, list(queries)])
    root = f"/volto/{prefix}"
    return {query: [url.removeprefix(root) for url in found] for query, found in answers.items()}


@pytest.mark.parametrize("language", QUERIES)
def test_queries_and_questions_find_their_section_among_the_first(
    language: str, site: Site, reader: BrowserContext, request: pytest.FixtureRequest
) -> None:
    page = reader.new_page()
    queries, questions = QUERIES[language], QUESTIONS[language]
    if not request.config.getoption("--all"):
        # Every other question, and those between in the next language.
        first = list(QUERIES).index(language) % 2
        questions = dict(list(questions.items())[first::2])
    # Asking takes longest, so everything is asked at once.
    answers = ask(page, site, language, {**queries, **questions})
    missed = {
        query: answers[query]
        for query, wanted in queries.items()
        if wanted not in answers[query][:FIRST]
    }
    assert missed == {}
    assert_most_are_found(questions, answers)
    assert buried(questions, answers) == {}
    if language in SAID:
        SAID[language](page)


def assert_most_are_found(questions: Questions, answers: Answers) -> None:
    missed = {
        question: answers[question][:FIRST]
        for question, wanted in questions.items()
        if not set(wanted) & set(answers[question][:FIRST])
    }
    assert 100 * len(missed) <= (100 - FLOOR) * len(questions), missed


def buried(questions: Questions, answers: Answers) -> Answers:
    """The questions before whose section comes a page that only mentions its rule."""
    found = {}
    for question, wanted in questions.items():
        right = [place for place, url in enumerate(answers[question]) if url in wanted]
        before = answers[question][: right[0]] if right else []
        if any(url.startswith(MENTIONS) for url in before[:FIRST]):
            found[question] = before
    return found


def words_for_the_index_alone_are_never_shown(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.insert_text("stalemate")
    expect(page.get_by_role("option").first).to_contain_text("No move available")
    shown = page.locator("#volto-search-results").inner_text()
    assert "stalemate" not in shown.lower()
    assert "\u2063" not in shown


def no_result_is_said_in_the_language_of_the_page(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("wwxxyyzz")
    expect(page.locator("#volto-search [role=status]")).to_contain_text("Geen resultaten")


# What the search says on a page of a language, typed by keyboard.
SAID: dict[str, Callable[[Page], None]] = {
    "en": words_for_the_index_alone_are_never_shown,
    "nl": no_result_is_said_in_the_language_of_the_page,
}


def test_there_are_at_least_ten_queries_a_language() -> None:
    assert all(len(queries) >= 10 for queries in QUERIES.values())


def test_the_search_is_loaded_when_it_opens_worked_by_keyboard_alone_and_accessible(
    site: Site, reader: BrowserContext
) -> None:
    asked: list[str] = []
    page = reader.new_page()
    page.on("request", lambda request: asked.append(request.url))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/js/search-*.js", hold)
    page.goto(f"{site.home}about/")
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "pagefind" in url or "/js/search-" in url]
    escape_closes_the_search_while_it_still_loads(page)
    for route in held:
        route.continue_()
    page.unroute("**/js/search-*.js")
    the_button_opens_the_search_and_loads_it(page)
    each_key_opens_the_search_and_escape_returns(page)
    the_open_search_is_accessible(page)
    a_section_is_found_chosen_and_opened(page)


def escape_closes_the_search_while_it_still_loads(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("soldat")
    expect(page.get_by_role("combobox")).to_have_value("soldat")
    page.keyboard.press("Escape")
    expect(page.locator("#volto-search")).to_be_hidden()


def the_button_opens_the_search_and_loads_it(page: Page) -> None:
    page.locator("#volto-search-button").click()
    expect(page.locator("#volto-search-input")).to_be_focused()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({name}) => /pagefind.js/.test(name))"
    )
    # What was asked last stays.
    page.get_by_role("combobox").fill("")
    page.keyboard.press("Escape")
    expect(page.locator("#volto-search")).to_be_hidden()


def each_key_opens_the_search_and_escape_returns(page: Page) -> None:
    button, field = page.locator("#volto-search-button"), page.get_by_role("combobox")
    button.focus()
    for key in ("/", "f", "s"):
        page.keyboard.press(key)
        expect(field).to_be_focused()
        expect(field).to_have_value("")
        page.keyboard.type("sf/")
        expect(field).to_have_value("sf/")
        field.fill("")
        page.keyboard.press("Escape")
        expect(page.locator("#volto-search")).to_be_hidden()
        expect(button).to_be_focused()


def the_open_search_is_accessible(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("soldat")
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    assert barriers_in(page.locator("#volto-search")) == []


def a_section_is_found_chosen_and_opened(page: Page) -> None:
    field, options = page.get_by_role("combobox"), page.get_by_role("option")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.press("Delete")
    expect(options).to_have_count(0)
    # All at once: each word typed would be answered, and an answer starts the choice again.
    page.keyboard.insert_text("demoiselle capturee")
    expect(options.first).to_be_visible()
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
