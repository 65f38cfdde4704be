"""The examples as tasks: solved by pointer, touch and keyboard, with every mistake answered."""

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Route, expect

from tests.support.axe import ASK_AXE, AXE, barriers_in
from tests.support.combinations import combined, sampled
from tests.support.contrast import unreadable_under_the_pointer
from tests.support.pages.board import action, square
from tests.support.pages.examples import (
    LOST,
    TRIES,
    WAYS,
    ExamplesPage,
    OverheardPage,
    click,
    do,
    shortest,
    solve,
    tap,
)
from tests.support.pages.page import Visit, visits
from tests.support.screens import SMALL_PHONE
from tests.support.seats import add_script_once, sooner
from tests.support.site import Site
from tests.support.tasks import TASKS
from volto_core.pieces import Kind, Player
from volto_core.text.notation import format_position, parse_square
from volto_site.languages import CODES
from volto_site.strings import strings_of

pytestmark = pytest.mark.browser

# Whose it is depends on the trap.
TAKEN = re.compile("Une demoiselle (d’Ivoire|de Nuit) est capturée")

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# The browser is not idle until it is told to, and then does what has waited.
HOLD = """() => {
  window.waiting = [];
  window.idleBefore = window.requestIdleCallback;
  window.requestIdleCallback = (act) => window.waiting.push(act);
}"""
LET_GO = """() => {
  window.requestIdleCallback = window.idleBefore;
  window.waiting.forEach((act) => act());
  return window.waiting.length;
}"""


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[ExamplesPage]]:
    with visits(browser, site, ExamplesPage) as visit:
        yield visit


@pytest.fixture
def overhear(browser: Browser, site: Site) -> Iterator[Visit[OverheardPage]]:
    with visits(browser, site, OverheardPage) as visit:
        yield visit


@pytest.fixture
def visit_in_haste(browser: Browser, site: Site) -> Iterator[Visit[ExamplesPage]]:
    """Opens the page where the other side answers at once."""

    def hasty(context: BrowserContext, site: Site, language: str) -> ExamplesPage:
        add_script_once(context, sooner(700))
        return ExamplesPage(context, site, language)

    with visits(browser, site, hasty) as visit:
        yield visit


@pytest.fixture(scope="module")
def visitor(browser: Browser, site: Site) -> Iterator[ExamplesPage]:
    """The page in French, for tests that each use a task of their own."""
    with visits(browser, site, ExamplesPage) as visit:
        yield visit()


def test_every_remark_has_its_try() -> None:
    for name, task in TASKS.items():
        remarks = {remark.id for remark in (*task.goals, *task.mistakes)}
        assert set(TRIES[name].values()) == remarks


# In Dutch some are solved on the smallest phone.
@pytest.mark.parametrize(
    ("language", "way"), combined({("fr", "pointer"), ("pt", "keyboard")}, CODES, WAYS)
)
def test_every_example_is_solved(
    language: str, way: str, visit_in_haste: Visit[ExamplesPage]
) -> None:
    options, press = WAYS[way]
    visitor = visit_in_haste(language, **options)
    for name in TASKS:
        # By pointer also every mistake is made, and answered with its own sentence.
        solve(visitor, name, press, TRIES[name] if way == "pointer" else shortest(name))


def test_a_trap_is_shown_as_it_is_and_can_be_tried_again(visitor: ExamplesPage) -> None:
    for name, trap in LOST.items():
        board = visitor.task(name)
        start = board.get_attribute("data-position")
        click(action(board, "hint"))
        do(visitor, name, trap)
        expect(board).to_have_attribute("data-status", "over")
        said = board.locator("[role=status]")
        expect(said.locator("strong")).to_have_text(strings_of("fr").t("play-you-lost"))
        expect(said).to_contain_text(TAKEN)
        expect(said.locator("a")).to_be_visible()
        assert board.get_attribute("data-position") != start
        click(square(board, trap[:2]))
        expect(said).to_contain_text(TAKEN)
        click(action(board, "again"))
        expect(board).to_have_attribute("data-position", start or "")
        expect(board).to_have_attribute("data-status", "ready")
        expect(board.locator(".volto-hints li")).to_have_count(1)
        expect(board.locator("[data-square]:focus")).to_have_count(1)


def test_hints_come_one_at_a_time_and_are_heard(visitor: ExamplesPage) -> None:
    board = visitor.task("e2")
    asked_before = len(visitor.engine.asked)
    hints = board.get_by_role("log").locator("li")
    expect(hints).to_have_count(0)
    number = TASKS["e2"].hints
    assert number > 1
    for each in range(1, number + 1):
        click(action(board, "hint"))
        expect(hints).to_have_count(each)
        expect(hints.last).to_have_text(strings_of("fr").t(f"task-e2-hint-{each}"))
    expect(action(board, "hint")).to_have_attribute("aria-disabled", "true")
    action(board, "hint").dispatch_event("click")
    expect(hints).to_have_count(number)
    do(visitor, "e2", "b3c4")
    expect(board).to_have_attribute("data-status", "solved")
    asked = visitor.engine.asked[asked_before:]
    assert len([request for request in asked if request["do"] == "hint"]) == number


