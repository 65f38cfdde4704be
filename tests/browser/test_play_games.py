"""The games that were kept: shared, opened elsewhere, and backed up with everything else."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.pages.board import reveal
from tests.support.pages.editor import DUEL
from tests.support.pages.match import MatchPage
from tests.support.pages.page import Visit
from tests.support.pages.puzzle import PuzzlePage
from tests.support.waiting import wait_until

pytestmark = pytest.mark.browser

PUZZLES = {
    "version": 1,
    "solved": {"win-1": {"on": "2026-11-17", "wrong": 0, "hints": 0}},
    "mistakes": {},
    "streak": {"last": "2026-11-17", "days": 1},
}
NOTES = '{"win-1":{"c5":"NA"}}'


@pytest.fixture
def over(visit_match: Visit[MatchPage]) -> MatchPage:
    """The page after a game of one round, which was resigned."""
    match = visit_match("fr", permissions=["clipboard-read", "clipboard-write"])
    match.go()
    match.begin()
    match.play("b2b3")
    match.resign()
    return match


def clipboard(match: MatchPage) -> str:
    return str(match.page.evaluate("navigator.clipboard.readText()"))


def follow(match: MatchPage, fragment: str) -> None:
    """Go to a link to the page that is open."""
    match.page.evaluate("fragment => { location.hash = fragment; }", fragment)


def test_a_game_is_shared_backed_up_tried_again_and_opened_in_the_lab(
    over: MatchPage, tmp_path: Path
) -> None:
    share_what_was_chosen(over)
    share_what_was_seen(over)
    file = tmp_path / "volto.json"
    save_everything(over, file)
    game = over.kept()
    over.forget()
    over.go()
    open_everything(over, file)
    assert over.kept() == game
    try_moments_again(over)
    play_on_from_the_lab(over)


def share_what_was_chosen(over: MatchPage) -> None:
    """A link shows what the sharer chooses: everything, the last position, or a record."""
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
    wait_until(over.page, "async () => /^.Date /.test(await navigator.clipboard.readText())")
    assert '[Resigned "1"]' in clipboard(over)


def share_what_was_seen(over: MatchPage) -> None:
    """A game is shared as it was seen and replayed from there, if its moves fit any world."""
    over.page.locator("[data-action=share-seen]").click()
    expect(over.page.locator(".volto-games .volto-keeping")).to_have_text(
        over.t("match-shared-seen")
    )
    link = clipboard(over)
    placement = link.partition("position=")[2].partition("_")[0]
    assert not set(placement) & set("nacsl")
    over.table.locator("[data-part=actions] [data-action=new]").click()
    over.is_in("arrange")
    follow(over, "position=xxxxx/xxxxx/5/5/5/LNSNL/AACAN_1_00&moves=a2a7&viewer=1")
    expect(over.answer).to_contain_text(over.t("match-link-wrong"))
    over.is_in("arrange")
    follow(over, link.partition("#")[2])
    over.is_in("review")
    expect(over.table.locator(".volto-review__title")).to_be_attached()
    over.placed(over.kept()[0]["seen"])
    expect(over.table.locator("input[name=review-viewer]")).to_have_count(0)
    expect(over.action("try")).to_be_hidden()
    over.page.keyboard.press("Home")
    over.placed(f"{placement} 1 00")


def save_everything(over: MatchPage, file: Path) -> None:
    """Save all that is kept as one file, puzzles and notes too."""
    over.page.evaluate("text => localStorage.setItem('volto.puzzles', text)", json.dumps(PUZZLES))
    over.page.evaluate("text => localStorage.setItem('volto.puzzle-notes', text)", NOTES)
    with over.page.expect_download() as download:
        over.page.locator("[data-action=backup]").click()
    download.value.save_as(file)


def open_everything(other: MatchPage, file: Path) -> None:
    """Open that file where nothing is kept; and one that is none, and an old one of the trainer."""
    field = other.page.locator(".volto-backup input")
    told = other.page.locator(".volto-backup .volto-keeping")
    field.set_input_files(file)
    expect(told).to_have_text(other.t("backup-opened"))
    expect(other.page.locator(".volto-games__list > li")).to_have_count(1)
    assert json.loads(other.page.evaluate("localStorage.getItem('volto.puzzles')")) == PUZZLES
    assert other.page.evaluate("localStorage.getItem('volto.puzzle-notes')") == NOTES
    field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"[]"})
    expect(told).to_have_text(other.t("backup-wrong"))
    other.page.evaluate("localStorage.removeItem('volto.puzzles')")
    buffer = json.dumps(PUZZLES).encode()
    field.set_input_files(
        {"name": "volto-puzzles.json", "mimeType": "application/json", "buffer": buffer}
    )
    expect(told).to_have_text(other.t("backup-opened"))
    assert json.loads(other.page.evaluate("localStorage.getItem('volto.puzzles')")) == PUZZLES


def try_moments_again(over: MatchPage) -> None:
    """Moments that are tried again are no games of the list."""
    listed = over.page.locator(".volto-games__list > li")
    for is_reloaded in (True, False):
        over.page.locator("[data-action=look]").click()
        over.is_in("review")
        over.page.keyboard.press("Home")
        over.page.locator("[data-part=actions] [data-action=try]").click()
        over.is_in("game")
        over.stands("ready")
        expect(listed).to_have_count(1)
        assert ["retry" in game for game in over.kept()] == [True, False]
        if is_reloaded:
            over.page.reload()
            over.is_in("game")
            over.stands("ready")
        over.use("new")
        assert len(over.kept()) == 1


def play_on_from_the_lab(over: MatchPage) -> None:
    """A game is opened in the lab, and a position of the lab is played on."""
    moves = over.kept()[0]["moves"]
    over.page.get_by_role("link", name=over.t("match-lab")).click()
    lab = over.page.locator(".volto-lab")
    expect(lab).to_have_attribute("data-mode", "play")
    expect(lab.locator(".volto-line li button")).to_have_count(len(moves))
    follow(over, f"position={DUEL.replace(' ', '_')}")
    over.placed(DUEL)
    over.stands("ready")
    reveal(lab.locator("[data-action=onward]")).click()
    over.is_ready()
    over.is_in("arrange")
    over.begin()
    over.placed("4x/5/2x2/2N2/5/5/C4 1 00")


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
