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


def walk_through(learner: CoursePage, steps: list[tuple[Lesson, Step]]) -> set[str]:
    """Take consecutive steps, with every mistake first, and tell what was earned."""
    earned = set()
    followers = dict(pairwise(step.id for _, step in STEPS))
    for lesson, step in steps:
        learner.stands_at(step.id)
        if isinstance(step, Task):
            do_wrong(learner, step)
            do_right(learner, step)
            expect(learner.board).to_have_attribute("data-status", "solved")
            earned |= set() if is_shown(step) else {step.id}
        else:
            learner.predict(ANSWERS[step.id])
            verdict = learner.step.locator(".volto-verdict")
            expect(verdict).to_have_text(learner.strings.t("learn-right"))
            earned.add(step.id)
        following = followers.get(step.id, "")
        # A board may be loaded, and so be dealt, as soon as it is there.
        if following in CHANCES:
            learner.deal(CHANCES[following][0])
        learner.press("next")
        if step == lesson.steps[-1]:
            learner.stands_at(f"{lesson.id}-card")
            learner.press("next")
    return earned


def asked_about(steps: list[tuple[Lesson, Step]]) -> set[Rule]:
    """The rules that the questions among these steps are about."""
    return {rule for _, step in steps if not isinstance(step, Task) for rule in step.rules}


def are_mistakes_made(steps: list[tuple[Lesson, Step]]) -> bool:
    """Whether there are tasks beside games among these steps that are first done wrong."""
    return any(isinstance(step, Task) and step.mistakes and not step.bot for _, step in steps)


def is_finished(learner: CoursePage) -> None:
    """Expect the end of the course, which leads on."""
    expect(learner.end.locator("h2")).to_have_text(learner.strings.t("learn-finished"))
    for address in ("play", "puzzles", "aid"):
        expect(learner.end.locator(f"a[href='../{address}/']")).to_be_visible()


@pytest.mark.long
@pytest.mark.exhaustive
@pytest.mark.parametrize("way", ["pointer", "keyboard"])
@pytest.mark.parametrize("language", CODES)
def test_the_whole_course_is_walked_through_with_every_mistake(
    language: str, way: str, visit: Visit[CoursePage]
) -> None:
    learner = visit(language, way)
    earned = walk_through(learner, STEPS)
    stars = learner.kept()["stars"]
    assert set(stars) == earned
    # Whoever tries again has a star less.
    assert set(stars.values()) == {2, 3}
    is_finished(learner)
    expect(learner.page.locator(".volto-record [data-known=sure]")).to_have_count(len(Rule))


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
    learner = visit(language, way, json.dumps(RECORDED | known))
    earned = walk_through(learner, steps)
    stars = learner.kept()["stars"]
    assert set(stars) == before | earned
    # Whoever tries again has a star less.
    assert {stars[step] for step in earned} == ({2, 3} if are_mistakes_made(steps) else {3})
    for rule in asked_about(steps):
        expect(learner.rule(rule.value)).to_have_attribute("data-known", "sure")
    if steps[-1] == STEPS[-1]:
        is_finished(learner)


def test_every_rule_is_asked_about_in_the_course() -> None:
    assert asked_about(STEPS) == set(Rule)


