"""The course: walked through in every language, with every mistake, and kept across visits."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from tests.support.axe import ASK_AXE, AXE
from tests.support.course import ANSWERS, CHANCES, CHARGE, STEPS, deal_that_ends
from tests.support.lessons import GAMES, SET
from tests.support.pages.board import note, square
from tests.support.pages.course import RECORD, CoursePage, do_right, do_wrong
from tests.support.pages.page import Visit, visits
from tests.support.screens import SMALL_PHONE
from tests.support.site import Site
from volto_core.page.board import board_of
from volto_core.rules import Rule
from volto_core.teaching.lessons import Lesson, Step, all_lessons
from volto_core.teaching.tasks import Task
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[CoursePage]]:
    with visits(browser, site, CoursePage) as visit:
        yield visit


def walk_through(pupil: CoursePage, steps: list[tuple[Lesson, Step]]) -> set[str]:
    """Take consecutive steps, with every mistake first, and tell what was earned."""
    earned = set()
    followers = dict(pairwise(step.id for _, step in STEPS))
    for lesson, step in steps:
        pupil.stands_at(step.id)
        if isinstance(step, Task):
            do_wrong(pupil, step)
            do_right(pupil, step)
            expect(pupil.board).to_have_attribute("data-status", "solved")
            earned |= set() if is_shown(step) else {step.id}
        else:
            pupil.predict(ANSWERS[step.id])
            verdict = pupil.step.locator(".volto-verdict")
            expect(verdict).to_have_text(pupil.strings.t("learn-right"))
            earned.add(step.id)
        following = followers.get(step.id, "")
        # A board may be loaded, and so be dealt, as soon as it is there.
        if following in CHANCES:
            pupil.deal(CHANCES[following][0])
        pupil.press("next")
        if step == lesson.steps[-1]:
            pupil.stands_at(f"{lesson.id}-card")
            pupil.press("next")
    return earned


def asked_about(steps: list[tuple[Lesson, Step]]) -> set[Rule]:
    """The rules that the questions among these steps are about."""
    return {rule for _, step in steps if not isinstance(step, Task) for rule in step.rules}


def are_mistakes_made(steps: list[tuple[Lesson, Step]]) -> bool:
    """Whether there are tasks beside games among these steps that are first done wrong."""
    return any(isinstance(step, Task) and step.mistakes and not step.bot for _, step in steps)


def is_finished(pupil: CoursePage) -> None:
    """Expect the end of the course, which leads on."""
    expect(pupil.end.locator("h2")).to_have_text(pupil.strings.t("learn-finished"))
    for address in ("play", "puzzles", "aid"):
        expect(pupil.end.locator(f"a[href='../{address}/']")).to_be_visible()


@pytest.mark.long
@pytest.mark.exhaustive
@pytest.mark.parametrize("way", ["pointer", "keyboard"])
@pytest.mark.parametrize("language", CODES)
def test_the_whole_course_is_walked_through_with_every_mistake(
    language: str, way: str, visit: Visit[CoursePage]
) -> None:
    pupil = visit(language, way)
    earned = walk_through(pupil, STEPS)
    stars = pupil.kept()["stars"]
    assert set(stars) == earned
    # Whoever tries again has a star less.
    assert set(stars.values()) == {2, 3}
    is_finished(pupil)
    expect(pupil.page.locator(".volto-record [data-known=sure]")).to_have_count(len(Rule))


def is_shown(step: Step) -> bool:
    """Whether a step is an example, for which there are no stars."""
    return isinstance(step, Task) and bool(step.shown)


RECORDED = {"version": 2, "missed": [], "passed": [], "rules": {}}
# Who walks through which sixteenth of the course, with its beginning and its end.
WALKS = (("fr", "pointer", 0), ("en", "keyboard", 6), ("pt", "pointer", 9), ("nl", "keyboard", 15))


@pytest.mark.long
@pytest.mark.parametrize(("language", "way", "sixteenth"), WALKS)
def test_a_quarter_of_the_course_is_walked_through_with_every_mistake(
    language: str, way: str, sixteenth: int, visit: Visit[CoursePage]
) -> None:
    first, end = (len(STEPS) * number // 16 for number in (sixteenth, sixteenth + 1))
    steps = STEPS[first:end]
    before = {step.id for _, step in STEPS[:first] if not is_shown(step)}
    known = {"at": steps[0][1].id, "stars": dict.fromkeys(before, 3)}
    pupil = visit(language, way, json.dumps(RECORDED | known))
    earned = walk_through(pupil, steps)
    stars = pupil.kept()["stars"]
    assert set(stars) == before | earned
    # Whoever tries again has a star less.
    assert {stars[step] for step in earned} == ({2, 3} if are_mistakes_made(steps) else {3})
    for rule in asked_about(steps):
        expect(pupil.rule(rule.value)).to_have_attribute("data-known", "sure")
    if steps[-1] == STEPS[-1]:
        is_finished(pupil)


def test_every_rule_is_asked_about_in_the_course() -> None:
    assert asked_about(STEPS) == set(Rule)


def test_who_leaves_an_example_is_led_back_and_who_loses_a_game_is_told_why_and_dealt_another(
    visit: Visit[CoursePage],
) -> None:
    pupil = visit("en")
    pupil.light(2).click()
    pupil.play("c3b3")
    pupil.is_told("task-strayed")
    pupil.try_again()
    pupil.watch()
    pupil.play("c4d4")
    pupil.is_told("task-learn-noble-show-there")
    # Who was shown how it is done has earned nothing yet.
    assert pupil.kept()["stars"] == {}
    expect(pupil.page.locator("[data-action=next]")).to_have_text(pupil.strings.t("learn-next"))
    lost = deal_that_ends("learn-game-four", CHARGE, 2, first=12)
    pupil.deal(lost)
    pupil.page.evaluate("location.hash = 'learn-game-four'")
    pupil.stands_at("learn-game-four")
    for move in CHARGE:
        pupil.play(move)
    is_told_how_it_was_lost(pupil)
    again = pupil.step.locator("[data-action=again]")
    expect(again).to_have_text(pupil.strings.t("task-rematch"))
    pupil.deal("5")
    pupil.try_again()
    deals = pupil.engine.dealt
    assert deals == [lost, "5"]
    starts = {board_of(GAMES["learn-game-four"], deal=deal).game.start for deal in deals}
    assert len(starts) == len(deals)
    assert "learn-game-four" not in pupil.kept()["stars"]


def is_told_how_it_was_lost(pupil: CoursePage) -> None:
    """Expect the end of a game by a charge: why, every mask, all moves, and no more play."""
    pupil.is_told("task-learn-game-four-lost")
    said = note(pupil.board)
    expect(said).to_contain_text(pupil.strings.t("play-you-lost"))
    expect(said).to_contain_text(pupil.strings.t("play-story-win-candidate", winner=2))
    # The masks are turned over, and a touch leaves the result where it is.
    assert "x" not in (pupil.board.get_attribute("data-position") or "x")
    standing = pupil.step.locator(".volto-standing")
    expect(standing.locator(".volto-move-list li")).to_have_count(2 * len(CHARGE))
    learner = standing.locator(".volto-standing__side[data-player='1']")
    expect(learner).to_contain_text(pupil.strings.t("play-side-you", player=1))
    captured = learner.get_by_role("img").nth(1)
    candidate = pupil.strings.t("board-off-masks", kind="candidate", count=1)
    expect(captured).to_have_accessible_name(re.compile(candidate))
    square(pupil.board, "a4").click()
    expect(said).to_contain_text(pupil.strings.t("play-you-lost"))


def questions_of(lesson: str) -> list[str]:
    return [step.id for each, step in STEPS if each.id == lesson and step.id in ANSWERS]


def test_a_lesson_is_skipped_by_its_test_and_by_nothing_less(visit: Visit[CoursePage]) -> None:
    pupil = visit("nl")
    pupil.light(6).click()
    first, second = questions_of("lady")
    for answers in ([ANSWERS[first], "refused"], [ANSWERS[first], ANSWERS[second]]):
        pupil.press("skip")
        pupil.stands_at(first)
        expect(pupil.place).to_have_text(
            pupil.strings.t("learn-place-test", lesson=6, step=1, steps=2)
        )
        pupil.predict(answers[0])
        pupil.press("next")
        pupil.stands_at(second)
        pupil.predict(answers[1])
        expect(pupil.step.locator(".volto-answer")).to_have_attribute("open", "")
        if answers[1] == "refused":
            verdict = pupil.step.locator(".volto-verdict")
            expect(verdict).to_have_text(pupil.strings.t("learn-test-wrong"))
            pupil.press("next")
            pupil.is_scored("test", right=1, count=2)
            expect(pupil.end).to_contain_text(pupil.strings.t("learn-test-failed"))
            pupil.press("next")
            pupil.stands_at("learn-lady-show")
            assert pupil.kept()["passed"] == []
    pupil.press("next")
    pupil.is_scored("test", right=2, count=2)
    expect(pupil.end).to_contain_text(pupil.strings.t("learn-test-passed", number=6))
    pupil.press("next")
    pupil.stands_at("learn-capture-show")
    assert pupil.kept()["passed"] == ["lady"]
    title = pupil.strings.t("lesson-lady")
    name = pupil.strings.t("learn-lesson-passed", number=6, title=title)
    expect(pupil.light(6)).to_have_attribute("aria-label", name)
    # Who leaves a test without an answer has not passed it.
    pupil.press("skip")
    for _ in questions_of("captures"):
        pupil.press("next")
    pupil.stands_at("learn-capture-show")
    assert pupil.kept()["passed"] == ["lady"]


def test_a_missed_question_comes_back_and_its_rule_is_shaky_and_reviewed_on_a_later_day(
    visit: Visit[CoursePage],
) -> None:
    pupil = visit()
    pupil.open("fr", "learn-lady")
    pupil.press("next")
    first, last = questions_of("lady")
    pupil.stands_at(first)
    wrong = "capture"
    assert ANSWERS[first] != wrong
    pupil.predict(wrong)
    expect(pupil.step.locator(".volto-verdict")).to_have_text(pupil.strings.t("learn-wrong"))
    expect(pupil.step.locator(f"[data-action={ANSWERS[first]}]")).to_have_attribute(
        "data-tone", "right"
    )
    kept = pupil.kept()
    assert first in kept["missed"]
    is_told_to_be_shaky(pupil, "move.lady")
    pupil.press("next")
    pupil.stands_at(last)
    pupil.predict(ANSWERS[last])
    pupil.press("next")
    pupil.stands_at(first)
    expect(pupil.message).to_have_text(pupil.strings.t("learn-repeated"))
    pupil.predict(ANSWERS[first])
    assert pupil.kept()["missed"] == []
    pupil.press("next")
    pupil.stands_at("lady-card")
    expect(pupil.step).to_contain_text(pupil.strings.t("lesson-lady-known-1"))
    title = pupil.strings.t("lesson-captures")
    following = pupil.strings.t("learn-next-lesson", number=7, title=title)
    expect(pupil.action("next")).to_have_text(following)
    pupil.press("next")
    pupil.stands_at("learn-capture-show")
    # As it was after the mistake, but for the day.
    kept["rules"]["move.lady"]["card"]["due"] = "2020-01-01T00:00:00.000Z"
    pupil.keep(json.dumps(kept))
    is_reviewed(pupil, "move.lady")


def is_told_to_be_shaky(pupil: CoursePage, name: str) -> None:
    """Expect a rule in the record with its links, and no review of it on the same day."""
    pupil.page.locator(".volto-course__record summary").click()
    rule = pupil.rule(name)
    expect(rule).to_have_attribute("data-known", "shaky")
    expect(rule).to_contain_text(pupil.strings.t("learn-rule-shaky", days=1))
    expect(rule.locator("a").first).to_have_attribute("href", "../rules/#move-lady")
    expect(rule.locator("em a")).to_have_attribute("href", "#lady")
    expect(pupil.page.locator("[data-action=review]")).to_be_hidden()


def is_reviewed(pupil: CoursePage, name: str) -> None:
    """Review the one rule that is due, and forget all in the end."""
    rule, review = pupil.rule(name), pupil.page.locator("[data-action=review]")
    pupil.page.goto(f"{pupil.home}learn/#record")
    pupil.page.reload()
    expect(review).to_have_text(pupil.strings.t("learn-review", count=1))
    expect(rule).to_have_attribute("data-known", "shaky")
    review.click()
    expect(pupil.place).to_have_text(pupil.strings.t("learn-place-review", step=1, steps=1))
    asked = pupil.step.get_attribute("data-step")
    assert asked
    pupil.predict(ANSWERS[asked])
    expect(rule).to_have_attribute("data-known", "sure")
    pupil.press("next")
    pupil.is_scored("review", right=1, count=1)
    expect(pupil.end).to_contain_text(pupil.strings.t("learn-reviewed"))
    pupil.press("next")
    pupil.stands_at("case-lady-cannot-capture")
    expect(review).to_be_hidden()
    for _ in range(2):
        assert pupil.kept()["rules"]
        pupil.press("again")
    assert pupil.kept()["rules"] == {}


def test_what_is_kept_survives_reload_language_another_tab_and_what_cannot_be_read(
    visit: Visit[CoursePage],
) -> None:
    pupil = visit("en")
    pupil.open("en", "learn-offer-again")
    pupil.play("d3d4")
    expect(pupil.message).to_contain_text(pupil.strings.t("learn-stars", count=3))
    pupil.press("next")
    # The page of another language is another page, as one that is loaded again.
    pupil.open("pt")
    pupil.stands_at("learn-offer-two")
    title = pupil.strings.t("lesson-ladies")
    name = pupil.strings.t("learn-lesson-stars", number=1, title=title, stars=3, total=15)
    expect(pupil.light(1)).to_have_attribute("aria-label", name)
    other = pupil.in_another_tab()
    other.light(6).click()
    for _ in range(3):
        other.press("next")
    other.predict("refused")
    expect(pupil.rule("move.lady")).to_have_attribute("data-known", "sure")
    for move in ("b3b4", "d3d4"):
        pupil.play(move)
    expect(pupil.message).to_contain_text(pupil.strings.t("learn-stars", count=3))
    both = {"learn-offer-again": 3, "learn-offer-two": 3, "case-lady-cannot-capture": 3}
    assert pupil.kept()["stars"] == both
    expect(other.light(1)).to_have_attribute("data-done", "some")
    texts = ["{", '{"version":2,"at":3}']
    for number, text in enumerate(texts, 1):
        pupil.keep(text)
        pupil.open("pt")
        expect(pupil.message).to_have_text(pupil.strings.t("learn-broken"))
        pupil.stands_at(STEPS[0][1].id)
        aside = pupil.page.evaluate(f"localStorage.getItem('{RECORD}-broken')")
        assert aside == "\n".join(texts[:number])


@pytest.mark.exhaustive
def test_on_a_small_phone_nothing_is_cut_off_and_all_can_be_reached(
    visit: Visit[CoursePage],
) -> None:
    pupil = visit("nl", viewport=SMALL_PHONE, color_scheme="dark", has_touch=True)
    for number in (1, len(all_lessons())):
        pupil.action("more").click()
        pupil.light(number).click()
        pupil.page.locator(".volto-course__record").evaluate("record => { record.open = true }")
        assert pupil.page.evaluate("document.documentElement.scrollWidth") <= 320
    pupil.page.evaluate(AXE)
    assert pupil.page.evaluate(ASK_AXE) == []


def test_without_scripts_every_lesson_can_be_read(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.home + "learn/")
    expect(page.locator(".volto-step:visible")).to_have_count(len(STEPS) + len(all_lessons()))
    context.close()


def test_the_page_tells_nothing_of_what_is_hidden(site: Site) -> None:
    html = (site.folder / "learn/index.html").read_text("utf-8")
    positions = re.findall(r'data-position="([^"]*)"[^>]*data-task="([^"]*)"', html)
    tasks = {task: position for position, task in positions}
    assert set(tasks) == set(SET)
    for name, position in tasks.items():
        enemy = "nacsl" if SET[name].learner == 1 else "NACSL"
        if SET[name].viewers == (str(SET[name].learner),):
            assert not set(position.split()[0]) & set(enemy), name
