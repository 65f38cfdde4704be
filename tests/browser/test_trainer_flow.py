"""From puzzle to puzzle: the feed, the path, the rating, mistakes, and what leads on."""

import json
from datetime import date
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.support.combinations import combined
from tests.support.contrast import unreadable_under_the_pointer
from tests.support.pages.page import Visit
from tests.support.pages.puzzle import IS_SETTLED, PuzzlePage, refuted
from tests.support.seats import spoil
from tests.support.table import Look, look, resize, window
from volto_puzzles.retired import read_retired
from volto_site.languages import CODES
from volto_site.puzzles.collection import path_puzzles

pytestmark = pytest.mark.browser

NOW = "2026-03-01T12:00:00Z"
SETTLED = {"value": 1200, "deviation": 80, "volatility": 0.06, "on": date.today().isoformat()}


def nothing() -> dict[str, Any]:
    return {"version": 1, "solved": {}, "mistakes": {}, "streak": {"last": "", "days": 0}}


def solved(*names: str) -> dict[str, Any]:
    once = {"on": "2026-02-28", "wrong": 0, "hints": 0}
    return nothing() | {"solved": dict.fromkeys(names, once)}


def win_in_one(learner: PuzzlePage) -> dict[str, Any]:
    return learner.puzzle("win", lambda table: table["within"] == 1)


