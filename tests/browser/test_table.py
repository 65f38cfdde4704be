"""The table: board, task, answer and the way on are in the window, and nothing moves."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from time import sleep

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support.combinations import combined
from tests.support.course import ANSWERS, STEPS
from tests.support.pages.board import note, reveal
from tests.support.pages.course import CoursePage, do_right
from tests.support.pages.page import Visit, visits
from tests.support.pages.puzzle import IS_SETTLED, PuzzlePage, Table, refuted
from tests.support.site import Site
from tests.support.stillness import TABLE, loading_shifts, still
from tests.support.table import SMALLEST_UPRIGHT, WINDOWS, Watch, look, resize, window
from volto_core.puzzles.puzzle import Aim
from volto_core.teaching.tasks import Task
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

# Of every kind of step: an example, a task, one with several goals, one of pointing, one of
# striking out, a question and a claim.
SAMPLE = (
    *("learn-offer", "learn-offer-again", "e1", "learn-road", "s1", "learn-strike-count"),
    *("case-second-lady-captured", "claim-last-of-three"),
)
# Where a button has least room, and where it stands in the narrow column beside the board.
NARROW_AND_LOW = ((360, 640), (1366, 641))
GO_ON = """address => {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
# The buttons of a table in whose names a word is broken, and how many of its choices are in a row.
ROWS = """() => {
  const seen = [...document.querySelectorAll("volto-table button, volto-table a.volto-call")]
    .filter((button) => button.checkVisibility());
  const linesIn = (button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const broken = seen.filter(
    (button) => linesIn(button) > button.textContent.trim().split(/\\s+/).length,
  );
  const tops = seen.filter((button) => button.closest(".volto-choices"))
    .map((button) => Math.round(button.getBoundingClientRect().top));
  const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  return [broken.map(({ textContent }) => textContent), rows];
}"""


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[CoursePage]]:
    with visits(browser, site, CoursePage) as visit:
        yield visit


def walk(learner: CoursePage, names: Collection[str]) -> list[str]:
    """What is wrong at each of these steps: on arrival, after a hint, after a try, when done."""
    wrong = []
    for _, step in STEPS:
        if step.id not in names:
            continue
        arrive(learner, step.id)
        watch = Watch(learner.page)
        if not isinstance(step, Task):
            learner.predict(ANSWERS[step.id])
            expect(learner.step.locator(".volto-verdict")).not_to_be_empty()
        else:
            hint = learner.step.locator("[data-action=hint]")
            if hint.is_visible():
                hint.click()
                watch.look()
            do_right(learner, step)
            expect(note(learner.board)).not_to_be_empty()
        watch.look()
        wrong += [f"{step.id}: {problem}" for problem in watch.problems]
    return wrong


def arrive(learner: CoursePage, name: str) -> None:
    learner.page.evaluate("name => { location.hash = name }", name)
    learner.stands_at(name)


# What the course deals is tested with its games.
NAMES = [step.id for _, step in STEPS if not step.id.startswith("learn-game")]


