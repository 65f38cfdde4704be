"""Where the browser has workers that outlive a page, the engine does."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.support.boards import OPENING
from tests.support.combinations import sampled
from tests.support.engine import ask, open_engine, start
from tests.support.engine_host import Host

pytestmark = pytest.mark.browser

# As in a browser that nobody drives.
UNDRIVEN = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })"
NO_SUCH_WORKERS = "delete globalThis.SharedWorker"
KEY = "volto-engine"
WORKER = "/worker.js"
MATCH = {"level": "5", "learner": "1", "setup": "LNSNL/AACAN", "first": "1"}
# A browser that has such workers, but refuses the storage in which a tab finds its own again.
NO_STORAGE = """Object.defineProperty(window, "sessionStorage", {
  get() { throw new DOMException("", "SecurityError"); },
})"""


@pytest.fixture
def tab(browser: Browser, host: Host) -> Iterator[Page]:
    """A tab in a browser that keeps workers alive."""
    context = browser.new_context()
    context.add_init_script(UNDRIVEN)
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto(host.home)
    yield page
    context.close()


def begin(page: Page) -> None:
    """Start the engine of a page, and load a board."""
    open_engine(page)
    assert start(page) == "ready"
    assert ask(page, do="load", board="one", position=OPENING)["ok"]


def boots(host: Host) -> int:
    """How often the script of the worker was fetched since the host was asked for anything."""
    return sum(path.partition("?")[0].endswith(WORKER) for path in host.asked)


def name_of(page: Page) -> str | None:
    name: str | None = page.evaluate("key => sessionStorage.getItem(key)", KEY)
    return name


def test_the_next_page_of_a_tab_finds_the_engine_ready_and_without_boards(
    tab: Page, host: Host
) -> None:
    begin(tab)
    host.asked.clear()
    tab.goto(host.home)
    open_engine(tab)
    assert start(tab) == "ready"
    assert ask(tab, do="state", board="one")["error"] == {"code": "unknown", "field": "board"}
    assert boots(host) == 0


@pytest.mark.exhaustive
def test_a_worker_that_takes_too_long_is_left_for_another(tab: Page) -> None:
    begin(tab)
    first = name_of(tab)
    ask(tab, do="load", board="match", match=MATCH, deal="7")
    ask(tab, do="play", board="match", move="b2b3")
    answer = tab.evaluate(
        "window.answered({ do: 'answer', board: 'match' }, { timeout: 1 })",
    )
    assert answer == {"failed": "timeout"}
    assert ask(tab, do="state", board="one")["moves"] == []
    assert name_of(tab) != first


@pytest.mark.exhaustive
def test_a_copy_of_a_tab_takes_the_worker_and_the_first_one_goes_on(tab: Page, host: Host) -> None:
    begin(tab)
    assert ask(tab, do="play", board="one", move="a2a3")["ok"]
    copy = tab.context.new_page()
    copy.goto(host.home)
    copy.evaluate("([key, name]) => sessionStorage.setItem(key, name)", [KEY, name_of(tab)])
    begin(copy)
    assert ask(tab, do="state", board="one")["moves"] == ["a2a3"]
    assert ask(copy, do="state", board="one")["moves"] == []
    assert name_of(tab) != name_of(copy)


@pytest.mark.exhaustive
def test_pages_of_two_builds_share_no_worker(tab: Page, host: Host) -> None:
    begin(tab)
    first = name_of(tab)
    tab.goto(host.home)
    tab.evaluate("document.head.innerHTML = '<meta name=volto-build content=new>'")
    begin(tab)
    name = name_of(tab)
    assert name is not None
    assert name != first
    assert name.startswith("new ")


@pytest.mark.parametrize("lack", sampled([NO_SUCH_WORKERS, NO_STORAGE], NO_SUCH_WORKERS))
def test_elsewhere_every_page_has_a_worker_of_its_own(tab: Page, host: Host, lack: str) -> None:
    tab.add_init_script(lack)
    tab.goto(host.home)
    begin(tab)
    assert [worker.url.endswith(WORKER) for worker in tab.workers] == [True]


def test_who_drives_a_browser_sees_the_network_come_to_rest(page: Page) -> None:
    begin(page)
    page.wait_for_load_state("networkidle")
    assert [worker.url.endswith(WORKER) for worker in page.workers] == [True]
