"""A board while the engine loads, thinks, fails and takes over."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.pages.board import placed, said, square, tool
from tests.support.pages.reference import FULL, ReferencePage

pytestmark = pytest.mark.browser


ADVANCED = "xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00"


def test_the_first_touch_needs_no_python_and_a_failure_is_explained_and_can_be_tried_again(
    learner: ReferencePage,
) -> None:
    loaded: list[str] = []
    learner.page.on("request", lambda request: loaded.append(request.url))
    learner.engine.failure = "network"
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
    square(board, "b2").click()
    square(board, "b3").click()
    expect(board).to_have_attribute("data-status", "error")
    expect(said(board)).to_contain_text("Vérifiez la connexion")
    placed(board, FULL)
    learner.engine.failure = None
    board.get_by_role("button", name="Réessayer").click()
    placed(board, ADVANCED)
    expect(board).to_have_attribute("data-status", "ready")


def test_the_first_move_is_shown_at_once_and_a_button_pressed_while_one_waits_acts_afterwards(
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
    expect(bar).to_have_accessible_name("Le jeu se charge.")
    expect(board.locator(".volto-note__bytes")).to_have_text(re.compile(r"^\d,\d sur 4,6\sMo$"))
    expect(board).to_have_attribute("data-status", "ready")
    expect(bar).to_be_hidden()
    placed(board, ADVANCED)
    tool(board, "reset").click()
    placed(board, FULL)
    learner.hold("play")
    square(board, "b2").click()
    square(board, "b3").click()
    tool(board, "turn").click()
    assert board.get_attribute("data-status") == "thinking"
    learner.release()
    expect(board.locator("[data-square]").first).to_have_attribute("data-square", "e1")
    placed(board, ADVANCED)
