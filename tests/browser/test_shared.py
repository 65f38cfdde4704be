"""Two people at one device: a whole game in turn, and nothing to be found behind the curtain."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.support.axe import ASK_AXE, CONTRAST, barriers_in
from tests.support.combinations import sampled
from tests.support.pages.board import note
from tests.support.pages.page import Visit, visits
from tests.support.pages.shared import SharedPage
from tests.support.site import Site
from tests.support.table import SMALLEST, Watch, in_each, look, resize, shares, window
from volto_core import Player, parse_record
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

IVORY, NIGHT = Player.IVORY, Player.NIGHT
# Let the engine fail from now on, and work again.
FAIL = """() => {
  window.whole = window.askVolto;
  window.askVolto = async () => {
    throw Object.assign(new Error("network"), { code: "network" });
  };
}"""
MEND = "() => { window.askVolto = window.whole; }"


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[SharedPage]]:
    with visits(browser, site, SharedPage) as visit:
        yield visit


@pytest.fixture
def pair(visit: Visit[SharedPage]) -> SharedPage:
    """The page in French, where Ivory is to arrange."""
    page = visit("fr")
    page.go()
    page.share()
    return page


@pytest.mark.parametrize("language", sampled(CODES, "pt"))
def test_a_whole_game_outlives_lowered_curtains_and_reloads_with_the_own_palace_near(
    language: str, visit: Visit[SharedPage]
) -> None:
    pair = visit(language)
    pair.go()
    pair.share()
    pair.put("race")
    pair.use("next")
    pair.is_covered(NIGHT)
    pair.page.reload()
    pair.is_covered(NIGHT)
    pair.use("next")
    pair.is_arranging(NIGHT)
    # Two candidates that hurry meet after four moves.
    pair.put("race")
    pair.use("next")
    pair.is_covered(IVORY)
    pair.lift(IVORY)
    outlive_a_round(pair)
    for number in range(60):
        pair.move(pair.hurried(), by=("pointer", "keyboard")[number % 2])
        if pair.told["outcome"]:
            break
        pair.hand_over()
    is_won(pair)
    pair.use("next")
    pair.is_in("review")
    expect(pair.table.locator("input[name=review-viewer]")).to_have_count(3)


def outlive_a_round(pair: SharedPage) -> None:
    """Lower the curtain before a move, and load the page again before and behind the curtain."""
    near = pair.square("c1").bounding_box()
    # Who lowers the curtain before the move raises it again.
    pair.use("cover")
    pair.is_covered(IVORY)
    pair.lift(IVORY)
    move = pair.hurried()
    pair.move(move)
    pair.page.reload()
    pair.is_covered(NIGHT)
    pair.lift(NIGHT)
    expect(note(pair.board)).to_contain_text(
        pair.t("play-moved", player=1, kind="hidden", **{"from": move[:2], "to": move[2:]})
    )
    assert pair.square("c7").bounding_box() == near
    pair.move(pair.hurried(), by="keyboard")
    pair.use("next")
    pair.is_covered(IVORY)
    pair.page.reload()
    pair.is_covered(IVORY)
    pair.lift(IVORY)
    assert pair.square("c1").bounding_box() == near


def is_won(pair: SharedPage) -> None:
    """Expect a game that is over, told, shown and kept as a whole."""
    pair.stands("over")
    winner = pair.told["outcome"]["winner"]
    expect(note(pair.board).locator("strong")).to_have_text(pair.t("play-won", winner=winner))
    assert "x" not in str(pair.board.get_attribute("data-position")).lower().partition(" ")[0]
    (game,) = pair.kept()
    assert [str(move) for move in parse_record(game["record"]).game.moves] == game["moves"]
    expect(pair.page.locator(".volto-games__text")).to_have_attribute(
        "data-result", ("ivory", "night")[winner - 1]
    )
    # A message that is missing shows its id.
    assert not re.search(r"\b(?:shared|match)-[a-z]", pair.page.locator("article").inner_text())


def test_what_the_page_holds_behind_the_curtain_is_the_same_whoever_the_masks_are_or_fails(
    pair: SharedPage,
) -> None:
    held = [held_in_a_round(pair)]
    pair.forget()
    pair.go()
    pair.share()
    held.append(held_in_a_round(pair, swapped=True))
    assert held[0] == held[1]
    forgets_even_if_the_core_fails(pair)


def held_in_a_round(pair: SharedPage, *, swapped: bool = False) -> list[list[str]]:
    """What the page holds at each curtain of a new game, and when Night is to move."""
    pair.put("ladies")
    if swapped:
        # A noble and a lady, who both go straight ahead, and two masks that stay.
        for square in ("a2", "b2", "c1", "e1"):
            pair.hit(square)
    pair.use("next")
    pair.is_covered(NIGHT)
    seen = [pair.held()]
    pair.use("next")
    pair.is_arranging(NIGHT)
    pair.put("ladies")
    pair.use("next")
    pair.is_covered(IVORY)
    seen.append(pair.held())
    pair.lift(IVORY)
    pair.move("b2b3")
    pair.use("next")
    pair.is_covered(NIGHT)
    pair.page.wait_for_function("!document.querySelector('.volto-note__text').textContent")
    seen.append(pair.held())
    pair.lift(NIGHT)
    return [*seen, pair.held()]


def forgets_even_if_the_core_fails(pair: SharedPage) -> None:
    """Let the core fail to answer after a move of Night, whose masks are hidden all the same."""
    pair.move("b6b5")
    pair.page.evaluate(FAIL)
    pair.use("next")
    pair.stands("error")
    pair.is_covered(IVORY)
    expect(pair.board.locator("[data-square=b5]")).to_have_accessible_name(
        pair.t("play-square-mask", square="b5", player=2, kind="hidden")
    )
    expect(pair.table.locator(".volto-move-list li")).to_have_count(0)
    pair.page.evaluate(MEND)
    pair.table.get_by_role("button", name="Réessayer").click()
    pair.lift(IVORY)


def test_a_round_is_followed_by_ear_without_barriers_and_a_game_that_was_left_is_in_the_list(
    pair: SharedPage,
) -> None:
    article = pair.page.locator("article")
    lacks_a_mask(pair)
    pair.share()
    assert barriers_in(article) == []
    pair.arrange()
    followed_by_ear(pair)
    assert barriers_in(article) == []
    pair.page.emulate_media(color_scheme="dark")
    assert pair.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []
    pair.page.keyboard.press("Enter")
    pair.is_in("game")
    expect(pair.board.locator("[inert]")).to_have_count(0)
    expect(note(pair.board)).to_contain_text(pair.t("play-next", player=1))
    pair.move("a2a3")
    assert barriers_in(article) == []
    pair.use("next")
    pair.is_covered(NIGHT)
    left_and_lost(pair)


def lacks_a_mask(pair: SharedPage) -> None:
    """A set-up that lacks a mask is not hidden, and the computer is still there."""
    pair.square("a2").focus()
    pair.page.keyboard.press("Delete")
    pair.use("next")
    expect(pair.answer).to_contain_text(pair.t("setup-unfinished"))
    pair.is_in("arrange")
    pair.choose("with", "computer")
    expect(pair.task).to_have_text(
        pair.t("match-task-arrange", level=1, opponent=pair.t("match-level-1"), first="me")
    )


def followed_by_ear(pair: SharedPage) -> None:
    """Expect the curtain to be told of, and nothing behind it to be reached."""
    said = pair.answer.locator(".volto-message")
    expect(said).to_have_attribute("role", "status")
    expect(said).to_have_text(pair.t("shared-hand", player=1))
    expect(pair.action("next")).to_have_text(pair.t("shared-lift", player=1))
    expect(pair.action("next")).to_be_focused()
    assert pair.page.locator("volto-board [inert]").count() == 1


def left_and_lost(pair: SharedPage) -> None:
    """A game that was left is in the list, and makes room where its set-ups are lost."""
    pair.use("new")
    pair.is_in("arrange")
    expect(pair.page.locator(".volto-games__text")).to_contain_text(
        pair.t("match-game-shared", result="open", day="", time="", count=1).split(": ")[1]
    )
    pair.page.locator("[data-action=continue]").click()
    pair.is_covered(NIGHT)
    pair.engine.has_lost_secrets = True
    pair.page.reload()
    pair.is_ready()
    pair.is_in("arrange")
    expect(pair.answer).to_contain_text(pair.t("shared-lost"))
    assert pair.kept() == []


@pytest.mark.parametrize(("language", "sizes"), shares("nl", first=SMALLEST))
def test_the_table_fits_every_window_and_is_turned_where_the_device_lies_between_the_two(
    language: str, sizes: Sequence[tuple[int, int]], visit: Visit[SharedPage]
) -> None:
    pair = visit(language, viewport=window(sizes[0]))
    pair.go()
    pair.share()
    assert in_each(pair.page, sizes, partial(share_a_round, pair)) == []
    resize(pair.page, (390, 664))
    is_turned(pair)


def share_a_round(pair: SharedPage, watch: Watch) -> None:
    """Arrange, move once and resign; then Ivory arranges again."""
    pair.put("race")
    pair.use("next")
    pair.is_covered(NIGHT)
    watch.look()
    pair.use("next")
    pair.is_arranging(NIGHT)
    watch.look()
    pair.put("ladies")
    pair.use("next")
    pair.is_covered(IVORY)
    watch.look()
    pair.lift(IVORY)
    watch.look()
    pair.move("a2a3")
    watch.look()
    pair.use("next")
    pair.is_covered(NIGHT)
    pair.lift(NIGHT)
    pair.use("resign")
    expect(pair.action("resign")).to_have_text(pair.t("match-resign-sure"))
    watch.look()
    pair.use("resign")
    pair.stands("over")
    expect(note(pair.board)).to_contain_text(
        pair.t("play-because-resignation", winner=1, whose="other")
    )
    watch.look()
    pair.use("rematch")
    pair.is_arranging(IVORY)


def is_turned(pair: SharedPage) -> None:
    """Share a round with the device between the two, for each of whom the mat is turned."""
    before = look(pair.page).board
    pair.face()
    pair.arrange()
    pair.lift(IVORY)
    ivory = pair.square("c1").bounding_box()
    pair.move("a2a3")
    # Nobody hands over what lies on the table.
    expect(pair.task).to_have_text(pair.t("shared-task-moved-facing", player=1))
    expect(pair.action("next")).to_have_text(pair.t("shared-hand-over-facing", player=2))
    pair.hand_over()
    expect(pair.table).to_have_attribute("data-turned", "")
    # Each palace stays with its player, and the mat where it was.
    assert pair.square("c1").bounding_box() == pytest.approx(ivory, abs=0.5)
    turned = look(pair.page)
    assert turned.problems == []
    assert turned.board == pytest.approx(before, abs=0.5)
    # Turned as it is, the mat can be played.
    start = pair.square("b6").bounding_box()
    target = pair.square("b5").bounding_box()
    assert start
    assert target
    pair.page.mouse.move(start["x"] + 20, start["y"] + 20)
    pair.page.mouse.down()
    pair.page.mouse.move(target["x"] + 20, target["y"] + 20, steps=4)
    pair.page.mouse.up()
    expect(pair.action("next")).to_be_visible()
    assert pair.told["moves"] == ["a2a3", "b6b5"]
