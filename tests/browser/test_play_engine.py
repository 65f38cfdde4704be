"""Games with the engine itself: they outlive worker and network, and keep their secrets."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.engine import KEPT, kill
from tests.support.offline import wait_until_kept
from tests.support.pages.match import MatchPage
from tests.support.pages.shared import SharedPage
from tests.support.site import Site
from tests.support.waiting import wait_until
from volto_core import Player

pytestmark = [pytest.mark.browser, pytest.mark.long]

# Python takes its time to start on a small machine.
STARTING = 90_000
# Masks that chance has put down, and a row that no model set-up has.
OWN = re.compile("[NACSL]{5}/[NACSL]{5} 1 00$")
ROW = "NACAA"


def play(match: MatchPage, move: str, count: int) -> None:
    """Make a move and expect so many moves after the answer."""
    match.square(move[:2]).click()
    match.square(move[2:]).click()
    expect(match.table.locator(".volto-move-list li")).to_have_count(count, timeout=STARTING)
    expect(match.board).to_have_attribute("data-status", re.compile("ready|over"))


def secrets(page: Page) -> object:
    return page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")


def heap_of(shared: SharedPage) -> str:
    """All that the scripts of a page hold, garbage left out; workers have heaps of their own."""
    session = shared.page.context.new_cdp_session(shared.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


def keeps(match: MatchPage, count: int) -> None:
    """Expect the worker to keep so many secrets."""
    wait_until(match.page, f"async () => (await ({KEPT})()).length === {count}")


def forget_game(match: MatchPage) -> None:
    """Leave the game at the table, and delete it: it takes its secret along."""
    keeps(match, 1)
    match.use("new")
    match.is_in("arrange")
    match.action("forget-game").click()
    keeps(match, 0)


# One page for all of them, as Python takes longer to start than all that is done here.
def test_a_game_survives_its_worker_and_the_network_and_secrets_stay_with_the_worker(
    visitor: BrowserContext, small_site: Site
) -> None:
    match = SharedPage(visitor, small_site, has_real_engine=True)
    match.go()
    match.use("next")
    match.is_in("game")
    expect(match.board).to_have_attribute("data-status", "ready", timeout=STARTING)
    play(match, "b2b3", 2)
    before = match.board.get_attribute("data-position")
    kill(match.page)
    play(match, "d2d3", 4)
    assert match.board.get_attribute("data-position") != before
    assert "deal" not in str(secrets(match.page))
    position = match.board.get_attribute("data-position")
    wait_until_kept(match.page, small_site.home, "shared", "fr", "engine")
    visitor.set_offline(True)
    match.page.reload()
    match.is_in("game")
    match.placed(str(position))
    play(match, "b3b4", 6)
    forget_game(match)
    invite_and_forget(match)
    share_without_identities(match)
    forget_game(match)
    assert match.problems == []


def invite_and_forget(match: MatchPage) -> None:
    """A game by post that is deleted takes its secret along."""
    match.choose("with", "post")
    expect(match.task).to_have_text(match.t("mail-task-invite", player=1))
    expect(match.board).to_have_attribute("data-position", OWN)
    match.use("next")
    expect(match.task).to_have_text(match.t("mail-task-send"))
    keeps(match, 1)
    for _ in range(2):
        match.action("forget-post").click()
    match.is_in("arrange")
    keeps(match, 0)


def share_without_identities(pair: SharedPage) -> None:
    """Two people share a game: behind the curtain no script of the page has an identity."""
    pair.choose("with", "here")
    pair.is_arranging(Player.IVORY)
    expect(pair.board).to_have_attribute("data-position", OWN)
    pair.put("ladies")
    for square in ("a1", "e1"):
        pair.square(square).click()
    pair.placed(f"5/5/5/5/5/LNSNL/{ROW} 1 00")
    assert ROW in heap_of(pair)
    pair.use("next")
    pair.is_covered(Player.NIGHT)
    assert ROW not in heap_of(pair)
    pair.use("next")
    pair.is_arranging(Player.NIGHT)
    pair.use("next")
    pair.is_covered(Player.IVORY)
    pair.use("next")
    pair.is_in("game")
    pair.placed(f"xxxxx/xxxxx/5/5/5/LNSNL/{ROW} 1 00")
    pair.move("b2b3")
    assert ROW in heap_of(pair)
    pair.use("next")
    pair.is_covered(Player.NIGHT)
    assert ROW not in heap_of(pair)
