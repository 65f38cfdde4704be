"""The page of all puzzles: the collection in pictures, the figures, and the file with all of it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.axe import ASK_AXE, AXE, CONTRAST
from tests.support.combinations import sampled
from tests.support.pages.page import Visit
from tests.support.pages.puzzle import PuzzlePage
from tests.support.screens import DESK, SMALL_PHONE
from tests.support.seats import spoil
from volto_core.puzzles.themes import THEMES
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

NOW = "2026-03-04T12:00:00Z"
RATING = {"value": 1290.4, "deviation": 90, "volatility": 0.06, "on": "2026-03-03"}


def progress(solved: str, shown: str, missed: str) -> dict[str, Any]:
    """One puzzle solved in two days' tries, one given up, one missed and still open."""
    tries = [
        {"id": missed, "at": "2026-03-01T09:00:00.000Z", "took": 61, "result": "missed"},
        {"id": shown, "at": "2026-03-03T09:00:00.000Z", "took": 9, "result": "missed"},
        {"id": solved, "at": "2026-03-03T10:00:00.000Z", "took": 20, "result": "solved"},
    ]
    tries[1]["shown"] = True
    tries[2] |= {"rating": 1290, "change": 90}
    card = {"due": "2026-03-09T00:00:00.000Z"}
    return {
        "version": 1,
        "solved": {solved: {"on": "2026-03-03", "wrong": 0, "hints": 0}},
        "mistakes": {shown: card, missed: card},
        "streak": {"last": "2026-03-03", "days": 1},
        "tries": tries,
        "rating": RATING,
        "best": {"storm": 4},
    }