def test_steps_of_every_kind_and_every_eighth_step_on_arrival_fit_the_smallest_phone(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("fr", viewport=window(SMALLEST_UPRIGHT), has_touch=True)
    wrong = walk(learner, SAMPLE)
    for name in NAMES[::8]:
        arrive(learner, name)
        wrong += [f"{name}: {problem}" for problem in look(learner.page).problems]
    assert wrong == []


def breaks_no_word_and_leaves_no_choice_alone(learner: CoursePage) -> None:
    """Look at the buttons of three steps, of which none is done but the first."""
    learner.step.locator("[data-action=show]").click()
    expect(learner.step.locator("[data-action=next][data-done=true]")).to_be_visible()
    for size in NARROW_AND_LOW:
        resize(learner.page, size)
        assert learner.page.evaluate(ROWS) == [[], []]
    for name, choices in (("case-nothing-to-move", 3), ("learn-strike-count", 0)):
        arrive(learner, name)
        for size in NARROW_AND_LOW:
            resize(learner.page, size)
            broken, rows = learner.page.evaluate(ROWS)
            assert (broken, sum(rows)) == ([], choices)
            assert 1 not in rows


# The table of the course and that of a puzzle are laid out alike: each window is tried with one.
OF_PUZZLES = WINDOWS[1::2]
OF_STEPS = WINDOWS[2::2]
# A step of some kind in each window but the smallest.
WALKED = dict(zip(WINDOWS[1:], (*SAMPLE, "learn-strike-diagonal"), strict=True))


@pytest.mark.parametrize(
    ("language", "sizes"), combined({("nl", OF_STEPS)}, CODES, (OF_STEPS, OF_PUZZLES))
)
def test_no_button_is_broken_and_a_step_of_some_kind_fits_its_window(
    language: str, sizes: Sequence[tuple[int, int]], visit: Visit[CoursePage]
) -> None:
    learner = visit(language, viewport=window(NARROW_AND_LOW[0]))
    breaks_no_word_and_leaves_no_choice_alone(learner)
    wrong = []
    for size in sizes:
        resize(learner.page, size)
        wrong += [f"{size}: {each}" for each in walk(learner, {WALKED[size]})]
    assert wrong == []


@pytest.mark.exhaustive
def test_every_step_of_the_course_fits_the_smallest_phone(visit: Visit[CoursePage]) -> None:
    learner = visit("fr", viewport=window(SMALLEST_UPRIGHT), has_touch=True)
    assert walk(learner, NAMES) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", WINDOWS)
def test_steps_of_every_kind_fit_every_window(
    size: tuple[int, int], language: str, visit: Visit[CoursePage]
) -> None:
    learner = visit(language, viewport=window(size))
    assert walk(learner, SAMPLE) == []


def test_a_puzzle_of_some_kind_fits_its_window(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("pt", viewport=window(OF_PUZZLES[0]))
    wrong = []
    for number, (size, aim) in enumerate(zip(OF_PUZZLES, cycle(Aim), strict=False)):
        resize(learner.page, size)
        puzzle = puzzle_of(learner, aim.value, number // len(Aim))
        if number:
            go_on_to(learner, puzzle)
        else:
            learner.open(puzzle)
        wrong += [f"{size} {aim.value}: {each}" for each in solved(learner, puzzle)]
    assert wrong == []


def puzzle_of(learner: PuzzlePage, aim: str, number: int = 0) -> Table:
    """One of the puzzles with this aim that tell what happened before."""
    told = [each for each in learner.all(aim) if len(each.get("history", ())) > 1]
    return told[number]


def go_on_to(learner: PuzzlePage, puzzle: Table) -> None:
    """Go to another puzzle within the page, as Back and Forward do."""
    learner.page.evaluate(GO_ON, f"{learner.home}puzzles/{puzzle['id']}/")
    expect(learner.board).to_have_attribute("data-puzzle", puzzle["id"])
    expect(learner.page.locator(".volto-bar button").first).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("aim", [aim.value for aim in Aim])
@pytest.mark.parametrize("size", WINDOWS)
def test_puzzles_of_every_kind_fit_every_window(
    size: tuple[int, int], aim: str, language: str, visit_trainer: Visit[PuzzlePage]
) -> None:
    learner = visit_trainer(language, viewport=window(size))
    puzzle = puzzle_of(learner, aim)
    learner.open(puzzle)
    assert solved(learner, puzzle) == []


def solved(learner: PuzzlePage, puzzle: Table) -> list[str]:
    """What is wrong while a puzzle is solved: on arrival, after a hint, refuted, at the end."""
    aim = puzzle["kind"]
    learner.page.wait_for_function(IS_SETTLED)
    watch = Watch(learner.page)
    learner.use("hint")
    learner.page.wait_for_function(IS_SETTLED)
    watch.look()
    if aim == "unmask":
        learner.page.locator(f"[data-kind={puzzle['answer']}]").click()
    else:
        if aim == "win":
            learner.play(refuted(puzzle)[0])
            learner.use("why")
            learner.page.wait_for_function(IS_SETTLED)
            watch.look()
            learner.use("again")
        learner.play(puzzle["solution"])
    learner.page.wait_for_function(IS_SETTLED)
    watch.look()
    return watch.problems


def test_the_masks_off_the_mat_are_in_view_or_one_tap_away(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    sizes = ((390, 664), (640, 360), (1366, 641))
    learner = visit_trainer("en", viewport=window(sizes[0]))
    puzzle = learner.puzzle("unmask", lambda table: len(table.get("off", "")) > 3)
    learner.open(puzzle)
    learner.page.wait_for_function(IS_SETTLED)
    # Beside the mat as signs, or in the words beside the board; ladies are hearts.
    others = len(puzzle["off"].replace("L", ""))
    for size in sizes:
        learner.page.keyboard.press("Escape")
        resize(learner.page, size)
        masks = learner.page.locator("[data-side=far] .volto-mask:visible")
        if not masks.count():
            enemy = 3 - int(puzzle["position"].split()[1])
            side = learner.page.locator(f".volto-standing__side[data-player='{enemy}']")
            masks = reveal(side).locator(".volto-mask")
        expect(masks).to_have_count(others)
        for mask in masks.all():
            expect(mask).to_be_in_viewport(ratio=1)
        assert learner.page.evaluate("scrollY") == 0


@contextmanager
def late(page: Page, address: str) -> Iterator[None]:
    """Let a file come after some frames without it."""

    def wait(route: Route) -> None:
        sleep(0.3)
        route.continue_()

    page.route(address, wait)
    yield
    page.unroute(address, wait)


def test_nothing_shifts_while_a_puzzle_is_solved_and_the_next_comes_without_a_page(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("fr", viewport=window((390, 664)), has_touch=True)
    puzzle = learner.puzzle("win", lambda table: table["within"] == 1)
    with late(learner.page, "**/strings/fr.ftl"):
        learner.open(puzzle)
        learner.page.wait_for_function(IS_SETTLED)
        expect(learner.page.locator(".volto-margin[data-side=near]")).to_be_visible()
    assert loading_shifts(learner.page) == []
    learner.page.evaluate("window.isSamePage = true")
    with still(learner.page, *TABLE):
        learner.play(puzzle["solution"])
        learner.stands("solved")
    learner.page.keyboard.press("n")
    expect(learner.board).not_to_have_attribute("data-puzzle", puzzle["id"])
    assert puzzle["id"] not in learner.page.url
    learner.stands("ready")
    learner.page.go_back()
    expect(learner.board).to_have_attribute("data-puzzle", puzzle["id"])
    assert learner.page.evaluate("window.isSamePage")


def test_steps_have_addresses_and_keys_the_sheet_covers_the_board_and_no_square_is_lost(
    visit: Visit[CoursePage],
) -> None:
    learner = visit("en", viewport=window((390, 664)))
    has_a_sheet_and_a_legend(learner)
    learner.press("next")
    learner.stands_at("learn-offer")
    assert learner.page.url.endswith("#learn-offer")
    learner.page.reload()
    learner.is_ready()
    learner.stands_at("learn-offer")
    learner.page.go_back()
    learner.stands_at("learn-story")
    is_led_on_by_keys(learner)
    loses_no_square_pointed_at_faster_than_it_is_answered(learner)


def has_a_sheet_and_a_legend(learner: CoursePage) -> None:
    """Expect the sheet to keep the board from being played, and the legend to cover nothing."""
    more = learner.page.locator("[data-action=more]")
    more.click()
    lights = learner.page.locator(".volto-course__lessons")
    expect(lights).to_be_visible()
    assert learner.board.evaluate("board => board.inert")
    learner.page.keyboard.press("Escape")
    expect(lights).to_be_hidden()
    expect(more).to_be_focused()
    assert not learner.board.evaluate("board => board.inert")
    asked = learner.page.locator(".volto-table__legend")
    asked.click()
    legend = learner.page.locator("dialog.volto-legend")
    expect(legend).to_be_visible()
    learner.page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    expect(asked).to_be_focused()
    assert look(learner.page).problems == []


def is_led_on_by_keys(learner: CoursePage) -> None:
    """Have a hint, the list of the keys and the next step by keys."""
    arrive(learner, "learn-offer-again")
    learner.page.keyboard.press("h")
    expect(learner.step.locator(".volto-hints li")).to_have_count(1)
    learner.page.keyboard.press("?")
    expect(learner.page.locator("dialog.volto-keys")).to_be_visible()
    # While the list is open the keys are not the table's.
    learner.page.keyboard.press("n")
    learner.page.keyboard.press("Escape")
    learner.stands_at("learn-offer-again")
    learner.play("d3d4")
    learner.stands("solved")
    # Of a double press, the second finds a step that is not done, and leaves nothing out.
    for _ in range(2):
        learner.page.keyboard.press("n")
    learner.stands_at("learn-offer-two")


def loses_no_square_pointed_at_faster_than_it_is_answered(learner: CoursePage) -> None:
    arrive(learner, "s1")
    learner.hold("point")
    learner.hit("a1", "b1")
    learner.release()
    expect(learner.square("b1")).to_have_attribute("aria-pressed", "true")
    pointed = [each["square"] for each in learner.engine.asked if each["do"] == "point"]
    assert pointed == ["a1", "b1"]


def test_without_a_script_the_parts_of_a_puzzle_are_there(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.home + "puzzles/win-in-2-001/")
    for part in ("task", "board", "aside"):
        expect(page.locator(f"[data-part={part}]")).to_be_visible()
    context.close()


def test_a_mask_touched_while_the_other_side_answers_is_selected_then(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("pt", viewport=window((390, 664)), has_touch=True)
    puzzle = learner.puzzle("win", lambda table: table["within"] == 2 and "x" in table["position"])
    learner.open(puzzle)
    learner.hold("answer")
    solution = puzzle["solution"]
    learner.play(solution)
    learner.stands("thinking")
    mask = learner.square(solution[2:])
    mask.tap()
    expect(mask).to_have_attribute("aria-pressed", "true")
    learner.release()
    learner.stands("ready")
    expect(mask).to_have_attribute("aria-pressed", "true")
    expect(learner.board.locator(".is-target").first).to_be_attached()
