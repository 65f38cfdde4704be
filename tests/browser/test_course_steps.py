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


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[CoursePage]]:
    with visits(browser, site, CoursePage) as visit:
        yield visit


def test_later_boards_are_drawn_when_shown_what_is_recounted_is_watched_and_old_addresses_lead_on(
    visit: Visit[CoursePage],
) -> None:
    pupil = visit("en")
    pupil.open("en", "learn-deduce")
    pupil.stands_at("learn-deduce")
    drawn = pupil.page.locator("volto-board > .volto-mat > svg.volto > use:first-child")
    # That of the first step, which the page shows before any script, and that of this one.
    expect(drawn).to_have_count(2)
    boards = pupil.page.locator("volto-board").count()
    assert boards > 50
    can_be_watched_again(pupil)
    pupil.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(pupil.page.locator("volto-board > .volto-mat > svg.volto")).to_have_count(boards)
    lead_somewhere(pupil)


def can_be_watched_again(pupil: CoursePage) -> None:
    """Watch what the text recounts, and play on from there."""
    now = pupil.board.get_attribute("data-position")
    pupil.page.evaluate(WATCH)
    pupil.use(pupil.step.locator("[data-action=watch]"))
    pupil.page.wait_for_function(SETTLED)
    shown = list(dict.fromkeys(pupil.page.evaluate("window.shown")))
    # From the start, move by move, with no enemy mask named.
    assert shown == [
        "x4/1x1x1/1N3/2C2/5/5/4N 2 00",
        "x4/1x3/1N1x1/2C2/5/5/4N 1 00",
        "x4/1x3/1N1x1/2C2/5/4N/5 2 00",
        now,
    ]
    # The evidence is what the board marks: the capture was the last move.
    pupil.play("c4b5")
    pupil.is_told("task-learn-deduce-safe")
    expect(pupil.step.locator("[data-action=watch]")).to_be_hidden()


def lead_somewhere(pupil: CoursePage) -> None:
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
    pupil.keep(json.dumps(old))
    pupil.open("en")
    pupil.stands_at("case-second-time-only")
    for number in (2, 6):
        expect(pupil.light(number)).to_have_attribute("data-done", "all")
    pupil.open("en", "e4-ivory")
    pupil.page.reload()
    pupil.is_ready()
    pupil.stands_at("learn-offer-again")


def test_questions_are_answered_kinds_struck_out_and_what_the_finale_leads_to_can_be_read(
    visit: Visit[CoursePage],
) -> None:
    pupil = visit("nl")
    pupil.open("nl", "case-second-lady-captured")
    pupil.stands_at("case-second-lady-captured")
    is_looked_at_until_it_is_answered_and_then_played_out(pupil)
    task = STRUCK["learn-strike-diagonal"]
    pupil.open("nl", task.id)
    pupil.stands_at(task.id)
    are_compared_marked_and_told_with_the_reasons(pupil, task)
    pupil.open("nl", "game-card")
    pupil.stands_at("game-card")
    pupil.press("next")
    leads_to_what_can_be_read(pupil)


def is_looked_at_until_it_is_answered_and_then_played_out(pupil: CoursePage) -> None:
    pupil.hit("c4")
    expect(pupil.step.locator(".is-target")).to_have_count(0)
    expect(pupil.step.locator(".volto-note")).to_have_text(pupil.strings.t("task-choose"))
    pupil.predict("both")
    case = case_by_id("second-lady-captured")
    assert case
    assert case.after
    expect(pupil.board).to_have_attribute("data-position", format_position(case.after))
    expect(pupil.step.locator(".volto-answer a")).to_be_visible()


def are_compared_marked_and_told_with_the_reasons(pupil: CoursePage, task: Task) -> None:
    """Strike out a kind too many, then the right ones."""
    pupil.strike(strikes_of(task)[f"task-{task.id}-over"])
    expect(pupil.step.locator(".volto-pencils [data-tone=wrong]")).to_have_count(1)
    pupil.strike(strikes_of(task)[f"task-{task.id}-right"])
    expect(pupil.board).to_have_attribute("data-status", "solved")
    reasons = pupil.step.locator(".volto-reasons")
    expect(reasons.locator("dt")).to_have_text(
        [pupil.strings.t("play-kind", kind=kind) for kind in ("noble", "soldier")]
    )
    # Comparing is no move: the last one, which was replayed, is not told again.
    expect(note(pupil.board).locator(".volto-note__story")).to_be_empty()
    expect(pupil.step.locator(".volto-celebration")).to_contain_text("★★☆")


def leads_to_what_can_be_read(pupil: CoursePage) -> None:
    links = pupil.end.locator("a")
    expect(links).to_have_count(4)
    for scheme in SCHEMES:
        pupil.page.emulate_media(color_scheme=scheme)
        pupil.page.mouse.move(0, 0)
        assert unreadable(links) == [], scheme
        assert unreadable_under_the_pointer(links) == [], scheme


def test_what_there_is_to_learn_is_told_first_and_the_masks_have_a_legend_from_lesson_two_on(
    visit: Visit[CoursePage],
) -> None:
    desk = (1366, 768)
    pupil = visit("fr", viewport=window(desk))
    masks = pupil.page.locator(".volto-masks")
    expect(masks).to_be_hidden()
    resize(pupil.page, (390, 664))
    pupil.open("fr", "learn-offer-again")
    pupil.stands_at("learn-offer-again")
    pupil.play("d3d4")
    is_told_before_the_moves_and_the_stars(pupil, "task-learn-offer-again-taken")
    resize(pupil.page, desk)
    expect(masks).to_be_hidden()
    pupil.light(2).click()
    pupil.use(masks)
    expect(pupil.page.locator("dialog.volto-legend")).to_be_visible()


def is_told_before_the_moves_and_the_stars(pupil: CoursePage, name: str) -> None:
    pupil.is_told(name)
    said = note(pupil.board)
    moves = said.locator(".volto-note__story").inner_text()
    text = said.inner_text()
    assert text.index(pupil.t(name)) < text.index(moves)
    answer = pupil.step.locator("[data-part=answer]")
    assert answer.evaluate("part => part.scrollTop") == 0
    tops = [each.bounding_box() for each in (said, pupil.message)]
    assert tops[0]
    assert tops[1]
    assert tops[0]["y"] < tops[1]["y"]
