"""The games that were kept: shared, opened elsewhere, and backed up with everything else."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, StorageState, expect

from tests.support.pages.editor import DUEL, EditorPage
from tests.support.pages.match import MatchPage
from tests.support.pages.page import Visit, visits
from tests.support.pages.puzzle import PuzzlePage
from tests.support.site import Site

pytestmark = pytest.mark.browser

PUZZLES = {
    "version": 1,
    "solved": {"win-1": {"on": "2026-11-17", "wrong": 0, "hints": 0}},
    "mistakes": {},
    "streak": {"last": "2026-11-17", "days": 1},
}
NOTES = '{"win-1":{"c5":"NA"}}'


class Kept(NamedTuple):
    """What a browser keeps: what pages store, and the secrets of the engine by ticket."""

    storage: StorageState
    vault: dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def kept(browser: Browser, site: Site) -> Kept:
    """What is kept after a game of one round."""
    with visits(browser, site, MatchPage) as visit:
        match = visit("fr")
        match.go()
        match.begin()
        match.play("b2b3")
        match.resign()
        return Kept(match.page.context.storage_state(), match.engine.vault)


@pytest.fixture
def over(kept: Kept, visit_match: Visit[MatchPage]) -> MatchPage:
    """The page after that game, in a browser of its own."""
    permissions = ["clipboard-read", "clipboard-write"]
    match = visit_match("fr", permissions=permissions, storage_state=kept.storage)
    match.engine.vault |= kept.vault
    match.go()
    return match


def clipboard(match: MatchPage) -> str:
    return str(match.page.evaluate("navigator.clipboard.readText()"))


def test_a_link_shows_what_the_sharer_chooses(over: MatchPage) -> None:
    start = over.kept()[0]["start"]
    over.page.locator("[data-action=share-all]").click()
    expect(over.page.locator(".volto-games .volto-keeping")).to_have_text(
        over.t("match-shared-all")
    )
    assert start.replace(" ", "_") in clipboard(over)
    over.page.locator("[data-action=share-last]").click()
    expect(over.page.locator(".volto-games .volto-keeping")).to_have_text(
        over.t("match-shared-last")
    )
    link = clipboard(over)
    assert "/lab/#position=" in link
    assert "moves" not in link
    assert not set(link.partition("position=")[2].partition("_")[0]) & set("nacsl")
    over.page.locator("[data-action=record]").click()
    assert clipboard(over).startswith("[Date ")
    assert '[Resigned "1"]' in clipboard(over)


def test_a_game_is_shared_as_it_was_seen_and_replayed_from_there(
    over: MatchPage, visit_match: Visit[MatchPage]
) -> None:
    over.page.locator("[data-action=share-seen]").click()
    expect(over.page.locator(".volto-games .volto-keeping")).to_have_text(
        over.t("match-shared-seen")
    )
    link = clipboard(over)
    placement = link.partition("position=")[2].partition("_")[0]
    assert not set(placement) & set("nacsl")
    other = visit_match("fr")
    other.go("#" + link.partition("#")[2])
    other.is_in("review")
    expect(other.table.locator(".volto-review__title")).to_be_attached()
    other.placed(over.kept()[0]["seen"])
    expect(other.table.locator("input[name=review-viewer]")).to_have_count(0)
    expect(other.action("try")).to_be_hidden()
    other.page.keyboard.press("Home")
    other.placed(f"{placement} 1 00")


def test_a_link_whose_moves_fit_no_world_is_told_of(match: MatchPage) -> None:
    match.go("#position=xxxxx/xxxxx/5/5/5/LNSNL/AACAN_1_00&moves=a2a7&viewer=1")
    expect(match.answer).to_contain_text(match.t("match-link-wrong"))
    match.is_in("arrange")


def test_moments_that_are_tried_again_are_no_games_of_the_list(over: MatchPage) -> None:
    listed = over.page.locator(".volto-games__list > li")
    for _ in range(2):
        over.page.locator("[data-action=look]").click()
        over.is_in("review")
        over.page.keyboard.press("Home")
        over.page.locator("[data-part=actions] [data-action=try]").click()
        over.is_in("game")
        over.stands("ready")
        expect(listed).to_have_count(1)
        assert ["retry" in game for game in over.kept()] == [True, False]
        over.page.reload()
        over.is_in("game")
        over.stands("ready")
        over.use("new")
        assert len(over.kept()) == 1


def test_a_game_is_opened_in_the_lab(over: MatchPage) -> None:
    moves = over.kept()[0]["moves"]
    over.page.get_by_role("link", name=over.t("match-lab")).click()
    lab = over.page.locator(".volto-lab")
    expect(lab).to_have_attribute("data-mode", "play")
    expect(lab.locator(".volto-line li button")).to_have_count(len(moves))


def test_everything_is_saved_as_one_file_and_opened_elsewhere(
    over: MatchPage, visit_match: Visit[MatchPage], tmp_path: Path
) -> None:
    over.page.evaluate("text => localStorage.setItem('volto.puzzles', text)", json.dumps(PUZZLES))
    over.page.evaluate("text => localStorage.setItem('volto.puzzle-notes', text)", NOTES)
    with over.page.expect_download() as download:
        over.page.locator("[data-action=backup]").click()
    file = tmp_path / "volto.json"
    download.value.save_as(file)
    other = visit_match("fr")
    other.go()
    other.page.locator(".volto-backup input").set_input_files(file)
    expect(other.page.locator(".volto-backup .volto-keeping")).to_have_text(
        other.t("backup-opened")
    )
    expect(other.page.locator(".volto-games__list > li")).to_have_count(1)
    assert other.kept() == over.kept()
    assert json.loads(other.page.evaluate("localStorage.getItem('volto.puzzles')")) == PUZZLES
    assert other.page.evaluate("localStorage.getItem('volto.puzzle-notes')") == NOTES
    other.page.locator(".volto-backup input").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"[]"}
    )
    expect(other.page.locator(".volto-backup .volto-keeping")).to_have_text(other.t("backup-wrong"))


def test_a_file_of_the_trainer_is_still_opened(visit_match: Visit[MatchPage]) -> None:
    match = visit_match("fr")
    match.go()
    buffer = json.dumps(PUZZLES).encode()
    match.page.locator(".volto-backup input").set_input_files(
        {"name": "volto-puzzles.json", "mimeType": "application/json", "buffer": buffer}
    )
    expect(match.page.locator(".volto-backup .volto-keeping")).to_have_text(
        match.t("backup-opened")
    )
    assert json.loads(match.page.evaluate("localStorage.getItem('volto.puzzles')")) == PUZZLES


def test_a_position_of_the_lab_is_played_on(lab: EditorPage) -> None:
    lab.go(f"lab/#position={DUEL.replace(' ', '_')}")
    lab.lives()
    lab.use("onward")
    table = lab.page.locator(".volto-play")
    expect(table).to_have_attribute("data-mode", "arrange")
    lab.page.locator("[data-action=next]").click()
    expect(table).to_have_attribute("data-mode", "game")
    expect(table.locator("volto-board")).to_have_attribute(
        "data-position", "4x/5/2x2/2N2/5/5/C4 1 00"
    )


def test_a_puzzle_is_played_on_once_it_is_solved(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("fr")
    puzzle = learner.puzzle("save")
    learner.open(puzzle)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    address = learner.page.locator("[data-action=onward]").get_attribute("href")
    learner.page.goto(str(address))
    expect(learner.page.locator(".volto-play volto-board")).to_have_attribute(
        "data-position", puzzle["position"]
    )
    learner.page.locator("[data-action=next]").click()
    expect(learner.page.locator(".volto-play")).to_have_attribute("data-mode", "game")
