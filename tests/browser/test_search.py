"""The search, worked by keyboard, and asked what readers ask."""

from collections.abc import Callable, Collection, Iterable, Mapping

import pytest
from playwright.sync_api import BrowserContext, expect

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
Asked = Callable[[str, Iterable[str]], Answers]


@pytest.fixture
def asked(site: Site, reader: BrowserContext) -> Asked:
    """Asks in a language, and gives the addresses found for each query, below that language."""

    def ask(language: str, queries: Iterable[str]) -> Answers:
        prefix = language_of(language).prefix
        page = reader.new_page()
        page.goto(site.home + prefix)
        module = source_of(page, site, "frame/search-index.js")
        index = f"{site.home}pagefind/pagefind.js"
        answers = page.evaluate(ASK, [module, index, list(queries)])
        root = f"/volto/{prefix}"
        return {
            query: [url.removeprefix(root) for url in found] for query, found in answers.items()
        }

    return ask


@pytest.mark.parametrize("language", QUERIES)
def test_queries_and_questions_find_their_section_among_the_first(
    language: str, asked: Asked
) -> None:
    queries, questions = QUERIES[language], QUESTIONS[language]
    # Asking takes longest, so everything is asked at once.
    answers = asked(language, {**queries, **questions})
    missed = {
        query: answers[query]
        for query, wanted in queries.items()
        if wanted not in answers[query][:FIRST]
    }
    assert missed == {}
    assert_most_are_found(questions, answers)
    assert buried(questions, answers) == {}


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


def test_words_for_the_index_alone_are_never_shown(site: Site, reader: BrowserContext) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}en/")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("/")
    page.keyboard.insert_text("stalemate")
    expect(page.get_by_role("option").first).to_contain_text("No move available")
    shown = page.locator("#volto-search-results").inner_text()
    assert "stalemate" not in shown.lower()
    assert "\u2063" not in shown


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


def test_each_key_opens_the_search_and_escape_returns(site: Site, reader: BrowserContext) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}about/")
    page.wait_for_load_state("networkidle")
    button, field = page.locator("#volto-search-button"), page.get_by_role("combobox")
    button.focus()
    for key in ("/", "f", "s"):
        page.keyboard.press(key)
        expect(field).to_be_focused()
        expect(field).to_have_value("")
        page.keyboard.type("sf/")
        expect(field).to_have_value("sf/")
        # What was asked last stays.
        field.fill("")
        page.keyboard.press("Escape")
        expect(page.locator("#volto-search")).to_be_hidden()
        expect(button).to_be_focused()


def test_escape_closes_the_search_while_it_still_loads(site: Site, reader: BrowserContext) -> None:
    page = reader.new_page()
    page.route("**/js/search-*.js", lambda route: None)
    page.goto(f"{site.home}about/")
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
    page.goto(f"{site.home}about/")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("/")
    page.keyboard.type("soldat")
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    assert barriers_in(page.locator("#volto-search")) == []
