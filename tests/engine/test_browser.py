import json
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.support.boards import OPENING
from tests.support.engine import ask, events, failure, harm, open_engine, start
from tests.support.engine_host import Host
from tests.support.puzzles import PUZZLE
from volto_core.page.session import Session
from volto_site.engine import engine_files

pytestmark = pytest.mark.browser

# The next request arrives as something that is no JSON, over which Python raises.
BREAK_ONE = """() => {
  const write = JSON.stringify;
  JSON.stringify = () => { JSON.stringify = write; return "{"; };
}"""
HEAVY = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "stdlib.pack", "core.pack")


class Visit(NamedTuple):
    """A page, the addresses that it asks for, and the paths that the host was asked for."""

    page: Page
    asks: list[str]
    asked: list[str]


@pytest.fixture(scope="module")
def first_visit(browser: Browser, whole_host: Host) -> Iterator[Visit]:
    """A browser that was never here before, with a ready engine, for tests that leave it ready."""
    whole_host.behave()
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(30_000)
    asks: list[str] = []
    page.on("request", lambda request: asks.append(request.url))
    page.goto(whole_host.home)
    open_engine(page, mark="?v=1")
    assert start(page) == "ready"
    yield Visit(page, asks, list(whole_host.asked))
    context.close()


@pytest.fixture
def ready(first_visit: Visit, host: Host) -> Page:
    """The page of the first visit, whose engine is ready, on a host that behaves."""
    return first_visit.page


def play_a_little(page: Page) -> None:
    """Two boards: one with a move undone, one as the opening."""
    ask(page, do="load", board="one", position=OPENING, viewer="1")
    ask(page, do="play", board="one", move="a2a3")
    ask(page, do="reply", board="one", move="b6b5")
    ask(page, do="undo", board="one")
    ask(page, do="load", board="two", position=OPENING)


def expect_the_game(page: Page) -> None:
    """The boards are as `play_a_little` has left them."""
    one = ask(page, do="state", board="one")
    assert (one.get("moves"), one.get("can")) == (["a2a3"], {"undo": True, "redo": True}), one
    assert ask(page, do="state", board="two")["moves"] == []


def test_an_answer_is_the_cores_own(ready: Page) -> None:
    request = {"do": "load", "board": "one", "position": OPENING, "viewer": "1"}
    assert ask(ready, **request) == Session().handle(request)
    # Tasks are read from a file beside the core.
    assert ask(ready, do="load", board="two", task="e1")["ok"]


def test_progress_only_grows_and_ends_with_the_last_byte(ready: Page) -> None:
    page = ready
    loaded = [detail["loaded"] for detail in events(page, "progress")]
    totals = {detail["total"] for detail in events(page, "progress")}
    files = json.loads(engine_files()["manifest.json"])["files"]
    assert totals == {sum(part["size"] for part in files.values())}
    assert loaded == sorted(loaded)
    assert loaded[-1:] == list(totals)
    assert [detail["state"] for detail in events(page, "state")] == ["loading", "ready"]


def test_the_mark_of_the_script_is_on_all_that_it_loads(first_visit: Visit) -> None:
    heavy = [path for path in first_visit.asked if path.partition("?")[0].endswith(HEAVY)]
    assert sorted(heavy) == sorted(f"/volto/assets/engine/{name}?v=1" for name in HEAVY)


def test_the_engine_asks_no_other_host_and_needs_none_once_it_is_ready(first_visit: Visit) -> None:
    page = first_visit.page
    page.context.set_offline(True)
    try:
        assert ask(page, do="load", board="one", position=OPENING)["ok"]
    finally:
        page.context.set_offline(False)
    hosts = {url.partition("/volto/")[0] for url in first_visit.asks}
    assert hosts == {page.url.partition("/volto/")[0]}


def test_nothing_is_loaded_before_the_first_request_and_a_worker_killed_later_is_replaced(
    page: Page, host: Host
) -> None:
    open_engine(page)
    page.wait_for_timeout(300)
    assert page.evaluate("window.engine.state") == "idle"
    assert not [path for path in host.asked if path.endswith((*HEAVY, "worker.js"))]
    # No game is lost with the worker.
    play_a_little(page)
    assert [path for path in host.asked if path.endswith("worker.js")]
    harm(page, "self.close()")
    expect_the_game(page)


@pytest.mark.exhaustive
def test_a_worker_that_breaks_is_replaced_and_no_game_is_lost(page: Page) -> None:
    open_engine(page)
    play_a_little(page)
    harm(page, "setTimeout(() => { throw new Error('broken on purpose'); })")
    expect_the_game(page)


