"""What WebKit keeps, and what it tells the learner when it keeps nothing or not for long."""

import json
from collections.abc import Iterator

import pytest

from tests.support.leaving_host import Host
from tests.support.pages.webkit_board import WebKitBoard
from tests.support.storage import FILL
from tests.support.webkit import STARTING, Window, started
from volto_site.strings import strings_of

pytestmark = [pytest.mark.browser, pytest.mark.long]

STRINGS = strings_of("fr")
SETTINGS = ("--enable-html5-local-storage=false", "--enable-html5-database=false")


@pytest.fixture
def full(window: Window, host: Host) -> Iterator[Window]:
    """A window whose storage has no room left."""
    window.go(f"{host.home}about/")
    window.ask(f"({FILL})()")
    yield window
    window.ask("localStorage.clear()")


@pytest.fixture
def refusing(screen: str) -> Iterator[Window]:
    """A window in which a site may keep nothing: there is no storage and no database."""
    with started(screen, *SETTINGS) as window:
        window.resize(1000, 900)
        yield window
        assert window.problems == []


def test_progress_without_room_is_told(full: Window, host: Host) -> None:
    solve(full, host)
    assert full.text(".volto-keeping") == STRINGS.t("trainer-full")


def test_progress_that_may_not_be_kept_is_told(refusing: Window, host: Host) -> None:
    refusing.go(f"{host.home}lab/")
    assert refusing.ask("return !window.localStorage && !window.indexedDB")
    solve(refusing, host)
    assert refusing.text(".volto-keeping") == STRINGS.t("trainer-full")


def solve(window: Window, host: Host) -> None:
    """Solve a puzzle of one move, which is answered before Python is there."""
    puzzle = easy_puzzle(host)
    window.go(f"{host.home}puzzles/{puzzle['id']}/")
    board = WebKitBoard(window)
    board.stands("ready", seconds=STARTING)
    board.play(puzzle["solution"])
    board.stands("solved", seconds=STARTING)
    window.wait("document.querySelector('.volto-keeping')?.textContent")


def easy_puzzle(host: Host) -> dict[str, str]:
    files = sorted((host.folder / "assets/volto/puzzles").glob("*.json"))
    tables = (entry["puzzle"] for file in files for entry in json.loads(file.read_text()).values())
    return next(each for each in tables if each["id"] == "win-in-1-001")


def test_a_learner_is_told_of_the_seven_days(window: Window, host: Host) -> None:
    window.go(f"{host.home}play/")
    window.find(".volto-backup p")
    assert STRINGS.t("backup-seven-days") in window.text(".volto-backup")


# The size of an icon, and how opaque its corner is.
LOOK_AT = """
const image = new Image();
image.onload = () => {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  done([image.width, image.height, pen.getImageData(0, 0, 1, 1).data[3]]);
};
image.src = document.querySelector(wanted).href;
"""
READ = "fetch(document.querySelector(wanted).href).then((answer) => answer.json()).then(done);"


def test_the_site_can_be_put_on_a_home_screen(window: Window, host: Host) -> None:
    window.go(host.home)
    assert window.ask_later(LOOK_AT, "link[rel=apple-touch-icon]") == [180, 180, 255]
    assert window.ask_later(READ, "link[rel=manifest]")["display"] == "standalone"
