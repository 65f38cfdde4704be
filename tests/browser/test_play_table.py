"""The table on which one plays: in every window, for every hand, and for who cannot see it."""

import re
from collections.abc import Sequence
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.support.axe import ASK_AXE, CONTRAST, barriers_in
from tests.support.pages.board import note, reveal, tool
from tests.support.pages.match import LADIES, MatchPage
from tests.support.pages.page import Visit
from tests.support.site import Site
from tests.support.stillness import TABLE, loading_shifts, still
from tests.support.table import SMALLEST_UPRIGHT, Watch, in_each, shares, window

pytestmark = pytest.mark.browser

# The actions whose names take more than one line.
WRAPPED = """() => [...document.querySelectorAll("[data-part=actions] :is(button, a)")]
  .filter((action) => !action.matches("[data-kind]") && action.checkVisibility())
  .filter((action) => {
    const range = document.createRange();
    range.selectNodeContents(action);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return Math.max(...tops) - Math.min(...tops) > 8;
  })
  .map(({ textContent }) => textContent)"""


@pytest.mark.parametrize(("language", "sizes"), shares("nl", first=((844, 390), (1366, 641))))
def test_the_table_fits_every_window_and_every_action_has_its_line_on_the_smallest_phone(
    language: str, sizes: Sequence[tuple[int, int]], visit_match: Visit[MatchPage]
) -> None:
    match = visit_match(language, viewport=window(SMALLEST_UPRIGHT))
    match.go()
    wrapped: list[str] = []
    use = partial(play_a_round, match, wrapped)
    assert in_each(match.page, dict.fromkeys((SMALLEST_UPRIGHT, *sizes)), use) == []
    assert wrapped == []


def test_whoever_begins_a_game_by_keyboard_goes_on_at_the_board(match: MatchPage) -> None:
    match.action("next").press("Enter")
    match.is_in("game")
    expect(match.board.locator("[data-square]:focus")).to_have_count(1)


def play_a_round(match: MatchPage, wrapped: list[str], watch: Watch) -> None:
    """Play from the first mask to the last move, and be ready for another game."""

    def note_lines() -> None:
        if match.page.viewport_size == window(SMALLEST_UPRIGHT):
            wrapped.extend(match.page.evaluate(WRAPPED))

    note_lines()
    match.hit("a2", "c1")
    watch.look()
    match.choose("first", "chance")
    match.choose("first", "me")
    match.choose("level", "2")
    watch.look()
    match.begin()
    note_lines()
    watch.look()
    match.play("b2b3")
    match.hit("b7")
    watch.look()
    match.use("resign")
    watch.look()
    match.use("resign")
    match.stands("over")
    for action in ("new", "rematch", "next"):
        match.table.locator(f"[data-part=actions] [data-action={action}]").click(trial=True)
    watch.look()
    match.kept_as_a_whole()
    note_lines()
    match.table.locator("[data-part=actions] [data-action=new]").click()
    match.is_in("arrange")
    match.use("setup-ladies")


def test_a_turn_on_a_phone_is_followed_by_ear_without_shifts_and_choices_leave_the_sheet_open(
    visit_match: Visit[MatchPage],
) -> None:
    match = visit_match("fr", viewport=window((390, 664)))
    match.go()
    assert loading_shifts(match.page) == []
    with still(match.page, *TABLE):
        match.begin()
        followed_by_ear(match)
    match.use("new")
    match.is_in("arrange")
    chosen_in_the_sheet(match)
    nothing_but_choices_has_room_on_a_desk(match)
    match.begin()


