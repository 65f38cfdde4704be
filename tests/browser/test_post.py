"""Two people by post: whole games, letter by letter, in browsers of their own."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.pages.board import note
from tests.support.pages.page import Visit, visits
from tests.support.pages.post import PostPage, letter_in
from tests.support.post import Pair, file_of, hurried, pair_of, secrets_of, text_of
from tests.support.site import Site
from volto_core import Player, parse_move
from volto_core.post.letters import parse_letter
from volto_core.post.receipt import accept, invite, receive
from volto_core.post.seat import Duty
from volto_core.post.secret import secret_of

pytestmark = pytest.mark.browser

QUIET_IVORY, QUIET_NIGHT = "NALSN/CANAL", "lanac/nslan"
# A player who answers without a page.
NIGHT = secret_of(Player.NIGHT, QUIET_NIGHT, "7" * 64)


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[PostPage]]:
    with visits(browser, site, PostPage) as visit:
        yield visit


def acquainted(
    visit: Visit[PostPage], languages: tuple[str, str], ivory: str, night: str
) -> tuple[PostPage, PostPage, str]:
    """Two players who have promised their masks, of whom Ivory has invited and will begin."""
    one, two = (visit(language) for language in languages)
    secrets = secrets_of(ivory, night, first=Player.IVORY)
    one.engine.seeds, two.engine.seeds = ([secret.seed.hex()] for secret in secrets)
    letter = two.accept(one.invite(ivory), night)
    return one, two, letter


def is_checked(page: PostPage, result: str) -> None:
    """Expect a game that is over, and was replayed from its letters."""
    page.asked("checked")
    page.stands("over")
    (game,) = page.post_games()
    assert game["result"] == result
    # A message that is missing shows its id.
    assert not re.search(r"\b(?:mail|post|match)-[a-z]", page.page.locator("article").inner_text())


def whose_turn(page: PostPage) -> Locator:
    """The player who is said to be to move."""
    return page.page.locator(".volto-standing__side[data-turn=moves]")


def test_a_game_goes_through_the_capture_of_a_lady_to_the_capture_of_a_candidate(
    visit: Visit[PostPage],
) -> None:
    one, two, letter = acquainted(visit, ("fr", "en"), "NCLSN/AANAL", "lanac/nsaln")
    captured = {"from": "d2", "to": "d6"}
    expect(whose_turn(two)).to_have_count(0)
    one.read(letter)
    expect(whose_turn(one)).to_have_attribute("data-player", "1")
    letter = one.move("d2d6")
    expect(note(one.board)).to_have_text(one.t("mail-pending", **captured))
    expect(whose_turn(one)).to_have_attribute("data-player", "2")
    two.read(letter)
    letter = two.answer_with("open-lady")
    expect(note(two.board)).to_have_text(two.t("mail-pending-own", **captured))
    one.read(letter)
    two.read(one.answer_with("open-capturer"))
    two.placed("lanac/nsa1n/5/5/5/XXX1X/XXXXX 2 01")
    one.read(two.move("b6b2"))
    one.stands("over")
    two.read(one.answer_with("open-all"))
    one.read(two.answer_with("open-all"))
    is_checked(one, "lost")
    # The last letter is the own one, which nobody has to answer.
    is_checked(two, "won")
    expect(note(one.board)).to_contain_text(one.t("play-because-win-candidate", winner=2, player=1))
    one.use("next")
    one.is_in("review")
    # Every move of the game is looked back on.
    expect(one.page.locator(".volto-curve__slider")).to_have_attribute("max", "2")


def far_on(
    visit: Visit[PostPage], languages: tuple[str, str], pair: Pair
) -> tuple[PostPage, PostPage]:
    """Two players who take a game up from their secrets files."""
    pages = [visit(language) for language in languages]
    for page, seat in zip(pages, pair, strict=True):
        page.restore(file_of(seat))
        page.is_in("post")
    return pages[0], pages[1]


@pytest.mark.exhaustive
def test_a_candidate_that_takes_a_lady_in_the_palace_loses(visit: Visit[PostPage]) -> None:
    pair = pair_of("LNCNL/AASAN", "analc/nslan")
    pair = hurried(pair, ["c2c3 a6a5 c3c4 a5a6 c4c5 a6a5 c5d6 a5a6"])
    one = visit("pt")
    one.restore(file_of(pair.ivory))
    night = receive(pair.night, parse_letter(letter_in(one.move("d6d7"))))
    one.read(text_of(night.answer().letters))
    is_checked(one, "lost")
    expect(note(one.board)).to_contain_text(
        one.t("play-because-capture-lady-by-candidate", winner=2, player=1)
    )


@pytest.mark.exhaustive
def test_the_same_picture_for_the_third_time_draws_by_post_too(visit: Visit[PostPage]) -> None:
    back = ["a2a3", "a6a5", "a3a2", "a5a6"]
    pair = hurried(pair_of(QUIET_IVORY, QUIET_NIGHT), [*back, *back[:3]])
    one = visit("nl")
    one.restore(file_of(pair.ivory))
    one.is_in("post")
    night = pair.night.play(parse_move(back[3]))
    one.read(text_of(night.letters))
    night = receive(night, parse_letter(letter_in(one.answer_with("open-all"))))
    is_checked(one, "drawn")
    assert night.letters.writer is None


def test_a_letter_opens_in_the_language_of_its_reader(visit: Visit[PostPage]) -> None:
    two = visit("nl")
    inviter = invite(secrets_of(QUIET_IVORY, QUIET_NIGHT, first=Player.IVORY)[0])
    two.open(f"{two.site.home}play/#letter={text_of(inviter.letters)}")
    expect(two.page).to_have_url(re.compile(r"/nl/play/#letter="))
    two.is_arranging("mail-task-accept", 2)
    # What was read in another language last is read in that one again.
    two.use("next")
    answer = two.send()
    two.page.evaluate("localStorage['volto.post-language'] = 'pt'")
    two.page.goto("about:blank")
    two.page.goto(answer)
    expect(two.page).to_have_url(re.compile(r"/pt/play/$"))


def test_a_reload_goes_on_where_the_game_was_and_nothing_is_lost(visit: Visit[PostPage]) -> None:
    pair = pair_of(QUIET_IVORY, QUIET_NIGHT)
    one = visit("en")
    one.restore(file_of(pair.ivory))
    one.asked("move")
    one.page.reload()
    one.asked("move")
    one.square("a2").click()
    one.square("a3").click()
    one.asked("send")
    one.page.reload()
    # It is written, and still not sent: until then it can be thought over.
    one.asked("send")
    one.use("undo")
    letter = one.move("b2a3")
    one.page.reload()
    one.asked("wait")
    expect(one.action("undo")).to_have_count(0)
    one.use("send-again")
    expect(one.dialog.locator("[data-field=letter]")).to_have_value(letter)
    assert receive(pair.night, parse_letter(letter_in(letter))).duty is Duty.MOVE


def test_saving_the_secrets_is_offered_before_the_first_letter_and_restores_the_game(
    visit: Visit[PostPage],
) -> None:
    one = visit("pt")
    one.go()
    one.choose("with", "post")
    one.is_arranging("mail-task-invite", 1)
    one.use("next")
    one.use("next")
    expect(one.dialog).to_contain_text(one.t("mail-save-warning"))
    with one.page.expect_download() as saving:
        one.dialog.locator("[data-action=save-secret]").click()
    secret = saving.value.path().read_text("utf-8")
    assert secret.startswith("volto-secret 1\n")
    one.dialog.locator("[data-action=copy]").click()
    invitation = one.dialog.locator("[data-field=letter]").input_value()
    answer = text_of(accept(NIGHT, parse_letter(letter_in(invitation))).letters)
    # Another browser has the letter, and not the secrets.
    other = visit("pt")
    other.open(f"{other.home}play/#letter={answer}")
    expect(other.answer).to_contain_text(other.t("mail-missing"))
    with other.page.expect_file_chooser() as choosing:
        other.answer.locator("[data-action=import]").click()
    choosing.value.set_files(saving.value.path())
    other.is_in("post")
    assert other.post_games()[0]["letters"] == 2


def test_several_games_have_names_and_each_its_turn(visit: Visit[PostPage]) -> None:
    one = visit("fr")
    one.go()
    one.choose("with", "post")
    one.is_arranging("mail-task-invite", 1)
    one.table.locator("[data-field=name]").fill("<b>Anna</b>")
    one.use("next")
    first = one.send()
    # A link has the language of who writes it.
    assert first.startswith(f"{one.site.home}play/#letter=")
    one.use("new")
    one.is_in("arrange")
    one.choose("with", "post")
    one.is_arranging("mail-task-invite", 1)
    one.use("next")
    one.send()
    listed = one.page.locator(".volto-post .volto-games__text")
    expect(listed).to_have_count(2)
    expect(listed.nth(1)).to_have_text(one.t("mail-game", name="<b>Anna</b>", turn="other"))
    expect(one.page.locator(".volto-post b")).to_have_count(0)
    one.read(text_of(accept(NIGHT, parse_letter(letter_in(first))).letters))
    # A letter opens its own game, whichever was at the table.
    expect(one.table.locator("[data-field=name]")).to_have_value("<b>Anna</b>")
    own = one.page.locator(".volto-post [data-result=own]")
    expect(own).to_have_count(1)
    drop = one.page.locator(".volto-post [data-action=forget-post]").nth(1)
    drop.click()
    expect(listed).to_have_count(2)
    drop.click()
    expect(listed).to_have_count(1)


@pytest.mark.exhaustive
def test_who_resigns_writes_it_and_asks_for_a_rematch(visit: Visit[PostPage]) -> None:
    one, two = far_on(visit, ("en", "pt"), pair_of(QUIET_IVORY, QUIET_NIGHT))
    one.asked("move")
    one.use("resign")
    expect(one.action("resign")).to_have_text(one.t("match-resign-sure"))
    one.use("resign")
    two.read(one.send())
    two.stands("over")
    one.read(two.answer_with("open-all"))
    is_checked(one, "lost")
    is_checked(two, "won")
    two.use("rematch")
    # The seats are exchanged, and both go on under the name they know.
    two.is_arranging("mail-task-invite", 1)
    two.use("next")
    letter = two.send()
    name = one.post_games()[0]["name"]
    one.read(letter)
    one.is_arranging("mail-task-accept", 2)
    expect(one.table.locator("[data-field=name]")).to_have_value(name)


@pytest.mark.exhaustive
def test_a_code_has_the_new_turn_alone(visit: Visit[PostPage]) -> None:
    pair = pair_of(QUIET_IVORY, QUIET_NIGHT)
    one = visit("nl")
    one.restore(file_of(pair.ivory))
    whole = one.move("a2a3")
    short = str(one.told["post"]["short"])
    assert len(short) < len(whole) / 2
    one.use("send-again")
    one.dialog.locator("[data-action=code]").click()
    code = one.dialog.get_by_role("img", name=one.t("mail-code-label"))
    expect(code.locator("path")).to_have_count(1)
    two = visit("en")
    two.restore(file_of(pair.night))
    two.asked("wait")
    two.read(short)
    two.asked("move")
    two.placed("lanac/nslan/5/5/X4/1XXXX/XXXXX 2 00")


def test_an_invitation_is_read_from_its_code(visit: Visit[PostPage]) -> None:
    one, two = visit("pt"), visit("nl")
    one.invite(QUIET_IVORY)
    one.use("send-again")
    one.dialog.locator("[data-action=code]").click()
    expect(one.dialog).to_contain_text(one.t("mail-code-invitation"))
    two.open(f"{one.home}play/#letter={one.told['post']['short']}")
    two.is_arranging("mail-task-accept", 2)
    two.use("next")
    one.dialog.locator("[data-action=close]").click()
    one.read(two.send())
    expect(one.task).not_to_have_text(one.t("mail-task-wait"))
    assert one.post_games()[0]["letters"] == 2
