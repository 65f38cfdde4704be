"""The site without a network."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.combinations import EXHAUSTIVE, sampled
from tests.support.host import served
from tests.support.offline import (
    link_with_little_to_search,
    look_for_update,
    visit,
    wait_until_kept,
)
from tests.support.pages.board import play
from tests.support.screens import DESK
from tests.support.seats import sooner
from tests.support.site import Site
from tests.support.waiting import wait_until
from volto_site.languages import CODES
from volto_site.serve import FORGETFUL

pytestmark = pytest.mark.browser

NOTHING_IS_KEPT = "async () => (await caches.keys()).length === 0"
# Whether the host itself is asked, and neither a service worker nor the browser's cache.
IS_SENT = """async (text) => {
  const answer = await fetch(location.href, { cache: "no-cache" });
  return (await answer.text()).includes(text);
}"""
# How wide an image is, as the browser draws it.
WIDTH = """async ([path, base]) => {
  const image = new Image();
  image.src = new URL(path, base).href;
  await image.decode();
  return image.naturalWidth;
}"""


@pytest.fixture(scope="module")
def keeper(browser: Browser, small_site: Site) -> Iterator[Page]:
    """A page of a browser that has kept the site for a reader of French."""
    context = browser.new_context(viewport=DESK, locale="fr-FR", reduced_motion="reduce")
    context.add_init_script(sooner(3000))
    yield visit(context, small_site, "")
    context.close()


@pytest.fixture
def french(keeper: Page) -> Iterator[Page]:
    """That page, for tests that keep nothing more of Portuguese and English."""
    yield keeper
    keeper.context.set_offline(False)


@pytest.fixture
def linked(site: Site, tmp_path: Path) -> Iterator[Site]:
    """All pages of the site, with little to search."""
    folder = tmp_path / "site"
    link_with_little_to_search(site.folder, folder)
    with served(folder) as home:
        yield Site(folder, home)


def test_without_a_network_the_readers_language_is_read_and_searched(
    linked: Site, visitor: BrowserContext
) -> None:
    site = linked
    page = visitor.new_page()
    page.goto(f"{site.home}rules/")
    wait_until_kept(page, site.home, "shared", "fr", "search", "search-fr")
    visitor.set_offline(True)
    for address in site.addresses("fr"):
        # The boards need not come to life.
        answer = page.goto(address, wait_until="domcontentloaded")
        assert answer is not None
        assert answer.status == 200
        expect(page.locator("article h1")).to_be_visible()
    page.locator("#volto-search-button").click()
    page.keyboard.type("est-ce que la dame")
    expect(page.locator(".volto-search__result").first).to_be_visible()


def test_what_is_not_there_is_told_in_four_languages(small_site: Site, french: Page) -> None:
    page = french
    page.context.set_offline(True)
    answer = page.goto(f"{small_site.home}pt/rules/")
    assert answer is not None
    assert answer.status == 503
    assert [each.get_attribute("lang") for each in page.locator(".volto-lost section").all()] == [
        *CODES
    ]
    page.locator(".volto-lost a[hreflang=fr]").click()
    expect(page.locator(".volto-hero h1")).to_be_visible()


def test_another_language_is_kept_once_it_is_opened(small_site: Site, french: Page) -> None:
    page, home = french, small_site.home
    page.goto(f"{home}nl/faq/")
    wait_until_kept(page, home, "nl")
    page.context.set_offline(True)
    page.goto(f"{home}nl/about/")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("article h1")).to_be_visible()


# A game does the same in `make test`, in test_play_engine.py.
@EXHAUSTIVE
def test_a_board_played_once_is_played_without_a_network(
    small_site: Site, visitor: BrowserContext
) -> None:
    site = small_site
    page = visitor.new_page()
    page.goto(f"{site.home}rules/")
    board = page.locator("volto-board").first
    expect(board).to_have_attribute("data-status", "ready")
    play(board, "c2c5")
    expect(board).to_have_attribute("data-position", re.compile("^xxxxx/xxxxx/2S2"), timeout=60_000)
    wait_until_kept(page, site.home, "shared", "fr", "engine")
    visitor.set_offline(True)
    page.goto(f"{site.home}rules/")
    expect(board).to_have_attribute("data-status", "ready")
    play(board, "c2c5")
    expect(board).to_have_attribute("data-position", re.compile("^xxxxx/xxxxx/2S2"), timeout=60_000)
    board.locator("[data-tool=undo]").click()
    expect(board).to_have_attribute("data-position", re.compile("LNSNL/AACAN 1 00$"))


@pytest.mark.exhaustive
def test_a_browser_that_is_never_idle_keeps_the_site_too(
    small_site: Site, visitor: BrowserContext
) -> None:
    visitor.add_init_script(
        "window.requestIdleCallback = (act, how) => how?.timeout && setTimeout(act, how.timeout)"
    )
    visit(visitor, small_site, "about/")


def test_known_pages_have_one_address_and_unknown_ones_the_page_of_errors(
    small_site: Site, french: Page
) -> None:
    page, home = french, small_site.home
    for address in ("about", "about/index.html", "about/"):
        page.goto(home + address)
        assert page.url == f"{home}about/"
    answer = page.goto(f"{home}no/such/page/")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator(".volto-lost h1")).to_have_text("404")


@pytest.mark.parametrize("language", sampled(CODES, "fr", "pt"))
def test_the_site_can_be_installed_in_every_language(
    language: str, small_site: Site, visitor: BrowserContext
) -> None:
    site = small_site
    page = visitor.new_page()
    home = site.home + ("" if language == "fr" else f"{language}/")
    page.goto(home)
    wait_until_kept(page, site.home, language)
    session = visitor.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["lang"] == language
    base = found["url"]
    assert (
        page.evaluate("([path, base]) => new URL(path, base).href", ["../../", base]) == site.home
    )
    start = page.evaluate(
        "([path, base]) => new URL(path, base).href", [manifest["start_url"], base]
    )
    assert start == home
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The browser of the tests may be a private one.
    assert {each["errorId"] for each in problems} <= {"in-incognito"}
    # Not every browser says what it lacks: this is what all of them want.
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"]: page.evaluate(WIDTH, [icon["src"], base]) for icon in manifest["icons"]}
    assert sizes["192x192"] == 192
    assert sizes["512x512"] == 512


@pytest.mark.exhaustive
def test_who_serves_the_site_to_write_it_is_rid_of_all_that_was_kept(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "about/")
    (own.folder / "sw.js").write_bytes(FORGETFUL)
    look_for_update(page)
    wait_until(page, NOTHING_IS_KEPT)
    # Each page registers a worker again, but that one answers nothing.
    file = own.folder / "about" / "index.html"
    file.write_text(file.read_text("utf-8").replace("</h1>", " as it is now</h1>"), "utf-8")
    wait_until(page, IS_SENT, "as it is now")