def followed_by_ear(match: MatchPage) -> None:
    """Make the first move by keyboard, and expect both moves to be told."""
    said = note(match.board)
    expect(said).to_have_attribute("role", "status")
    expect(match.square("b2")).to_have_accessible_name(
        match.t("play-square-mask", square="b2", player=1, kind="noble")
    )
    match.square("b2").focus()
    match.page.keyboard.press("Enter")
    expect(said).to_contain_text(
        match.t("play-selected-can", kind="noble", square="b2", squares="b3")
    )
    match.page.keyboard.press("ArrowUp")
    match.page.keyboard.press("Enter")
    expect(said).to_contain_text(match.t("play-thinks", player=2))
    match.stands("ready")
    move = match.told["moves"][-1]
    reply = match.t("play-moved", player=2, kind="hidden", **{"from": move[:2], "to": move[2:]})
    expect(said).to_have_text(re.compile("^" + re.escape(reply)))
    expect(said).to_contain_text(match.t("play-your-turn"))
    expect(match.square("b3")).to_be_focused()
    match.hit(move[2:])
    expect(said).to_contain_text(reply)
    expect(match.task).to_contain_text(match.t("match-level-1"))


def nothing_but_choices_has_room_on_a_desk(match: MatchPage) -> None:
    """While the box and the answer are empty, they take no room from the choices."""
    expect(match.table.locator(".volto-tray")).to_be_hidden()
    match.page.set_viewport_size(window((1366, 641)))
    aside = match.table.locator("[data-part=aside]").bounding_box()
    last = match.table.locator("label:has([name=match-aid])").last.bounding_box()
    assert aside is not None
    assert last is not None
    assert last["y"] + last["height"] <= aside["y"] + aside["height"]
    match.page.set_viewport_size(window((390, 664)))


def chosen_in_the_sheet(match: MatchPage) -> None:
    """What is chosen in the sheet leaves it open."""
    match.use("level")
    for name in ("level", "side", "first", "aid"):
        last = match.table.locator(f"input[name=match-{name}]").last
        last.focus()
        match.page.keyboard.press("Space")
        expect(last).to_be_checked()
        expect(last).to_be_focused()
        expect(match.table).to_have_attribute("data-sheet", "open")


def test_suspects_are_told_as_far_as_the_learner_wishes_and_own_notes_are_drawn_apart(
    match: MatchPage,
) -> None:
    card = match.board.locator(".volto-card")
    eye = tool(match.board, "suspects")
    target, plain = hidden_after_a_round(match, "off")
    expect(match.square(target)).to_have_accessible_name(plain)
    expect(card).to_have_count(0)
    expect(eye).to_have_count(0)
    assert "suspects" not in match.told
    note_by_keyboard(match)
    target, plain = hidden_after_a_round(match, "request")
    expect(match.square(target)).to_have_accessible_name(plain)
    expect(card).to_have_count(0)
    note_the_only_kind_left(match)
    reveal(eye).click()
    expect(match.square(target)).not_to_have_accessible_name(plain)
    target, plain = hidden_after_a_round(match, "on")
    expect(match.square(target)).not_to_have_accessible_name(plain)
    expect(card.first).to_be_visible()
    strike_out_all(match)
    # What is certain stays in view whatever is struck out.
    follow(match, "4c/5/5/5/5/5/C4")
    match.hit("e7")
    match.table.locator(".volto-pencils [data-kind=candidate]").click()
    expect(match.board.locator(".volto-open")).to_have_count(1)


def hidden_after_a_round(match: MatchPage, aid: str) -> tuple[str, str]:
    """Where the opponent has moved in a new game, and the name of that square without suspects."""
    if match.kept():
        match.use("new")
        match.is_in("arrange")
    match.choose("aid", aid)
    match.begin()
    match.play("b2b3")
    target = match.told["moves"][-1][2:]
    return target, match.t("play-square-mask", square=target, player=2, kind="hidden")


def follow(match: MatchPage, placement: str) -> None:
    """Begin a game from a position in the address, on the page that is open."""
    match.page.evaluate(f"location.hash = 'position={placement}_1_00&viewer=1'")
    match.placed(f"{placement} 1 00")
    match.is_in("arrange")
    match.begin()