def test_the_feed_goes_on_without_a_page_and_tells_what_a_puzzle_added(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("en")
    puzzle = win_in_one(learner)
    learner.keep(nothing() | {"rating": SETTLED})
    learner.open(puzzle)
    learner.page.evaluate("window.isSamePage = true")
    tally = learner.page.locator(".volto-tally__score")
    learner.play(puzzle["solution"])
    learner.stands("solved")
    expect(tally.locator("[data-way=up]")).to_be_visible()
    expect(tally).to_contain_text(learner.t("trainer-rating"))
    kept = learner.kept()
    (first,) = kept["tries"]
    assert (first["id"], first["result"]) == (puzzle["id"], "solved")
    points = 1200 + first["change"]
    assert (first["rating"], round(kept["rating"]["value"])) == (points, points)
    said = learner.t("trainer-rating-said", points=str(points), way="up", by=first["change"])
    expect(learner.page.locator(".volto-tally [role=status]")).to_have_text(said)
    # The next one is drawn, and comes by one key.
    learner.page.keyboard.press("n")
    expect(learner.board).not_to_have_attribute("data-puzzle", puzzle["id"])
    expect(tally).to_be_empty()
    learner.use("give-up")
    expect(tally.locator("[data-way=down]")).to_be_visible()
    assert [each["result"] for each in learner.kept()["tries"]] == ["solved", "missed"]
    assert learner.page.evaluate("window.isSamePage")


def test_a_puzzle_counts_once_for_the_rating(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer()
    puzzle = win_in_one(learner)
    learner.keep(solved(puzzle["id"]))
    learner.open(puzzle)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    learner.has_tried(1)
    assert "rating" not in learner.kept()
    expect(learner.page.locator(".volto-tally__score")).to_be_empty()


def test_feed_and_chance_have_nothing_that_is_solved(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("pt")
    names, left = list(learner.levels()), learner.all("odds")[0]["id"]
    learner.keep(solved(*(each for each in names if each != left)))
    for search, door in (("", "feed"), ("?kind=odds", "random")):
        learner.go(search)
        learner.use(door)
        expect(learner.board).to_have_attribute("data-puzzle", left)
    learner.keep(solved(*names))
    learner.go()
    learner.use("feed")
    expect(learner.page.locator("[data-door=feed]")).to_contain_text(learner.t("trainer-feed-done"))


def test_the_path_counts_its_steps_and_its_next_stays_on_it(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("nl", viewport=window((390, 664)))
    path = path_puzzles()
    learner.keep(solved(*path[:6]) | {"rating": SETTLED})
    learner.go()
    learner.use("path")
    expect(learner.board).to_have_attribute("data-puzzle", path[6])
    place = learner.page.locator(".volto-tally__place")
    expect(place).to_have_text(learner.t("trainer-place", at=7, of=len(path)))
    learner.page.wait_for_function(IS_SETTLED)
    assert look(learner.page).problems == []
    learner.use("give-up")
    # Along the path nobody is measured.
    learner.has_tried(1)
    expect(learner.page.locator(".volto-tally__score")).to_be_empty()
    # There is one link to the next puzzle, and it leads along the path.
    following = learner.page.locator("[rel=next], [data-action=next]").locator("visible=true")
    expect(following).to_have_count(1)
    following.click()
    expect(learner.board).to_have_attribute("data-puzzle", path[7])
    expect(place).to_have_text(learner.t("trainer-place", at=8, of=len(path)))


def test_the_rating_can_be_off(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("en")
    learner.go()
    learner.see_figures()
    learner.use("rating")
    expect(learner.action("rating")).to_have_text(learner.t("trainer-rating-show"))
    puzzle = win_in_one(learner)
    learner.open(puzzle)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    # It is counted, so that the feed can choose, and told nowhere.
    learner.has_tried(1)
    assert learner.kept()["rating"]["value"] > 1200
    expect(learner.page.locator(".volto-tally__score")).to_be_empty()
    learner.go()
    expect(learner.page.locator(".volto-door__rating")).to_have_count(0)
    # After one puzzle it is no number yet.
    learner.see_figures()
    learner.use("rating")
    forming = learner.t("trainer-rating-forming")
    expect(learner.page.locator(".volto-door__rating")).to_have_text(forming)
    expect(learner.page.locator(".volto-dashboard")).to_contain_text(forming)
    assert "change" not in learner.kept()["tries"][0]


def test_mistakes_can_be_tried_again_at_once(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("en")
    spoil(learner.page).clock.set_fixed_time(NOW)
    puzzle = win_in_one(learner)
    learner.open(puzzle)
    learner.play(refuted(puzzle)[0])
    learner.has_tried(1)
    learner.go()
    door = learner.page.locator("[data-door=mistakes]")
    expect(door).to_contain_text(learner.t("trainer-mistakes-due", due=0))
    due = learner.kept()["mistakes"][puzzle["id"]]["due"]
    spoil(learner.page).clock.set_fixed_time("2026-03-01T12:05:00Z")
    learner.use("again")
    learner.play(puzzle["solution"])
    learner.stands("solved")
    learner.has_tried(2)
    # Whoever tries again at once has not yet remembered: it still comes back.
    assert learner.kept()["mistakes"][puzzle["id"]]["due"] == due
    learner.go()
    expect(learner.action("again")).to_have_count(0)


def look_in_each(learner: PuzzlePage, sizes: list[tuple[int, int]]) -> list[Look]:
    """What each of these windows shows of the table."""
    seen = []
    for size in sizes:
        resize(learner.page, size)
        seen.append(look(learner.page))
    return seen


def test_the_word_about_a_review_does_not_move_the_board(visit_trainer: Visit[PuzzlePage]) -> None:
    sizes = [(1366, 768), (390, 844)]
    learner = visit_trainer("fr", viewport=window(sizes[0]))
    puzzle = win_in_one(learner)
    learner.open(puzzle)
    learner.page.wait_for_function(IS_SETTLED)
    before = look_in_each(learner, sizes)
    run = {"mode": "mistakes", "ids": [puzzle["id"]]}
    learner.page.evaluate("run => sessionStorage.setItem('volto.run', run)", json.dumps(run))
    learner.open(puzzle)
    expect(learner.page.locator(".volto-mode")).to_have_count(1)
    assert look_in_each(learner, sizes) == before
    assert [each.problems for each in before] == [[], []]


@pytest.mark.parametrize(
    ("language", "scheme"), combined([("pt", "light"), ("nl", "dark")], CODES, ["light", "dark"])
)
def test_the_page_of_a_retired_puzzle_can_be_read_and_leads_on(
    language: str, scheme: Literal["light", "dark"], visit_trainer: Visit[PuzzlePage]
) -> None:
    learner = visit_trainer(language)
    learner.page.emulate_media(color_scheme=scheme)
    copy = next(each for each in read_retired() if each.instead)
    learner.page.goto(f"{learner.home}puzzles/{copy.id}/")
    retired = learner.page.locator(".volto-retired")
    expect(retired).to_contain_text(learner.t("retired-copy"))
    ways = retired.locator("a")
    expect(ways).to_have_text([learner.t("retired-instead"), learner.t("trainer-all")])
    assert unreadable_under_the_pointer(ways) == []
    ways.first.click()
    expect(learner.page).to_have_url(f"{learner.home}puzzles/{copy.instead}/")
