"""The review of a game: stepped through, looked at from either seat, and tried again."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect

from tests.support.axe import ASK_AXE, AXE, CONTRAST
from tests.support.pages.board import reveal
from tests.support.pages.hand import hit
from tests.support.pages.page import Visit, visits
from tests.support.pages.review import MOVES, START, ReviewPage
from tests.support.seats import spoil
from tests.support.site import Site
from tests.support.table import SMALLEST, Watch, in_each, resize, shares, window

pytestmark = pytest.mark.browser

LAST = len(MOVES)


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[ReviewPage]]:
    with visits(browser, site, ReviewPage) as visit:
        yield visit


@pytest.fixture(scope="module")
def analysed(browser: Browser, site: Site) -> Iterator[ReviewPage]:
    """A review whose analysis is done."""
    with visits(browser, site, ReviewPage) as visit:
        page = visit("en")
        page.open()
        expect(page.marks.first).to_be_visible()
        yield page


@pytest.fixture
def review(analysed: ReviewPage) -> ReviewPage:
    """That review as it was opened: after the last move, from the learner's seat."""
    analysed.page.evaluate("() => { window.asked = []; }")
    analysed.page.locator("input[name=review-viewer][value='1']").check(force=True)
    analysed.slider.fill(str(LAST))
    analysed.is_at(LAST)
    return analysed


def test_buttons_and_keys_step_through_the_game_and_the_table_says_where_it_is(
    review: ReviewPage,
) -> None:
    expect(review.page.locator("volto-table")).to_have_attribute("data-mode", "review")
    expect(review.task).to_contain_text(f"Move {LAST} of {LAST}")
    review.action("back").click()
    review.is_at(LAST - 1)
    expect(review.task).to_contain_text("Move 7 of 8. Ivory: candidate a5 → a6")
    review.page.keyboard.press("ArrowLeft")
    review.is_at(LAST - 2)
    review.page.keyboard.press("Home")
    review.is_at(0)
    expect(review.action("back")).to_have_attribute("aria-disabled", "true")
    review.page.keyboard.press("End")
    review.is_at(LAST)


def test_the_curve_says_what_it_shows_and_is_a_slider_that_says_how_certain_both_sides_are(
    review: ReviewPage,
) -> None:
    legend = review.page.locator(".volto-curve__legend")
    expect(legend).to_be_in_viewport()
    assert legend.inner_text().split() == ["Certainty", "Ivory", "Night"]
    names, lines = legend.bounding_box(), review.page.locator(".volto-curve__plot").bounding_box()
    assert names
    assert lines
    assert names["y"] + names["height"] <= lines["y"]
    review.slider.focus()
    review.page.keyboard.press("Home")
    expect(review.slider).to_have_attribute(
        "aria-valuetext", "Move 0 of 8. Certainty: Ivory 0%, Night 0%."
    )
    for _ in range(3):
        review.page.keyboard.press("ArrowRight")
    review.is_at(3)
    expect(review.slider).to_have_attribute(
        "aria-valuetext", "Move 3 of 8. Certainty: Ivory 100%, Night 0%."
    )


def test_each_move_tells_what_its_player_could_know_and_which_win_was_missed(
    review: ReviewPage,
) -> None:
    review.slider.fill("1")
    expect(review.told).to_contain_text("2 worlds were possible")
    review.slider.fill("5")
    expect(review.told).to_contain_text("You could be sure of: candidate on b6 and noble on d7.")
    review.slider.fill("3")
    expect(review.told).to_contain_text("A winning move: candidate a5 → b6.")


def test_what_leads_on_goes_from_moment_to_moment_of_different_kinds(review: ReviewPage) -> None:
    names = review.page.locator(".volto-moment__name").all_inner_texts()
    assert len(set(names)) == len(names) == 3
    count = review.marks.count()
    assert count == 3
    for number in range(count):
        review.action("next").click()
        expect(review.marks.nth(number)).to_have_attribute("aria-current", "true")
        expect(review.told.locator("strong")).not_to_be_empty()
    expect(review.action("next")).to_have_text(review.t("review-leave"))
    review.action("next").click()
    assert review.asked == ["left"]


