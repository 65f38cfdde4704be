"""The living board: pointer, touch, keyboard and ear, before Python and with it."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.pages.board import placed, said, square, tool
from tests.support.pages.reference import FULL, NOBLE, PALACE, ReferencePage
from tests.support.site import Site
from tests.support.touch import swipe

pytestmark = pytest.mark.browser


def test_a_mask_is_moved_by_pointer(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    square(board, "b2").click()
    expect(square(board, "b2")).to_have_attribute("aria-pressed", "true")
    expect(square(board, "b3")).to_have_accessible_name("b3, vide, coup possible")
    expect(said(board)).to_have_text("Le noble en b2 peut aller en b3.")
    square(board, "b3").click()
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
    expect(said(board)).to_contain_text("Le noble d’Ivoire va de b2 en b3. C’est à Nuit de jouer.")
    expect(board).to_have_attribute("data-status", "ready")
    (moved,) = learner.written("volto-move")
    assert moved["move"] == "b2b3"
    assert "move.noble" in moved["rules"]


def test_a_mask_is_dragged_with_the_mouse(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    square(board, "b2").drag_to(square(board, "b3"))
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")


def test_a_mask_dragged_onto_its_own_family_is_refused(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    square(board, "b2").drag_to(square(board, "b1"))
    expect(said(board).locator("a")).to_have_attribute("data-rule", "turn.own-mask")
    placed(board, FULL)


def test_the_other_side_does_not_answer_and_says_so(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    square(board, "b2").click()
    square(board, "b3").click()
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
    square(board, "d2").click()
    expect(said(board)).to_contain_text("Nuit ne répond pas")


def test_a_capture_reveals_the_mask(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    square(board, "c2").click()
    square(board, "c6").click()
    expect(board).to_have_attribute("data-status", "ready")
    expect(said(board)).to_contain_text(re.compile(r"est capturée?\s.*quitte"))


def test_a_mask_is_moved_by_touch(site: Site, phone: BrowserContext) -> None:
    learner = ReferencePage(phone, site)
    board = learner.go("rules/", FULL)
    square(board, "b2").tap()
    square(board, "b3").tap()
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")


def test_a_finger_drags_the_chosen_mask_and_scrolls_elsewhere(
    site: Site, phone: BrowserContext
) -> None:
    learner = ReferencePage(phone, site)
    board = learner.go("rules/", FULL)
    page = learner.page
    before = page.evaluate("scrollY")
    swipe(page, square(board, "d2"), square(board, "d5"))
    page.wait_for_function("before => scrollY !== before", arg=before)
    placed(board, FULL)
    board.scroll_into_view_if_needed()
    square(board, "b2").tap()
    expect(square(board, "b2")).to_have_attribute("aria-pressed", "true")
    swipe(page, square(board, "b2"), square(board, "b3"))
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")


def test_a_mask_is_moved_by_keyboard_alone(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    page = learner.page
    # The last link before the board.
    page.locator("article a[href='../strategy/']").first.focus()
    page.keyboard.press("Tab")
    expect(square(board, "c1")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(square(board, "b2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(square(board, "b2")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(square(board, "b2")).not_to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
    expect(square(board, "b3")).to_be_focused()
    page.keyboard.press("Tab")
    expect(tool(board, "undo")).to_be_focused()
    page.keyboard.press("Enter")
    placed(board, FULL)
    expect(tool(board, "undo")).to_be_focused()


def test_a_move_is_typed(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    square(board, "c1").focus()
    learner.page.keyboard.type("b2b3")
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
    expect(square(board, "b3")).to_be_focused()


REFUSALS = {
    "b2b4": "move.noble",
    "c2d3": "move.soldier",
    "a2a4": "move.lady",
    "b2b1": "turn.own-mask",
    "b2b2": "turn.must-move",
    "c6c5": "turn.must-move",
}


def test_each_refusal_says_why_with_a_link_to_its_rule(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    square(board, "c1").focus()
    for move, rule in REFUSALS.items():
        learner.page.keyboard.type(move)
        link = said(board).locator("a")
        expect(link).to_have_attribute("data-rule", rule)
        assert len(said(board).inner_text()) > 40
        placed(board, FULL)
    assert learner.engine.asked == []
    refused = [each for each in learner.written("volto-status") if each["rules"]]
    assert [(each["move"], each["rules"]) for each in refused] == [
        (move, [rule]) for move, rule in REFUSALS.items()
    ]
    link.click()
    expect(learner.page).to_have_url(f"{learner.site.home}rules/#turn-must-move")
    expect(learner.page.locator("#turn-must-move")).to_be_in_viewport()


def test_a_refused_touch_keeps_the_mask_chosen(learner: ReferencePage) -> None:
    board = learner.go("rules/", NOBLE)
    square(board, "e5").click()
    expect(said(board)).to_contain_text(
        "Le noble va d’une case en avant, en arrière ou de côté : il ne peut pas aller de c4 en e5."
    )
    expect(square(board, "c4")).to_have_attribute("aria-pressed", "true")


def test_an_ending_is_told_with_its_reason_and_rule(learner: ReferencePage) -> None:
    board = learner.go("examples/", PALACE)
    square(board, "c7").click()
    expect(board).to_have_attribute("data-status", "over")
    expect(said(board)).to_contain_text("Ivoire gagne")
    expect(said(board)).to_contain_text("Le prétendant d’Ivoire est dans le palais de Nuit.")
    expect(said(board).locator("a")).to_have_attribute("href", re.compile(r"/rules/#win-palace$"))
    expect(board.get_by_role("grid")).to_have_accessible_name("Le tapis, Ivoire a gagné")
    (moved,) = learner.written("volto-move")
    assert "win.palace" in moved["rules"]
    square(board, "c7").click()
    expect(said(board)).to_contain_text("La partie est finie")


def test_moves_are_taken_back_played_again_and_begun_again(learner: ReferencePage) -> None:
    board = learner.go("examples/", PALACE)
    after = "1xCx1/5/5/5/5/5/5 2 00"
    expect(tool(board, "undo")).to_have_attribute("aria-disabled", "true")
    square(board, "c7").click()
    placed(board, after)
    tool(board, "undo").click()
    placed(board, PALACE)
    expect(board).to_have_attribute("data-status", "ready")
    tool(board, "redo").click()
    placed(board, after)
    expect(said(board)).to_contain_text("Ivoire gagne")
    tool(board, "reset").click()
    placed(board, PALACE)
    square(board, "c6").click()
    square(board, "c5").click()
    placed(board, "1x1x1/5/2C2/5/5/5/5 2 00")


def test_the_focus_stays_on_its_button_through_every_redraw(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    square(board, "b2").focus()
    learner.page.evaluate("window.kept = document.activeElement")
    learner.page.keyboard.type("a2a3")
    placed(board, "xxxxx/xxxxx/5/5/L4/1NSNL/AACAN 2 00")
    square(board, "b2").focus()
    assert learner.page.evaluate("document.activeElement === window.kept")
    tool(board, "turn").click()
    expect(tool(board, "turn")).to_be_focused()
    square(board, "b2").focus()
    learner.page.keyboard.press("ArrowUp")
    expect(square(board, "b1")).to_be_focused()


def test_position_and_link_are_copied(site: Site, browser: Browser) -> None:
    context = browser.new_context(
        service_workers="block", locale="fr-FR", permissions=["clipboard-read", "clipboard-write"]
    )
    learner = ReferencePage(context, site)
    board = learner.go("rules/", NOBLE)
    square(board, "c4").focus()
    tool(board, "copy").click()
    expect(said(board)).to_contain_text("presse-papiers")
    assert learner.page.evaluate("navigator.clipboard.readText()") == NOBLE
    tool(board, "share").click()
    expect(said(board)).to_contain_text("Le lien")
    copied = learner.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{site.home}rules/#move-noble"
    context.close()
