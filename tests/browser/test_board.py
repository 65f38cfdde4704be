"""The living board: pointer, touch, keyboard and ear, before Python and with it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.axe import ASK_AXE, AXE, CONTRAST
from tests.support.pages.board import placed, said, square, tool
from tests.support.pages.reference import FULL, NOBLE, PALACE, ReferencePage
from tests.support.site import Site
from tests.support.touch import swipe
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


@pytest.fixture
def learner(reader: BrowserContext, site: Site) -> Iterator[ReferencePage]:
    page = ReferencePage(reader, site)
    yield page
    assert page.problems == []


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
    expect(said(board)).to_contain_text(re.compile("est capturée? .*quitte"))


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
    page.locator("article a[href='#capture-lady-by-candidate']").first.focus()
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
    square(board, "d6").click()
    expect(said(board)).to_contain_text(
        "Le noble avance, recule ou va de côté d’une case, pas de c4 en d6."
    )
    expect(square(board, "c4")).to_have_attribute("aria-pressed", "true")


def test_an_ending_is_told_with_its_reason_and_rule(learner: ReferencePage) -> None:
    board = learner.go("examples/", PALACE)
    square(board, "c7").click()
    expect(board).to_have_attribute("data-status", "over")
    expect(said(board)).to_contain_text("Ivoire gagne")
    expect(said(board)).to_contain_text("Le prétendant d’Ivoire se tient dans le palais de Nuit.")
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


def test_the_table_is_turned_and_the_squares_with_it(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    near, far = (square(board, name).bounding_box() for name in ("a1", "a7"))
    assert near
    assert far
    assert near["y"] > far["y"]
    board.locator("[data-square=c1]").focus()
    tool(board, "turn").click()
    turned = square(board, "a1").bounding_box()
    assert turned
    assert turned["y"] == pytest.approx(far["y"], abs=1)
    square(board, "b2").click()
    square(board, "b3").click()
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")


def test_the_buttons_lie_exactly_over_the_squares(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    offsets = board.evaluate(
        """board => {
          const mat = board.querySelector("svg.volto").getBoundingClientRect();
          return [...board.querySelectorAll("[data-square]")].map((button) => {
            const { left, top, width, height } = button.getBoundingClientRect();
            const unit = mat.width / 564;
            const place = [left - mat.left, top - mat.top].map((way) => way / unit - 32);
            return [...place, width / unit, height / unit];
          });
        }"""
    )
    for place, (left, top, width, height) in enumerate(offsets):
        expected = [place % 5 * 100, place // 5 * 100, 100, 100]
        assert [left, top, width, height] == pytest.approx(expected, abs=1.5)


def test_the_first_touch_is_answered_at_once_and_without_python(learner: ReferencePage) -> None:
    loaded: list[str] = []
    learner.page.on("request", lambda request: loaded.append(request.url))
    board = learner.go("rules/", FULL)
    assert [url for url in loaded if "engine" in url or "boards.json" in url] == []
    # In the next frame: how long that takes is measured by `make bench`.
    targets = board.evaluate(
        """board => new Promise((resolve) => {
          board.querySelector("[data-square=c2]").click();
          requestAnimationFrame(() => resolve(board.querySelectorAll(".is-target").length));
        })"""
    )
    assert targets == 4
    assert not [url for url in loaded if "boards.json" in url]


def test_the_first_move_is_shown_at_once_and_progress_while_one_waits(
    learner: ReferencePage,
) -> None:
    learner.engine.is_slow = True
    board = learner.go("rules/", FULL)
    square(board, "b2").click()
    square(board, "b3").click()
    there = board.evaluate("""board => !!board.querySelector('use[x="150"][y="450"]')""")
    assert there
    bar = board.get_by_role("progressbar")
    expect(bar).to_be_visible()
    expect(board).to_have_attribute("data-status", "loading")
    expect(bar).to_have_accessible_name("Le moteur du jeu se charge.")
    expect(board.locator(".volto-note__bytes")).to_have_text(re.compile(r"^\d,\d sur 4,6\sMo$"))
    expect(board).to_have_attribute("data-status", "ready")
    expect(bar).to_be_hidden()
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")


def test_a_button_pressed_while_a_board_waits_acts_afterwards(learner: ReferencePage) -> None:
    learner.engine.is_slow = True
    board = learner.go("rules/", FULL)
    square(board, "b2").click()
    square(board, "b3").click()
    tool(board, "turn").click()
    assert board.get_attribute("data-status") in ("thinking", "loading")
    expect(board.locator("[data-square]").first).to_have_attribute("data-square", "e1")
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")


def test_a_failure_is_explained_and_can_be_tried_again(learner: ReferencePage) -> None:
    learner.engine.failure = "network"
    board = learner.go("rules/", FULL)
    square(board, "b2").click()
    square(board, "b3").click()
    expect(board).to_have_attribute("data-status", "error")
    expect(said(board)).to_contain_text("vérifiez la connexion")
    placed(board, FULL)
    learner.engine.failure = None
    board.get_by_role("button", name="Réessayer").click()
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
    expect(board).to_have_attribute("data-status", "ready")


def test_suspects_are_drawn_listed_and_explained(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    expect(square(board, "c6")).to_have_accessible_name(
        "c6, masque de Nuit, peut être noble, conseiller, prétendant, soldat ou demoiselle"
    )
    square(board, "c6").click()
    expect(said(board)).to_contain_text("peut être noble")
    tool(board, "suspects").click()
    expect(tool(board, "suspects")).to_have_attribute("aria-pressed", "true")
    expect(board.locator(".volto-suspects li")).to_have_count(1)
    assert board.locator(".volto-card").count() == 10


def test_few_masks_are_not_counted(learner: ReferencePage) -> None:
    board = learner.go("rules/", NOBLE)
    expect(square(board, "d5")).to_have_accessible_name("d5, masque de Nuit")
    square(board, "c4").dblclick()
    square(board, "d5").click()
    expect(said(board)).to_contain_text("Qui se tient en d5")
    expect(tool(board, "suspects")).to_have_count(0)


MOVED = """board => ({
  still: document.getAnimations().length === 0,
  ghosts: board.querySelectorAll("svg.volto > g:not([class])").length,
})"""


@pytest.mark.parametrize(("motion", "is_still"), [("reduce", True), ("no-preference", False)])
def test_masks_move_only_for_those_who_like_it(
    site: Site, browser: Browser, motion: Any, is_still: bool
) -> None:
    context = browser.new_context(service_workers="block", reduced_motion=motion, locale="fr-FR")
    learner = ReferencePage(context, site)
    board = learner.go("rules/", FULL)
    square(board, "c2").click()
    square(board, "c6").click()
    expect(said(board)).to_contain_text("capturé")
    seen = board.evaluate(MOVED)
    assert seen["still"] is is_still
    assert (seen["ghosts"] == 0) is is_still
    context.close()


def test_without_javascript_the_drawing_is_there(site: Site, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.home}rules/")
    board = page.locator("volto-board").first
    expect(board.locator("svg.volto")).to_be_visible()
    expect(board).to_have_attribute("data-status", "static")
    assert board.locator("button").count() == 0
    context.close()


def test_an_active_board_has_no_barrier(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    page = learner.page
    page.evaluate(AXE)
    square(board, "c1").focus()
    tool(board, "suspects").click()
    square(board, "c1").focus()
    page.keyboard.type("b2b4")
    expect(said(board).locator("a")).to_be_visible()
    square(board, "b2").click()
    assert page.evaluate(ASK_AXE) == []
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []
    ending = learner.go("examples/", PALACE)
    square(ending, "c7").click()
    expect(ending).to_have_attribute("data-status", "over")
    page.evaluate(AXE)
    assert page.evaluate(ASK_AXE) == []
    page.emulate_media(color_scheme="light")
    assert page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []


def test_what_one_cannot_tell_apart_looks_the_same(learner: ReferencePage) -> None:
    pages = set()
    for exchanged in (False, True):
        for entry in learner.engine.stock.values():
            if exchanged:
                entry["position"] = entry["position"].translate(str.maketrans("nals", "anls"))
        board = learner.go("rules/", FULL)
        square(board, "b2").click()
        square(board, "b3").click()
        placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
        expect(said(board)).to_contain_text("C’est à Nuit de jouer")
        tool(board, "suspects").click()
        expect(board.locator(".volto-suspects li")).to_have_count(1)
        pages.add(learner.page.locator("article").inner_html())
    assert len(pages) == 1


WORDS = {
    "fr": ("c6, masque de Nuit, peut être noble", "Le noble d’Ivoire va de b2 en b3."),
    "en": ("c6, Night mask, may be noble", "The Ivory noble goes from b2 to b3."),
    "pt": ("c6, máscara da Noite, pode ser nobre", "O nobre do Marfim vai de b2 para b3."),
    "nl": ("c6, masker van Nacht, kan edelman", "De edelman van Ivoor gaat van b2 naar b3."),
}


@pytest.mark.parametrize("language", CODES)
def test_a_board_speaks_the_language_of_its_page(language: str, learner: ReferencePage) -> None:
    prefix = "" if language == "fr" else f"{language}/"
    board = learner.go(f"{prefix}rules/", FULL)
    name, moved = WORDS[language]
    expect(square(board, "c6")).to_have_accessible_name(re.compile(f"^{name}"))
    square(board, "b2").focus()
    learner.page.keyboard.type("b2b4")
    link = said(board).locator("a")
    expect(link).to_have_attribute("href", f"{learner.site.home}{prefix}rules/#move-noble")
    learner.page.keyboard.type("b2b3")
    expect(said(board)).to_contain_text(moved)
    assert "play-" not in board.inner_text()
    labels = board.locator("button").evaluate_all("all => all.map(({ ariaLabel }) => ariaLabel)")
    assert all(label and "play-" not in label for label in labels)


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


def test_the_engine_itself_takes_over_from_the_page(site: Site, reader: BrowserContext) -> None:
    page = reader.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site.home}rules/")
    board = page.locator("volto-board").first
    expect(board).to_have_attribute("data-status", "ready")
    assert not [url for url in asked if "/engine/" in url]
    square(board, "c2").click()
    square(board, "c6").click()
    expect(said(board)).to_contain_text("capturé", timeout=60_000)
    placed(board, "xxxxx/xxSxx/5/5/5/LN1NL/AACAN 2 00")
    tool(board, "undo").click()
    placed(board, FULL)
