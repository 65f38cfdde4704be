"""The steps of the course: what is replayed, struck out, played out and carried over."""

import json
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.support.contrast import unreadable, unreadable_under_the_pointer
from tests.support.course import strikes_of
from tests.support.lessons import STRUCK
from tests.support.pages.board import note
from tests.support.pages.course import SETTLED, CoursePage
from tests.support.pages.page import Visit, visits
from tests.support.site import Site
from tests.support.table import resize, window
from volto_core.teaching.cases import case_by_id
from volto_core.teaching.tasks import Task
from volto_core.text.notation import format_position

pytestmark = pytest.mark.browser

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Every position that the board at the table shows from now on.
WATCH = """() => {
  window.shown = [];
  const board = document.querySelector("volto-table volto-board");
  const note = () => window.shown.push(board.dataset.position);
  new MutationObserver(note).observe(board, { attributeFilter: ["data-position"] });
}"""

PRESS_AT_ONCE = """names => names.forEach((name) =>
  document.querySelector(`volto-table [data-action=${name}]`).click())"""
NOTHING_TO_PRESS = "place => document.elementFromPoint(...place).closest('button') === null"


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[CoursePage]]:
    with visits(browser, site, CoursePage) as visit:
        yield visit


def test_later_boards_are_drawn_when_shown_what_is_recounted_is_watched_and_old_addresses_lead_on(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("en")
    learner.open("en", "learn-deduce")
    learner.stands_at("learn-deduce")
    drawn = learner.page.locator("volto-board > .volto-mat > svg.volto > use:first-child")
    # That of the first step, which the page shows before any script, and that of this one.
    expect(drawn).to_have_count(2)
    boards = learner.page.locator("volto-board").count()
    assert boards > 50
    can_be_watched_again(learner)
    learner.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(learner.page.locator("volto-board > .volto-mat > svg.volto")).to_have_count(boards)
    lead_somewhere(learner)


def can_be_watched_again(learner: CoursePage) -> None:
    """Watch what the text recounts, and play on from there."""
    now = learner.board.get_attribute("data-position")
    learner.page.evaluate(WATCH)
    learner.use(learner.step.locator("[data-action=watch]"))
    learner.page.wait_for_function(SETTLED)
    shown = list(dict.fromkeys(learner.page.evaluate("window.shown")))
    # From the start, move by move, with no enemy mask named.
    assert shown == [
        "x4/1x1x1/1N3/2C2/5/5/4N 2 00",
        "x4/1x3/1N1x1/2C2/5/5/4N 1 00",
        "x4/1x3/1N1x1/2C2/5/4N/5 2 00",
        now,
    ]
    # The evidence is what the board marks: the capture was the last move.
    learner.play("c4b5")
    learner.is_told("task-learn-deduce-safe")
    expect(learner.step.locator("[data-action=watch]")).to_be_hidden()


def lead_somewhere(learner: CoursePage) -> None:
    """Come back with a record and an address of the first course."""
    done = "learn-lady-last learn-lady case-lady-cannot-capture case-lady-to-an-empty-square"
    old = {
        "version": 1,
        "at": "case-third-time",
        "stars": dict.fromkeys(done.split(), 3),
        "missed": [],
        "passed": ["noble"],
        "rules": {},
    }
    learner.keep(json.dumps(old))
    learner.open("en")
    learner.stands_at("case-second-time-only")
    for number in (2, 6):
        expect(learner.light(number)).to_have_attribute("data-done", "all")
    learner.open("en", "e4-ivory")
    learner.page.reload()
    learner.is_ready()
    learner.stands_at("learn-offer-again")


def test_questions_are_answered_kinds_struck_out_and_what_the_finale_leads_to_can_be_read(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("nl")
    learner.open("nl", "case-turns-alternate")
    learner.stands_at("case-turns-alternate")
    is_asked_again_while_it_is_played_out(learner)
    learner.open("nl", "case-second-lady-captured")
    learner.stands_at("case-second-lady-captured")
    is_looked_at_until_it_is_answered_and_then_played_out(learner)
    task = STRUCK["learn-strike-diagonal"]
    learner.open("nl", task.id)
    learner.stands_at(task.id)
    are_compared_marked_and_told_with_the_reasons(learner, task)
    learner.open("nl", "game-card")
    learner.stands_at("game-card")
    stands_in_the_middle(learner)
    learner.press("next")
    leads_to_what_can_be_read(learner)


def is_looked_at_until_it_is_answered_and_then_played_out(learner: CoursePage) -> None:
    learner.hit("c4")
    expect(learner.step.locator(".is-target")).to_have_count(0)
    expect(learner.step.locator(".volto-note")).to_have_text(learner.strings.t("task-choose"))
    learner.predict("ivory")
    case = case_by_id("second-lady-captured")
    assert case
    assert case.after
    expect(learner.board).to_have_attribute("data-position", format_position(case.after))
    expect(learner.step.locator(".volto-answer a")).to_be_visible()


def is_asked_again_while_it_is_played_out(learner: CoursePage) -> None:
    """Miss the last question of a lesson and go on at once: it comes back as it was."""
    learner.page.evaluate(PRESS_AT_ONCE, ["draw", "next"])
    expect(learner.message).to_have_text(learner.strings.t("learn-repeated"))
    learner.stands_at("case-turns-alternate")
    case = case_by_id("turns-alternate")
    assert case
    expect(learner.board).to_have_attribute("data-position", format_position(case.position))
    expect(learner.step.locator(".volto-arrow")).to_have_count(len(case.moves))
    parts = (learner.message, learner.step.locator("[data-action=draw]"))
    said, choice = (each.bounding_box() for each in parts)
    assert said
    assert choice
    assert said["y"] + said["height"] <= choice["y"]


def are_compared_marked_and_told_with_the_reasons(learner: CoursePage, task: Task) -> None:
    """Strike out a kind too many, then the right ones."""
    learner.strike(strikes_of(task)[f"task-{task.id}-over"])
    expect(learner.step.locator(".volto-pencils [data-tone=wrong]")).to_have_count(1)
    learner.strike(strikes_of(task)[f"task-{task.id}-right"])
    expect(learner.board).to_have_attribute("data-status", "solved")
    reasons = learner.step.locator(".volto-reasons")
    expect(reasons.locator("dt")).to_have_text(
        [learner.strings.t("play-kind", kind=kind) for kind in ("noble", "soldier")]
    )
    # The button to compare is gone, and what had the focus with it.
    expect(learner.board.locator("[data-square]:focus")).to_have_count(1)
    # Comparing is no move: the last one, which was replayed, is not told again.
    expect(note(learner.board).locator(".volto-note__story")).to_be_empty()
    expect(learner.step.locator(".volto-celebration")).to_contain_text("★★☆")


def stands_in_the_middle(learner: CoursePage) -> None:
    card = learner.step.locator("[data-part=task]").bounding_box()
    assert card
    assert learner.page.viewport_size
    assert card["x"] + card["width"] / 2 == pytest.approx(learner.page.viewport_size["width"] / 2)


def leads_to_what_can_be_read(learner: CoursePage) -> None:
    links = learner.end.locator("a")
    expect(links).to_have_count(4)
    for scheme in SCHEMES:
        learner.page.emulate_media(color_scheme=scheme)
        learner.page.mouse.move(0, 0)
        assert unreadable(links) == [], scheme
        assert unreadable_under_the_pointer(links) == [], scheme


def test_what_there_is_to_learn_is_told_first_and_the_masks_have_a_legend_from_lesson_two_on(
    visit: Visit[CoursePage],
) -> None:
    desk = (1366, 768)
    learner = visit("fr", viewport=window(desk))
    masks = learner.page.locator(".volto-masks")
    expect(masks).to_be_hidden()
    resize(learner.page, (390, 664))
    learner.open("fr", "learn-offer-again")
    learner.stands_at("learn-offer-again")
    learner.play("d3d4")
    is_told_before_the_moves_and_the_stars(learner, "task-learn-offer-again-taken")
    leads_on_by_one_step_when_pressed_twice(learner, "learn-offer-two")
    resize(learner.page, desk)
    expect(masks).to_be_hidden()
    learner.light(2).click()
    learner.use(masks)
    expect(learner.page.locator("dialog.volto-legend")).to_be_visible()


def is_told_before_the_moves_and_the_stars(learner: CoursePage, name: str) -> None:
    learner.is_told(name)
    said = note(learner.board)
    moves = said.locator(".volto-note__story").inner_text()
    text = said.inner_text()
    assert text.index(learner.t(name)) < text.index(moves)
    answer = learner.step.locator("[data-part=answer]")
    assert answer.evaluate("part => part.scrollTop") == 0
    tops = [each.bounding_box() for each in (said, learner.message)]
    assert tops[0]
    assert tops[1]
    assert tops[0]["y"] < tops[1]["y"]
    parts = (".volto-note a", ".volto-note__story", ".volto-table__whole")
    rule, story, whole = (learner.step.locator(each).bounding_box() for each in parts)
    assert rule
    assert story
    assert whole
    # On lines of their own, beside the button that unfolds them.
    assert rule["y"] + rule["height"] <= story["y"]
    assert story["x"] + story["width"] <= whole["x"]


def leads_on_by_one_step_when_pressed_twice(learner: CoursePage, step: str) -> None:
    """Press what leads on twice, at once and more slowly: no other button is there by then."""
    box = learner.action("next").bounding_box()
    assert box
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    learner.page.mouse.dblclick(*place)
    learner.stands_at(step)
    assert learner.page.evaluate(NOTHING_TO_PRESS, place)
