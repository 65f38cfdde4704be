"""The games by post of a browser: taken up from files, backed up without secrets, forgotten."""

import json
import re
from collections.abc import Iterator

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
    one, other = visit(language), visit(language)
    one.invite(SETUP)
    one.table.locator("[data-field=name]").fill("Anna")
    one.page.keyboard.press("Tab")
    expect(listed(one)).to_have_text(one.t("mail-game", name="Anna", turn="other"))
    (game,) = one.post_games()
    backup = saved(one)
    assert json.loads(backup)["post"]["games"][0]["letter"] == game["letter"]
    seed = one.engine.vault[game["ticket"]]["seed"]
    assert not [secret for secret in (seed, *SETUP.split("/")) if secret in backup]
    with one.page.expect_download() as saving:
        one.use("save-secret")
    secret = saving.value.path().read_text("utf-8")
    # Here nothing changes, whatever the file says of a game that is here.
    open_backup(one, backup.replace("Anna", "Eve"), "backup-opened-post")
    assert one.post_games() == [game]
    other.go()
    open_backup(other, backup, "backup-opened-post")
    expect(listed(other)).to_have_text(other.t("mail-game", name="Anna", turn="other"))
    other.action("open-post").click()
    expect(other.answer).to_contain_text(other.t("mail-lost", name="Anna", turn="other"))
    other.open_file(other.answer.locator("input"), secret)
    other.asked("wait")
    expect(listed(other)).to_have_text(other.t("mail-game", name="Anna", turn="other"))


def test_a_letter_waits_for_the_secrets_of_its_game(visit: Visit[PostPage]) -> None:
    one, other = visit("nl"), visit("nl")
    invitation = one.invite(SETUP)
    with one.page.expect_download() as saving:
        one.use("save-secret")
    secret = saving.value.path().read_text("utf-8")
    name = one.post_games()[0]["name"]
    other.go()
    open_backup(other, saved(one), "backup-opened-post")
    secret_of_night = secret_of(Player.NIGHT, NIGHT_SETUP, "7" * 64)
    night = accept(secret_of_night, parse_letter(letter_in(invitation)))
    other.open(f"{other.home}play/#letter={text_of(night.letters)}")
    expect(other.answer).to_contain_text(other.t("mail-lost", name=name, turn="other"))
    other.open_file(other.answer.locator("input"), secret)
    expect(listed(other)).to_have_text(other.t("mail-game", name=name, turn="own"))
    assert other.post_games()[0]["letters"] == 2
    assert "#" not in other.page.url


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


def test_a_letter_that_was_not_sent_is_remembered_in_the_list(visit: Visit[PostPage]) -> None:
    page = visit("en")
    page.go()
    page.choose("with", "post")
    page.is_arranging("mail-task-invite", 1)
    page.table.locator("[data-field=name]").fill("Bo")
    page.use("next")
    page.asked("send")
    expect(listed(page)).to_have_text(page.t("mail-game", name="Bo", turn="send"))
    page.send()
    expect(listed(page)).to_have_text(page.t("mail-game", name="Bo", turn="other"))


def test_a_game_that_is_deleted_leaves_the_table_and_does_not_come_back(
    visit: Visit[PostPage],
) -> None:
    page = visit("fr")
    page.invite(SETUP)
    for _ in range(2):
        page.action("forget-post").click()
    page.is_in("arrange")
    expect(listed(page)).to_have_count(0)
    page.page.reload()
    page.is_ready()
    expect(page.board).to_have_attribute("data-position", re.compile("/5/5/5/"))
    assert page.post_games() == []