def test_all_of_the_collection_is_reached_by_paging(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("en")
    learner.go("?kind=unmask")
    cards = learner.page.locator(".volto-chooser__found a")
    names: set[str | None] = set()
    while True:
        names |= set(cards.evaluate_all("all => all.map((each) => each.getAttribute('href'))"))
        if learner.action("later").get_attribute("aria-disabled") == "true":
            break
        first = cards.first.get_attribute("href") or ""
        learner.use("later")
        expect(cards.first).not_to_have_attribute("href", first)
        expect(learner.action("later")).to_be_focused()
    assert names == {f"{each['id']}/" for each in learner.all("unmask")}
    assert "page=" in learner.page.url
    place = learner.page.locator(".volto-pager__place")
    text = place.inner_text()
    learner.page.reload()
    expect(place).to_have_text(text)


def test_a_card_has_a_picture_and_tells_the_theme_once_it_is_solved(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("en")
    first, second = sorted(learner.all("save"), key=lambda table: str(table["id"]))[:2]
    learner.keep(progress(first["id"], "odds-001", "odds-002"))
    learner.go("?kind=save")
    card = learner.page.locator(".volto-chooser__found li")
    masks = len(re.sub(r"[^a-zA-Z]", "", first["position"].split()[0]))
    expect(card.nth(0).locator("svg use")).to_have_count(masks + 1)
    expect(card.nth(0)).to_contain_text(learner.t(f"theme-{first['theme']}"))
    # Whoever has not solved it is told number and kind alone.
    told = card.nth(1).inner_text()
    number = int(re.sub(r"\D", "", told))
    assert told.strip() == learner.t("trainer-name", number=number, kind="save", within=1)
    assert second["theme"] not in card.nth(1).inner_html()


def test_no_theme_of_an_open_puzzle_is_told_before_one_asks(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("en")
    learner.go()
    learner.see_figures()
    expect(learner.action("rating")).to_be_visible()
    listed = learner.page.locator(".volto-doors, .volto-chooser__found, .volto-dashboard")
    told = " ".join(listed.all_inner_texts())
    assert [theme for theme in THEMES if learner.t(f"theme-{theme}") in told] == []


@pytest.mark.parametrize("language", sampled(CODES, "nl"))
def test_the_figures_tell_days_accuracy_speed_and_history_without_barriers(
    language: str, visit_trainer: Visit[PuzzlePage]
) -> None:
    learner = visit_trainer(language, viewport=SMALL_PHONE, color_scheme="light")
    spoil(learner.page).clock.set_fixed_time(NOW)
    solved, shown, missed = (learner.all(kind)[0] for kind in ("save", "odds", "unmask"))
    learner.keep(progress(solved["id"], shown["id"], missed["id"]))
    learner.go()
    learner.see_figures()
    board = learner.page.locator(".volto-dashboard")
    expect(board.locator(".volto-figures__value")).to_have_text("1290")
    said = learner.t("trainer-calendar-said", active=2, total=3)
    expect(board.locator(".volto-calendar")).to_have_attribute("aria-label", said)
    expect(board.locator("[data-shade='1']")).to_have_count(2)
    rows = board.locator("tbody tr")
    expect(rows.first).to_contain_text(learner.t("trainer-share", share=33))
    expect(rows.first).to_contain_text(learner.t("trainer-time", minutes=0, seconds=20))
    # Of a puzzle that is still open the theme is not told, nor counted for one.
    themes = {solved["theme"], *solved.get("also", ()), shown["theme"], *shown.get("also", ())}
    expect(rows).to_have_count(1 + len(themes))
    history = board.locator(".volto-figures__history li")
    expect(history).to_have_count(3)
    expect(history.first).to_contain_text(learner.t("trainer-result-solved"))
    expect(history.first).to_contain_text(learner.t("trainer-rating-change", way="up", by=90))
    expect(history.last).to_contain_text(learner.t("trainer-time", minutes=1, seconds=1))
    expect(board.locator(".volto-calendar")).to_be_visible()
    assert learner.page.evaluate("document.documentElement.scrollWidth") == 320
    learner.page.evaluate(AXE)
    learner.page.set_viewport_size(DESK)
    assert learner.page.evaluate(ASK_AXE) == []
    # In other colours nothing but the contrast has changed.
    learner.page.emulate_media(color_scheme="dark")
    assert learner.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []


def test_the_file_has_all_that_is_kept_and_is_joined_or_refused_and_all_can_be_forgotten(
    visit_trainer: Visit[PuzzlePage], tmp_path: Path
) -> None:
    learner = visit_trainer("en")
    spoil(learner.page).clock.set_fixed_time(NOW)
    learner.go()
    learner.see_figures()
    said = learner.page.locator(".volto-report .volto-keeping")
    choice = learner.page.locator(".volto-report input[type=file]")
    theirs = progress("save-001", "odds-001", "unmask-001") | {
        "streak": {"last": "2026-03-03", "days": 3}
    }
    file = tmp_path / "progress.json"
    file.write_text(json.dumps(theirs), "utf-8")
    choice.set_input_files(file)
    expect(said).to_have_text(learner.t("trainer-imported", count=3))
    expect(learner.page.locator(".volto-streak")).to_have_text(learner.t("trainer-streak", days=3))
    assert learner.kept() == theirs

    file.write_text('{"version": 1, "solved": []}', "utf-8")
    choice.set_input_files(file)
    expect(said).to_have_text(learner.t("trainer-import-wrong"))
    assert learner.kept() == theirs

    notes, kept = '{"win-in-2-041":{"c5":"NA"}}', "localStorage.getItem('volto.puzzle-notes')"
    learner.page.evaluate("text => localStorage.setItem('volto.puzzle-notes', text)", notes)
    with learner.page.expect_download() as download:
        learner.use("export")
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["puzzles"] == theirs
    learner.use("forget")
    learner.use("forget")
    expect(said).to_have_text(learner.t("trainer-forgotten"))
    expect(learner.page.locator(".volto-door__rating")).to_have_count(0)
    assert learner.kept()["solved"] == {}
    assert learner.page.evaluate(kept) == "{}"
    choice.set_input_files(file)
    expect(said).to_have_text(learner.t("trainer-imported", count=3))
    assert learner.kept() == theirs
    assert learner.page.evaluate(kept) == notes
