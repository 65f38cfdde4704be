"""A new version of the site while its pages are open."""

import shutil

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.axe import ASK_AXE, AXE
from tests.support.offline import (
    MODULE,
    NEW,
    look_for_update,
    module_text,
    publish_anew,
    visit,
    wait_until_kept,
)
from tests.support.pages.board import play
from tests.support.screens import SMALL_PHONE
from tests.support.site import Site

pytestmark = pytest.mark.browser


def test_a_new_version_waits_for_the_reader_and_keeps_what_is_stored(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "about/")
    page.evaluate("localStorage.setItem('volto.progress', 'all of it')")
    field = page.locator(".volto-brand")
    field.focus()
    publish_anew(own)
    look_for_update(page)
    word = page.locator(".volto-update section")
    expect(word).to_be_visible()
    expect(field).to_be_focused()
    page.evaluate(AXE)
    assert page.evaluate(ASK_AXE) == []
    # The open page, and any that is opened now, stays what it was.
    assert NEW not in module_text(page, own.home)
    page.goto(f"{own.home}faq/")
    expect(page.locator("html")).not_to_have_attribute("data-version", "new")
    assert NEW not in module_text(page, own.home)
    expect(word).to_be_visible()
    word.get_by_role("button", name="Recharger").press("Enter")
    expect(page.locator("html")).to_have_attribute("data-version", "new")
    assert page.url == f"{own.home}faq/"
    assert NEW in module_text(page, own.home)
    assert page.evaluate("localStorage.getItem('volto.progress')") == "all of it"
    expect(word).to_have_count(0)


@pytest.mark.exhaustive
def test_all_open_pages_take_the_new_version_together(own: Site, visitor: BrowserContext) -> None:
    first = visit(visitor, own, "about/")
    second = visit(visitor, own, "faq/")
    publish_anew(own)
    look_for_update(first)
    first.locator(".volto-update .volto-call").click()
    for page in (first, second):
        expect(page.locator("html")).to_have_attribute("data-version", "new")


@pytest.mark.exhaustive
def test_a_new_version_put_off_is_not_offered_again_in_this_tab(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "about/")
    publish_anew(own)
    look_for_update(page)
    page.get_by_role("button", name="Plus tard").click()
    expect(page.locator(".volto-update section")).to_have_count(0)
    page.goto(f"{own.home}faq/")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".volto-update section")).to_have_count(0)
    other = visitor.new_page()
    other.goto(f"{own.home}faq/")
    expect(other.locator(".volto-update section")).to_be_visible()


def test_a_page_of_a_newer_build_is_not_mixed_with_files_of_an_older_one(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "about/")
    publish_anew(own)
    # Dutch was not kept, and what the host has now is of another build.
    answer = page.goto(f"{own.home}nl/about/")
    assert answer is not None
    assert answer.status == 503
    expect(page.locator("html")).not_to_have_attribute("data-version", "new")
    page.locator(".volto-update .volto-call").click()
    expect(page.locator("html")).to_have_attribute("data-version", "new")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    assert page.url == f"{own.home}nl/about/"


@pytest.mark.exhaustive
def test_an_older_page_does_not_start_a_newer_engine(own: Site, visitor: BrowserContext) -> None:
    page = visit(visitor, own, "rules/")
    path = own.folder / "assets/engine/manifest.json"
    path.write_text(f"{path.read_text('utf-8')}\n", "utf-8")
    board = page.locator("volto-board").first
    expect(board).to_have_attribute("data-status", "ready")
    play(board, "c2c5")
    expect(board).to_have_attribute("data-status", "error", timeout=60_000)


@pytest.mark.exhaustive
def test_a_page_that_is_not_listed_is_kept_when_opened_if_it_is_of_the_same_build(
    own: Site, visitor: BrowserContext
) -> None:
    # The service worker is written already, and does not know them.
    for name in ("one", "two"):
        shutil.copytree(own.folder / "faq", own.folder / "more" / name)
    page = visit(visitor, own, "about/")
    page.goto(f"{own.home}more/one/")
    expect(page.locator("article h1")).to_be_visible()
    visitor.set_offline(True)
    page.goto(f"{own.home}more/one/")
    expect(page.locator("article h1")).to_be_visible()
    visitor.set_offline(False)
    publish_anew(own)
    answer = page.goto(f"{own.home}more/two/")
    assert answer is not None
    assert answer.status == 503
    page.locator(".volto-update .volto-call").click()
    expect(page.locator("html")).to_have_attribute("data-version", "new")
    assert page.url == f"{own.home}more/two/"
    page.goto(f"{own.home}more/one/")
    expect(page.locator("html")).to_have_attribute("data-version", "new")


def test_half_a_new_build_is_not_taken(own: Site, visitor: BrowserContext) -> None:
    page = visit(visitor, own, "about/")
    old = (own.folder / MODULE).read_bytes()
    publish_anew(own)
    # One part of the host still has the old file.
    (own.folder / MODULE).write_bytes(old)
    page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update();
          const { installing } = registration;
          await new Promise((resolve) => {
            installing.addEventListener("statechange", resolve, { once: true });
          });
          return installing.state;
        }"""
    )
    page.goto(f"{own.home}faq/")
    page.wait_for_load_state("networkidle")
    expect(page.locator("html")).not_to_have_attribute("data-version", "new")
    assert page.evaluate("navigator.serviceWorker.ready.then(({ waiting }) => waiting)") is None


def test_what_could_be_done_offline_before_an_update_can_be_done_after(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "about/")
    page.goto(f"{own.home}nl/")
    wait_until_kept(page, own.home, "nl", "search-nl")
    publish_anew(own)
    look_for_update(page)
    page.locator(".volto-update .volto-call").click()
    expect(page.locator("html")).to_have_attribute("data-version", "new")
    visitor.set_offline(True)
    for name in ("about/", "nl/about/"):
        page.goto(own.home + name)
        expect(page.locator("html")).to_have_attribute("data-version", "new")


@pytest.mark.exhaustive
def test_the_word_of_a_new_version_never_lies_on_a_board_in_use(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "rules/")
    publish_anew(own)
    look_for_update(page)
    place = page.locator(".volto-update")
    expect(place.locator("section")).to_be_visible()
    page.set_viewport_size(SMALL_PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    board = page.locator("volto-board").nth(1)
    board.evaluate("board => board.scrollIntoView({ block: 'end' })")
    expect(place).to_have_css("opacity", "1")
    board.locator("[data-square]").first.focus()
    board.evaluate("board => board.scrollIntoView({ block: 'end' })")
    expect(place).to_have_css("opacity", "0")
    # By keyboard it can be reached all the same.
    place.get_by_role("button").first.focus()
    expect(place).to_have_css("opacity", "1")
    page.locator("h1").evaluate("title => title.scrollIntoView()")
    page.locator(".volto-brand").focus()
    expect(place).to_have_css("opacity", "1")
