"""The living board: pointer, touch, keyboard and ear, before Python and with it."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

from tests.support.pages.board import placed, said, square, tool
from tests.support.pages.puzzle import IS_SETTLED, PuzzlePage
from tests.support.pages.reference import FULL, NOBLE, PALACE, ReferencePage
from tests.support.screens import DESK
from tests.support.site import Site
from tests.support.touch import swipe

pytestmark = pytest.mark.browser


ADVANCED = "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00"
REFUSALS = {
    "b2b4": "move.noble",
    "c2d3": "move.soldier",
    "a2a4": "move.lady",
    "b2b1": "turn.own-mask",
    "b2b2": "turn.must-move",
    "c6c5": "turn.must-move",
}


def begin_again(board: Locator) -> None:
    tool(board, "reset").click()
    placed(board, FULL)
    expect(board).to_have_attribute("data-status", "ready")


def test_a_mask_is_moved_dragged_and_captures_by_pointer_and_the_other_side_does_not_answer(
    learner: ReferencePage,
) -> None:
    board = learner.go("rules/", FULL)
    square(board, "b2").click()
    expect(square(board, "b2")).to_have_attribute("aria-pressed", "true")
    expect(square(board, "b3")).to_have_accessible_name("b3, vide, coup possible")
    expect(said(board)).to_have_text("Le noble en b2 peut aller en b3.")
    square(board, "b3").click()
    placed(board, ADVANCED)
    expect(said(board)).to_contain_text("Le noble d’Ivoire va de b2 en b3. C’est à Nuit de jouer.")
    expect(board).to_have_attribute("data-status", "ready")
    (moved,) = learner.written("volto-move")
    assert moved["move"] == "b2b3"
    assert "move.noble" in moved["rules"]
    square(board, "d2").click()
    expect(said(board)).to_contain_text("Nuit ne répond pas")
    begin_again(board)
    square(board, "b2").drag_to(square(board, "b3"))
    placed(board, ADVANCED)
    begin_again(board)
    is_refused_where_its_own_family_stands(board)
    is_revealed_by_a_capture(board)


def is_refused_where_its_own_family_stands(board: Locator) -> None:
    """Expect a mask dragged there to stay where it was."""
    square(board, "b2").drag_to(square(board, "b1"))
    expect(said(board).locator("a")).to_have_attribute("data-rule", "turn.own-mask")
    placed(board, FULL)


def is_revealed_by_a_capture(board: Locator) -> None:
    square(board, "c2").click()
    square(board, "c6").click()
    expect(board).to_have_attribute("data-status", "ready")
    expect(said(board)).to_contain_text(re.compile(r"est capturée?\s.*quitte"))


def test_a_finger_moves_a_mask_drags_the_chosen_one_and_scrolls_elsewhere(
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
    placed(board, ADVANCED)
    begin_again(board)
    square(board, "b2").tap()
    square(board, "b3").tap()
    placed(board, ADVANCED)


def test_at_a_table_a_finger_drags_any_mask_that_can_move(
    site: Site, phone: BrowserContext
) -> None:
    learner = PuzzlePage(phone, site)
    puzzle = learner.puzzle("win", lambda table: table["within"] == 1)
    learner.open(puzzle)
    learner.page.wait_for_function(IS_SETTLED)
    start, end = puzzle["solution"][:2], puzzle["solution"][2:]
    swipe(learner.page, square(learner.board, start), square(learner.board, end))
    expect(learner.said).to_contain_text(learner.t("play-you-won"))
    assert learner.page.evaluate("scrollY") == 0


def test_by_keyboard_alone_a_mask_is_moved_and_each_refusal_says_why_with_a_link_to_its_rule(
    learner: ReferencePage,
) -> None:
    board = learner.go("rules/", FULL)
    # The last link before the board.
    learner.page.locator("article a[href='../strategy/']").first.focus()
    learner.page.keyboard.press("Tab")
    expect(square(board, "c1")).to_be_focused()
    refuses_each(learner)
    moves_from_square_to_square(learner)
    square(board, "c1").focus()
    learner.page.keyboard.type("b2b3")
    placed(board, ADVANCED)
    expect(square(board, "b3")).to_be_focused()
    begin_again(board)
    keeps_the_focus_on_its_button(learner)


def refuses_each(learner: ReferencePage) -> None:
    """Type each refused move, expect why, and follow the link to the rule."""
    board = learner.board
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


def moves_from_square_to_square(learner: ReferencePage) -> None:
    """Choose by arrows, change one's mind, move, and go on by Tab to take the move back."""
    page, board = learner.page, learner.board
    square(board, "c1").focus()
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
    placed(board, ADVANCED)
    expect(square(board, "b3")).to_be_focused()
    page.keyboard.press("Tab")
    expect(tool(board, "undo")).to_be_focused()
    page.keyboard.press("Enter")
    placed(board, FULL)
    expect(tool(board, "undo")).to_be_focused()


