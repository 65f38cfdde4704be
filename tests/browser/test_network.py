"""Boards with the engine itself, on a network that is slow or goes away."""

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.host import Handler, served
from tests.support.pages.board import play
from tests.support.pages.reference import ReferencePage
from tests.support.site import Site
from tests.support.waiting import wait_until
from volto_site.host import SUB_PATH

pytestmark = pytest.mark.browser

PORTION = 1 << 16
PAUSE = 0.02
PUZZLE = "puzzles/win-in-2-001/"
# Callbacks are called in their order: after this those of the page have been.
IDLE = """new Promise((resolve) => {
  requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 2_000 });
})"""
# Of the engine that the boards of a page share.
STATE = f"""async () => {{
  const {{ engine }} = await import("{SUB_PATH}assets/engine/web/engine.js");
  return engine.state;
}}"""


class Slow(Handler):
    """Serves the engine in portions, as a thin line would."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Write with pauses."""
        pause = PAUSE if "/engine/" in self.path else 0
        while portion := source.read(PORTION):
            outputfile.write(portion)
            time.sleep(pause)


@pytest.fixture
def slow_home(site: Site) -> Iterator[str]:
    with served(site.folder, Slow) as home:
        yield home


def first_board(page: Page, address: str) -> Locator:
    page.goto(address)
    board = page.locator("volto-board").first
    expect(board).to_have_attribute("data-status", "ready")
    return board


@pytest.mark.exhaustive
def test_on_a_slow_network_one_sees_how_far_it_is(slow_home: str, reader: BrowserContext) -> None:
    page = reader.new_page()
    board = first_board(page, f"{slow_home}rules/")
    play(board, "c2c5")
    expect(board).to_have_attribute("data-status", "loading")
    bar = board.get_by_role("progressbar")
    expect(bar).to_be_visible()
    expect(bar).to_have_attribute("value", re.compile(r"\d{5,}"))
    seen = float(bar.get_attribute("value") or "")
    page.wait_for_function(
        "([bar, seen]) => bar.value > seen", arg=[bar.element_handle(), seen], timeout=60_000
    )
    expect(board).to_have_attribute("data-status", "ready", timeout=60_000)
    expect(board).to_have_attribute("data-position", "xxxxx/xxxxx/2S2/5/5/LN1NL/AACAN 2 00")
    expect(bar).to_be_hidden()


@pytest.mark.exhaustive
def test_once_loaded_the_boards_need_no_network_and_outlive_their_worker(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    board = first_board(page, f"{site.home}rules/")
    play(board, "c2c5")
    expect(board).to_have_attribute("data-position", re.compile("^xxxxx/xxxxx/2S2"), timeout=60_000)
    expect(board).to_have_attribute("data-status", "ready")
    reader.set_offline(True)
    board.locator("[data-tool=undo]").click()
    expect(board).to_have_attribute("data-position", re.compile("LNSNL/AACAN 1 00$"))
    other = page.locator("volto-board[data-position='5/5/3x1/1xN2/5/5/5 1 00']").first
    place = other.evaluate("board => [...document.querySelectorAll('volto-board')].indexOf(board)")
    other = page.locator("volto-board").nth(place)
    play(other, "c4b4")
    expect(other).to_have_attribute("data-position", "5/5/3x1/1N3/5/5/5 2 00")
    # A worker killed in mid game is replaced, for which there has to be a network.
    reader.set_offline(False)
    play(board, "c2c5")
    expect(board).to_have_attribute("data-position", re.compile("^xxxxx/xxxxx/2S2"))
    expect(board).to_have_attribute("data-status", "ready")
    page.workers[-1].evaluate("self.close()")
    board.locator("[data-tool=undo]").click()
    expect(board).to_have_attribute(
        "data-position", re.compile("LNSNL/AACAN 1 00$"), timeout=60_000
    )


def asked_by(page: Page) -> list[str]:
    """The addresses that a page asks for, growing while it does."""
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    return addresses


def test_pages_to_read_fetch_no_engine_and_pages_to_play_do(
    site: Site, reader: BrowserContext
) -> None:
    for name, is_early in (("rules/", False), ("faq/", False), ("examples/", True)):
        page = reader.new_page()
        asked = asked_by(page)
        page.goto(site.home + name)
        page.wait_for_load_state("networkidle")
        # What a reader needs soon waits for an idle moment, for a second at most.
        page.wait_for_timeout(1_500)
        engine = [address for address in asked if "/assets/engine/" in address]
        assert bool(engine) is is_early, name
        assert len(engine) == len(set(engine))
        page.close()


def boots(page: Page, address: str) -> None:
    """Expect a page to boot the engine without being touched."""
    with page.expect_event("worker", lambda it: it.url.endswith("/worker.js")):
        page.goto(address)


def stays_without_engine(page: Page, address: str) -> None:
    """Expect a page not to ask for the engine in the first idle moments, and to boot none."""
    asked = asked_by(page)
    page.goto(address)
    # The engine is asked for in the first of them, and its worker by what has come then.
    for _ in range(2):
        page.evaluate(IDLE)
        page.wait_for_load_state("networkidle")
    assert not [worker for worker in page.workers if worker.url.endswith("/worker.js")], address
    assert not [url for url in asked if url.endswith("/worker.js")], address


def test_the_engine_boots_in_an_idle_moment_where_one_plays_and_nowhere_else(
    site: Site, reader: BrowserContext
) -> None:
    page = reader.new_page()
    for name, is_table in (
        ("learn/", True),
        ("rules/", False),
        (PUZZLE, True),
        ("examples/", False),
        ("lab/", True),
        ("puzzles/", False),
    ):
        (boots if is_table else stays_without_engine)(page, site.home + name)


def test_who_saves_data_boots_no_engine_before_the_first_touch(
    site: Site, reader: BrowserContext
) -> None:
    reader.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    page = reader.new_page()
    stays_without_engine(page, site.home + PUZZLE)


def first_move(board: Locator) -> str:
    """A legal move, as the page itself knows it."""
    data = json.loads(board.locator("> script").text_content() or "")
    origin, (targets, *_) = next(item for item in data["from"].items() if item[1][0])
    return str(origin + targets[:2])


@pytest.mark.parametrize("name", ["learn/", PUZZLE])
def test_a_first_move_is_answered_long_before_python_is_there(
    slow_home: str, reader: BrowserContext, name: str
) -> None:
    page = reader.new_page()
    page.goto(slow_home + name)
    board = page.locator("volto-board:visible").first
    expect(board).to_have_attribute("data-status", "ready")
    play(board, first_move(board))
    # At rest again, after the answer of the other side if there is one.
    expect(board).to_have_attribute("data-status", re.compile("ready|solved|over"))
    assert page.evaluate(STATE) == "loading"


def test_a_boot_that_nobody_saw_fail_is_tried_again_with_the_first_move(
    learner: ReferencePage,
) -> None:
    learner.engine.failure = "network"
    learner.page.goto(learner.home + PUZZLE)
    wait_until(learner.page, f"async () => (await ({STATE})()) === 'failed'")
    learner.engine.failure = None
    play(learner.board, first_move(learner.board))
    expect(learner.board).to_have_attribute("data-status", re.compile("ready|solved|over"))
