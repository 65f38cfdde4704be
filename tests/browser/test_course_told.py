"""What the course tells whoever uses the keyboard, does not see the board, or takes a detour."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.course import ANSWERS
from tests.support.lessons import SET
from tests.support.pages.board import note
from tests.support.pages.course import CoursePage
from tests.support.pages.page import Visit, visits
from tests.support.site import Site

pytestmark = pytest.mark.browser

# What every live region of the step at the table holds after each change of it.
LISTEN = """() => {
  window.heard = [];
  const step = document.querySelector("volto-table > .volto-step");
  const hear = ({ target }) => {
    const part = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const region = part?.closest("[role=status], [role=log], [aria-live]");
    if (region?.textContent.trim()) {
      window.heard.push(region.textContent);
    }
  };
  new MutationObserver((changes) => changes.forEach(hear)).observe(step, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}"""
# Every animation of a mask from now on.
COUNT_GLIDES = """() => {
  window.glides = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.glides += 1;
    return animate.apply(this, how);
  };
}"""
ORDER = "aside => [...aside.children].map((part) => part.className)"


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[CoursePage]]:
    with visits(browser, site, CoursePage) as visit:
        yield visit


def test_who_answers_by_keyboard_goes_on_by_keyboard(visit: Visit[CoursePage]) -> None:
    learner = visit("fr", "keyboard")
    steps = ("case-soldier-stops-anywhere", "case-soldier-does-not-jump")
    learner.open("fr", steps[0])
    for step in steps:
        learner.stands_at(step)
        learner.predict("refused")
        expect(learner.action("next")).to_be_focused()
        learner.page.keyboard.press("Enter")


def test_a_verdict_is_told_once_and_with_its_reason(visit: Visit[CoursePage]) -> None:
    learner = visit("fr", "keyboard")
    name = "case-soldier-stops-anywhere"
    learner.open("fr", name)
    learner.stands_at(name)
    learner.page.evaluate(LISTEN)
    for choice, verdict in (("refused", "learn-wrong"), ("allowed", "learn-right")):
        learner.page.evaluate("heard.length = 0")
        learner.predict(choice)
        heard = learner.page.evaluate("heard")
        assert len(heard) == 1, heard
        assert learner.t(verdict) in heard[0]
        assert learner.t(name) in heard[0]
        learner.press("next")
        learner.page.evaluate("name => { location.hash = name }", name)
        learner.stands_at(name)
        expect(learner.step.locator(".volto-answered")).to_be_empty()


def test_a_question_that_comes_back_is_said_to_and_looks_as_before(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("fr")
    name = "case-soldier-stops-anywhere"
    learner.open("fr", name)
    learner.stands_at(name)
    expect(learner.place).to_have_text(place_of(learner, "question"))
    beside = learner.step.locator("[data-part=aside]")
    expect(beside.locator(":scope > .volto-standing")).to_be_attached()
    order = beside.evaluate(ORDER)
    learner.predict("refused")
    for other in ("case-soldier-does-not-jump", "case-soldier-taken-in-the-palace"):
        learner.press("next")
        learner.stands_at(other)
        learner.predict(ANSWERS[other])
    learner.press("next")
    learner.stands_at(name)
    expect(learner.place).to_have_text(place_of(learner, "again"))
    assert beside.evaluate(ORDER) == order
    learner.predict(ANSWERS[name])
    learner.press("next")
    expect(learner.place).to_have_text(place_of(learner, "card"))


def place_of(learner: CoursePage, stage: str) -> str:
    return learner.t("learn-place", stage=stage, lesson=4, step=5, steps=7)


def test_who_takes_more_moves_than_a_task_needs_is_told_how_many_it_needs(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("fr")
    name = "learn-candidate"
    learner.open("fr", name)
    learner.stands_at(name)
    for move in ("b4a4", "a4a5", "a5a6", "a6a7"):
        learner.play(move)
    shorter = learner.t("task-shorter", par=SET[name].par)
    expect(note(learner.board)).to_contain_text(shorter)
    expect(learner.message).to_have_text(f"★★☆ {learner.t('learn-stars', count=2)}")
    learner.try_again()
    for move in ("b4b5", "b5b6", "b6b7"):
        learner.play(move)
    expect(learner.message).to_have_text(f"★★★ {learner.t('learn-stars', count=3)}")
    expect(note(learner.board)).not_to_contain_text(shorter)


def test_where_an_arrow_leads_is_told_to_who_does_not_see_it(visit: Visit[CoursePage]) -> None:
    learner = visit("en")
    name = "learn-lady-show"
    learner.light(6).click()
    learner.stands_at(name)
    expect(learner.step.locator("[data-part=task]")).to_be_focused()
    is_described(learner, "b3", "c4")
    learner.watch()
    expect(note(learner.board)).to_contain_text(
        learner.t("task-arrow", **{"from": "c4", "to": "c5"})
    )
    is_described(learner, "c4", "c5")
    # Astray there is none to follow; from the start it leads as before.
    learner.play("c4c3")
    learner.is_told("task-strayed")
    expect(arrow_of(learner)).to_be_empty()
    learner.try_again()
    expect(note(learner.board)).to_contain_text(
        learner.t("task-arrow", **{"from": "b3", "to": "c4"})
    )
    is_described(learner, "b3", "c4")


def arrow_of(learner: CoursePage) -> Locator:
    return learner.step.locator(".volto-task__arrow")


def is_described(learner: CoursePage, origin: str, target: str) -> None:
    """Expect an arrow in what is asked, and so in the description of the mat."""
    told = learner.t("task-arrow", **{"from": origin, "to": target})
    expect(arrow_of(learner)).to_have_text(told)
    mat = learner.board.locator("[role=grid]")
    expect(mat).to_have_accessible_description(re.compile(re.escape(told)))
    box = arrow_of(learner).bounding_box()
    assert box
    assert box["width"] <= 1


def test_a_mask_that_may_not_leave_over_an_edge_does_not_cross_the_mat(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("nl")
    # Where there is an arrow, the mask follows it and comes back.
    for name, arrows, glides in (
        ("case-lady-cannot-capture", 1, 2),
        ("case-corner-of-the-mat", 0, 0),
    ):
        learner.open("nl", name)
        learner.stands_at(name)
        learner.page.emulate_media(reduced_motion="no-preference")
        learner.page.evaluate(COUNT_GLIDES)
        expect(learner.step.locator(".volto-arrow")).to_have_count(arrows)
        learner.predict("refused")
        expect(learner.board).to_have_attribute("data-status", "ready")
        assert learner.page.evaluate("glides") == glides, name
        learner.page.emulate_media(reduced_motion="reduce")
    expect(learner.step.locator("use[href='#volto-highlight']")).to_have_count(2)