def keeps_the_focus_on_its_button(learner: ReferencePage) -> None:
    """Expect the same button in the place of each square through every redraw."""
    page, board = learner.page, learner.board
    square(board, "b2").focus()
    page.evaluate("window.kept = document.activeElement")
    page.keyboard.type("a2a3")
    placed(board, "xxxxx/xxxxx/5/5/L4/1NSNL/AACAN 2 00")
    square(board, "b2").focus()
    assert page.evaluate("document.activeElement === window.kept")
    tool(board, "turn").click()
    expect(tool(board, "turn")).to_be_focused()
    square(board, "b2").focus()
    page.keyboard.press("ArrowUp")
    expect(square(board, "b1")).to_be_focused()


def test_an_ending_is_told_with_its_rule_and_moves_are_taken_back_and_begun_again(
    learner: ReferencePage,
) -> None:
    board = learner.go("examples/", PALACE)
    after = "1xCx1/5/5/5/5/5/5 2 00"
    expect(tool(board, "undo")).to_have_attribute("aria-disabled", "true")
    square(board, "c7").click()
    placed(board, after)
    expect(board).to_have_attribute("data-status", "over")
    expect(said(board)).to_contain_text("Ivoire gagne")
    expect(said(board)).to_contain_text("Le prétendant d’Ivoire est dans le palais de Nuit.")
    expect(said(board).locator("a")).to_have_attribute("href", re.compile(r"/rules/#win-palace$"))
    expect(board.get_by_role("grid")).to_have_accessible_name("Le tapis, Ivoire a gagné")
    (moved,) = learner.written("volto-move")
    assert "win.palace" in moved["rules"]
    square(board, "c7").click()
    expect(said(board)).to_contain_text("La partie est finie")
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


def test_few_masks_are_not_counted_a_refused_touch_keeps_the_mask_and_its_position_is_copied(
    site: Site, browser: Browser
) -> None:
    context = browser.new_context(
        service_workers="block",
        viewport=DESK,
        locale="fr-FR",
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
    )
    learner = ReferencePage(context, site)
    board = learner.go("rules/", NOBLE)
    square(board, "e5").click()
    expect(said(board)).to_contain_text(
        "Le noble va d’une case en avant, en arrière ou de côté : il ne peut pas aller de c4 en e5."
    )
    expect(square(board, "c4")).to_have_attribute("aria-pressed", "true")
    expect(square(board, "d5")).to_have_accessible_name("d5, masque de Nuit")
    square(board, "c4").click()
    expect(square(board, "c4")).not_to_have_attribute("aria-pressed", "true")
    square(board, "d5").click()
    expect(said(board)).to_contain_text("Vous ne voyez pas qui se cache en d5")
    expect(tool(board, "suspects")).to_have_count(0)
    tool(board, "copy").click()
    expect(said(board)).to_contain_text("presse-papiers")
    assert learner.page.evaluate("navigator.clipboard.readText()") == NOBLE
    tool(board, "share").click()
    expect(said(board)).to_contain_text("Le lien")
    copied = learner.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{site.home}rules/#move-noble"
    assert learner.problems == []
    context.close()
