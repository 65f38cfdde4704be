"""The key flows in WebKit, as Safari and every browser of an iPhone have it."""

import json
from typing import Any

import pytest

from tests.support.leaving_host import Host
from tests.support.pages.webkit_board import WebKitBoard
from tests.support.table import LOOK
from tests.support.tasks import SOLUTIONS
from tests.support.webkit import STARTING, Window
from volto_core.puzzles import attempt_at, parse_puzzle
from volto_core.puzzles.attempt import Attempt, Stage
from volto_core.puzzles.hints import best_move
from volto_site.strings import strings_of

pytestmark = [pytest.mark.browser, pytest.mark.long]

# The page is loaded in the first of them.
WINDOWS = ((1366, 641), (844, 390), (480, 800))
STRINGS = strings_of("fr")
COPIED, GIVEN = STRINGS.t("play-copied"), STRINGS.t("lab-gave-position")


def test_the_home_board_is_played_without_python(window: Window, host: Host) -> None:
    window.go(host.home)
    board = WebKitBoard(window)
    board.stands("ready")
    board.play("c3c4")
    board.stands("over")
    window.wait("document.querySelector('.volto-lines > [data-line=won]').checkVisibility()")
    loaded = window.ask("return performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in loaded if "/engine/" in name]


def test_a_finger_draws_a_mask_over_the_home_board(window: Window, host: Host) -> None:
    window.go(host.home)
    board = WebKitBoard(window)
    board.stands("ready")
    assert board.leaves_fingers_to_the_page("c3")
    assert not board.leaves_fingers_to_the_page("a5")
    board.draw("c3", "c4")
    board.stands("over")


def test_a_step_of_the_course_can_be_copied_fits_every_window_is_answered_and_kept(
    window: Window, host: Host
) -> None:
    window.resize(*WINDOWS[0])
    window.go(f"{host.home}learn/#e3")
    board = WebKitBoard(window, "volto-table")
    board.stands("ready", seconds=STARTING)
    # With the first press on the page.
    window.click("volto-table [data-tool=copy]")
    window.wait(f"document.querySelector('volto-table').innerText.includes({COPIED!r})")
    assert window.ask("return CSS.supports('height', '100dvh')")
    for size in WINDOWS:
        window.resize(*size)
        # The menu of the pages slides away when a window becomes narrow.
        window.wait(f"({LOOK})().problems.length === 0")
    (move,) = SOLUTIONS["e3"]
    board.play(move)
    board.stands("solved", seconds=STARTING)
    window.go(f"{host.home}about/")
    assert "e3" in window.ask("return localStorage.getItem('volto.course')")


def solved(attempt: Attempt) -> list[str]:
    """The own moves that solve a puzzle against the defence that the page plays."""
    moves = []
    while attempt.stage is not Stage.SOLVED:
        move = best_move(attempt)
        attempt = attempt.tries(move)
        moves.append(str(move))
        while attempt.stage is Stage.ANSWERS:
            attempt = attempt.answered()
    return moves


def table_of(host: Host, name: str) -> dict[str, Any]:
    """A puzzle as its page loads it."""
    files = sorted((host.folder / "assets/volto/puzzles").glob("*.json"))
    tables = (json.loads(file.read_text("utf-8")) for file in files)
    return next(each[name]["puzzle"] for each in tables if name in each)


# One move is made with every run, in test_storage.py, and a game is played with the engine below.
@pytest.mark.exhaustive
def test_a_puzzle_of_two_moves_is_solved_with_the_engine(window: Window, host: Host) -> None:
    window.go(f"{host.home}puzzles/win-in-2-001/")
    board = WebKitBoard(window)
    # The first move may be answered from a file, the second by Python alone.
    first, second = solved(attempt_at(parse_puzzle(table_of(host, "win-in-2-001"))))
    board.stands("ready", seconds=STARTING)
    board.play(first)
    window.wait("document.querySelector('volto-board').dataset.status !== 'ready'")
    board.stands("ready", seconds=STARTING)
    board.play(second)
    board.stands("solved", seconds=STARTING)


def test_a_game_is_answered_and_goes_on_without_the_host(window: Window, host: Host) -> None:
    window.go(f"{host.home}play/")
    window.find("volto-table.volto-play[data-ready]")
    window.click("volto-table [data-action=next]")
    window.find("volto-table[data-mode=game]")
    answered(window, "b2b3", count=2)
    window.wait_until_kept(host.home, "shared", "fr", "search", "search-fr", "engine")
    with host.away():
        window.go(f"{host.home}play/")
        window.find("volto-table[data-mode=game]")
        answered(window, "d2d3", count=4)
        window.go(f"{host.home}glossary/")
        found(window, "dame")


def answered(window: Window, move: str, *, count: int) -> None:
    """Make a move, and wait until there are so many with the opponent's."""
    board = WebKitBoard(window, "volto-table")
    board.stands("ready", seconds=STARTING)
    board.play(move)
    moves = "document.querySelectorAll('.volto-move-list li').length"
    window.wait(f"{moves} === {count}", seconds=STARTING)
    board.stands("ready", seconds=STARTING)


def test_the_search_finds_a_rule(window: Window, host: Host) -> None:
    window.go(f"{host.home}about/")
    found(window, "dame")


def found(window: Window, query: str) -> None:
    """Search by hand, and expect a section of the rules."""
    window.click("#volto-search-button")
    window.type(query)
    window.find(".volto-search__result[href*='rules/'] mark")


def test_what_is_written_after_the_press_is_copied_too(window: Window, host: Host) -> None:
    window.go(f"{host.home}lab/")
    window.click(".volto-lab [data-action=give-position]")
    window.wait(f"document.querySelector('.volto-lab').innerText.includes({GIVEN!r})")
