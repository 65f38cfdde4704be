"""The frame of a page: languages, suggestion, appearance, pages."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.support.engine import SAVING
from tests.support.screens import DESK
from tests.support.site import Site
from tests.support.table import window
from volto_site.languages import CODES, language_of

pytestmark = pytest.mark.browser

Arrive = Callable[..., Page]


@pytest.fixture
def arrive(site: Site, browser: Browser) -> Iterator[Arrive]:
    """Opens pages for readers with browsers of their own."""
    with ExitStack() as readers:

        def arrive(address: str = "", **options: Any) -> Page:
            context = browser.new_context(service_workers="block", **options)
            readers.callback(context.close)
            context.add_init_script(SAVING)
            page = context.new_page()
            page.goto(site.home + address)
            return page

        yield arrive


def test_the_language_switcher_stays_on_the_page_keeps_the_anchor_and_ends_suggestions(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}faq/#faq-pass")
    the_footer_is_short(page)
    the_language_list_opens_and_closes_by_keyboard(page)
    page.locator(".volto-languages summary").click()
    page.locator(".volto-languages a[hreflang=nl]").click()
    expect(page).to_have_url(f"{site.home}nl/faq/#faq-pass")
    page.goto(f"{site.home}nl/about/")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".volto-suggestion")).to_have_count(0)
    page.evaluate("location.hash = 'about-privacy'")
    page.locator(".volto-languages summary").click()
    page.locator(".volto-languages a[hreflang=fr]").click()
    expect(page).to_have_url(f"{site.home}about/#about-privacy")


def the_footer_is_short(page: Page) -> None:
    assert 3 <= page.locator(".volto-footer a").count() <= 5


def the_language_list_opens_and_closes_by_keyboard(page: Page) -> None:
    page.locator(".volto-languages summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".volto-languages ul")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".volto-languages ul")).to_be_hidden()
    expect(page.locator(".volto-languages summary")).to_be_focused()


def test_a_suggestion_speaks_the_readers_language_and_declined_is_gone_for_good(
    site: Site, arrive: Arrive
) -> None:
    page = arrive("faq/#faq-pass", locale="pt-BR")
    suggestion = page.locator(".volto-suggestion")
    expect(suggestion).to_have_attribute("lang", "pt")
    suggestion.get_by_role("button").click()
    expect(suggestion).to_have_count(0)
    page.goto(f"{site.home}en/")
    expect(page.locator(".volto-search-button")).to_be_visible()
    expect(suggestion).to_have_count(0)


def test_a_suggestion_covers_nothing_but_its_place_in_the_header(
    site: Site, arrive: Arrive
) -> None:
    windows = [(360, 640), (390, 664), (1000, 700), (1366, 641)]
    page = arrive(viewport=window(windows[0]), locale="nl-NL")
    look_at_suggestion(page, windows)
    # Each page is opened in another window first, and then fitted into the others.
    for first, address in enumerate(("learn/", "examples/"), 1):
        page.set_viewport_size(window(windows[first]))
        page.goto(site.home + address)
        look_at_suggestion(page, (*windows[first:], *windows[:first]))


# Where a suggestion ends, how high the header is, and how wide the page.
SUGGESTED = """() => {
  const { width, bottom, right } =
    document.querySelector(".volto-suggestion").getBoundingClientRect();
  return {
    isShown: width > 0,
    bottom,
    right,
    header: document.querySelector(".volto-header").getBoundingClientRect().height,
    width: document.documentElement.scrollWidth,
  };
}"""


def look_at_suggestion(page: Page, windows: Sequence[tuple[int, int]]) -> None:
    suggestion = page.locator(".volto-suggestion")
    for size in map(window, windows):
        page.set_viewport_size(size)
        expect(suggestion).to_have_count(1)
        seen = page.evaluate(SUGGESTED)
        # At a table on a phone it comes out with the menu.
        if seen["isShown"] or "/learn/" not in page.url:
            assert seen["isShown"], (page.url, size)
            assert seen["bottom"] <= seen["header"], (page.url, size)
            assert seen["right"] <= size["width"], (page.url, size)
        assert seen["width"] <= size["width"], (page.url, size)


def test_an_accepted_suggestion_leads_to_the_same_section_and_does_not_come_back(
    site: Site, arrive: Arrive
) -> None:
    page = arrive("en/faq/#faq-pass", locale="nl-BE")
    page.locator(".volto-suggestion a").click()
    expect(page).to_have_url(f"{site.home}nl/faq/#faq-pass")
    page.goto(f"{site.home}en/faq/")
    expect(page.locator(".volto-suggestion")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "agent"),
    [("ja-JP", None), ("pt-PT", "Mozilla/5.0 (compatible; Googlebot/2.1)")],
)
def test_no_suggestion_to_strangers_or_to_programs(
    arrive: Arrive, locale: str, agent: str | None
) -> None:
    page = arrive(locale=locale, user_agent=agent)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".volto-suggestion")).to_have_count(0)


def test_a_suggestion_shifts_nothing_and_is_none_at_home_or_to_who_comes_from_another_language(
    site: Site, arrive: Arrive
) -> None:
    places = []
    for locale, count in (("fr-FR", 0), ("en-GB", 1)):
        page = arrive("faq/", locale=locale)
        page.wait_for_load_state("networkidle")
        expect(page.locator(".volto-suggestion")).to_have_count(count)
        places.append(page.locator("h1").bounding_box())
    assert places[0] == places[1]
    page.goto(f"{site.home}faq/", referer=f"{site.home}en/faq/")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".volto-suggestion")).to_have_count(0)


def test_the_appearance_follows_the_system_until_the_reader_chooses(
    site: Site, arrive: Arrive
) -> None:
    page = arrive(color_scheme="dark", locale="fr-FR")
    root = page.locator("html")
    expect(root).to_have_attribute("data-md-color-scheme", "slate")
    page.locator(".volto-to-light").click()
    expect(root).to_have_attribute("data-md-color-scheme", "default")
    expect(page.locator(".volto-to-dark")).to_be_focused()
    page.goto(f"{site.home}about/#about-privacy")
    expect(root).to_have_attribute("data-md-color-scheme", "default")
    whoever_touches_the_header_keeps_the_place(page, page.locator("#about-privacy"))


def whoever_touches_the_header_keeps_the_place(page: Page, heading: Locator) -> None:
    header = page.locator(".volto-header").bounding_box()
    place = heading.bounding_box()
    assert header is not None
    assert place is not None
    assert header["height"] < place["y"] < 300
    page.locator(".volto-to-dark").click()
    page.locator(".volto-languages summary").click()
    assert heading.bounding_box() == place


def test_on_a_phone_the_menu_opens_by_keyboard_and_leaves_the_header_in_use(
    arrive: Arrive,
) -> None:
    page = arrive("learn/", viewport={"width": 390, "height": 664}, locale="fr-FR")
    pages = page.get_by_role("navigation", name="Pages", exact=True)
    expect(pages).to_be_hidden()
    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("checkbox", name="Menu des pages")).to_be_focused()
    page.keyboard.press("Space")
    expect(pages).to_be_visible()
    the_place_lies_under_the_header(page)
    page.locator("#volto-search-button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".volto-menu-button").click()
    expect(pages).to_be_hidden()
    page.locator(".volto-menu-button").click()
    page.keyboard.press("Escape")
    expect(pages).to_be_hidden()
    expect(page.get_by_role("checkbox", name="Menu des pages")).to_be_focused()


def the_place_lies_under_the_header(page: Page) -> None:
    place = page.locator("h1, .volto-place").last.bounding_box()
    assert place is not None
    on_top = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.volto-header') !== null",
        [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2],
    )
    assert on_top


def test_a_wide_header_names_few_pages_and_more_holds_the_rest(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.set_viewport_size(DESK)
    page.goto(f"{site.home}en/matrix/")
    pages = page.get_by_role("navigation", name="Pages", exact=True)
    assert pages.inner_text().split() == ["Learn", "Play", "Puzzles", "Rules", "More"]
    more = pages.locator("summary")
    expect(more).to_have_attribute("aria-current", "true")
    more.click()
    current = pages.get_by_role("link", name="The table of rules")
    expect(current).to_be_visible()
    expect(current).to_have_attribute("aria-current", "page")
    page.keyboard.press("Escape")
    expect(current).to_be_hidden()
    expect(more).to_be_focused()


# What of the place is cut off, and which parts of the header it touches.
PLACE = """() => {
  const place = document.querySelector(".volto-place");
  const { left, right } = place.getBoundingClientRect();
  const parts = [...document.querySelectorAll(".volto-header__inner > *, .volto-table__legend")];
  const touched = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return part.checkVisibility() && box.width && box.left < right && left < box.right;
  });
  return [place.scrollWidth - place.clientWidth, touched.map(({ className }) => className)];
}"""
TABLES = (
    (360, 640),
    (640, 360),
    (844, 390),
    (960, 500),
    (1024, 1366),
    (1024, 768),
    (1219, 700),
    (1220, 700),
)


@pytest.mark.parametrize("language", CODES)
def test_at_a_table_the_header_says_where_the_learner_is(
    language: str, arrive: Arrive, request: pytest.FixtureRequest
) -> None:
    # Two windows a language, or all of them.
    is_all = request.config.getoption("--all")
    sizes = [window(size) for size in (TABLES if is_all else TABLES[CODES.index(language) :: 4])]
    page = arrive(f"{language_of(language).prefix}learn/", viewport=sizes[0], locale=language)
    for size in sizes:
        page.set_viewport_size(size)
        if is_all:
            page.reload()
        expect(page.locator(".volto-course[data-ready]")).to_be_visible()
        cut, touched = page.evaluate(PLACE)
        assert touched == [], size
        # The smallest phone has room for most of it.
        assert cut <= (60 if size["width"] < 400 else 0), size
