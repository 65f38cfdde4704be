"""The lab at its table: everything is in the window in either mode, and no touch is lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.combinations import paired
from tests.support.pages.board import note, reveal
from tests.support.pages.editor import DUEL, FIRST, EditorPage, open_game
from tests.support.pages.page import Visit, visits
from tests.support.site import Site
from tests.support.table import SHIFTS, WINDOWS, Watch, look, window
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[EditorPage]]:
    """Opens the lab in contexts of its own."""

    def lab(context: BrowserContext, site: Site, language: str) -> EditorPage:
        page = EditorPage(context, site, ".volto-lab")
        page.speak(language)
        return page

    with visits(browser, site, lab) as visit:
        yield visit


@pytest.mark.parametrize(("size", "language"), paired(WINDOWS, CODES))
def test_the_lab_fits_every_window_in_either_mode(
    size: tuple[int, int], language: str, visit: Visit[EditorPage]
) -> None:
    lab = visit(language, viewport=window(size))
    lab.go("lab/")
    watch = Watch(lab.page)
    lab.square("b2").click()
    lab.square("b4").click()
    expect(lab.status).not_to_be_empty()
    watch.look()
    reveal(lab.root.locator("[data-lost='1']")).select_option("2")
    expect(lab.message.locator("li")).to_have_count(2)
    lab.page.keyboard.press("Escape")
    watch.look()
    lab.use("undo")
    lab.play()
    watch.look()
    lab.square("b4").click()
    lab.square("b5").click()
    expect(lab.root.locator(".volto-line li button")).to_have_count(1)
    watch.look()
    lab.use("next")
    lab.is_in("edit")
    watch.look()
    assert watch.problems == []


def test_nothing_shifts_while_the_lab_changes_its_mode(visit: Visit[EditorPage]) -> None:
    lab = visit("fr", viewport=window((390, 664)))
    lab.page.add_init_script(SHIFTS)
    lab.go("lab/")
    lab.placed(FIRST)
    lab.play()
    lab.square("b2").click()
    lab.square("b3").click()
    lab.stands("ready")
    assert lab.page.evaluate("window.shifts") == []


def test_a_move_and_its_line_are_one_request(lab: EditorPage) -> None:
    open_game(lab, DUEL)
    lab.stands("ready")
    lab.engine.asked.clear()
    lab.square("c4").click()
    lab.square("c3").click()
    expect(lab.root.locator(".volto-line li button")).to_have_text(["c4c3"])
    lab.stands("ready")
    assert [request["do"] for request in lab.engine.asked] == ["play"]


def wait(lab: EditorPage) -> None:
    """Open the lab, with a core that loads no game before it is released."""
    lab.go("lab/")
    lab.hold("load")


def test_a_wait_is_shown_and_a_move_made_meanwhile_is_played(lab: EditorPage) -> None:
    wait(lab)
    lab.use("next")
    lab.stands("loading")
    lab.square("b2").click()
    lab.square("b3").click()
    expect(lab.message).to_contain_text("b2 → b3")
    lab.release()
    lab.placed("nlaan/alcsn/5/5/1N3/L1SNL/AACAN 2 00")
    expect(lab.root.locator(".volto-line li button")).to_have_text(["b2b3"])


def test_a_mask_dragged_while_the_lab_waits_is_moved_then(lab: EditorPage) -> None:
    wait(lab)
    lab.use("next")
    lab.stands("loading")
    lab.square("b2").drag_to(lab.square("b3"))
    lab.release()
    lab.placed("nlaan/alcsn/5/5/1N3/L1SNL/AACAN 2 00")


def test_what_was_touched_on_another_mat_is_not_played(lab: EditorPage) -> None:
    wait(lab)
    lab.page.evaluate("hash => { location.hash = hash }", f"position={DUEL.replace(' ', '_')}")
    lab.stands("loading")
    lab.square("c4").click()
    lab.square("c3").click()
    lab.release()
    lab.lives()
    lab.placed(DUEL)


def test_what_was_opened_is_in_view_and_confirmed(visit: Visit[EditorPage]) -> None:
    lab = visit("en", viewport=window((360, 640)))
    lab.go("lab/")
    reveal(lab.field("in")).fill(DUEL)
    lab.use("take")
    lab.lives()
    expect(lab.message).to_have_text(lab.t("lab-taken"))
    expect(lab.field("in")).to_be_hidden()
    assert look(lab.page).problems == []


def test_a_text_that_is_wrong_stays_in_the_sheet_with_its_reason(
    visit: Visit[EditorPage],
) -> None:
    lab = visit("nl", viewport=window((360, 640)))
    lab.go("lab/")
    reveal(lab.field("in")).fill("5/q4/5/5/5/5/5 1 00")
    lab.use("take")
    expect(lab.message).to_be_in_viewport(ratio=1)
    expect(lab.field("in")).to_be_focused()
    assert lab.page.evaluate("scrollY") == 0


def test_the_task_says_whose_turn_it_is_and_when_it_is_over(lab: EditorPage) -> None:
    task = lab.root.locator("[data-part=task]")
    lab.go("lab/")
    lab.choose("2")
    expect(task).to_have_text(lab.t("lab-task-edit", player=2))
    open_game(lab, FIRST, moves="b2b3.b6a5")
    expect(task).to_have_text(lab.t("lab-task-play", player=1))
    lab.square("c2").click()
    lab.square("c6").click()
    lab.stands("over")
    expect(task).to_have_text(lab.t("lab-task-over"))
    expect(note(lab.board)).not_to_be_empty()


def test_the_keys_of_the_table_change_the_mode_and_take_back(lab: EditorPage) -> None:
    open_game(lab, DUEL)
    lab.stands("ready")
    lab.square("c4").click()
    lab.square("c3").click()
    expect(lab.root.locator(".volto-line li button")).to_have_count(1)
    lab.stands("ready")
    lab.page.keyboard.press("u")
    lab.placed(DUEL)
    lab.stands("ready")
    lab.page.keyboard.press("n")
    lab.is_in("edit")
