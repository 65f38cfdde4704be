"""A game by post with the engine itself, by players who have no network but to send letters."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.offline import wait_until_kept
from tests.support.pages.post import PostPage
from tests.support.screens import DESK
from tests.support.site import Site

pytestmark = [pytest.mark.browser, pytest.mark.long]

# Python takes its time to start on a small machine.
STARTING = 90_000
PHONE: ViewportSize = {"width": 390, "height": 664}
IVORY, NIGHT = "NCLSN/AANAL", "lanac/nsaln"


@pytest.fixture
def players(browser: Browser, small_site: Site) -> Iterator[tuple[PostPage, PostPage]]:
    """Two players with browsers that keep the site, one of them with a phone."""
    contexts = [
        browser.new_context(viewport=window, locale=locale, reduced_motion="reduce")
        for window, locale in ((PHONE, "pt-PT"), (DESK, "nl-NL"))
    ]
    one, two = (
        PostPage(context, small_site, language, has_real_engine=True)
        for context, language in zip(contexts, ("pt", "nl"), strict=True)
    )
    yield one, two
    for context in contexts:
        context.close()
    assert one.problems + two.problems == []


def arrange(page: PostPage, placement: str) -> str:
    """Arrange the masks once Python has started, and send the letter that promises them."""
    page.is_in("arrange")
    # The set-up of a game against the machine stands there until the scripts of the post have come.
    is_ivory = placement.isupper()
    message = "mail-task-invite" if is_ivory else "mail-task-accept"
    expect(page.task).to_have_text(page.t(message, player=1 if is_ivory else 2))
    dealt = "[NACSL]{5}/[NACSL]{5} 1" if placement.isupper() else "^[nacsl]{5}/[nacsl]{5}/5"
    expect(page.board).to_have_attribute("data-position", re.compile(dealt), timeout=STARTING)
    page.put(placement)
    page.use("next")
    return page.send()


def go_offline(page: PostPage, language: str) -> None:
    """Have no network any more, once the browser has kept what it needs."""
    wait_until_kept(page.page, page.site.home, "shared", language, "engine")
    page.page.context.set_offline(True)


def come_back(page: PostPage, state: str) -> None:
    """Load the page again, which takes the game up where it was."""
    page.page.reload()
    expect(page.task).to_have_text(page.t(f"mail-task-{state}"), timeout=STARTING)


def open_link(page: PostPage, link: str, state: str) -> None:
    """Follow the link of a letter to a page that has to be loaded for it."""
    page.open(link)
    expect(page.task).to_have_text(page.t(f"mail-task-{state}"), timeout=STARTING)


# Each player loads the page again in mid game once at least, one of them from a link.
@pytest.mark.exhaustive
@pytest.mark.parametrize("is_often", [False, True])
def test_a_whole_game_is_played_by_post_without_a_network_between_the_letters(
    players: tuple[PostPage, PostPage],
    *,
    is_often: bool,
) -> None:
    one, two = players
    one.go()
    one.choose("with", "post")
    invitation = arrange(one, IVORY)
    go_offline(one, "pt")
    two.open(invitation)
    answer = arrange(two, NIGHT)
    go_offline(two, "nl")
    come_back(one, "wait")
    one.read(answer)
    begins = one.task.filter(has_text=one.t("mail-task-move"))
    expect(begins.or_(one.task.filter(has_text=one.t("mail-task-draw")))).to_be_visible()
    if not begins.is_visible():
        two.read(one.answer_with("draw"))
        one.read(two.move("e6e5"))
    open_link(two, one.move("d2d6"), "open-lady")
    opened = two.answer_with("open-lady")
    if is_often:
        open_link(one, opened, "open-capturer")
    else:
        one.read(opened)
    capturer = one.answer_with("open-capturer")
    come_back(two, "wait")
    two.read(capturer)
    captured = two.move("b6b2")
    if is_often:
        come_back(one, "wait")
    one.read(captured)
    two.read(one.answer_with("open-all"))
    one.read(two.answer_with("open-all"))
    for page, result in ((one, "lost"), (two, "won")):
        page.asked("checked")
        if is_often or page is one:
            come_back(page, "checked")
        page.stands("over")
        assert [game["result"] for game in page.post_games()] == [result]
