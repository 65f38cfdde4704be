"""The first games of the course: dealt on arrival, and a move is taken back with its answer."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.lessons import GAMES
from tests.support.pages.board import action, note, placed, stands
from tests.support.pages.course import CoursePage
from tests.support.pages.page import Visit, visits
from tests.support.site import Site
from volto_core.game.moves import legal_moves
from volto_core.page.board import board_of
from volto_core.text.notation import format_position

pytestmark = pytest.mark.browser

NAME, DEAL = "learn-game-ten", "7"


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[CoursePage]]:
    with visits(browser, site, CoursePage) as visit:
        yield visit


def test_both_sides_are_dealt_on_arrival_and_a_move_is_taken_back(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("en", viewport={"width": 390, "height": 664})
    learner.deal(DEAL)
    learner.page.evaluate(f"location.hash = '{NAME}'")
    learner.stands_at(NAME)
    start = board_of(GAMES[NAME], deal=DEAL)
    shown = format_position(start.view.position)
    assert shown != format_position(board_of(GAMES[NAME]).view.position)
    placed(learner.board, shown)
    stands(learner.board, "ready")
    # Nothing was done yet, so nothing is said.
    expect(note(learner.board)).to_have_text("")
    undo = action(learner.board, "undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    learner.play(str(legal_moves(start.game.position)[0]))
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(undo).to_be_in_viewport()
    undo.click()
    placed(learner.board, shown)
    expect(note(learner.board)).to_have_text(learner.t("play-undone", player=1))