def note_by_keyboard(match: MatchPage) -> None:
    """Notes are made by keyboard, and follow their mask."""
    origin, target = match.told["moves"][-1][:2], match.told["moves"][-1][2:]
    match.square(target).focus()
    match.page.keyboard.press("Enter")
    row = match.table.get_by_role("group", name=match.t("notes-mask", square=target))
    strike = row.get_by_role("button", name=match.t("notes-strike", kind="lady"))
    expect(strike).to_have_attribute("aria-pressed", "false")
    # Which mask it is is seen on the board, and nothing else is ringed there.
    expect(match.board.locator("[data-noted]")).to_have_attribute("data-square", target)
    strike.focus()
    match.page.keyboard.press("Enter")
    expect(strike).to_have_attribute("aria-pressed", "true")
    expect(strike).to_be_focused()
    noted = re.compile(match.t("notes-also", what="", kinds=match.t("play-kind", kind="lady")))
    expect(match.square(target)).to_have_accessible_name(noted)
    match.use("undo")
    match.stands("ready")
    expect(match.square(origin)).to_have_accessible_name(noted)
    match.page.keyboard.press("Escape")
    expect(match.board.locator("[data-noted]")).to_have_count(0)
    assert match.kept()[0]["notes"] == {origin: "L"}


def note_the_only_kind_left(match: MatchPage) -> None:
    """Own notes are drawn apart from what is certain."""
    match.hit("a7")
    for kind in ("noble", "advisor", "soldier", "lady"):
        match.table.locator(f".volto-pencils [data-kind={kind}]").click()
    expect(match.board.locator(".volto-pencil")).to_have_count(1)
    expect(match.board.locator(".volto-open")).to_have_count(0)


def strike_out_all(match: MatchPage) -> None:
    """Own notes hide no suspect."""
    signs = match.board.locator(".volto-sign use")
    count = signs.count()
    match.hit("a7")
    for struck, kind in enumerate(("noble", "lady", "advisor", "candidate", "soldier"), 1):
        match.table.locator(f".volto-pencils [data-kind={kind}]").click()
        expect(match.board.locator(".volto-strike")).to_have_count(struck)
    expect(signs).to_have_count(count)


def test_nothing_is_a_barrier_in_any_mode_and_danger_and_draws_are_explained(
    match: MatchPage,
) -> None:
    article = match.page.locator("article")
    assert barriers_in(article) == []
    move_while_the_opponent_sets_up(match)
    match.stands("ready")
    match.hit("b7")
    assert barriers_in(article) == []
    match.resign()
    assert barriers_in(article) == []
    match.page.emulate_media(color_scheme="dark")
    assert match.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []
    # On the first level a candidate in danger is told of, once.
    follow(match, "4c/5/2a2/1C3/5/5/4N")
    warning = match.t("play-danger", count=1, squares="c5")
    expect(note(match.board)).to_contain_text(warning)
    match.play("e1e2")
    expect(note(match.board)).not_to_contain_text(warning)
    follow(match, "5/5/5/5/2C2/5/s4")
    match.play("c3c4")
    is_drawn_by_a_ruling(match)


def move_while_the_opponent_sets_up(match: MatchPage) -> None:
    """Begin a game, and make a move that is played once the opponent is there."""
    match.hold("load")
    match.use("next")
    match.stands("loading")
    match.hit("b2", "b3")
    match.release()
    match.is_in("game")
    moves = match.table.locator(".volto-move-list li")
    expect(moves.filter(has_text="b2 → b3")).to_have_count(1)
    expect(moves).to_have_count(2)


def is_drawn_by_a_ruling(match: MatchPage) -> None:
    """Expect a draw that is explained."""
    match.stands("over")
    said = note(match.board)
    expect(said).to_contain_text(match.t("play-drawn"))
    expect(said).to_contain_text(match.t("play-because-ruling-no-move", player=2))
    expect(said.locator("a")).to_have_attribute("data-rule", "ruling.no-move")


def test_the_table_and_the_builder_of_set_ups_are_there_without_a_script(
    browser: Browser, site: Site
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.home}play/")
    expect(page.locator("volto-board")).to_have_attribute(
        "data-position", f"5/5/5/5/5/{LADIES} 1 00"
    )
    expect(page.locator("#honest")).to_be_visible()
    page.goto(f"{site.home}examples/")
    assert page.locator(".volto-setup volto-board svg.volto").is_visible()
    assert page.locator("#s2-builder").is_visible()
    assert page.locator(".volto-setup button").count() == 0
    context.close()