def test_a_moment_is_tried_again_where_the_learner_was_to_move_and_any_move_from_where_it_is(
    review: ReviewPage,
) -> None:
    item = review.page.locator(".volto-moment").first
    turn = int(review.marks.first.get_attribute("data-at") or "0")
    reveal(item.locator("[data-action=try]")).click()
    (asked,) = review.asked
    kept = turn - 1 if turn % 2 else turn
    assert asked == {"start": START, "moves": MOVES[:kept], "learner": 1}
    review.slider.fill("5")
    review.is_at(5)
    review.page.locator("[data-part=actions] [data-action=try]").click()
    assert [len(one["moves"]) for one in review.asked] == [kept, 5]


def test_nothing_can_be_moved_and_a_seat_shows_its_own_masks_alone(review: ReviewPage) -> None:
    review.slider.fill("0")
    review.is_at(0)
    review.placed("x3x/5/C4/5/5/4N/5 1 00")
    review.hit("e2")
    expect(review.square("e2")).not_to_have_attribute("aria-pressed", "true")
    review.hit("e3")
    review.placed("x3x/5/C4/5/5/4N/5 1 00")
    for viewer, position in (("2", "c3n/5/X4/5/5/4X/5 1 00"), ("everyone", START)):
        reveal(review.page.locator(f"input[value='{viewer}']")).check(force=True)
        review.placed(position)


def test_the_review_has_no_barriers(review: ReviewPage) -> None:
    review.action("next").click()
    review.page.evaluate(AXE)
    assert review.page.evaluate(ASK_AXE) == []
    review.page.emulate_media(color_scheme="dark")
    # A scheme changes nothing but colours.
    assert review.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []
    review.page.emulate_media(color_scheme="light")


HOLD = """() => {
  const ask = window.askVolto;
  window.askVolto = (request) =>
    request.do === "review" && request.turn === "3"
      ? new Promise((resolve) => { window.release = () => resolve(ask(request)); })
      : ask(request);
}"""


def test_the_analysis_is_in_view_can_be_stopped_and_goes_on(visit: Visit[ReviewPage]) -> None:
    page = visit("en", viewport=window((390, 664)))
    spoil(page.page).add_init_script(f"addEventListener('DOMContentLoaded', {HOLD});")
    page.open()
    state = page.page.locator(".volto-review__state")
    expect(state).to_contain_text("2 of 8 moves analysed.")
    expect(state.get_by_role("progressbar")).to_be_in_viewport()
    page.action("stop").click()
    page.page.evaluate("() => window.release()")
    expect(state).to_contain_text("Analysis stopped: 3 of 8 moves analysed.")
    expect(page.marks).to_have_count(0)
    page.action("go-on").click()
    expect(page.marks.first).to_be_visible()
    expect(state).to_be_empty()


@pytest.mark.parametrize(("language", "sizes"), shares("nl", first=(*SMALLEST, (412, 915))))
def test_the_review_fits_every_window_and_what_the_smallest_cuts_off_is_read_with_one_tap(
    language: str, sizes: Sequence[tuple[int, int]], visit: Visit[ReviewPage]
) -> None:
    page = visit(language, viewport=window(sizes[0]))
    page.open()
    expect(page.marks.first).to_be_visible()

    def step(watch: Watch) -> None:
        for _ in range(3):
            hit(page.action("next"))
            watch.look()
        hit(page.action("back"))
        watch.look()
        page.slider.fill(str(LAST))
        page.is_at(LAST)

    assert in_each(page.page, sizes, step) == []
    read_what_is_cut_off(page)


def read_what_is_cut_off(page: ReviewPage) -> None:
    """Unfold what the smallest window cuts off, by the button or by a tap on the words."""
    resize(page.page, (360, 640))
    page.slider.fill("3")
    page.is_at(3)
    answer, whole = page.page.locator("[data-part=answer]"), page.action("whole")
    is_cut = "answer => answer.scrollHeight > answer.clientHeight"
    assert answer.evaluate(is_cut)
    for unfold in (whole.click, page.told.click):
        unfold()
        expect(whole).to_have_attribute("aria-expanded", "true")
        assert not answer.evaluate(is_cut)
        expect(answer).to_be_in_viewport(ratio=1)
        expect(page.board).to_have_attribute("inert", "")
        page.page.keyboard.press("Escape")
        expect(whole).to_have_attribute("aria-expanded", "false")
        expect(page.board).not_to_have_attribute("inert", "")
    whole.click()
    page.action("back").click()
    page.is_at(2)
    expect(whole).to_have_attribute("aria-expanded", "false")