@pytest.mark.exhaustive
def test_a_worker_that_hangs_times_out_and_no_game_is_lost(page: Page) -> None:
    open_engine(page, askTimeout=5_000)
    play_a_little(page)
    harm(page, "() => { const say = postMessage; postMessage = (it) => it.answer || say(it); }")
    asks = "[1, 2].map(() => window.answered({ do: 'state', board: 'one' }))"
    first, second = page.evaluate(f"Promise.all({asks})")
    assert first == {"failed": "timeout"}
    assert second["moves"] == ["a2a3"]
    expect_the_game(page)


def test_a_request_that_breaks_the_core_fails_alone(ready: Page) -> None:
    play_a_little(ready)
    harm(ready, BREAK_ONE)
    assert ask(ready, do="state", board="one") == {"failed": "crash"}
    expect_the_game(ready)
    assert [detail["state"] for detail in events(ready, "state")] == ["loading", "ready"]


def test_the_page_of_a_hidden_board_is_told_only_what_it_may_see(ready: Page) -> None:
    page = ready
    answer = ask(page, do="load", board="one", key="first", viewer="1")
    assert answer["position"] == "xxxxx/xxxxx/5/5/N4/1ALSN/CANAL 2 00"
    assert ask(page, do="load", board="two", key="none")["error"]["field"] == "position"


def test_a_board_newer_than_what_the_browser_kept_is_fetched_again(ready: Page, host: Host) -> None:
    page = ready
    assert ask(page, do="load", board="one", key="first")["ok"]
    host.boards.write_text(json.dumps({"second": {"position": OPENING}}))
    assert ask(page, do="load", board="two", key="second")["moves"] == []
    # What is nowhere is asked for like anything else, and breaks nothing.
    assert ask(page, do="load", board="three", key="third")["error"]["field"] == "position"
    assert ask(page, do="load", board="three", key="toString")["error"]["field"] == "position"


def test_a_puzzle_comes_from_its_file_and_a_newer_one_too(ready: Page, host: Host) -> None:
    page = ready
    folder = host.boards.with_name("puzzles")
    folder.mkdir()
    (folder / "3.json").write_text(json.dumps({"hunt": {"puzzle": PUZZLE}}))
    answer = ask(page, do="load", board="one", puzzle="hunt", file=3)
    assert answer["position"] == PUZZLE["position"]
    assert "c4b3" not in json.dumps(answer)
    assert ask(page, do="play", board="one", move="c4b3")["task"]["status"] == "solved"
    (folder / "3.json").write_text(json.dumps({"newer": {"puzzle": PUZZLE}}))
    assert ask(page, do="load", board="one", puzzle="newer", file=3)["ok"]
    nowhere = ask(page, do="load", board="two", puzzle="nowhere", file=3)
    assert nowhere["error"]["field"] == "position"


@pytest.mark.exhaustive
def test_wasm_of_a_wrong_type_is_taken_all_the_same(new_page: Page, host: Host) -> None:
    host.types["pyodide.asm.wasm"] = "application/octet-stream"
    open_engine(new_page)
    assert start(new_page) == "ready"


def test_a_file_that_does_not_arrive_is_a_failure_of_the_network(page: Page, host: Host) -> None:
    for name in (*HEAVY, "manifest.json", "worker.js"):
        host.behave()
        host.broken.add(name)
        open_engine(page)
        assert (start(page), failure(page)) == ("failed", "network"), name
        assert ask(page, do="state", board="one") == {"failed": "network"}, name
        assert [path for path in host.asked if path.endswith(name)], name


def test_after_a_failure_it_can_be_tried_again(page: Page, host: Host) -> None:
    open_engine(page)
    host.broken.add("core.pack")
    page.evaluate("window.waiting = window.answered({ do: 'state', board: 'one' })")
    assert page.evaluate("window.waiting") == {"failed": "network"}
    host.behave()
    page.evaluate("window.engine.retry()")
    assert page.evaluate("window.settled()") == "ready"
    play_a_little(page)
    expect_the_game(page)


def test_a_host_that_does_not_answer_times_out(page: Page, host: Host) -> None:
    open_engine(page, loadTimeout=1_500)
    host.silent.add("stdlib.pack")
    assert (start(page), failure(page)) == ("failed", "timeout")


def test_a_browser_that_cannot_run_it_is_told_so(page: Page) -> None:
    for missing, code in (("Worker", "no-worker"), ("WebAssembly", "no-wasm")):
        open_engine(page)
        page.evaluate(f"delete window.{missing}")
        assert (start(page), failure(page)) == ("failed", code)


def test_a_policy_against_webassembly_is_told_from_a_broken_file(
    new_page: Page, host: Host
) -> None:
    host.policies["worker.js"] = "script-src 'self'"
    open_engine(new_page)
    assert (start(new_page), failure(new_page)) == ("failed", "no-wasm")


@pytest.mark.exhaustive
def test_a_strict_policy_that_allows_webassembly_is_enough(new_page: Page, host: Host) -> None:
    host.policies["worker.js"] = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
    open_engine(new_page)
    assert start(new_page) == "ready"
