"""The legend of a board: five masks and the marks, one tap away."""

import pytest
from playwright.sync_api import Browser, expect

from tests.support.axe import barriers_in
from tests.support.combinations import sampled
from tests.support.pages.board import square, tool
from tests.support.pages.reference import FULL, ReferencePage
from tests.support.site import Site
from volto_site.languages import CODES, language_of
from volto_site.strings import strings_of

pytestmark = pytest.mark.browser

# The least width of a target, in pixels.
FINGER = 24


@pytest.mark.parametrize("language", sampled(CODES, "pt"))
def test_the_legend_names_every_mask_and_mark_and_gives_the_focus_back(
    language: str, site: Site, browser: Browser
) -> None:
    context = browser.new_context(
        service_workers="block", viewport={"width": 390, "height": 664}, locale=language
    )
    learner = ReferencePage(context, site)
    page, board = learner.page, learner.go(f"{language_of(language).prefix}rules/", FULL)
    square(board, "c1").click()
    for button in board.locator(".volto-tools button:visible").all():
        size = button.bounding_box()
        assert size is not None
        assert size["width"] >= FINGER
    tool(board, "legend").click()
    legend = page.get_by_role("dialog", name=strings_of(language).t("legend-title"))
    expect(legend).to_be_visible()
    assert legend.evaluate("element => element.scrollTop") == 0
    expect(legend.locator("li")).to_have_count(14)
    said = dict(strings_of(language).starting_with("legend-"))
    close = legend.get_by_role("button", name=said.pop("legend-close"))
    for name in said.values():
        expect(legend).to_contain_text(name)
    legend.locator("li").last.scroll_into_view_if_needed()
    expect(close).to_be_in_viewport(ratio=1)
    assert barriers_in(legend) == []
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    expect(tool(board, "legend")).to_be_focused()
    context.close()
    assert learner.problems == []
