"""The storm of three minutes and the run until the third strike, at the same table."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.combinations import combined
from tests.support.pages.page import Visit
from tests.support.pages.puzzle import IS_SETTLED, PuzzlePage, Table, refuted
from tests.support.seats import QUIET, spoil
from tests.support.table import (
    SMALLEST_ON_ITS_SIDE,
    SMALLEST_UPRIGHT,
    WINDOWS,
    Watch,
    window,
)
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

BEGIN = "2026-03-01T12:00:00Z"
# What the clock of a storm shows, and what is left of it in seconds, at the same moment.
CLOCK = """() => {
  const { started, missed } = JSON.parse(sessionStorage.getItem("volto.run")).challenge;
  const left = 180 - 10 * missed.length - (Date.now() - started) / 1000;
  return [document.querySelector(".volto-tally__place").innerText, left];
}"""


def seconds(clock: str) -> int:
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)


def begin(learner: PuzzlePage, mode: str, count: int = 5) -> list[Table]:
    """Begin a challenge with known puzzles, one move long."""
    fits = [each for each in learner.all("win") if each["within"] == 1 and losing(each)][:count]
    challenge: Table = {"mode": mode, "started": None, "solved": [], "missed": [], "ended": None}
    run = {"mode": mode, "ids": [each["id"] for each in fits], "challenge": challenge}
    learner.page.goto(learner.site.home + QUIET)
    learner.page.evaluate("run => sessionStorage.setItem('volto.run', run)", json.dumps(run))
    learner.page.goto(f"{learner.home}puzzles/{fits[0]['id']}/")
    expect(learner.page.locator(".volto-tally__place")).not_to_be_empty()
    return fits


def losing(puzzle: Table) -> bool:
    return any("by" in each for each in puzzle["verdicts"]["refuted"].values())


def miss(learner: PuzzlePage, puzzle: Table) -> None:
    expect(learner.board).to_have_attribute("data-puzzle", puzzle["id"])
    learner.play(refuted(puzzle)[0])
    expect(learner.action("why")).to_be_visible()


def solve(learner: PuzzlePage, puzzle: Table) -> None:
    expect(learner.board).to_have_attribute("data-puzzle", puzzle["id"])
    learner.play(puzzle["solution"])


def ending(learner: PuzzlePage) -> Any:
    return learner.page.locator("dialog.volto-ending")


def test_a_storm_goes_on_by_itself_and_ends_after_three_minutes(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("en")
    spoil(learner.page).clock.install(time=BEGIN)
    puzzles = begin(learner, "storm")
    learner.page.evaluate("window.isSamePage = true")
    expect(learner.action("hint")).to_be_hidden()
    solve(learner, puzzles[0])
    learner.stands("solved")
    learner.page.clock.run_for(1000)
    miss(learner, puzzles[1])
    shown, left = learner.page.evaluate(CLOCK)
    assert abs(seconds(shown) - left) <= 1
    learner.page.clock.run_for(2000)
    expect(learner.board).to_have_attribute("data-puzzle", puzzles[2]["id"])
    learner.page.clock.run_for(180_000)
    expect(ending(learner)).to_contain_text(learner.t("trainer-ended-time"))
    expect(ending(learner)).to_contain_text(learner.t("trainer-ended-solved", solved=1))
    expect(ending(learner)).to_contain_text(learner.t("trainer-best-new", best=1))
    kept = learner.kept()
    assert kept["best"] == {"storm": 1}
    assert [(each["mode"], each["result"]) for each in kept["tries"]] == [
        ("storm", "solved"),
        ("storm", "missed"),
    ]
    assert "rating" not in kept
    assert learner.page.evaluate("window.isSamePage")
    learner.use("again")
    expect(learner.board).to_have_attribute("data-puzzle", puzzles[1]["id"])


def test_a_reload_ends_a_storm_and_keeps_what_was_solved(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("fr")
    puzzles = begin(learner, "storm")
    solve(learner, puzzles[0])
    expect(learner.board).to_have_attribute("data-puzzle", puzzles[1]["id"])
    learner.page.reload()
    expect(ending(learner)).to_contain_text(learner.t("trainer-ended-left"))
    expect(ending(learner)).to_contain_text(learner.t("trainer-ended-solved", solved=1))
    learner.page.keyboard.press("Escape")
    # It is over once and for all.
    learner.page.reload()
    learner.page.wait_for_function(IS_SETTLED)
    expect(ending(learner)).to_have_count(0)
    assert learner.kept()["best"] == {"storm": 1}


def test_whoever_leaves_a_challenge_for_the_list_keeps_the_score(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("nl")
    puzzles = begin(learner, "strikes")
    solve(learner, puzzles[0])
    learner.stands("solved")
    learner.go()
    door = learner.page.locator("[data-door=strikes]")
    expect(door).to_contain_text(learner.t("trainer-best", best=1))
    assert learner.page.evaluate("sessionStorage.getItem('volto.run')") is None


def test_the_third_strike_ends_a_run_by_keyboard(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("pt")
    puzzles = begin(learner, "strikes")
    place = learner.page.locator(".volto-tally__place")
    expect(place).to_have_text("◆◆◆")
    for strike, puzzle in enumerate(puzzles[:3], 1):
        expect(learner.board).to_have_attribute("data-puzzle", puzzle["id"])
        learner.page.wait_for_function(IS_SETTLED)
        learner.type(refuted(puzzle)[0])
        expect(learner.action("why")).to_be_visible()
        expect(place).to_have_text("◆" * (3 - strike) + "◇" * strike)
        if strike < 3:
            told = learner.t("trainer-strikes-said", solved=0, left=3 - strike)
            expect(learner.page.locator(".volto-tally [role=status]")).to_have_text(told)
            # A mistake leads on too, by the same key.
            learner.page.keyboard.press("n")
    expect(ending(learner)).to_contain_text(learner.t("trainer-ended-strikes"))
    expect(ending(learner)).to_contain_text(learner.t("trainer-ended-missed", missed=3))
    expect(learner.action("again").locator("visible=true").last).to_be_focused()


def test_a_challenge_is_drawn_from_easy_to_hard(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("en")
    for mode in ("storm", "strikes"):
        learner.go()
        learner.use(mode)
        expect(learner.page.locator(".volto-tally__place")).not_to_be_empty()
        run = json.loads(learner.page.evaluate("sessionStorage.getItem('volto.run')"))
        assert (run["mode"], len(set(run["ids"]))) == (mode, len(run["ids"]))
        assert run["challenge"]["started"] is not None
        levels = learner.levels()
        drawn = [levels[name] for name in run["ids"]]
        assert drawn == sorted(drawn)
        assert len(drawn) > 50


@pytest.mark.parametrize(
    ("size", "mode", "language"),
    combined(
        {(SMALLEST_UPRIGHT, "storm", "pt"), (SMALLEST_ON_ITS_SIDE, "strikes", "nl")},
        WINDOWS,
        ("storm", "strikes"),
        CODES,
    ),
)
def test_a_challenge_keeps_the_promises_of_the_table(
    size: tuple[int, int], mode: str, language: str, visit_trainer: Visit[PuzzlePage]
) -> None:
    learner = visit_trainer(language, viewport=window(size))
    spoil(learner.page).clock.install(time=BEGIN)
    puzzles = begin(learner, mode)
    learner.page.wait_for_function(IS_SETTLED)
    watch = Watch(learner.page)
    learner.page.clock.run_for(5000)
    watch.look()
    miss(learner, puzzles[0])
    watch.look()
    assert watch.problems == []
