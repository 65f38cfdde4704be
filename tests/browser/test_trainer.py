"""The trainer: puzzles solved, missed, hinted at and given up, and the progress that is kept."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.support.axe import ASK_AXE, AXE, CONTRAST
from tests.support.combinations import sampled
from tests.support.contrast import unreadable_under_the_pointer
from tests.support.fake_engine import FakeEngine
from tests.support.pages.board import reveal
from tests.support.pages.page import Visit
from tests.support.pages.puzzle import IS_SETTLED, PuzzlePage, Table, is_hidden_win, refuted, solve
from tests.support.screens import DESK, SMALL_PHONE
from tests.support.seats import spoil
from tests.support.table import Watch
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import KIND_BY_LETTER
from volto_core.puzzles import verdicts
from volto_core.text.notation import parse_position, parse_square
from volto_site.boards.descriptions import kind_name
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", sampled(CODES, "pt"))
def test_whoever_misses_gives_up_and_loses_all_finds_the_way_back(
    language: str, visit_trainer: Visit[PuzzlePage], tmp_path: Path
) -> None:
    learner = visit_trainer(language)
    spoil(learner.page).clock.set_fixed_time("2026-03-01T12:00:00Z")
    missed = learner.puzzle("win", is_hidden_win)
    given_up = learner.puzzle("save", lambda table: "x" in table["position"].lower())
    learner.open(missed)
    look_back(learner, missed)
    miss(learner, missed)
    solve(learner, missed)
    walk_through(learner)
    learner.open(given_up)
    give_up(learner, given_up)

    learner.go()
    expect(learner.page.locator("[data-door=today] a")).to_be_visible()
    kept = lose_and_bring_back(learner, tmp_path)
    assert kept["solved"][missed["id"]] == {"on": "2026-03-01", "wrong": 1, "hints": 3}
    door = learner.page.locator("[data-door=mistakes]")
    expect(door).to_contain_text(learner.t("trainer-mistakes-due", due=0))
    go_over(learner, given_up)


def look_back(learner: PuzzlePage, puzzle: Table) -> None:
    """Step through the moves seen before a puzzle, and come back."""
    history = puzzle["history"]
    expect(learner.page.locator(".volto-line li button")).to_have_count(len(history))
    learner.use("first")
    expect(learner.board).to_have_attribute("data-position", puzzle["start"])
    learner.use("forward")
    expect(learner.page.locator(".volto-look__count")).to_have_text(f"1 / {len(history)}")
    told = learner.t("trainer-look-at", at=1, of=len(history))
    expect(learner.page.locator(".volto-history__told")).to_contain_text(told)
    learner.page.wait_for_function(IS_SETTLED)
    learner.board.locator("[data-square=a1]").click()
    expect(learner.board).to_have_attribute("data-position", puzzle["position"])


def miss(learner: PuzzlePage, puzzle: Table) -> None:
    """Make a wrong move, and see why it is one."""
    move, line = refuted(puzzle)
    learner.play(move)
    expect(learner.said).to_contain_text(learner.t("task-puzzle-wrong"))
    expect(learner.page.locator(".volto-certainty p")).to_be_visible()
    learner.use("why")
    learner.use("step-first")
    expect(learner.page.locator(".volto-walk")).to_contain_text(learner.t("trainer-world"))
    assert "x" not in (learner.board.get_attribute("data-position") or "").lower()
    for number in range(1, len(line) + 1):
        learner.use("step-forward")
        step = learner.t("trainer-step", at=number, of=len(line))
        expect(learner.page.locator(".volto-steps")).to_contain_text(step)
        move = line[number - 1]
        told = f"{move[:2]}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{move[2:]}"
        expect(learner.page.locator(".volto-walk")).to_contain_text(told)
    learner.stands("over")
    learner.use("again")
    expect(learner.board).to_have_attribute("data-position", puzzle["position"])


def walk_through(learner: PuzzlePage) -> None:
    """Look at the plan of a puzzle that is solved, and at its twin with open cards."""
    expect(learner.said).to_contain_text(learner.t("task-puzzle-solved-win"))
    learner.use("plan")
    learner.page.locator(".volto-answers button").first.click()
    expect(learner.page.locator(".volto-line-so-far li")).to_have_count(2)
    # Moves are told with the names of masks and arrows, never in squares alone.
    walk = learner.page.locator(".volto-walk")
    expect(walk.locator(".volto-line-so-far li").last).to_contain_text("→")
    expect(walk.locator(".volto-answers button").first).to_contain_text("→")
    expect(walk).not_to_contain_text("–")
    learner.use("free")
    expect(learner.action("resume")).to_be_visible()
    assert "x" not in (learner.board.get_attribute("data-position") or "").lower()
    learner.use("resume")
    expect(learner.action("resume")).to_have_count(0)


def give_up(learner: PuzzlePage, puzzle: Table) -> None:
    """Be shown the key, and make the move by keyboard."""
    learner.use("give-up")
    move = puzzle["solution"]
    mask = parse_position(puzzle["position"]).mask_at(parse_square(move[:2]))
    assert mask
    squares = {"from": move[:2], "to": move[2:]}
    key = learner.t("board-move", kind=kind_name(mask.kind), **squares)
    told = learner.page.locator(".volto-told")
    expect(told).to_contain_text(learner.t("trainer-key-is", move=key))
    expect(learner.board.locator(".volto-arrow")).to_have_count(1)
    learner.use("anew")
    expect(learner.action("hint")).to_be_visible()
    learner.type(move)
    learner.stands("solved")
    expect(learner.said).to_contain_text(learner.t("task-puzzle-solved-save"))


def lose_and_bring_back(learner: PuzzlePage, folder: Path) -> Any:
    """Save the progress as a file, find it unreadable in the browser, and open the file."""
    learner.see_figures()
    with learner.page.expect_download() as download:
        learner.use("export")
    file = folder / "progress.json"
    download.value.save_as(file)
    learner.page.evaluate("localStorage.setItem('volto.puzzles', '{\"version\": 1, ')")
    learner.go()
    expect(learner.page.locator(".volto-sorry")).to_contain_text(learner.t("trainer-broken"))
    assert learner.kept()["solved"] == {}
    with learner.page.expect_download() as download:
        learner.use("save-broken")
    assert download.value.path().read_text("utf-8") == '{"version": 1, '
    learner.page.locator(".volto-report input[type=file]").set_input_files(file)
    said = learner.page.locator(".volto-report .volto-keeping")
    expect(said).to_have_text(learner.t("trainer-imported", count=2))
    return learner.kept()


def go_over(learner: PuzzlePage, puzzle: Table) -> None:
    """Days later, solve a puzzle that was missed in the mode for mistakes."""
    spoil(learner.page).clock.set_fixed_time("2026-03-04T12:00:00Z")
    learner.go()
    door = learner.page.locator("[data-door=mistakes]")
    expect(door).to_contain_text(learner.t("trainer-mistakes-due", due=2))
    learner.use("mistakes")
    expect(learner.page.locator(".volto-mode")).to_have_text(learner.t("trainer-mistakes-mode"))
    learner.open(puzzle)
    due = learner.kept()["mistakes"][puzzle["id"]]["due"]
    learner.play(puzzle["solution"])
    learner.stands("solved")
    expect(learner.page.locator(".volto-keeping")).not_to_be_empty()
    assert learner.kept()["mistakes"][puzzle["id"]]["due"] > due


def test_a_mask_is_named_with_reasons_and_its_way_is_followed(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("pt")
    puzzle = learner.puzzle("unmask", lacks_its_nobles)
    position = parse_position(puzzle["position"])
    learner.open(puzzle)
    before = learner.page.get_by_text(learner.t("trainer-look-before"))
    # Beside the board the moves are listed, and nothing lies over them.
    expect(learner.page.locator(".volto-history")).to_be_visible()
    expect(before).to_be_hidden()
    learner.page.set_viewport_size(SMALL_PHONE)
    expect(before).to_be_visible()
    # What a move was stands first there, and where one is comes after it.
    learner.use("back")
    expect(learner.said).to_be_in_viewport(ratio=1)
    learner.use("forward")
    learner.page.set_viewport_size(DESK)
    empty = next(each for each in SQUARE_NAMES if not position.mask_at(parse_square(each)))
    learner.hit(empty)
    expect(learner.page.locator(".volto-note")).to_have_text(learner.t("play-touched-unmask"))
    learner.page.locator("[data-kind=N]").click()
    # A wrong name is refused for what is plain to see, and nothing is said of the right one.
    refused = f"{learner.t('task-puzzle-misnamed', kind='noble')} {learner.t('play-why-gone')}"
    expect(learner.page.locator(".volto-note")).to_have_text(refused)
    expect(before).to_be_hidden()
    expect(learner.page.locator(".volto-argument")).to_have_count(0)
    learner.use("aid")
    # By keyboard, from the last move to the first of the enemy's.
    learner.page.locator(".volto-line [aria-current=true]").focus()
    learner.page.keyboard.press("Home")
    learner.page.wait_for_function(IS_SETTLED)
    learner.page.keyboard.press("ArrowRight")
    learner.page.wait_for_function(IS_SETTLED)
    learner.page.keyboard.press("ArrowRight")
    expect(learner.page.locator(".volto-line [aria-current=true]")).to_be_focused()
    expect(learner.page.locator(".volto-history__told :is(li, p + p)").first).to_be_visible()
    learner.page.locator(f"[data-kind={puzzle['answer']}]").click()
    learner.stands("solved")
    expect(learner.page.locator(".volto-argument li").first).to_be_visible()
    # What follows from other masks is linked to them, and the mask that was named is turned over.
    expect(learner.board.locator(".volto-link").first).to_be_visible()
    asked = learner.board.locator(f"[data-square={puzzle['square']}]").first
    expect(asked).to_have_attribute("aria-label", re.compile(kind_of_answer(learner, puzzle)))


def lacks_its_nobles(puzzle: Table) -> bool:
    """Whether a mask is to be named, not a noble, of a side that has lost all three."""
    is_told = len(puzzle.get("history", ())) > 2 and puzzle.get("off", "").count("N") == 3
    return is_told and len(puzzle.get("answer", "")) == 1 and puzzle["answer"] != "N"


def kind_of_answer(learner: PuzzlePage, puzzle: Table) -> str:
    return learner.t("play-kind", kind=kind_name(KIND_BY_LETTER[puzzle["answer"]]))


def test_a_finger_that_stays_where_it_is_steps_to_the_end(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("nl", viewport={"width": 390, "height": 844}, has_touch=True)
    puzzle = learner.puzzle("win", lambda table: is_hidden_win(table, 3) and long_line(table))
    move, steps = long_line(puzzle)[0]
    learner.open(puzzle)
    learner.play(move)
    learner.use("why")
    at_the_end = learner.t("trainer-step", at=steps, of=steps)
    expect(learner.page.locator(".volto-steps")).to_contain_text(at_the_end)
    learner.use("step-first")
    tap_again(learner, learner.action("step-forward"), steps)
    expect(learner.page.locator(".volto-steps")).to_contain_text(at_the_end)
    learner.use("again")
    learner.use("give-up")
    learner.use("plan")
    tap_again(learner, learner.page.locator(".volto-answers button").first, 5)
    expect(learner.page.locator(".volto-walk")).to_contain_text(learner.t("trainer-plan-end"))


def long_line(puzzle: Table) -> list[tuple[str, int]]:
    """The first moves that take more than one to be refuted, and how many."""
    lengths = {
        move: len(told["line"].split()) for move, told in puzzle["verdicts"]["refuted"].items()
    }
    return [(move, length) for move, length in lengths.items() if length > 1]


def tap_again(learner: PuzzlePage, button: Locator, times: int) -> None:
    """Tap where a button is, again and again, wherever it goes."""
    learner.page.wait_for_function(IS_SETTLED)
    box = button.bounding_box()
    assert box
    for _ in range(times):
        learner.page.wait_for_function(IS_SETTLED)
        learner.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_slower_win_is_no_mistake_nor_is_what_nobody_has_decided(
    visit_trainer: Visit[PuzzlePage], monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = visit_trainer("en")
    puzzle = learner.puzzle("win", lambda one: one["within"] == 1 and one["verdicts"]["slower"])
    move, length = next(iter(puzzle["verdicts"]["slower"].items()))

    def try_it(said: str) -> None:
        learner.open(puzzle)
        learner.play(move)
        expect(learner.said).to_contain_text(said)
        expect(learner.board).to_have_attribute("data-position", puzzle["position"])
        learner.stands("ready")

    try_it(learner.t("task-puzzle-slower", slower=length))
    unknown = {key: value for key, value in puzzle.items() if key != "verdicts"}
    monkeypatch.setattr(FakeEngine, "_puzzle", lambda *_: {"puzzle": unknown})
    monkeypatch.setattr(verdicts, "SLOWER_NODES", 1)
    try_it(learner.t("task-puzzle-undecided"))
    learner.play(puzzle["solution"])
    learner.stands("solved")
    kept = learner.kept()
    assert (kept["solved"][puzzle["id"]]["wrong"], kept["mistakes"]) == (0, {})


def test_nothing_tells_the_key_before_the_learner_asks_and_buttons_can_be_read_after_it(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer()
    puzzle = learner.puzzle("win", is_hidden_win)
    heard: list[str] = []
    learner.engine.heard = lambda answer: heard.append(json.dumps(answer))
    learner.open(puzzle)
    learner.use("hint")
    expect(learner.page.locator(".volto-hints li")).to_have_count(1)
    assert heard
    page = learner.page.content()
    secrets = ('"solution":', '"refuted":', '"answer":', '"mask":', '"themes":', '"argument":')
    for key in secrets:
        assert key not in page
        assert all(key not in answer for answer in heard)
    learner.use("give-up")
    expect(learner.action("free")).to_be_visible()
    assert unreadable_under_the_pointer(learner.page.locator(".volto-bar button")) == []


def test_the_suspects_cost_a_hint_and_then_can_be_hidden(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer()
    puzzle = learner.puzzle("win", is_hidden_win)
    learner.open(puzzle)
    eye = learner.page.locator("[data-tool=suspects]")
    expect(eye).to_be_hidden()
    mask = learner.board.locator("[data-square][aria-label*='masque']").first
    before = mask.get_attribute("aria-label") or ""
    learner.use("aid")
    expect(learner.board.locator(".volto-card").first).to_be_visible()
    expect(mask).not_to_have_attribute("aria-label", before)
    expect(learner.action("aid")).to_have_count(0)
    reveal(eye).click()
    expect(learner.board.locator(".volto-card")).to_have_count(0)
    expect(mask).to_have_attribute("aria-label", before)
    solve(learner, puzzle)
    # Three of its own, and one for the suspects.
    assert learner.kept()["solved"][puzzle["id"]]["hints"] == 4


def test_an_embedded_puzzle_has_no_frame_and_fits_the_line_that_is_copied(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer(permissions=["clipboard-read", "clipboard-write"])
    puzzle = learner.puzzle("win", is_hidden_win)
    learner.open(puzzle)
    expect(learner.page.locator(".volto-header")).to_be_visible()
    learner.page.locator(".volto-embedding summary").click()
    learner.page.locator(".volto-embedding button").click()
    expect(learner.page.locator(".volto-embedding [role=status]")).not_to_be_empty()
    line = learner.page.evaluate("navigator.clipboard.readText()")
    assert f'src="{learner.page.url}?embed"' in line
    assert line == learner.page.locator(".volto-embedding code").text_content()
    width, height = (int(re.findall(rf'{name}="(\d+)"', line)[0]) for name in ("width", "height"))
    learner.page.set_viewport_size({"width": width, "height": height})
    learner.open(puzzle, "?embed")
    expect(learner.page.locator(".volto-header")).to_be_hidden()
    expect(learner.page.locator(".volto-footer")).to_be_hidden()
    learner.page.wait_for_function(IS_SETTLED)
    watch = Watch(learner.page)
    learner.play(refuted(puzzle)[0])
    learner.page.wait_for_function(IS_SETTLED)
    watch.look()
    assert watch.problems == []
    assert learner.page.evaluate("document.documentElement.scrollHeight") <= height


def test_on_the_smallest_phone_nothing_is_cut_off_or_a_barrier(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("nl", viewport=SMALL_PHONE, has_touch=True)
    puzzle = learner.puzzle("win", is_hidden_win)
    learner.open(puzzle)
    learner.use("aid")
    learner.use("back")
    learner.page.wait_for_function(IS_SETTLED)
    learner.page.evaluate(AXE)

    def has_no_barriers() -> None:
        assert learner.page.evaluate("document.documentElement.scrollWidth") == 320
        learner.page.set_viewport_size(DESK)
        learner.page.emulate_media(color_scheme="light")
        assert learner.page.evaluate(ASK_AXE) == []
        # In other colours nothing but the contrast has changed.
        learner.page.emulate_media(color_scheme="dark")
        assert learner.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []
        learner.page.set_viewport_size(SMALL_PHONE)

    has_no_barriers()
    learner.use("forward")
    learner.play(refuted(puzzle)[0])
    learner.use("why")
    expect(learner.page.locator(".volto-steps")).to_be_visible()
    has_no_barriers()
    learner.use("again")
    solve(learner, puzzle)
    learner.use("plan")
    learner.page.locator(".volto-answers button").first.click()
    expect(learner.page.locator(".volto-line-so-far li")).to_have_count(2)
    assert learner.page.evaluate("document.documentElement.scrollWidth") == 320
