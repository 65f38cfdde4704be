"""The games by post of a browser: taken up from files, backed up without secrets, forgotten."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.combinations import sampled
from tests.support.hostile import MARKUP
from tests.support.pages.board import note
from tests.support.pages.page import Visit, visits
from tests.support.pages.post import PostPage, letter_in
from tests.support.post import NIGHT_SETUP, STUCK, file_of, hurried, pair_of, text_of
from tests.support.site import Site
from volto_core import Player
from volto_core.post.letters import parse_letter
from volto_core.post.receipt import accept
from volto_core.post.secret import secret_of
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

# No model set-up has these rows.
SETUP = "NALSN/CANAL"


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[PostPage]]:
    with visits(browser, site, PostPage) as visit:
        yield visit


def listed(page: PostPage) -> Locator:
    return page.page.locator(".volto-post .volto-games__text")


def saved(page: PostPage) -> str:
    """The backup of everything."""
    with page.page.expect_download() as saving:
        page.page.locator("[data-action=backup]").click()
    return saving.value.path().read_text("utf-8")


def open_backup(page: PostPage, text: str, message: str) -> None:
    """Open a backup, and expect to be told this of it."""
    page.open_file(page.page.locator(".volto-backup input"), text)
    expect(page.page.locator(".volto-backup .volto-keeping")).to_have_text(page.t(message))


@pytest.mark.exhaustive
def test_who_has_no_legal_move_claims_the_draw_by_post(visit: Visit[PostPage]) -> None:
    line, setups = STUCK
    *moves, last = line.split()
    pair = hurried(pair_of(*setups), moves)
    one, two = visit("pt"), visit("fr")
    for page, seat in ((one, pair.ivory), (two, pair.night)):
        page.restore(file_of(seat))
        page.is_in("post")
    one.read(two.move(last))
    # Nobody but Ivory sees that there is no move, and nobody resigns instead of drawing.
    one.asked("claim-draw")
    expect(one.action("resign")).to_have_count(0)
    two.asked("wait")
    two.read(one.answer_with("claim-draw"))
    one.asked("unchecked")
    one.read(two.answer_with("open-all"))
    for page in (one, two):
        page.asked("checked")
        page.stands("over")
        expect(note(page.board)).to_contain_text(page.t("play-because-ruling-no-move", player=1))
        assert [game["result"] for game in page.post_games()] == ["drawn"]


@pytest.mark.parametrize("language", sampled(CODES, "en"))
def test_a_backup_has_letters_and_names_and_the_secrets_file_brings_the_rest(
    language: str, visit: Visit[PostPage]
) -> None:
    page = visit(language)
    page.go()
    page.choose("with", "post")
    page.is_arranging("mail-task-invite", 1)
    page.put(SETUP)
    page.use("next")
    invitation, file = send_and_save(page)
    backup = back_up(page)
    with page.page.expect_download() as saving:
        page.use("save-secret")
    secret = saving.value.path().read_text("utf-8")
    night = secret_of(Player.NIGHT, NIGHT_SETUP, "7" * 64)
    answer = text_of(accept(night, parse_letter(letter_in(invitation))).letters)
    page.forget()
    restore_with_a_letter(page, answer, file)
    page.forget()
    restore_from_a_backup(page, backup, secret)
    page.forget()
    restore_from_both(page, backup, answer, secret)


def send_and_save(page: PostPage) -> tuple[str, Path]:
    """Save the secrets, as is offered before the first letter, and send that one."""
    page.asked("send")
    page.use("next")
    expect(page.dialog).to_contain_text(page.t("mail-save-warning"))
    with page.page.expect_download() as saving:
        page.dialog.locator("[data-action=save-secret]").click()
    file = saving.value.path()
    assert file.read_text("utf-8").startswith("volto-secret 1\n")
    page.dialog.locator("[data-action=copy]").click()
    invitation = page.dialog.locator("[data-field=letter]").input_value()
    page.dialog.locator("[data-action=close]").click()
    return invitation, file


def back_up(page: PostPage) -> str:
    """Give the game a name, and save a backup, which has no secrets."""
    page.table.locator("[data-field=name]").fill("Anna")
    page.page.keyboard.press("Tab")
    expect(listed(page)).to_have_text(page.t("mail-game", name="Anna", turn="other"))
    (game,) = page.post_games()
    backup = saved(page)
    assert json.loads(backup)["post"]["games"][0]["letter"] == game["letter"]
    seed = page.engine.vault[game["ticket"]]["seed"]
    assert not [secret for secret in (seed, *SETUP.split("/")) if secret in backup]
    # Here nothing changes, whatever the file says of a game that is here.
    open_backup(page, backup.replace("Anna", "Eve"), "backup-opened-post")
    assert page.post_games() == [game]
    return backup


def restore_with_a_letter(page: PostPage, letter: str, file: Path) -> None:
    """Take up a game of which nothing is here but a letter."""
    page.open(f"{page.home}play/#letter={letter}")
    expect(page.answer).to_contain_text(page.t("mail-missing"))
    with page.page.expect_file_chooser() as choosing:
        page.answer.locator("[data-action=import]").click()
    choosing.value.set_files(file)
    page.is_in("post")
    assert page.post_games()[0]["letters"] == 2


def restore_from_a_backup(page: PostPage, backup: str, secret: str) -> None:
    """Take up a game that a backup has brought."""
    page.go()
    open_backup(page, backup, "backup-opened-post")
    expect(listed(page)).to_have_text(page.t("mail-game", name="Anna", turn="other"))
    page.action("open-post").click()
    expect(page.answer).to_contain_text(page.t("mail-lost", name="Anna", turn="other"))
    page.open_file(page.answer.locator("input"), secret)
    page.asked("wait")
    expect(listed(page)).to_have_text(page.t("mail-game", name="Anna", turn="other"))


def restore_from_both(page: PostPage, backup: str, letter: str, secret: str) -> None:
    """Take up such a game when a letter of it comes, which waits for the secrets."""
    page.go()
    open_backup(page, backup, "backup-opened-post")
    expect(listed(page)).to_have_text(page.t("mail-game", name="Anna", turn="other"))
    page.page.evaluate(f"location.hash = 'letter={letter}'")
    expect(page.answer).to_contain_text(page.t("mail-lost", name="Anna", turn="other"))
    page.open_file(page.answer.locator("input"), secret)
    expect(listed(page)).to_have_text(page.t("mail-game", name="Anna", turn="own"))
    assert page.post_games()[0]["letters"] == 2
    assert "#" not in page.page.url


def is_refused(page: PostPage) -> None:
    """Expect to be told that there are no secrets, and make room for being told again."""
    expect(page.answer).to_contain_text(page.t("post-refused-secrets"))
    page.is_in("arrange")
    page.answer.locator(".volto-message").evaluate("message => message.replaceChildren()")


@pytest.mark.exhaustive
def test_a_file_that_has_no_secrets_is_told_so(visit: Visit[PostPage]) -> None:
    page = visit("nl")
    page.restore(MARKUP)
    is_refused(page)
    for text in ('{"version": 1}', " ", "volto-secret 1\nplayer 1"):
        page.take_up(text)
        is_refused(page)
    assert page.post_games() == []