def test_a_task_begins_without_an_engine_and_ends_in_free_play_that_can_be_left(
    visit: Visit[ExamplesPage],
) -> None:
    visitor = visit()
    visitor.engine.failure = "network"
    board = visitor.task("e3")
    click(action(board, "hint"))
    expect(board.locator(".volto-hints li")).to_have_count(1)
    visitor.page.evaluate(HOLD)
    click(square(board, "b3"))
    expect(square(board, "b4")).to_have_accessible_name(re.compile("capture possible"))
    click(square(board, "b4"))
    expect(board).to_have_attribute("data-status", "error")
    # What was to be said of the selection comes late: what is said of the failure must stay.
    assert visitor.page.evaluate(LET_GO)
    visitor.engine.failure = None
    click(board.get_by_role("button", name="Réessayer"))
    expect(board).to_have_attribute("data-status", "solved")
    turns_every_mask_over(visitor, board)


def turns_every_mask_over(visitor: ExamplesPage, board: Locator) -> None:
    """Play on freely where the third example is solved, and come back to the task."""
    start = "4x/5/5/1x3/1NC2/5/5 1 00"
    expect(board.locator("[data-tool=undo]")).to_be_hidden()
    click(action(board, "free"))
    expect(board).to_have_attribute("data-position", "4c/5/5/1l3/1NC2/5/5 1 00")
    expect(board).to_have_attribute("data-status", "ready")
    expect(board.locator("[data-square]:focus")).to_have_count(1)
    do(visitor, "e3", "b3a3")
    expect(board).to_have_attribute("data-position", "4c/5/5/1l3/N1C2/5/5 2 00")
    do(visitor, "e3", "e7e6")
    expect(board).to_have_attribute("data-position", "5/4c/5/1l3/N1C2/5/5 1 00")
    click(board.locator("[data-tool=reset]"))
    expect(board).to_have_attribute("data-position", "4c/5/5/1l3/1NC2/5/5 1 00")
    click(action(board, "again"))
    expect(board).to_have_attribute("data-position", start)
    do(visitor, "e3", "b3b4")
    expect(board).to_have_attribute("data-status", "solved")


def test_the_other_side_answers_in_its_own_time(visitor: ExamplesPage) -> None:
    board = visitor.task("e4-ivory")
    visitor.page.evaluate(
        """() => {
          window.moved = [];
          addEventListener("volto-move", ({ detail }) => window.moved.push(detail));
        }"""
    )
    do(visitor, "e4-ivory", "b3b4")
    expect(board.locator("[role=status]")).to_contain_text("La demoiselle d’Ivoire va de b3 en b4")
    expect(board).to_have_attribute("data-status", "solved")
    moved = visitor.page.evaluate("window.moved")
    assert [each["move"] for each in moved] == ["b3b4", "b5b4"]
    assert "win.ladies" in moved[1]["rules"]


def test_from_each_place_the_page_receives_that_view_and_no_more(visitor: ExamplesPage) -> None:
    board = visitor.task("s1")
    views = {
        "1": "xxxxx/xxxxx/5/5/5/LANSN/NACAL 1 00",
        "2": "nalcn/ansla/5/5/5/XXXXX/XXXXX 1 00",
        "nobody": "xxxxx/xxxxx/5/5/5/XXXXX/XXXXX 1 00",
    }
    for place, position in (*list(views.items())[1:], ("1", views["1"])):
        click(board.locator(f"button[data-viewer='{place}']"))
        expect(board).to_have_attribute("data-position", position)
        near = square(board, "c7" if place == "2" else "c1").bounding_box()
        far = square(board, "c1" if place == "2" else "c7").bounding_box()
        assert near
        assert far
        assert near["y"] > far["y"]
        expect(board).to_have_attribute("data-status", "ready")


# All that a page holds of a board: what is drawn, named, written and carried.
HELD = """board => ({
  uses: [...board.querySelectorAll("use")].map((use) => use.getAttribute("href")),
  names: [...board.querySelectorAll("[data-square]")].map(({ ariaLabel }) => ariaLabel),
  position: board.dataset.position,
  text: board.outerHTML,
})"""
# Of how many tasks the engine has told.
TOLD = "new Set(window.heard.map(({ answer }) => answer?.task?.id).filter(Boolean)).size"
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])"


