"""A game with the engine itself: the worker dies, the network goes, and the game goes on."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.engine import harm
from tests.support.offline import wait_until_kept
from tests.support.pages.match import MatchPage
from tests.support.site import Site

pytestmark = [pytest.mark.browser, pytest.mark.long]

# Python takes its time to start on a small machine.
STARTING = 90_000


def play(match: MatchPage, move: str, count: int) -> None:
    """Make a move and expect so many moves after the answer."""
    match.square(move[:2]).click()
    match.square(move[2:]).click()
    expect(match.table.locator(".volto-move-list li")).to_have_count(count, timeout=STARTING)
    expect(match.board).to_have_attribute("data-status", re.compile("ready|over"))


def secrets(page: Page) -> object:
    return page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")


def test_a_game_survives_its_worker_and_the_network(
    visitor: BrowserContext, small_site: Site
) -> None:
    match = MatchPage(visitor, small_site, has_real_engine=True)
    match.go()
    match.use("next")
    match.is_in("game")
    expect(match.board).to_have_attribute("data-status", "ready", timeout=STARTING)
    play(match, "b2b3", 2)
    before = match.board.get_attribute("data-position")
    harm(match.page, "self.close()")
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
    assert match.problems == []
