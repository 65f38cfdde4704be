"""Safari as it was before version 17, played by Chromium without what that Safari lacks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.pages.course import CoursePage
from tests.support.pages.match import MatchPage
from tests.support.pages.page import SitePage
from tests.support.screens import DESK
from tests.support.site import Site
from tests.support.table import look
from tests.support.tasks import SOLUTIONS

pytestmark = pytest.mark.browser

# What came with 17 to 18.2, and what no Safari has so far.
LACKS = """
delete Element.prototype.checkVisibility;
delete Promise.withResolvers;
delete Promise.try;
delete Object.groupBy;
delete Map.groupBy;
delete Array.fromAsync;
delete URL.canParse;
for (const name of ["union", "intersection", "difference", "isSubsetOf"]) {
  delete Set.prototype[name];
}
for (const name of ["requestIdleCallback", "cancelIdleCallback", "scheduler"]) {
  delete globalThis[name];
}
delete Navigator.prototype.connection;
"""


@pytest.fixture
def older(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        service_workers="block", viewport={"width": 390, "height": 664}, locale="fr-FR"
    )
    context.add_init_script(LACKS)
    yield context
    context.close()


def test_a_table_fits_and_its_keys_work(older: BrowserContext, site: Site) -> None:
    learner = CoursePage(older, site)
    learner.open("fr", "e3")
    learner.stands_at("e3")
    assert look(learner.page).problems == []
    (move,) = SOLUTIONS["e3"]
    learner.play(move)
    learner.stands("solved")
    learner.page.keyboard.press("n")
    expect(learner.step).not_to_have_attribute("data-step", "e3")
    assert learner.problems == []


def test_a_game_is_arranged_and_begun(older: BrowserContext, site: Site) -> None:
    match = MatchPage(older, site)
    match.go()
    assert look(match.page).problems == []
    match.begin()
    assert look(match.page).problems == []
    assert match.problems == []


def test_the_section_being_read_is_marked(older: BrowserContext, site: Site) -> None:
    page = SitePage(older, site)
    page.page.set_viewport_size(DESK)
    page.page.goto(f"{site.home}rules/#move-lady")
    current = page.page.locator(".volto-contents [aria-current=location]")
    expect(current).to_have_attribute("href", "#move-lady")
    assert page.problems == []
