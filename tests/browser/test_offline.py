"""The site without a network, and a new version while pages are open."""

import json
import re
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.axe import ASK_AXE, AXE
from tests.browser.conftest import Site
from tests.browser.host import Handler
from tests.puzzle_pages import is_read
from volto_site.languages import CODES
from volto_site.offline.worker import write_worker
from volto_site.serve import FORGETFUL

pytestmark = pytest.mark.browser

IS_KEPT = """async ([group, home]) => {
  const kept = await caches.open(`volto-kept-${home}`);
  return (await kept.match(new URL(group, home))) !== undefined;
}"""
NOTHING_IS_KEPT = """async () => {
  const workers = await navigator.serviceWorker.getRegistrations();
  return workers.length + (await caches.keys()).length === 0;
}"""
# How wide an image is, as the browser draws it.
WIDTH = """async ([path, base]) => {
  const image = new Image();
  image.src = new URL(path, base).href;
  await image.decode();
  return image.naturalWidth;
}"""
MODULE = "assets/volto/js/frame/storage.js"
NEW = "/* of the new version */"


def most_puzzles(folder: str, names: list[str]) -> set[str]:
    """The pages of puzzles that no test reads, thousands of them."""
    pages = (Path(folder, name, "index.html") for name in names)
    return {page.parent.name for page in pages if page.is_file() and not is_read(page)}


@pytest.fixture
def own(site: Site, tmp_path: Path) -> Iterator[Site]:
    """A host whose site a test may change."""
    folder = tmp_path / "site"
    shutil.copytree(site.folder, folder, ignore=most_puzzles)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, site=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    yield Site(folder, f"http://127.0.0.1:{server.server_port}/volto/")
    server.shutdown()
    server.server_close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A reader whose browser keeps the site."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, locale="fr-FR", reduced_motion="reduce"
    )
    yield context
    context.close()


def wait_until_kept(page: Page, home: str, *groups: str) -> None:
    """Hundreds of files are kept, one by one: a busy machine takes its time."""
    for group in groups:
        for _ in range(900):
            if page.evaluate(IS_KEPT, [group, home]):
                break
            page.wait_for_timeout(100)
        else:
            pytest.fail(f"{group} is not kept")


def publish_anew(site: Site) -> None:
    """Another build on the same host: each page says so, and so does a module."""
    for path in site.folder.rglob("*.html"):
        text = path.read_text("utf-8")
        text = text.replace("<html ", '<html data-version="new" ', 1)
        text = text.replace('name="volto-build" content="', 'name="volto-build" content="new', 1)
        path.write_text(text, "utf-8")
    path = site.folder / MODULE
    path.write_text(f"{path.read_text('utf-8')}\n{NEW}\n", "utf-8")
    write_worker(site.folder)


def module_text(page: Page, home: str) -> str:
    return str(page.evaluate("url => fetch(url).then(answer => answer.text())", home + MODULE))


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(registration => registration.update())")


def visit(context: BrowserContext, site: Site, name: str) -> Page:
    """A page that the service worker serves."""
    page = context.new_page()
    page.goto(site.home + name)
    wait_until_kept(page, site.home, "fr")
    page.goto(site.home + name)
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    return page


def play(board: Locator, move: str) -> None:
    board.locator(f"[data-square={move[:2]}]").click()
    board.locator(f"[data-square={move[2:]}]").click()


def test_without_a_network_the_readers_language_is_read_and_searched(
    own: Site, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    page.goto(f"{own.home}rules/")
    wait_until_kept(page, own.home, "shared", "fr", "search", "search-fr")
    visitor.set_offline(True)
    for address in own.pages("fr"):
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == 200
        expect(page.locator("article h1")).to_be_visible()
    page.locator("#volto-search-button").click()
    page.keyboard.type("dame")
    expect(page.locator(".volto-search__result").first).to_be_visible()


def test_what_is_not_there_is_told_in_four_languages(own: Site, visitor: BrowserContext) -> None:
    page = visit(visitor, own, "")
    visitor.set_offline(True)
    answer = page.goto(f"{own.home}pt/rules/")
    assert answer is not None
    assert answer.status == 503
    assert [each.get_attribute("lang") for each in page.locator(".volto-lost section").all()] == [
        *CODES
    ]
    page.locator(".volto-lost a[hreflang=fr]").click()
    expect(page.locator(".volto-hero h1")).to_be_visible()


def test_another_language_is_kept_once_it_is_opened(own: Site, visitor: BrowserContext) -> None:
    page = visit(visitor, own, "")
    page.goto(f"{own.home}nl/faq/")
    wait_until_kept(page, own.home, "nl")
    visitor.set_offline(True)
    page.goto(f"{own.home}nl/rules/")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("article h1")).to_be_visible()


