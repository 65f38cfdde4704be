"""The page on strategy: model games stepped through, with anybody's eyes, and printed whole."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.combinations import paired
from tests.support.pages.board import placed
from tests.support.pages.page import SitePage, Visit, visits
from tests.support.site import Site
from volto_core.arena.models import ModelGame
from volto_core.knowledge.views import IVORY, view_of
from volto_core.text.notation import format_position
from volto_site.languages import CODES
from volto_site.measures.models import models

pytestmark = pytest.mark.browser

NAMES = tuple(models())


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[SitePage]]:
    with visits(browser, site, SitePage) as visit:
        yield visit


def opened(visit: Visit[SitePage], language: str, name: str) -> tuple[SitePage, Locator]:
    """The page, and one of its model games."""
    reader = visit(language, viewport={"width": 390, "height": 664})
    reader.page.goto(f"{reader.home}strategy/")
    game = reader.page.locator(".volto-model").nth(NAMES.index(name))
    expect(game.locator("[data-action=forward]")).to_be_visible()
    return reader, game


@pytest.mark.parametrize(("language", "name"), paired(CODES, NAMES))
def test_a_model_game_is_stepped_through_with_its_comments_and_its_own_claim_holds(
    language: str, name: str, visit: Visit[SitePage]
) -> None:
    reader, game = opened(visit, language, name)
    # Whoever only reads does not fetch the engine.
    fetched = reader.page.evaluate("performance.getEntriesByType('resource').map((it) => it.name)")
    assert not [name for name in fetched if "/engine/" in name]
    step_through(game, models()[name])
    CLAIMS[name](reader, game, models()[name])


def step_through(game: Locator, model: ModelGame) -> None:
    """Two moves forward and one back, each with what is said of it; then to the start."""
    board, said = game.locator("volto-board"), game.locator(".volto-model__said")
    placed(board, format_position(model.game.start))
    game.locator("[data-action=forward]").click()
    placed(board, format_position(model.game.turns[0].position))
    expect(said).to_contain_text(str(model.game.moves[0])[2:])
    game.locator("[data-action=forward]").click()
    placed(board, format_position(model.game.turns[1].position))
    game.locator("[data-action=back]").click()
    placed(board, format_position(model.game.turns[0].position))
    remark = game.locator("li[data-turn='1'] p").nth(1)
    expect(said.locator("p").nth(1)).to_have_text(remark.text_content() or "")
    game.locator("[data-action=back]").click()
    placed(board, format_position(model.game.start))


def a_seat_shows_what_its_player_could_know(
    reader: SitePage, game: Locator, model: ModelGame
) -> None:
    board = game.locator("volto-board")
    # A reader may be faster than the core.
    reader.hold("load")
    for _ in range(3):
        game.locator("[data-action=forward]").click()
    game.locator("[data-action=see-1]").click()
    reader.release()
    expect(game.locator("[data-action=see-1]")).to_have_attribute("aria-pressed", "true")
    seen = view_of(model.game._replace(turns=model.game.turns[:3]), IVORY).position
    placed(board, format_position(seen))
    expect(board.locator("svg .volto-card").first).to_be_attached()
    game.locator("[data-action=see-everyone]").click()
    placed(board, format_position(model.game.turns[2].position))


def nothing_can_be_moved(_: SitePage, game: Locator, __: ModelGame) -> None:
    board = game.locator("volto-board")
    before = board.get_attribute("data-position")
    board.locator("[data-square=b2]").click()
    board.locator("[data-square=b3]").click()
    assert board.get_attribute("data-position") == before


def all_moves_are_printed_and_lead_to_the_review(
    reader: SitePage, game: Locator, _: ModelGame
) -> None:
    moves = game.locator("li[data-turn]")
    expect(moves.first).to_be_hidden()
    reader.page.emulate_media(media="print")
    expect(moves.last).to_be_visible()
    expect(game.locator("[data-action=forward]")).to_be_hidden()
    reader.page.emulate_media(media="screen")
    game.locator("summary").click()
    game.locator("a[href*='play/#position']").click()
    expect(reader.page.locator("volto-table[data-mode=review]")).to_be_visible()


# What each model game shows beside its moves.
CLAIMS = {
    "ladies": a_seat_shows_what_its_player_could_know,
    "palace": nothing_can_be_moved,
    "candidate": all_moves_are_printed_and_lead_to_the_review,
}
