"""The list of puzzles, days, and what goes on where nothing can be kept or fetched."""

import pytest
from playwright.sync_api import expect

from tests.support.pages.page import Visit
from tests.support.pages.puzzle import PuzzlePage, is_hidden_win, solve
from tests.support.seats import spoil
from tests.support.site import Site

pytestmark = pytest.mark.browser

TABLE_PARTS = """() => [...document.querySelectorAll("volto-table > div")].map(
  ({ className, dataset }) => [className, dataset.part ?? ""],
)"""


@pytest.mark.exhaustive
def test_a_day_begins_at_midnight_where_the_learner_is(visit_trainer: Visit[PuzzlePage]) -> None:
    far = visit_trainer("en", timezone_id="Pacific/Kiritimati")
    puzzle = far.puzzle("odds")

    def spend_a_day(learner: PuzzlePage, now: str) -> str | None:
        spoil(learner.page).clock.set_fixed_time(now)
        learner.go()
        return learner.page.locator("[data-door=today] a").get_attribute("href")

    # There it is fourteen hours later.
    links = []
    for now in ("2026-03-01T09:30:00Z", "2026-03-01T10:30:00Z"):
        links.append(spend_a_day(far, now))
        far.open(puzzle)
        far.play(puzzle["solution"])
        far.stands("solved")
    assert links[0] != links[1]
    assert far.kept()["streak"] == {"last": "2026-03-02", "days": 2}
    assert (
        spend_a_day(visit_trainer(timezone_id="America/Los_Angeles"), "2026-03-03T07:30:00Z")
        == links[1]
    )
    # Whoever flies back over the date line has the day once more, and loses none.
    spend_a_day(far, "2026-03-01T09:30:00Z")
    far.see_figures()
    expect(far.page.locator(".volto-streak")).to_have_text(far.t("trainer-streak", days=2))
    far.open(puzzle)
    far.play(puzzle["solution"])
    far.stands("solved")
    assert far.kept()["streak"] == {"last": "2026-03-02", "days": 2}


def test_several_themes_are_chosen_at_once_and_kept_in_the_address(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("en")
    learner.go()
    found = learner.page.locator(".volto-chooser__count")
    numbers = [found.inner_text()]
    learner.page.locator(".volto-chooser__themes summary").click()
    for value in ("counting-out", "footprints"):
        learner.page.locator(f".volto-chip:has([value={value}])").click()
        expect(found).not_to_have_text(numbers[-1])
        numbers.append(found.inner_text())
    assert "theme=counting-out&theme=footprints" in learner.page.url
    learner.page.reload()
    expect(found).to_have_text(numbers[-1])
    learner.use("random")
    learner.use("give-up")
    expect(learner.page.locator(".volto-facts")).to_contain_text(learner.t("theme-counting-out"))
    expect(learner.page.locator(".volto-facts")).to_contain_text(learner.t("theme-footprints"))


def test_a_full_storage_is_told_and_the_puzzle_goes_on(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer()
    spoil(learner.page).add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full'); }"
    )
    puzzle = learner.puzzle("odds")
    learner.open(puzzle)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    expect(learner.said).to_contain_text(learner.t("task-puzzle-solved-odds"))
    expect(learner.page.locator(".volto-bets .is-best")).to_be_visible()
    expect(learner.page.locator(".volto-keeping")).to_have_text(learner.t("trainer-full"))


def test_without_the_host_a_page_is_made_from_the_list(
    visit_trainer: Visit[PuzzlePage], site: Site
) -> None:
    learner = visit_trainer("en")
    puzzle = learner.puzzle("win", is_hidden_win)
    learner.open(puzzle)
    built = learner.page.evaluate(TABLE_PARTS)
    shell = (site.folder / "en/puzzles/any.html").read_text("utf-8")
    learner.page.route(
        f"**/puzzles/{puzzle['id']}/",
        lambda route: route.fulfill(body=shell, content_type="text/html"),
    )
    learner.open(puzzle)
    assert learner.page.evaluate(TABLE_PARTS) == built
    expect(learner.board.locator(".is-movable").first).to_be_attached()
    solve(learner, puzzle)
