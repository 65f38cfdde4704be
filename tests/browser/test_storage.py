"""Storage that is full or forbidden, and two tabs at once: nothing is lost, or it is told."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.combinations import combined
from tests.support.pages.editor import EditorPage
from tests.support.pages.page import SitePage, Visit, visits
from tests.support.pages.puzzle import PuzzlePage
from tests.support.screens import DESK
from tests.support.seats import QUIET
from tests.support.site import Site
from tests.support.storage import FILL

pytestmark = pytest.mark.browser

FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"
# As browsers do it that may not keep anything: not even to ask is allowed.
FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
}"""


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[SitePage]]:
    """Opens any page of the site."""
    with visits(browser, site, SitePage) as visit:
        yield visit


@pytest.fixture
def reader(visit: Visit[SitePage]) -> BrowserContext:
    """A reader at a desk who opens a new tab for every page, which may have scripts of its own."""
    page = visit("fr", viewport=DESK).page
    page.goto("about:blank")
    return page.context


HOWS = {"full": FULL, "forbidden": FORBIDDEN}


@pytest.mark.parametrize(
    ("how", "where"),
    combined({("full", "examples/"), ("forbidden", "lab/")}, HOWS, ("lab/", "examples/")),
)
def test_what_cannot_be_kept_is_told_and_everything_goes_on(
    how: str, where: str, reader: BrowserContext, site: Site
) -> None:
    bench = EditorPage(reader, site, ".volto-lab" if where == "lab/" else ".volto-setup")
    bench.page.add_init_script(HOWS[how])
    bench.go(where)
    bench.page.locator(".volto-to-dark").click()
    expect(bench.page.locator("html")).to_have_attribute("data-md-color-scheme", "slate")
    if where == "lab/":
        compose_unkept(bench)
    else:
        save_unkept(bench)
    assert bench.problems == []


def compose_unkept(lab: EditorPage) -> None:
    """Compose a position in the lab, and play from it."""
    lab.use("clear")
    expect(lab.message).to_have_text(lab.t("lab-unkept"))
    lab.mask(1, "noble").click()
    lab.square("c3").click()
    lab.play()
    lab.placed("5/5/5/5/2N2/5/5 1 00")


def save_unkept(builder: EditorPage) -> None:
    """Save two set-ups, which are there as long as the page is open."""
    saved = builder.root.locator(".volto-saved .volto-action")
    builder.use("save")
    expect(builder.message.last).to_have_text(builder.t("setup-unkept"))
    builder.use("mirror")
    builder.placed("5/5/5/5/5/SNALN/ALCNA 1 00")
    builder.use("save")
    expect(saved).to_have_text(["NLANS/ANCLA", "SNALN/ALCNA"])


def test_progress_that_finds_no_room_can_be_taken_along_and_is_kept_when_there_is_room(
    reader: BrowserContext, site: Site
) -> None:
    learner = PuzzlePage(reader, site)
    first, second = learner.puzzle("save"), learner.puzzle("odds")
    learner.page.goto(site.home + QUIET)
    learner.page.evaluate(FILL)
    learner.open(first)
    learner.play(first["solution"])
    learner.stands("solved")
    expect(learner.page.locator(".volto-keeping")).to_have_text(learner.t("trainer-full"))
    learner.go()
    learner.see_figures()
    report = learner.page.locator(".volto-report")
    expect(report.locator("progress")).to_have_js_property("value", 1)
    expect(report).to_contain_text(learner.t("trainer-full"))
    learner.page.evaluate(
        "for (const name of Object.keys(localStorage)) localStorage.removeItem(name)"
    )
    learner.open(second)
    learner.play(second["solution"])
    learner.stands("solved")
    expect(learner.page.locator(".volto-keeping")).to_be_empty()
    assert set(learner.kept()["solved"]) == {first["id"], second["id"]}
    assert learner.problems == []


def test_what_cannot_be_read_is_not_written_over_even_where_there_is_no_room(
    reader: BrowserContext, site: Site
) -> None:
    learner = PuzzlePage(reader, site)
    puzzle = learner.puzzle("save")
    broken = "?" * 1000
    learner.page.goto(site.home + QUIET)
    learner.page.evaluate("text => localStorage.setItem('volto.puzzles', text)", broken)
    learner.page.evaluate(FILL)
    learner.open(puzzle)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    stored = learner.page.evaluate("Object.values(localStorage)")
    assert broken in stored
    learner.go()
    expect(learner.page.locator(".volto-sorry")).to_be_visible()
    assert learner.problems == []


def test_a_tab_goes_on_from_what_another_has_recorded(reader: BrowserContext, site: Site) -> None:
    one = EditorPage(reader, site, ".volto-setup")
    other = EditorPage(reader, site, ".volto-setup", beside=one)
    for tab in (one, other):
        tab.go("examples/")
    other.use("mirror")
    one.use("save")
    saved = [tab.root.locator(".volto-saved .volto-action") for tab in (one, other)]
    expect(saved[1]).to_have_text(["NLANS/ANCLA"])
    other.use("save")
    for each in saved:
        expect(each).to_have_text(["NLANS/ANCLA", "SNALN/ALCNA"])
    one.page.locator(".volto-to-dark").click()
    expect(other.page.locator("html")).to_have_attribute("data-md-color-scheme", "slate")
    assert one.problems == other.problems == []


def test_each_tab_has_its_own_game_in_the_lab_and_a_new_one_takes_up_the_last(
    reader: BrowserContext, site: Site
) -> None:
    one = EditorPage(reader, site, ".volto-lab")
    other = EditorPage(reader, site, ".volto-lab", beside=one)
    one.go("lab/")
    one.use("clear")
    other.go("lab/#position=4c/5/2l2/2N2/5/5/C4_1_00")
    other.lives()
    other.square("c4").click()
    other.square("c3").click()
    expect(other.root.locator(".volto-line li button")).to_have_text(["c4c3"])
    one.go("lab/")
    one.placed("5/5/5/5/5/5/5 1 00")
    last = EditorPage(reader, site, ".volto-lab", beside=one)
    last.go("lab/")
    expect(last.root.locator(".volto-line li button")).to_have_text(["c4c3"])
    assert one.problems == other.problems == last.problems == []


def test_puzzles_solved_in_two_tabs_are_both_solved(reader: BrowserContext, site: Site) -> None:
    learner = PuzzlePage(reader, site)
    first, second = learner.puzzle("save"), learner.puzzle("odds")
    learner.open(first)
    overview = reader.new_page()
    overview.goto(f"{site.home}puzzles/")
    overview.locator(".volto-own").scroll_into_view_if_needed()
    bar = overview.locator(".volto-report progress")
    expect(bar).to_have_js_property("value", 0)
    learner.play(first["solution"])
    learner.stands("solved")
    expect(bar).to_have_js_property("value", 1)
    learner.open(second)
    learner.play(second["solution"])
    learner.stands("solved")
    expect(bar).to_have_js_property("value", 2)
    assert set(learner.kept()["solved"]) == {first["id"], second["id"]}
    assert learner.problems == []