def test_who_leaves_an_example_is_led_back_and_who_loses_a_game_is_told_why_and_dealt_another(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("en")
    learner.light(2).click()
    learner.play("c3b3")
    learner.is_told("task-strayed")
    learner.try_again()
    learner.watch()
    learner.play("c4d4")
    learner.is_told("task-learn-noble-show-there")
    # Who was shown how it is done has earned nothing yet.
    assert learner.kept()["stars"] == {}
    expect(learner.page.locator("[data-action=next]")).to_have_text(learner.strings.t("learn-next"))
    lost = deal_that_ends("learn-game-four", CHARGE, 2, first=12)
    learner.deal(lost)
    learner.page.evaluate("location.hash = 'learn-game-four'")
    learner.stands_at("learn-game-four")
    for move in CHARGE:
        learner.play(move)
    is_told_how_it_was_lost(learner)
    again = learner.step.locator("[data-action=again]")
    expect(again).to_have_text(learner.strings.t("task-rematch"))
    learner.deal("5")
    learner.try_again()
    deals = learner.engine.dealt
    assert deals == [lost, "5"]
    starts = {board_of(GAMES["learn-game-four"], deal=deal).game.start for deal in deals}
    assert len(starts) == len(deals)
    assert "learn-game-four" not in learner.kept()["stars"]


def is_told_how_it_was_lost(learner: CoursePage) -> None:
    """Expect the end of a game by a charge: why, every mask, all moves, and no more play."""
    learner.is_told("task-learn-game-four-lost")
    said = note(learner.board)
    expect(said).to_contain_text(learner.strings.t("play-you-lost"))
    expect(said).to_contain_text(learner.strings.t("play-story-win-candidate", winner=2))
    # The masks are turned over, and a touch leaves the result where it is.
    assert "x" not in (learner.board.get_attribute("data-position") or "x")
    standing = learner.step.locator(".volto-standing")
    expect(standing.locator(".volto-move-list li")).to_have_count(2 * len(CHARGE))
    own_side = standing.locator(".volto-standing__side[data-player='1']")
    expect(own_side).to_contain_text(learner.strings.t("play-side-you", player=1))
    captured = own_side.get_by_role("img").nth(1)
    candidate = learner.strings.t("board-off-masks", kind="candidate", count=1)
    expect(captured).to_have_accessible_name(re.compile(candidate))
    square(learner.board, "a4").click()
    expect(said).to_contain_text(learner.strings.t("play-you-lost"))


def questions_of(lesson: str) -> list[str]:
    return [step.id for each, step in STEPS if each.id == lesson and step.id in ANSWERS]


def test_a_lesson_is_skipped_by_its_test_and_by_nothing_less(visit: Visit[CoursePage]) -> None:
    learner = visit("nl")
    learner.light(6).click()
    first, second = questions_of("lady")
    for answers in ([ANSWERS[first], "refused"], [ANSWERS[first], ANSWERS[second]]):
        learner.press("skip")
        learner.stands_at(first)
        expect(learner.place).to_have_text(
            learner.strings.t("learn-place-test", lesson=6, step=1, steps=2)
        )
        learner.predict(answers[0])
        learner.press("next")
        learner.stands_at(second)
        learner.predict(answers[1])
        expect(learner.step.locator(".volto-answer")).to_have_attribute("open", "")
        if answers[1] == "refused":
            verdict = learner.step.locator(".volto-verdict")
            expect(verdict).to_have_text(learner.strings.t("learn-test-wrong"))
            learner.press("next")
            learner.is_scored("test", right=1, count=2)
            expect(learner.end).to_contain_text(learner.strings.t("learn-test-failed"))
            learner.press("next")
            learner.stands_at("learn-lady-show")
            assert learner.kept()["passed"] == []
    learner.press("next")
    learner.is_scored("test", right=2, count=2)
    expect(learner.end).to_contain_text(learner.strings.t("learn-test-passed", number=6))
    learner.press("next")
    learner.stands_at("learn-capture-show")
    assert learner.kept()["passed"] == ["lady"]
    title = learner.strings.t("lesson-lady")
    name = learner.strings.t("learn-lesson-passed", number=6, title=title)
    expect(learner.light(6)).to_have_attribute("aria-label", name)
    # Who leaves a test without an answer has not passed it.
    learner.press("skip")
    for _ in questions_of("captures"):
        learner.press("next")
    learner.stands_at("learn-capture-show")
    assert learner.kept()["passed"] == ["lady"]


def test_a_missed_question_comes_back_and_its_rule_is_shaky_and_reviewed_on_a_later_day(
    visit: Visit[CoursePage],
) -> None:
    learner = visit()
    learner.open("fr", "learn-lady")
    learner.press("next")
    first, last = questions_of("lady")
    learner.stands_at(first)
    wrong = "capture"
    assert ANSWERS[first] != wrong
    learner.predict(wrong)
    expect(learner.step.locator(".volto-verdict")).to_have_text(learner.strings.t("learn-wrong"))
    expect(learner.step.locator(f"[data-action={ANSWERS[first]}]")).to_have_attribute(
        "data-tone", "right"
    )
    assert first in learner.kept()["missed"]
    # The scheduler of the cards comes a moment after the verdict.
    is_told_to_be_shaky(learner, "move.lady")
    kept = learner.kept()
    learner.press("next")
    learner.stands_at(last)
    # Whoever goes back on their own is not led past what comes after it.
    learner.press("back")
    learner.stands_at(first)
    learner.press("next")
    learner.stands_at(last)
    assert ANSWERS[last] != "refused"
    learner.predict("refused")
    for missed in (first, last):
        learner.press("next")
        learner.stands_at(missed)
        expect(learner.message).to_have_text(learner.strings.t("learn-repeated"))
        learner.predict(ANSWERS[missed])
    assert learner.kept()["missed"] == []
    learner.press("next")
    learner.stands_at("lady-card")
    expect(learner.step).to_contain_text(learner.strings.t("lesson-lady-known-1"))
    title = learner.strings.t("lesson-captures")
    following = learner.strings.t("learn-next-lesson", number=7, title=title)
    expect(learner.action("next")).to_have_text(following)
    learner.press("next")
    learner.stands_at("learn-capture-show")
    # As it was after the mistake, but for the day.
    kept["rules"]["move.lady"]["card"]["due"] = "2020-01-01T00:00:00.000Z"
    learner.keep(json.dumps(kept))
    is_reviewed(learner, "move.lady")


def is_told_to_be_shaky(learner: CoursePage, name: str) -> None:
    """Expect a rule in the record with its links, and no review of it on the same day."""
    learner.page.locator(".volto-course__record summary").click()
    rule = learner.rule(name)
    expect(rule).to_have_attribute("data-known", "shaky")
    expect(rule).to_contain_text(learner.strings.t("learn-rule-shaky", days=1))
    expect(rule.locator("a").first).to_have_attribute("href", "../rules/#move-lady")
    expect(rule.locator("em a")).to_have_attribute("href", "#lady")
    expect(learner.page.locator("[data-action=review]")).to_be_hidden()


def is_reviewed(learner: CoursePage, name: str) -> None:
    """Review the one rule that is due, and forget all in the end."""
    rule, review = learner.rule(name), learner.page.locator("[data-action=review]")
    learner.page.goto(f"{learner.home}learn/#record")
    learner.page.reload()
    expect(review).to_have_text(learner.strings.t("learn-review", count=1))
    expect(rule).to_have_attribute("data-known", "shaky")
    review.click()
    expect(learner.place).to_have_text(learner.strings.t("learn-place-review", step=1, steps=1))
    asked = learner.step.get_attribute("data-step")
    assert asked
    learner.predict(ANSWERS[asked])
    expect(rule).to_have_attribute("data-known", "sure")
    learner.press("next")
    learner.is_scored("review", right=1, count=1)
    expect(learner.end).to_contain_text(learner.strings.t("learn-reviewed"))
    learner.press("next")
    learner.stands_at("case-lady-cannot-capture")
    expect(review).to_be_hidden()
    for _ in range(2):
        assert learner.kept()["rules"]
        learner.press("again")
    assert learner.kept()["rules"] == {}


def test_what_is_kept_survives_reload_language_another_tab_and_what_cannot_be_read(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("en")
    learner.open("en", "learn-offer-again")
    learner.play("d3d4")
    expect(learner.message).to_contain_text(learner.strings.t("learn-stars", count=3))
    learner.press("next")
    # The page of another language is another page, as one that is loaded again.
    learner.open("pt")
    learner.stands_at("learn-offer-two")
    title = learner.strings.t("lesson-ladies")
    name = learner.strings.t("learn-lesson-stars", number=1, title=title, stars=3, total=15)
    expect(learner.light(1)).to_have_attribute("aria-label", name)
    other = learner.in_another_tab()
    other.light(6).click()
    for _ in range(3):
        other.press("next")
    other.predict("refused")
    expect(learner.rule("move.lady")).to_have_attribute("data-known", "sure")
    for move in ("b3b4", "d3d4"):
        learner.play(move)
    expect(learner.message).to_contain_text(learner.strings.t("learn-stars", count=3))
    both = {"learn-offer-again": 3, "learn-offer-two": 3, "case-lady-cannot-capture": 3}
    assert learner.kept()["stars"] == both
    expect(other.light(1)).to_have_attribute("data-done", "some")
    texts = ["{", '{"version":2,"at":3}']
    for number, text in enumerate(texts, 1):
        learner.keep(text)
        learner.open("pt")
        expect(learner.message).to_have_text(learner.strings.t("learn-broken"))
        learner.stands_at(STEPS[0][1].id)
        aside = learner.page.evaluate(f"localStorage.getItem('{RECORD}-broken')")
        assert aside == "\n".join(texts[:number])


@pytest.mark.exhaustive
def test_on_a_small_phone_nothing_is_cut_off_and_all_can_be_reached(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("nl", viewport=SMALL_PHONE, color_scheme="dark", has_touch=True)
    for number in (1, len(all_lessons())):
        learner.action("more").click()
        learner.light(number).click()
        learner.page.locator(".volto-course__record").evaluate("record => { record.open = true }")
        assert learner.page.evaluate("document.documentElement.scrollWidth") <= 320
    learner.page.evaluate(AXE)
    assert learner.page.evaluate(ASK_AXE) == []


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