@pytest.mark.parametrize("language", sampled(CODES, "en"))
def test_the_engine_names_no_hidden_mask_before_it_is_revealed_and_judges_a_task(
    language: str, overhear: Visit[OverheardPage]
) -> None:
    visitor = overhear(language)
    words = (strings_of(language).t("play-kind", kind=kind.name.lower()) for kind in Kind)
    kinds = re.compile("|".join(map(re.escape, words)))
    for name, task in TASKS.items():
        board = visitor.task(name)
        for _ in range(task.hints):
            click(action(board, "hint"))
        # Whoever chooses a mask makes the page ask for the board.
        click(square(board, next(iter(TRIES[name]))[:2] if not task.points else "c4"))
        expect(board).to_have_attribute("data-status", "ready", timeout=60_000)
        held = board.evaluate(HELD)
        family = "night" if task.learner is Player.IVORY else "ivory"
        drawn = {use for use in held["uses"] if re.match(rf"#volto-{family}-(?!line)", use)}
        assert drawn == {f"#volto-{family}-hidden"}
        truth = format_position(task.game.position).split()[0]
        letters = set("nacsl" if task.learner is Player.IVORY else "NACSL")
        assert not set(held["position"].split()[0]) & letters
        assert truth not in held["text"] + visitor.page.evaluate(KEPT)
        enemies = task.game.position.masks_of(task.learner.opponent)
        hidden = [name for name in held["names"] if enemies >> parse_square(name[:2]) & 1]
        # What can be deduced of a mask is said of it, and that is more than one kind.
        assert all(len(kinds.findall(name)) != 1 for name in hidden), hidden
        spoken = board.aria_snapshot()
        assert all(name in spoken for name in hidden)
    visitor.page.wait_for_function(f"() => {TOLD} >= {len(TASKS)}")
    heard = visitor.page.evaluate("window.heard.map(({ answer }) => answer).filter(Boolean)")
    told = [answer for answer in heard if "task" in answer]
    for answer in told:
        learner = TASKS[answer["task"]["id"]].learner
        named = {each["player"] for each in answer["events"] + answer["left"] if "kind" in each}
        assert named <= {learner}
        enemy = "nacsl" if learner is Player.IVORY else "NACSL"
        assert not set(answer["position"].split()[0]) & set(enemy)
    assert {answer["task"]["id"] for answer in told} == set(TASKS)
    # The mask is chosen already.
    judged = visitor.task("e4-ivory")
    click(square(judged, "b4"))
    visitor.told("e4-ivory", "taken", "solved")
    click(action(judged, "free"))
    expect(judged).to_have_attribute("data-position", "4c/5/1n3/5/1L2N/3C1/5 1 10")


WITHOUT_OTHERS = """(names) => {
  for (const board of document.querySelectorAll("volto-board")) {
    if (!names.includes(board.dataset.task)) board.remove();
  }
}"""


def test_a_task_in_use_has_no_barrier_and_its_buttons_can_be_read_under_the_pointer(
    visit: Visit[ExamplesPage],
) -> None:
    visitor = visit()
    page = visitor.page
    board = visitor.task("e3")
    click(action(board, "hint"))
    do(visitor, "e3", "c3b4")
    expect(board).to_have_attribute("data-status", "over")
    solved = solve(visitor, "s1", click, shortest("s1"))
    expect(action(solved, "free")).to_be_visible()
    # Axe reads the whole page, of whose other boards nothing is asked.
    page.evaluate(WITHOUT_OTHERS, ["e3", "s1"])
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert barriers_in(board, solved) == [], scheme
        buttons = solved.locator(".volto-bar button:visible")
        assert unreadable_under_the_pointer(buttons) == [], scheme


def test_no_button_of_a_task_comes_before_its_name(reader: BrowserContext, site: Site) -> None:
    page = reader.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/strings/fr.ftl*", hold)
    page.goto(f"{site.home}examples/")
    board = page.locator("volto-board[data-task=s1]")
    board.scroll_into_view_if_needed()
    expect(square(board, "a1")).to_be_visible()
    page.evaluate(AXE)
    assert page.evaluate(ASK_AXE, {"only": ["button-name"]}) == []
    box = board.bounding_box()
    held[0].continue_()
    expect(action(board, "hint")).not_to_be_empty()
    assert board.bounding_box() == box


# Parts that are not inside the smallest phone, and buttons that are low or cut a word off.
OUTSIDE = """parts => parts.filter((part) => {
  const { left, right } = part.getBoundingClientRect();
  return left < 0 || right > 320;
}).map(({ textContent }) => textContent)"""
LOW_OR_CUT_OFF = """buttons => buttons.filter(
  (each) => each.offsetHeight < 40 || each.scrollWidth > each.clientWidth,
).map(({ textContent }) => textContent)"""


def test_a_task_fits_the_smallest_phone(visit: Visit[ExamplesPage]) -> None:
    # Its words are the longest.
    visitor = visit("nl", viewport=SMALL_PHONE, has_touch=True, is_mobile=True)
    for name in ("s1", "e1", "e3"):
        solve(visitor, name, tap, shortest(name))
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 320
    parts = visitor.page.locator(":is(.volto-bar button, .volto-note a):visible")
    assert parts.evaluate_all(OUTSIDE) == []
    buttons = visitor.page.locator(".volto-bar button:visible")
    assert buttons.evaluate_all(LOW_OR_CUT_OFF) == []
    assert buttons.count() > 0


def test_the_grid_is_described_by_what_there_is_to_do(visitor: ExamplesPage) -> None:
    grid = visitor.task("e5").get_by_role("grid")
    expect(grid).to_have_accessible_description(re.compile(strings_of("fr").t("task-e5")))
