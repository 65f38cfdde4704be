"""The key flows with the engine itself, in whatever browser is asked for."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from tests.support.browsers import started
from tests.support.offline import link_with_little_to_search, wait_until_kept
from tests.support.site import Site
from volto_core.game.moves import legal_moves
from volto_core.page.board import Board, board_of
from volto_core.teaching.lessons import all_lessons
from volto_core.teaching.tasks import Task

pytestmark = [pytest.mark.browser, pytest.mark.long]

# Python takes its time to start on a small machine.
STARTING = 90_000
# What Firefox says of a file that was still on its way when the reader went on to another page.
ABANDONED = "ServiceWorker intercepted the request and encountered an unexpected error"


@pytest.fixture(scope="session")
def any_browser(playwright: Playwright, engine: str) -> Iterator[Browser]:
    with started(playwright, engine) as browser:
        yield browser


class Visit:
    """A page, and what goes wrong on it."""

    def __init__(self, context: BrowserContext) -> None:
        self.problems: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(30_000)
        # Some browsers say it on the console, some as an error of the page.
        self.page.on("pageerror", lambda error: self._said("error", str(error)))
        self.page.on("console", lambda message: self._said(message.type, message.text))

    def _said(self, kind: str, text: str) -> None:
        if kind == "error" and ABANDONED not in text:
            self.problems.append(text)

    def board(self) -> Locator:
        board = self.page.locator("volto-board").first
        expect(board).to_have_attribute("data-status", "ready")
        return board


@pytest.fixture
def visit(any_browser: Browser) -> Iterator[Visit]:
    context = any_browser.new_context(viewport={"width": 1000, "height": 900}, locale="fr-FR")
    visit = Visit(context)
    yield visit
    assert visit.problems == []
    context.close()


def play(board: Locator, move: str) -> None:
    board.locator(f"[data-square={move[:2]}]").click()
    board.locator(f"[data-square={move[2:]}]").click()


def test_all_can_be_used_on_a_plain_host_and_again_without_it(
    visit: Visit, site: Site, tmp_path: Path
) -> None:
    # As if copied there: nothing beside it, and nothing above.
    link_with_little_to_search(site.folder, tmp_path / "volto")
    page = visit.page
    with plain_host(tmp_path) as home:
        page.goto(home)
        use(visit, site, home)
        wait_until_kept(page, home, "shared", "fr", "search", "search-fr", "engine")
    use(visit, site, home)
    page.locator(".volto-course__nav [data-action=next]").click()
    assert page.evaluate("localStorage.getItem('volto.course')")


def use(visit: Visit, site: Site, home: str) -> None:
    """Read the rules, play, search, solve a puzzle, and begin the course."""
    page = visit.page
    page.goto(f"{home}rules/#move-soldier")
    expect(page.locator("#move-soldier")).to_be_in_viewport()
    board = visit.board()
    play(board, "c2c5")
    expect(board).to_have_attribute(
        "data-position", re.compile("^xxxxx/xxxxx/2S2"), timeout=STARTING
    )
    expect(board).to_have_attribute("data-status", "ready")
    board.locator("[data-tool=undo]").press("Enter")
    expect(board).to_have_attribute("data-position", re.compile("LNSNL/AACAN 1 00$"))
    page.keyboard.press("/")
    page.keyboard.type("dame")
    expect(page.locator(".volto-search__result mark").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-volto-scheme]:visible").click()
    scheme = str(page.locator("html").get_attribute("data-md-color-scheme"))

    puzzle = easy_puzzle(site)
    page.goto(f"{home}puzzles/{puzzle['id']}/")
    expect(page.locator("html")).to_have_attribute("data-md-color-scheme", scheme)
    board = visit.board()
    play(board, puzzle["solution"])
    expect(board).to_have_attribute("data-status", "solved", timeout=STARTING)
    page.goto(f"{home}puzzles/")
    page.locator(".volto-own").scroll_into_view_if_needed()
    expect(page.locator(".volto-report progress")).to_have_js_property("value", 1)

    page.goto(f"{home}learn/#{all_lessons()[0].id}")
    expect(page.locator(".volto-course[data-ready]")).to_be_visible()
    board = page.locator("volto-table volto-board")
    for move in own_moves_to_the_goal(all_lessons()[0].tasks[0]):
        expect(board).to_have_attribute("data-status", "ready", timeout=STARTING)
        play(board, move)
    expect(board).to_have_attribute("data-status", "solved", timeout=STARTING)


def easy_puzzle(site: Site) -> dict[str, str]:
    """A puzzle that is solved by one move."""
    files = sorted((site.folder / "assets/volto/puzzles").glob("*.json"))
    return next(
        {"id": table["id"], "solution": table["solution"]}
        for file in files
        for table in (entry["puzzle"] for entry in json.loads(file.read_text("utf-8")).values())
        if table["id"] == "win-in-1-001"
    )


def own_moves_to_the_goal(task: Task) -> list[str]:
    """The fewest own moves that do what a task asks for."""
    ways: list[tuple[Board, list[str]]] = [(board_of(task), [])]
    for board, moves in ways:
        for move in legal_moves(board.game.position):
            after = board.tried(move)
            while answer := after.answer:
                after = after.after(answer).judged()
            assert after.progress
            if after.progress.is_solved:
                return [*moves, str(move)]
            if after.progress.is_open:
                ways.append((after, [*moves, str(move)]))
    raise AssertionError(task.id)


@contextmanager
def plain_host(folder: Path) -> Iterator[str]:
    """Python's own server of files, as `python -m http.server` starts it, until the block ends."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    server = subprocess.Popen(
        [*command, "--directory", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout
    port = re.search(r"port (\d+)", server.stdout.readline())
    assert port
    yield f"http://127.0.0.1:{port[1]}/volto/"
    server.kill()
    server.communicate()
