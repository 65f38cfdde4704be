"""A game by post at its table: what is told, where the focus is, its dialogs and its name."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.combinations import sampled
from tests.support.pages.page import Visit, visits
from tests.support.pages.post import PostPage, letter_in
from tests.support.post import NIGHT_SETUP, secrets_of, text_of
from tests.support.site import Site
from tests.support.table import window
from volto_core import Player, parse_move
from volto_core.post.letters import parse_letter
from volto_core.post.receipt import invite, receive
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

LAPTOP, PHONE, LYING = (1366, 641), (390, 664), (664, 390)
# Whether a part stands in the window and in its dialog, whole.
IS_WHOLE = """part => {
  const { top, bottom } = part.getBoundingClientRect();
  const around = part.closest("dialog").getBoundingClientRect();
  return top >= around.top && bottom <= Math.min(around.bottom, innerHeight);
}"""
SCROLLS = "part => part.scrollHeight > part.clientHeight"


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


def test_every_dialog_of_a_letter_has_its_button_whole_and_a_code_is_seen_at_once(
    visit: Visit[PostPage],
) -> None:
    page = visit("pt", viewport=window(LAPTOP))
    invites_by_keyboard(page)
    page.use("next")
    close, letter = page.dialog.locator("[data-action=close]"), page.dialog.locator(".volto-letter")
    for action in ("save-not", "code"):
        closes_in_each_window(page, close)
        page.dialog.locator(f"[data-action={action}]").click()
    code = page.dialog.locator(".volto-code")
    expect(code).to_be_visible()
    closes_in_each_window(page, close)
    for size in (LAPTOP, PHONE):
        page.page.set_viewport_size(window(size))
        assert code.evaluate(IS_WHOLE), size
        assert not letter.evaluate(SCROLLS), size
    page.page.set_viewport_size(window(LYING))
    assert letter.evaluate(SCROLLS)


def closes_in_each_window(page: PostPage, close: Locator) -> None:
    for size in (LYING, PHONE, LAPTOP):
        page.page.set_viewport_size(window(size))
        assert close.evaluate(IS_WHOLE), size


@pytest.mark.parametrize("language", sampled(CODES, "fr", "en"))
def test_two_games_that_begin_in_the_same_minute_have_names_that_differ(
    language: str, visit: Visit[PostPage]
) -> None:
    page = visit(language)
    for _ in range(2):
        invites_by_keyboard(page)
        page.use("new")
        page.is_in("arrange")
    names = [game["name"] for game in page.post_games()]
    assert len(set(names)) == 2
    begun = re.escape(page.t("mail-unnamed", day="DAY", time="TIME"))
    named = re.compile(
        begun.replace("DAY", r".*\d{4}").replace("TIME", r"\d\d:\d\d") + r"( \(2\))?"
    )
    assert [name for name in names if not named.fullmatch(name)] == []
