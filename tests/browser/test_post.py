"""Two people by post: whole games, letter by letter, in browsers of their own."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.axe import ASK_AXE, CONTRAST, barriers_in
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
    """Two players who have promised their masks, of whom Ivory has shown a code and will begin."""
    one, two = (visit(language) for language in languages)
    secrets = secrets_of(ivory, night, first=Player.IVORY)
    one.engine.seeds, two.engine.seeds = ([secret.seed.hex()] for secret in secrets)
    one.invite(ivory)
    return one, two, two.accept(code_of(one), night)


def code_of(page: PostPage) -> str:
    """The link in the code of an invitation that has been sent."""
    page.use("send-again")
    page.dialog.locator("[data-action=code]").click()
    expect(page.dialog).to_contain_text(page.t("mail-code-invitation"))
    page.dialog.locator("[data-action=close]").click()
    return f"{page.home}play/#letter={page.told['post']['short']}"


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


def test_a_game_goes_from_a_code_through_the_capture_of_a_lady_to_that_of_a_candidate(
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


def test_a_letter_opens_in_the_language_of_its_reader_and_reloads_go_on_where_the_game_was(
    visit: Visit[PostPage],
) -> None:
    two = visit("nl")
    secrets = secrets_of(QUIET_IVORY, QUIET_NIGHT, first=Player.IVORY)
    two.engine.seeds = [secrets[1].seed.hex()]
    inviter = invite(secrets[0])
    two.open(f"{two.site.home}play/#letter={text_of(inviter.letters)}")
    expect(two.page).to_have_url(re.compile(r"/nl/play/#letter="))
    two.is_arranging("mail-task-accept", 2)
    two.put(QUIET_NIGHT)
    two.use("next")
    inviter = receive(inviter, parse_letter(letter_in(two.send())))
    inviter = inviter.play(parse_move("a2a3"))
    two.read(text_of(inviter.letters))
    two.asked("move")
    letter = move_with_reloads(two)
    assert receive(inviter, parse_letter(letter_in(letter))).duty is Duty.MOVE
    # What was read in another language last is read in that one again.
    two.page.evaluate("localStorage['volto.post-language'] = 'pt'")
    two.page.goto("about:blank")
    two.page.goto(letter)
    expect(two.page).to_have_url(re.compile(r"/pt/play/$"))


def move_with_reloads(page: PostPage) -> str:
    """Make a move, take it back and make another one, with a reload before, between and after."""
    page.page.reload()
    page.asked("move")
    page.stands("ready")
    page.hit("a6", "a5")
    page.asked("send")
    page.page.reload()
    # It is written, and still not sent: until then it can be thought over.
    page.asked("send")
    page.use("undo")
    letter = page.move("d6c5")
    page.page.reload()
    page.asked("wait")
    expect(page.action("undo")).to_have_count(0)
    page.use("send-again")
    expect(page.dialog.locator("[data-field=letter]")).to_have_value(letter)
    return letter


def test_several_games_have_names_and_turns_and_no_barriers_and_what_is_deleted_is_gone(
    visit: Visit[PostPage],
) -> None:
    one = visit("fr")
    listed = one.page.locator(".volto-post .volto-games__text")
    one.go()
    one.choose("with", "post")
    one.is_arranging("mail-task-invite", 1)
    one.table.locator("[data-field=name]").fill("<b>Anna</b>")
    one.use("next")
    one.asked("send")
    # A letter that was not sent is remembered.
    expect(listed).to_have_text(one.t("mail-game", name="<b>Anna</b>", turn="send"))
    first = one.send()
    # A link has the language of who writes it.
    assert first.startswith(f"{one.site.home}play/#letter=")
    expect(listed).to_have_text(one.t("mail-game", name="<b>Anna</b>", turn="other"))
    has_no_barriers(one)
    one.use("new")
    one.is_in("arrange")
    one.choose("with", "post")
    one.is_arranging("mail-task-invite", 1)
    one.use("next")
    one.send()
    expect(listed).to_have_count(2)
    expect(listed.nth(1)).to_have_text(one.t("mail-game", name="<b>Anna</b>", turn="other"))
    expect(one.page.locator(".volto-post b")).to_have_count(0)
    one.read(text_of(accept(NIGHT, parse_letter(letter_in(first))).letters))
    # A letter opens its own game, whichever was at the table.
    expect(one.table.locator("[data-field=name]")).to_have_value("<b>Anna</b>")
    expect(one.page.locator(".volto-post [data-result=own]")).to_have_count(1)
    delete_both(one, listed)


def has_no_barriers(page: PostPage) -> None:
    """Look for barriers around a letter that was sent, and in what sends it again."""
    assert barriers_in(page.page.locator("article")) == []
    page.use("send-again")
    expect(page.dialog).to_be_visible()
    assert barriers_in(page.dialog) == []
    page.dialog.locator("[data-action=code]").click()
    expect(page.dialog.locator(".volto-code")).to_be_visible()
    assert barriers_in(page.dialog) == []
    page.page.emulate_media(color_scheme="dark")
    assert page.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []
    page.dialog.locator("[data-action=close]").click()


def delete_both(page: PostPage, listed: Locator) -> None:
    """Delete the game in the list, and that at the table, which does not come back."""
    for number in (1, 0):
        drop = page.action("forget-post").nth(number)
        drop.click()
        expect(listed).to_have_count(number + 1)
        drop.click()
        expect(listed).to_have_count(number)
    page.is_in("arrange")
    page.page.reload()
    page.is_ready()
    expect(page.board).to_have_attribute("data-position", re.compile("/5/5/5/"))
    assert page.post_games() == []


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
