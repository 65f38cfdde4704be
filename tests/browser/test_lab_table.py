"""The lab at its table: everything is in the window in either mode, and no touch is lost."""

from collections.abc import Sequence
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.support.combinations import sampled
from tests.support.pages.board import note, reveal
from tests.support.pages.editor import DUEL, FIRST, EditorPage, link_to, open_game_here
from tests.support.pages.page import Visit
from tests.support.stillness import TABLE, loading_shifts, still
from tests.support.table import SMALLEST, Watch, in_each, look, shares, window
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

# The smallest ones, and one of those in which the table of a game is not tested.
FIRST_WINDOWS = (*SMALLEST, (1366, 768))


@pytest.mark.parametrize(("language", "sizes"), shares("fr", first=FIRST_WINDOWS))
def test_the_lab_fits_every_window_in_either_mode(
    language: str, sizes: Sequence[tuple[int, int]], visit_lab: Visit[EditorPage]
) -> None:
    lab = visit_lab(language, viewport=window(sizes[0]))
    lab.go("lab/")
    assert in_each(lab.page, sizes, partial(use_in_either_mode, lab)) == []


def use_in_either_mode(lab: EditorPage, watch: Watch) -> None:
    """Edit, play and edit again; the lab is as it was first."""
    lab.hit("b2", "b4")
    expect(lab.status).not_to_be_empty()
    watch.look()
    reveal(lab.root.locator("[data-lost='1']")).select_option("2")
    expect(lab.message.locator("li")).to_have_count(2)
    lab.page.keyboard.press("Escape")
    watch.look()
    lab.use("undo")
    lab.play()
    watch.look()
    lab.hit("b4", "b5")
    expect(lab.root.locator(".volto-line li button")).to_have_count(1)
    watch.look()
    lab.use("next")
    lab.is_in("edit")
    watch.look()
    begin_again(lab)


def begin_again(lab: EditorPage) -> None:
    """Have the first position on the mat, to be edited."""
    open_game_here(lab, FIRST)
    lab.use("next")
    lab.is_in("edit")
    lab.placed(FIRST)


def test_the_task_says_whose_turn_it_is_and_what_is_touched_while_one_waits_is_played_once(
    lab: EditorPage,
) -> None:
    task = lab.root.locator("[data-part=task]")
    lab.go("lab/")
    asks_once_for_a_move_and_obeys_keys(lab)
    begin_again(lab)
    lab.choose("2")
    expect(task).to_have_text(lab.t("lab-task-move", player=2))
    lab.choose("1")
    plays_what_was_moved_while_it_waited(lab)
    lab.use("next")
    lab.is_in("edit")
    plays_nothing_that_was_touched_on_another_mat(lab)
    open_game_here(lab, FIRST, moves="b2b3.b6a5")
    expect(task).to_have_text(lab.t("lab-task-play", player=1))
    lab.hit("c2", "c6")
    lab.stands("over")
    expect(task).to_have_text(lab.t("lab-task-over"))
    expect(note(lab.board)).not_to_be_empty()


@pytest.mark.parametrize("language", sampled(CODES, "fr", "nl"))
def test_the_task_asks_for_what_the_box_allows(language: str, visit_lab: Visit[EditorPage]) -> None:
    lab = visit_lab(language)
    lab.go("lab/")
    task = lab.root.locator("[data-part=task]")
    expect(task).to_have_text(lab.t("lab-task-move", player=1))
    lab.hit("b2")
    lab.use("remove")
    expect(task).to_have_text(lab.t("lab-task-edit", player=1))
    lab.mask(1, "noble").click()
    lab.hit("b3")
    expect(task).to_have_text(lab.t("lab-task-move", player=1))


