"""A game by post at its table: what is told, where the focus is, its dialogs and its name."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.pages.page import Visit, visits
from tests.support.pages.post import PostPage, letter_in
from tests.support.post import NIGHT_SETUP, secrets_of, text_of
from tests.support.site import Site
from volto_core import Player, parse_move
from volto_core.post.letters import parse_letter
from volto_core.post.receipt import invite, receive

pytestmark = pytest.mark.browser

@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[PostPage]]:
    with visits(browser, site, PostPage) as visit:
        yield visit


def invites_by_keyboard(page: PostPage) -> None:
    page.go()
    page.choose("with", "post")
    page.is_arranging("mail-task-invite", 1)
    page.action("next").focus()
    page.page.keyboard.press("Enter")
    page.asked("send")


def is_told(page: PostPage, state: str) -> None:
    """Expect to be told this aloud, and no frame around nothing."""
    expect(page.task.get_by_role("status")).to_have_text(page.t(f"mail-task-{state}"))
    expect(page.answer).to_have_text("")
    expect(page.answer).to_have_css("box-shadow", "none")


def test_whoever_has_written_a_letter_is_told_so_and_led_on(visit: Visit[PostPage]) -> None:
    page = visit("fr")
    invites_by_keyboard(page)
    is_told(page, "send")
    expect(page.action("next")).to_be_focused()
    page.page.keyboard.press("Enter")
    expect(page.dialog.locator("[data-action=save-secret]")).to_be_focused()
    page.dialog.locator("[data-action=save-not]").press("Enter")
    page.dialog.locator("[data-action=copy]").press("Enter")
    page.page.keyboard.press("Escape")
    is_told(page, "wait")
    expect(page.action("next")).to_be_focused()


def test_whoever_opens_a_letter_goes_on_at_the_board(visit: Visit[PostPage]) -> None:
    two = visit("en")
    secrets = secrets_of("NALSN/CANAL", NIGHT_SETUP, first=Player.IVORY)
    two.engine.seeds = [secrets[1].seed.hex()]
    inviter = invite(secrets[0])
    answer = two.accept(f"{two.home}play/#letter={text_of(inviter.letters)}", NIGHT_SETUP)
    inviter = receive(inviter, parse_letter(letter_in(answer))).play(parse_move("a2a3"))
    two.action("next").press("Enter")
    two.dialog.locator("[data-field=paste]").fill(text_of(inviter.letters))
    two.dialog.locator("[data-action=read-letter]").press("Enter")
    two.asked("move")
    expect(two.board.locator("[data-square]:focus")).to_have_count(1)
