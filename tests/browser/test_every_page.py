"""What holds on every page of every language."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Literal, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.axe import ASK_AXE, AXE, CONTRAST, WITHOUT_LIKENESSES, barriers_in
from tests.support.engine import SAVING
from tests.support.screens import DESK, SMALL_PHONE
from tests.support.site import Site
from tests.support.table import resize
from volto_site.content.source import read_source
from volto_site.languages import CODES, SOURCE
from volto_site.places import DOCS

pytestmark = pytest.mark.browser

T = TypeVar("T")
Scheme = Literal["light", "dark"]
# Each of them has axe compiled for itself.
TABS = 2
# What the menu lists: all but the pages of single puzzles.
PAGES = 17
# The language whose words are longest.
LONGEST = "nl"
# What the browser says where a test wants no service worker.
BLOCKED = "Service Worker registration blocked by Playwright"


class Watched:
    """A page that writes down what goes wrong while it is read."""

    def __init__(self, context: BrowserContext, site: Site, *, leaves_early: bool = False) -> None:
        self.page: Page = context.new_page()
        # Whether pages are left while something still arrives, which the browser then gives up.
        self._leaves_early = leaves_early
        self.problems: list[str] = []
        self._home = site.home
        self.page.on("console", lambda message: self._said(message.type, message.text))
        self.page.on("pageerror", lambda error: self._said("error", str(error)))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.on("requestfailed", lambda request: self._lost(request.failure, request.url))
        self.page.on("response", lambda answer: self._answered(answer.status, answer.url))

    def go(self, address: str) -> None:
        """Open a page on a small phone in light colours, and do not wait for it."""
        self.page.set_viewport_size(SMALL_PHONE)
        self.page.emulate_media(color_scheme="light")
        self.page.goto(address, wait_until="commit")

    def look_whether_it_fits(self) -> None:
        if self.page.evaluate("document.documentElement.scrollWidth") > SMALL_PHONE["width"]:
            self.note("too wide")

    def note(self, problem: str) -> None:
        self.problems.append(f"{self.page.url.removeprefix(self._home)}: {problem}")

    def _said(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and text != BLOCKED:
            self.note(text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self._home, "data:")):
            self.note(f"asks elsewhere: {url}")

    def _lost(self, reason: str | None, url: str) -> None:
        if not (self._leaves_early and reason == "net::ERR_ABORTED"):
            self.note(f"{reason} {url}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 400:
            self.note(f"{status} {url}")


def opened(tabs: list[Watched], addresses: list[str]) -> Iterator[Watched]:
    """A tab for each page once all that it loads late is there; some load side by side."""
    for first in range(0, len(addresses), len(tabs)):
        pairs = list(zip(tabs, addresses[first : first + len(tabs)], strict=False))
        for tab, address in pairs:
            tab.go(address)
        for tab, _ in pairs:
            tab.page.wait_for_load_state("load")
            tab.page.wait_for_load_state("networkidle")
            yield tab


def shared(pages: list[T], language: str, request: pytest.FixtureRequest) -> list[T]:
    """The pages of a language: each page is in the share of one language, or of all of them."""
    if request.config.getoption("--all"):
        return pages
    return pages[CODES.index(language) :: len(CODES)]


@pytest.mark.long
@pytest.mark.parametrize("language", CODES)
def test_a_page_fits_a_small_phone_asks_nobody_else_and_is_accessible_in_light_or_dark(
    language: str, site: Site, browser: Browser, request: pytest.FixtureRequest
) -> None:
    # What is the same in every language is tested in one: the service worker, where it is allowed.
    is_source, is_all = language == SOURCE, bool(request.config.getoption("--all"))
    context = browser.new_context(
        service_workers="allow" if is_source and is_all else "block",
        viewport=SMALL_PHONE,
        reduced_motion="reduce",
    )
    # The engine, which some pages start in an idle moment, is the same in every language too.
    if not (is_source or is_all):
        context.add_init_script(SAVING)
    tabs = [Watched(context, site) for _ in range(TABS)]
    both: list[tuple[Scheme, ...]] = [("light", "dark")]
    either: list[tuple[Scheme, ...]] = [("light",), ("dark",)]
    schemes = cycle(both if is_all else either)
    addresses = site.addresses(language)
    looked_at = shared(addresses, language, request)
    for tab in opened(tabs, looked_at):
        tab.look_whether_it_fits()
        look_for_barriers(tab, next(schemes), is_all=is_all)
    if language == LONGEST:
        tabs.append(Watched(context, site, leaves_early=True))
        for address in (each for each in addresses if each not in looked_at):
            tabs[-1].page.goto(address)
            tabs[-1].look_whether_it_fits()
    context.close()
    assert [problem for tab in tabs for problem in tab.problems] == []


def look_for_barriers(tab: Watched, schemes: tuple[Scheme, ...], *, is_all: bool) -> None:
    """Ask axe about a page in these colours, with all its boards and rows or one of each make."""
    page = tab.page
    page.bring_to_front()
    resize(page, (DESK["width"], DESK["height"]))
    page.evaluate(AXE)
    if not is_all:
        page.evaluate(WITHOUT_LIKENESSES)
    # The same page in other colours: nothing else can have changed.
    for scheme, asked in zip(schemes, ({}, {"only": [CONTRAST]}), strict=False):
        page.emulate_media(color_scheme=scheme)
        for problem in page.evaluate(ASK_AXE, asked):
            tab.note(f"{scheme}: {problem}")


def test_the_page_of_errors_is_accessible_and_leads_home(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    answer = page.goto(site.home + "en/rules/no/such/page/")
    assert answer is not None
    assert answer.status == 404
    page.evaluate(AXE)
    assert page.evaluate(ASK_AXE) == []
    for code in CODES:
        home = site.home + ("" if code == "fr" else f"{code}/")
        link = page.locator(f".volto-lost a[hreflang={code}]")
        assert link.evaluate("link => link.href") == home


def test_a_table_wider_than_a_small_phone_is_scrolled_by_keyboard(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    page.goto(f"{site.home}glossary/")
    table = page.locator("article table").first
    expect(table).not_to_have_attribute("tabindex", "0")
    page.set_viewport_size(SMALL_PHONE)
    expect(table).to_have_attribute("tabindex", "0")
    table.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('article table').scrollLeft > 0")
    assert barriers_in(table) == []


@pytest.mark.parametrize("language", CODES)
def test_without_javascript_all_text_boards_and_links_are_there(
    language: str, site: Site, browser: Browser, request: pytest.FixtureRequest
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    for source in shared(sorted((DOCS / language).glob("*.md")), language, request):
        page.goto(_address(site, language, source))
        assert page.locator("article h1").is_visible()
        boards = page.locator("article volto-board svg.volto")
        assert boards.count() == len(read_source(source).boards)
        # What is folded opens without a script.
        unfolded = page.locator("article volto-board svg.volto:not(details:not([open]) *)")
        assert boards.count() == 0 or unfolded.count() > 0
        assert all(board.is_visible() for board in unfolded.all()[:3])
        assert page.locator("#volto-search-button").is_hidden()
        assert page.locator(".volto-pages a").count() == PAGES
    page.locator(".volto-pages summary").click()
    assert all(link.is_visible() for link in page.locator(".volto-pages details a").all())
    page.locator(".volto-languages summary").click()
    links = page.locator(".volto-languages a")
    assert [link.is_visible() for link in links.all()] == [True] * 4
    links.last.click()
    assert page.url.startswith(f"{site.home}nl/")
    context.close()


def test_the_contents_of_a_page_open_without_javascript_on_a_phone(
    site: Site, browser: Browser
) -> None:
    context = browser.new_context(
        service_workers="block", java_script_enabled=False, viewport={"width": 390, "height": 800}
    )
    page = context.new_page()
    page.goto(f"{site.home}rules/")
    page.locator(".volto-contents summary").click()
    page.locator(".volto-contents a[href='#move-lady']").click()
    assert page.url.endswith("#move-lady")
    context.close()


def _address(site: Site, language: str, source: Path) -> str:
    prefix = "" if language == "fr" else f"{language}/"
    return site.home + prefix + ("" if source.stem == "index" else f"{source.stem}/")