# One with a panel beside the mat, and one with a sheet.
@pytest.mark.parametrize("size", [(1366, 641), (390, 664)])
def test_a_panel_shows_that_it_goes_on_until_its_end_is_seen(
    size: tuple[int, int], visit_lab: Visit[EditorPage]
) -> None:
    lab = visit_lab("fr", viewport=window(size))
    lab.go("lab/")
    aside = lab.root.locator("[data-part=aside]")
    reveal(lab.action("opening"))
    assert aside.evaluate("part => part.scrollHeight > part.clientHeight")
    assert shines(aside)
    aside.evaluate("part => part.scrollTo(0, part.scrollHeight)")
    assert not shines(aside)
    # What is whole in its part goes on nowhere.
    assert not shines(lab.root.locator("[data-part=task]"))


def shines(part: Locator) -> bool:
    """Whether the lower edge of a part shines, once its scrolling has been shown."""
    return bool(
        part.evaluate(
            """async (part) => {
              await new Promise((act) => requestAnimationFrame(() => requestAnimationFrame(act)));
              return Number(getComputedStyle(part, "::after").opacity) > 0;
            }"""
        )
    )


def plays_what_was_moved_while_it_waited(lab: EditorPage) -> None:
    """Begin to play twice, and move by touch, then by dragging, before the board is there."""
    lab.hold("load")
    lab.use("next")
    lab.stands("loading")
    lab.hit("b2", "b3")
    expect(lab.message).to_contain_text("b2 → b3")
    lab.release()
    lab.placed("nlaan/alcsn/5/5/1N3/L1SNL/AACAN 2 00")
    expect(lab.root.locator(".volto-line li button")).to_have_text(["b2b3"])
    lab.use("next")
    lab.is_in("edit")
    lab.hold("load")
    lab.use("next")
    lab.stands("loading")
    lab.square("b6").drag_to(lab.square("b5"))
    lab.release()
    lab.placed("nlaan/a1csn/1l3/5/1N3/L1SNL/AACAN 1 00")


def plays_nothing_that_was_touched_on_another_mat(lab: EditorPage) -> None:
    lab.hold("load")
    lab.page.evaluate("hash => { location.hash = hash }", link_to(DUEL))
    lab.stands("loading")
    lab.hit("c4", "c3")
    lab.release()
    lab.lives()
    lab.placed(DUEL)


def asks_once_for_a_move_and_obeys_keys(lab: EditorPage) -> None:
    """Expect one request for a move and one to take it back, and keys that do that and go on."""
    # Before anything is edited: that is examined a moment later.
    open_game_here(lab, DUEL)
    lab.engine.asked.clear()
    lab.hit("c4", "c3")
    expect(lab.root.locator(".volto-line li button")).to_have_text(["c4c3"])
    lab.stands("ready")
    lab.page.keyboard.press("u")
    lab.placed(DUEL)
    lab.stands("ready")
    assert [request["do"] for request in lab.engine.asked] == ["play", "undo"]
    lab.page.keyboard.press("n")
    lab.is_in("edit")


def test_nothing_shifts_a_wrong_text_stays_with_its_reason_and_what_is_opened_is_in_view(
    visit_lab: Visit[EditorPage],
) -> None:
    lab = visit_lab("nl", viewport=window((360, 640)))
    lab.go("lab/")
    lab.placed(FIRST)
    assert loading_shifts(lab.page) == []
    with still(lab.page, *TABLE):
        lab.play()
        lab.hit("b2", "b3")
        lab.placed("nlaan/alcsn/5/5/1N3/L1SNL/AACAN 2 00")
        lab.stands("ready")
    reveal(lab.field("in")).fill("5/q4/5/5/5/5/5 1 00")
    lab.use("take")
    expect(lab.message).to_be_in_viewport(ratio=1)
    expect(lab.field("in")).to_be_focused()
    assert lab.page.evaluate("scrollY") == 0
    lab.field("in").fill(DUEL)
    lab.use("take")
    lab.lives()
    expect(lab.message).to_have_text(lab.t("lab-taken"))
    expect(lab.field("in")).to_be_hidden()
    assert look(lab.page).problems == []
