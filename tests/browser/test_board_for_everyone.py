"""A board for every reader: by language, by ear, without motion or scripts."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.axe import ASK_AXE, CONTRAST, barriers_in
from tests.support.pages.board import placed, said, square, tool
from tests.support.pages.reference import FULL, PALACE, ReferencePage
from tests.support.site import Site
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


def test_buttons_lie_over_their_squares_suspects_are_explained_and_the_table_is_turned(
    learner: ReferencePage,
) -> None:
    board = learner.go("rules/", FULL)
    lie_over_the_squares(board)
    expect(square(board, "c6")).to_have_accessible_name(
        "c6, masque de Nuit, peut être "
        "un noble, un conseiller, le prétendant, le soldat ou une demoiselle"
    )
    square(board, "c6").click()
    expect(said(board)).to_contain_text("peut être un noble")
    tool(board, "suspects").click()
    expect(tool(board, "suspects")).to_have_attribute("aria-pressed", "true")
    expect(board.locator(".volto-suspects li")).to_have_count(1)
    assert board.locator(".volto-card").count() == 10
    tool(board, "suspects").click()
    turns_with_its_squares(board)


def lie_over_the_squares(board: Locator) -> None:
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
    assert len(offsets) == 35
    for place, (left, top, width, height) in enumerate(offsets):
        expected = [place % 5 * 100, place // 5 * 100, 100, 100]
        assert [left, top, width, height] == pytest.approx(expected, abs=1.5)


def turns_with_its_squares(board: Locator) -> None:
    near, far = (square(board, name).bounding_box() for name in ("a1", "a7"))
    assert near
    assert far
    assert near["y"] > far["y"]
    tool(board, "turn").click()
    turned = square(board, "a1").bounding_box()
    assert turned
    assert turned["y"] == pytest.approx(far["y"], abs=1)
    square(board, "b2").click()
    square(board, "b3").click()
    placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")


MOVED = """board => ({
  still: document.getAnimations().length === 0,
  ghosts: board.querySelectorAll("svg.volto > g:not([class])").length,
})"""


def test_masks_move_only_for_those_who_like_it(learner: ReferencePage) -> None:
    board = learner.go("rules/", FULL)
    assert captured_with(board) == {"still": True, "ghosts": 0}
    tool(board, "reset").click()
    placed(board, FULL)
    expect(board).to_have_attribute("data-status", "ready")
    learner.page.emulate_media(reduced_motion="no-preference")
    seen = captured_with(board)
    assert seen["still"] is False
    assert seen["ghosts"] > 0


def captured_with(board: Locator) -> dict[str, Any]:
    """What moves when a mask has captured another."""
    square(board, "c2").click()
    square(board, "c6").click()
    expect(said(board)).to_contain_text("capturé")
    seen: dict[str, Any] = board.evaluate(MOVED)
    return seen


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
    square(board, "c1").focus()
    tool(board, "suspects").click()
    square(board, "c1").focus()
    page.keyboard.type("b2b4")
    expect(said(board).locator("a")).to_be_visible()
    square(board, "b2").click()
    has_no_barrier(board)
    # And about the page around it, which the other board shares.
    assert page.evaluate(ASK_AXE, {"without": [CONTRAST]}) == []
    ending = learner.go("examples/", PALACE)
    square(ending, "c7").click()
    expect(ending).to_have_attribute("data-status", "over")
    has_no_barrier(ending)


def has_no_barrier(board: Locator) -> None:
    """Ask axe about a board, and about its contrast in other colours too."""
    assert barriers_in(board) == []
    board.page.emulate_media(color_scheme="dark")
    assert barriers_in(board, only=[CONTRAST]) == []
    board.page.emulate_media(color_scheme="light")


# What stands in the page, whatever was set first: a name that comes late stands behind the states.
CONTENT = """article => {
  const copy = article.cloneNode(true);
  for (const element of copy.querySelectorAll("*")) {
    for (const name of element.getAttributeNames().sort()) {
      const value = element.getAttribute(name);
      element.removeAttribute(name);
      element.setAttribute(name, value);
    }
  }
  return copy.innerHTML;
}"""


def test_what_one_cannot_tell_apart_looks_the_same(learner: ReferencePage) -> None:
    pages = set()
    for exchanged in (False, True):
        for entry in learner.engine.true_positions.values():
            if exchanged:
                entry["position"] = entry["position"].translate(str.maketrans("na", "an"))
        board = learner.go("rules/", FULL)
        square(board, "b2").click()
        square(board, "b3").click()
        placed(board, "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
        expect(said(board)).to_contain_text("C’est à Nuit de jouer")
        tool(board, "suspects").click()
        expect(board.locator(".volto-suspects li")).to_have_count(1)
        pages.add(learner.page.locator("article").evaluate(CONTENT))
    assert len(pages) == 1


WORDS = {
    "fr": ("c6, masque de Nuit, peut être un noble", "Le noble d’Ivoire va de b2 en b3."),
    "en": ("c6, Night mask, may be a noble", "Ivory’s noble moves from b2 to b3."),
    "pt": ("c6, máscara da Noite, pode ser um nobre", "O nobre do Marfim vai de b2 para b3."),
    "nl": ("c6, masker van Nacht, kan een edelman", "De edelman van Ivoor gaat van b2 naar b3."),
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