def test_a_board_played_once_is_played_without_a_network(
    own: Site, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    page.goto(f"{own.home}rules/")
    board = page.locator("volto-board").first
    expect(board).to_have_attribute("data-status", "ready")
    play(board, "c2c6")
    expect(board).to_have_attribute("data-position", re.compile("^xxxxx/xxSxx"), timeout=60_000)
    wait_until_kept(page, own.home, "shared", "fr", "engine")
    visitor.set_offline(True)
    page.goto(f"{own.home}rules/")
    expect(board).to_have_attribute("data-status", "ready")
    play(board, "c2c6")
    expect(board).to_have_attribute("data-position", re.compile("^xxxxx/xxSxx"), timeout=60_000)
    board.locator("[data-tool=undo]").click()
    expect(board).to_have_attribute("data-position", re.compile("LNSNL/AACAN 1 00$"))


def test_a_browser_that_is_never_idle_keeps_the_site_too(
    own: Site, visitor: BrowserContext
) -> None:
    visitor.add_init_script(
        "window.requestIdleCallback = (act, how) => how?.timeout && setTimeout(act, how.timeout)"
    )
    visit(visitor, own, "")


def test_known_pages_have_one_address_and_unknown_ones_the_page_of_errors(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "")
    for address in ("rules", "rules/index.html", "rules/"):
        page.goto(own.home + address)
        assert page.url == f"{own.home}rules/"
    answer = page.goto(f"{own.home}no/such/page/")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator(".volto-lost h1")).to_have_text("404")


def test_a_new_version_waits_for_the_reader_and_keeps_what_is_stored(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "rules/")
    page.evaluate("localStorage.setItem('volto.progress', 'all of it')")
    field = page.locator(".volto-brand")
    field.focus()
    publish_anew(own)
    look_for_update(page)
    word = page.locator(".volto-update section")
    expect(word).to_be_visible()
    expect(field).to_be_focused()
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


def test_all_open_pages_take_the_new_version_together(own: Site, visitor: BrowserContext) -> None:
    first = visit(visitor, own, "rules/")
    second = visit(visitor, own, "faq/")
    publish_anew(own)
    look_for_update(first)
    first.locator(".volto-update .volto-call").click()
    for page in (first, second):
        expect(page.locator("html")).to_have_attribute("data-version", "new")


def test_a_new_version_put_off_is_not_offered_again_in_this_tab(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "rules/")
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
    page = visit(visitor, own, "rules/")
    publish_anew(own)
    # Dutch was not kept, and what the host has now is of another build.
    answer = page.goto(f"{own.home}nl/rules/")
    assert answer is not None
    assert answer.status == 503
    expect(page.locator("html")).not_to_have_attribute("data-version", "new")
    page.locator(".volto-update .volto-call").click()
    expect(page.locator("html")).to_have_attribute("data-version", "new")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    assert page.url == f"{own.home}nl/rules/"


def test_an_older_page_does_not_start_a_newer_engine(own: Site, visitor: BrowserContext) -> None:
    page = visit(visitor, own, "rules/")
    path = own.folder / "assets/engine/manifest.json"
    path.write_text(f"{path.read_text('utf-8')}\n", "utf-8")
    board = page.locator("volto-board").first
    expect(board).to_have_attribute("data-status", "ready")
    play(board, "c2c6")
    expect(board).to_have_attribute("data-status", "error", timeout=60_000)


def test_a_page_that_is_not_listed_is_kept_when_opened_if_it_is_of_the_same_build(
    own: Site, visitor: BrowserContext
) -> None:
    # The service worker is written already, and does not know them.
    for name in ("one", "two"):
        shutil.copytree(own.folder / "faq", own.folder / "more" / name)
    page = visit(visitor, own, "")
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
    page = visit(visitor, own, "rules/")
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
    page = visit(visitor, own, "rules/")
    page.goto(f"{own.home}nl/")
    wait_until_kept(page, own.home, "nl", "search-nl")
    publish_anew(own)
    look_for_update(page)
    page.locator(".volto-update .volto-call").click()
    expect(page.locator("html")).to_have_attribute("data-version", "new")
    visitor.set_offline(True)
    for name in ("rules/", "nl/rules/"):
        page.goto(own.home + name)
        expect(page.locator("html")).to_have_attribute("data-version", "new")


def test_the_word_of_a_new_version_never_lies_on_a_board_in_use(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "rules/")
    publish_anew(own)
    look_for_update(page)
    place = page.locator(".volto-update")
    expect(place.locator("section")).to_be_visible()
    page.evaluate(AXE)
    assert page.evaluate(ASK_AXE) == []
    page.set_viewport_size({"width": 320, "height": 640})
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


@pytest.mark.parametrize("language", CODES)
def test_the_site_can_be_installed_in_every_language(
    language: str, own: Site, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    home = own.home + ("" if language == "fr" else f"{language}/")
    page.goto(home)
    wait_until_kept(page, own.home, language)
    session = visitor.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["lang"] == language
    base = found["url"]
    assert page.evaluate("([path, base]) => new URL(path, base).href", ["../../", base]) == own.home
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


def test_who_serves_the_site_to_write_it_is_rid_of_all_that_was_kept(
    own: Site, visitor: BrowserContext
) -> None:
    page = visit(visitor, own, "faq/")
    (own.folder / "sw.js").write_bytes(FORGETFUL)
    look_for_update(page)
    page.wait_for_function(NOTHING_IS_KEPT)
