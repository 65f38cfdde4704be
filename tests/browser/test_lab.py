"""The lab: positions built, played, stepped through, given and taken, by any hand and language."""

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.axe import ASK_AXE, AXE, CONTRAST
from tests.support.combinations import sampled
from tests.support.pages.board import note, tool
from tests.support.pages.editor import (
    DUEL,
    EMPTY,
    FIRST,
    EditorPage,
    open_game,
    open_game_here,
)
from tests.support.site import Site
from tests.support.touch import swipe
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


def test_a_position_is_built_by_pointer_from_what_the_box_holds(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.placed(FIRST)
    lab.page.wait_for_load_state("networkidle")
    assert lab.engine.asked == []
    gives_nothing_from_an_empty_box(lab)
    names_what_the_box_does_not_hold(lab)
    lab.use("undo")
    lab.placed(FIRST)
    turns_the_mat_for_who_sits_opposite(lab)
    lab.use("turn")
    is_built_by_pointer(lab)
    lab.use("clear")
    lab.choose("2")
    lab.root.locator("[data-lost='1']").select_option("1")
    lab.placed("5/5/5/5/5/5/5 2 10")


def gives_nothing_from_an_empty_box(lab: EditorPage) -> None:
    expect(lab.mask(1, "noble")).to_have_attribute("aria-disabled", "true")
    lab.mask(1, "noble").dispatch_event("click")
    expect(lab.status).to_have_text("Il n’y a plus de noble dans la boîte.")
    lab.placed(FIRST)


def names_what_the_box_does_not_hold(lab: EditorPage) -> None:
    """Expect a position that the box does not allow to be told, and not to be played."""
    lab.root.locator("[data-lost='2']").select_option("1")
    expect(lab.message).to_contain_text("Nuit a 3 demoiselles, sur le tapis et perdues")
    lab.use("next")
    expect(lab.message.first).to_contain_text("Cette position ne peut pas être jouée.")
    lab.placed("nlaan/alcsn/5/5/5/LNSNL/AACAN 1 01")


def turns_the_mat_for_who_sits_opposite(lab: EditorPage) -> None:
    lab.use("turn")
    assert lab.board.locator("[data-square]").first.get_attribute("data-square") == "e1"
    lab.placed(FIRST)


def is_built_by_pointer(lab: EditorPage) -> None:
    """Put masks down, drag them, exchange them, take them away and change one's mind."""
    lab.use("clear")
    lab.placed(EMPTY)
    lab.mask(1, "noble").click()
    expect(lab.status).to_have_text("Noble en main : choisissez une case.")
    lab.hit("c3", "c4")
    lab.mask(2, "lady").drag_to(lab.square("c5"))
    lab.placed("5/5/2l2/2N2/2N2/5/5 1 00")
    expect(lab.mask(1, "noble")).to_have_accessible_name("noble, il en reste 1")
    lab.square("c4").drag_to(lab.square("e1"))
    lab.placed("5/5/2l2/5/2N2/5/4N 1 00")
    lab.square("e1").drag_to(lab.root.locator("[data-field=in]"))
    lab.placed("5/5/2l2/5/2N2/5/5 1 00")
    lab.hit("c3", "c5")
    lab.placed("5/5/2N2/5/2l2/5/5 1 00")
    lab.hit("c3")
    lab.use("remove")
    lab.placed("5/5/2N2/5/5/5/5 1 00")
    for _ in range(2):
        lab.use("undo")
    lab.placed("5/5/2l2/5/2N2/5/5 1 00")
    lab.use("redo")
    lab.placed("5/5/2N2/5/2l2/5/5 1 00")


def test_a_position_is_built_by_touch(site: Site, phone: BrowserContext) -> None:
    lab = EditorPage(phone, site, ".volto-lab")
    lab.go("lab/")
    lab.use("clear")
    lab.mask(1, "soldier").tap()
    lab.square("b2").tap()
    lab.mask(2, "hidden").tap()
    lab.square("b6").tap()
    lab.placed("5/1x3/5/5/5/1S3/5 1 00")
    assert lab.page.evaluate("document.documentElement.scrollWidth") == 320
    candidate = lab.mask(1, "candidate")
    candidate.scroll_into_view_if_needed()
    swipe(lab.page, candidate, lab.square("d1"))
    lab.placed("5/1x3/5/5/5/1S3/3C1 1 00")


def test_a_position_is_built_and_played_by_keyboard_alone(lab: EditorPage) -> None:
    lab.go("lab/")
    keys = lab.page.keyboard
    lab.root.locator("[data-action=clear]").focus()
    keys.press("Enter")
    lab.square("c1").focus()
    keys.press("n")
    keys.press("ArrowUp")
    keys.press("2")
    expect(lab.status).to_have_text("Les lettres posent maintenant des masques de Nuit.")
    keys.press("x")
    keys.press("ArrowUp")
    keys.press("a")
    lab.placed("5/5/5/5/2a2/2x2/2N2 1 00")
    keys.press("Delete")
    lab.placed("5/5/5/5/5/2x2/2N2 1 00")
    keys.press("Control+z")
    lab.placed("5/5/5/5/2a2/2x2/2N2 1 00")
    keys.press("Enter")
    keys.press("ArrowRight")
    keys.press("Enter")
    lab.placed("5/5/5/5/3a1/2x2/2N2 1 00")
    lab.root.locator("[data-action=next]").focus()
    keys.press("Enter")
    lab.lives()
    expect(lab.root.locator("input[value='1'][name=lab-viewer]")).to_be_checked()
    lab.square("c1").focus()
    keys.press("Enter")
    keys.press("ArrowLeft")
    keys.press("Enter")
    lab.placed("5/5/5/5/3x1/2x2/1N3 2 00")


def test_both_sides_are_played_once_the_engine_is_there_and_every_move_can_be_gone_to(
    lab: EditorPage,
) -> None:
    lab.engine.failure = "network"
    lab.go("lab/")
    lab.use("next")
    expect(lab.message).to_contain_text("Vérifiez la connexion")
    lab.placed(FIRST)
    lab.engine.failure = None
    lab.message.get_by_role("button").click()
    lab.lives()
    lab.is_in("play")
    for origin, target in (("b2", "b3"), ("b6", "a5"), ("c2", "c6")):
        lab.stands("ready")
        lab.hit(origin, target)
    moves = lab.root.locator(".volto-line li button")
    expect(moves).to_have_text(["b2b3", "b6a5", "c2c6xC"])
    lab.stands("over")
    lab.use("first")
    lab.placed(FIRST)
    expect(moves).to_have_count(3)
    lab.use("forward")
    lab.placed("nlaan/alcsn/5/5/1N3/L1SNL/AACAN 2 00")
    lab.use("last")
    lab.stands("over")
    lab.use("back")
    expect(moves.nth(1)).to_have_attribute("aria-current", "true")
    moves.nth(1).press("Home")
    lab.placed(FIRST)
    moves.first.click()
    expect(moves.first).to_have_attribute("aria-current", "true")
    moves.first.press("ArrowRight")
    expect(moves.nth(1)).to_be_focused()


def test_each_view_shows_what_it_may_and_the_other_side_is_played_after_a_change(
    lab: EditorPage,
) -> None:
    open_game(lab, FIRST)
    lab.placed(FIRST)
    seen = {
        "1": "xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00",
        "2": "nlaan/alcsn/5/5/5/XXXXX/XXXXX 1 00",
        "mover": "xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00",
        "nobody": "xxxxx/xxxxx/5/5/5/XXXXX/XXXXX 1 00",
        "everyone": FIRST,
    }
    for view, position in seen.items():
        lab.choose(view)
        lab.placed(position)
        lab.stands("ready")
        if view != "everyone":
            assert "alcsn" not in lab.root.inner_html() or view == "2"
    is_played_after_a_change_of_view(lab)
    open_game_here(lab, DUEL)
    shows_afterwards_a_view_chosen_while_the_board_waits(lab)
    open_game_here(lab, FIRST, moves="b2b3.b6c5")
    tells_suspects_with_their_reasons(lab)
    open_game_here(lab, "5/5/5/2x2/2N2/5/5 1 00")
    deals_hidden_masks_in_secret(lab)


def is_played_after_a_change_of_view(lab: EditorPage) -> None:
    lab.choose("2")
    lab.stands("ready")
    lab.hit("a6")
    expect(note(lab.board)).to_contain_text("changez la vue")
    lab.choose("mover")
    lab.stands("ready")
    lab.hit("b2", "b3")
    lab.placed("nlaan/alcsn/5/5/1X3/X1XXX/XXXXX 2 00")


def shows_afterwards_a_view_chosen_while_the_board_waits(lab: EditorPage) -> None:
    lab.stands("ready")
    lab.page.evaluate(
        """() => {
          for (const name of ["[data-square=c4]", "[data-square=c3]", "input[value=nobody]"]) {
            document.querySelector(`.volto-lab ${name}`).click();
          }
        }"""
    )
    lab.placed("4x/5/2x2/5/2X2/5/X4 2 00")


def tells_suspects_with_their_reasons(lab: EditorPage) -> None:
    lab.choose("1")
    lab.stands("ready")
    tool(lab.board, "suspects").click()
    expect(lab.square("c5")).to_have_accessible_name(
        "c5, masque de Nuit, peut être un conseiller, le prétendant ou une demoiselle"
    )
    expect(lab.root.locator(".volto-suspects")).to_contain_text("en diagonale")


def deals_hidden_masks_in_secret(lab: EditorPage) -> None:
    """Expect what a hidden mask is to stay hidden until it is captured."""
    lab.placed("5/5/5/2x2/2N2/5/5 1 00")
    tool(lab.board, "suspects").click()
    expect(lab.square("c4")).to_have_accessible_name("c4, masque de Nuit")
    lab.hit("c3", "c4")
    expect(lab.root.locator(".volto-line li button").first).to_contain_text("c3c4x")


def test_the_lab_has_no_barriers_in_either_mode(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.page.evaluate(AXE)
    lab.mask(1, "noble").dispatch_event("click")
    assert lab.page.evaluate(ASK_AXE) == []
    lab.play()
    lab.hit("b2", "b3")
    expect(lab.root.locator(".volto-line li button")).to_have_count(1)
    lab.field("in").fill("5")
    lab.use("take")
    expect(lab.message).to_be_visible()
    assert lab.page.evaluate(ASK_AXE) == []
    lab.page.emulate_media(color_scheme="dark")
    assert lab.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []


@pytest.mark.parametrize("language", sampled(CODES, "nl"))
def test_the_lab_is_used_in_every_language(lab: EditorPage, language: str) -> None:
    prefix = "" if language == "fr" else f"{language}/"
    lab.go(f"{prefix}lab/")
    lab.mask(2, "lady").dispatch_event("click")
    lab.hit("c4")
    lab.root.locator("[data-lost='1']").select_option("2")
    expect(lab.message.locator("li")).to_have_count(2)
    lab.use("undo")
    lab.play()
    lab.hit("b2", "b3")
    lab.choose("1")
    expect(lab.root.locator(".volto-line li button")).to_have_count(1)
    lab.use("give-position")
    expect(lab.field("out")).to_have_value("xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
    # A message that is missing shows its id.
    said = lab.root.inner_text() + lab.root.inner_html()
    assert re.findall(r"\b(?:lab|editor|wrong|problem)-[a-z]+-?[a-z]*(?=[<.]|$)", said) == []
