"""The lab: positions built, played, stepped through, given and taken, by any hand and language."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.axe import ASK_AXE, AXE, CONTRAST
from tests.support.pages.editor import EditorPage
from tests.support.site import Site
from tests.support.touch import swipe
from volto_core.text.record import parse_record
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

FIRST = "nlaan/alcsn/5/5/5/LNSNL/AACAN 1 00"
EMPTY = "5/5/5/5/5/5/5 1 00"
DUEL = "4c/5/2l2/2N2/5/5/C4 1 00"
STORED = "localStorage.getItem('volto.lab')"


@pytest.fixture
def lab(reader: BrowserContext, site: Site) -> Iterator[EditorPage]:
    bench = EditorPage(reader, site, ".volto-lab")
    yield bench
    assert bench.problems == []


def opened(lab: EditorPage, position: str, *, moves: str = "", language: str = "") -> None:
    """Open the lab with a link to a game, and wait until it can be played."""
    fragment = f"#position={position.replace(' ', '_')}" + (f"&moves={moves}" if moves else "")
    lab.go(f"{language}lab/{fragment}")
    expect(lab.board.locator(".volto-tools")).to_be_visible()


def test_the_page_asks_nothing_of_the_engine_before_somebody_builds(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.placed(FIRST)
    lab.page.wait_for_load_state("networkidle")
    assert lab.engine.asked == []


def test_a_position_is_built_by_pointer(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.use("clear")
    lab.placed(EMPTY)
    lab.mask(1, "noble").click()
    expect(lab.status).to_have_text("Noble en main : choisissez une case.")
    lab.square("c3").click()
    lab.square("c4").click()
    lab.mask(2, "lady").drag_to(lab.square("c5"))
    lab.placed("5/5/2l2/2N2/2N2/5/5 1 00")
    expect(lab.mask(1, "noble")).to_have_accessible_name("noble, reste 1")
    lab.square("c4").drag_to(lab.square("e1"))
    lab.placed("5/5/2l2/5/2N2/5/4N 1 00")
    lab.square("e1").drag_to(lab.root.locator("[data-field=in]"))
    lab.placed("5/5/2l2/5/2N2/5/5 1 00")
    lab.square("c3").click()
    lab.square("c5").click()
    lab.placed("5/5/2N2/5/2l2/5/5 1 00")
    lab.square("c3").click()
    lab.use("remove")
    lab.placed("5/5/2N2/5/5/5/5 1 00")
    for _ in range(2):
        lab.use("undo")
    lab.placed("5/5/2l2/5/2N2/5/5 1 00")
    lab.use("redo")
    lab.placed("5/5/2N2/5/2l2/5/5 1 00")


def test_a_position_is_built_by_touch(site: Site, phone: BrowserContext) -> None:
    lab = EditorPage(phone, site, ".volto-lab")
    lab.go("lab/")
    lab.root.locator("[data-action=clear]").tap()
    lab.mask(1, "soldier").tap()
    lab.square("b2").tap()
    lab.mask(2, "hidden").tap()
    lab.square("b6").tap()
    lab.placed("5/1x3/5/5/5/1S3/5 1 00")
    assert lab.page.evaluate("document.documentElement.scrollWidth") == 320
    candidate = lab.mask(1, "candidate")
    candidate.scroll_into_view_if_needed()
    swipe(lab.page, candidate, lab.square("d1"))
    lab.placed("5/1x3/5/5/5/1S3/3C1 1 00")


def test_a_position_is_built_and_played_by_keyboard_alone(lab: EditorPage) -> None:
    lab.go("lab/")
    keys = lab.page.keyboard
    lab.root.locator("[data-action=clear]").focus()
    keys.press("Enter")
    lab.square("c1").focus()
    keys.press("n")
    keys.press("ArrowUp")
    keys.press("2")
    expect(lab.status).to_have_text("Les lettres posent maintenant des masques de Nuit.")
    keys.press("x")
    keys.press("ArrowUp")
    keys.press("a")
    lab.placed("5/5/5/5/2a2/2x2/2N2 1 00")
    keys.press("Delete")
    lab.placed("5/5/5/5/5/2x2/2N2 1 00")
    keys.press("Control+z")
    lab.placed("5/5/5/5/2a2/2x2/2N2 1 00")
    keys.press("Enter")
    keys.press("ArrowRight")
    keys.press("Enter")
    lab.placed("5/5/5/5/3a1/2x2/2N2 1 00")
    lab.root.locator("input[value=edit]").focus()
    keys.press("ArrowRight")
    lab.lives()
    expect(lab.root.locator("input[value='1'][name=lab-view]")).to_be_checked()
    lab.square("c1").focus()
    keys.press("Enter")
    keys.press("ArrowLeft")
    keys.press("Enter")
    lab.placed("5/5/5/5/3x1/2x2/1N3 2 00")


def test_who_is_to_move_and_the_ladies_lost_are_part_of_the_position(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.use("clear")
    lab.choose("2")
    lab.root.locator("[data-lost='1']").select_option("1")
    lab.placed("5/5/5/5/5/5/5 2 10")


def test_what_the_box_does_not_hold_is_named_and_not_played(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.root.locator("[data-lost='2']").select_option("1")
    expect(lab.message).to_contain_text("Nuit a 3 demoiselles, sur le tapis et perdues")
    lab.choose("play")
    expect(lab.message.first).to_contain_text("Ce tapis ne peut pas se jouer.")
    lab.placed("nlaan/alcsn/5/5/5/LNSNL/AACAN 1 01")


def test_a_box_that_is_empty_gives_nothing_more(lab: EditorPage) -> None:
    lab.go("lab/")
    expect(lab.mask(1, "noble")).to_have_attribute("aria-disabled", "true")
    lab.mask(1, "noble").dispatch_event("click")
    expect(lab.status).to_have_text("Il n’y a plus de noble dans la boîte.")
    lab.placed(FIRST)


def test_both_sides_are_played_and_every_move_can_be_gone_to(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.play()
    for origin, target in (("b2", "b3"), ("b6", "a5"), ("c2", "c6")):
        lab.stands("ready")
        lab.square(origin).click()
        lab.square(target).click()
    moves = lab.root.locator(".volto-line li button")
    expect(moves).to_have_text(["b2b3", "b6a5", "c2c6xC"])
    lab.stands("over")
    lab.use("first")
    lab.placed(FIRST)
    expect(moves).to_have_count(3)
    lab.use("forward")
    lab.placed("nlaan/alcsn/5/5/1N3/L1SNL/AACAN 2 00")
    lab.use("last")
    lab.stands("over")
    lab.use("back")
    expect(moves.nth(1)).to_have_attribute("aria-current", "true")
    moves.nth(1).press("Home")
    lab.placed(FIRST)
    moves.first.click()
    expect(moves.first).to_have_attribute("aria-current", "true")
    moves.first.press("ArrowRight")
    expect(moves.nth(1)).to_be_focused()


def test_each_view_shows_what_it_may_and_nothing_more(lab: EditorPage) -> None:
    opened(lab, FIRST)
    lab.placed(FIRST)
    seen = {
        "1": "xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00",
        "2": "nlaan/alcsn/5/5/5/XXXXX/XXXXX 1 00",
        "mover": "xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00",
        "nobody": "xxxxx/xxxxx/5/5/5/XXXXX/XXXXX 1 00",
        "everyone": FIRST,
    }
    for view, position in seen.items():
        lab.choose(view)
        lab.placed(position)
        lab.stands("ready")
        if view != "everyone":
            assert "alcsn" not in lab.root.inner_html() or view == "2"


def test_a_view_chosen_while_the_board_waits_is_shown_afterwards(lab: EditorPage) -> None:
    opened(lab, DUEL)
    lab.stands("ready")
    lab.page.evaluate(
        """() => {
          for (const name of ["[data-square=c4]", "[data-square=c3]", "input[value=nobody]"]) {
            document.querySelector(`.volto-lab ${name}`).click();
          }
        }"""
    )
    lab.placed("4x/5/2x2/5/2X2/5/X4 2 00")


def test_the_other_side_is_played_after_a_change_of_view(lab: EditorPage) -> None:
    opened(lab, FIRST)
    lab.choose("2")
    lab.stands("ready")
    lab.square("a6").click()
    expect(lab.board.locator("[role=status]")).to_contain_text("changez la vue")
    lab.choose("mover")
    lab.stands("ready")
    lab.square("b2").click()
    lab.square("b3").click()
    lab.placed("nlaan/alcsn/5/5/1X3/X1XXX/XXXXX 2 00")


def test_suspects_are_told_with_their_reasons(lab: EditorPage) -> None:
    opened(lab, FIRST, moves="b2b3.b6c5")
    lab.choose("1")
    lab.stands("ready")
    lab.board.locator("[data-tool=suspects]").click()
    expect(lab.square("c5")).to_have_accessible_name(
        "c5, masque de Nuit, peut être conseiller, prétendant ou demoiselle"
    )
    expect(lab.board.locator(".volto-suspects")).to_contain_text("en diagonale")


def test_hidden_masks_are_dealt_in_secret_and_stay_hidden(lab: EditorPage) -> None:
    opened(lab, "5/5/5/2x2/2N2/5/5 1 00")
    lab.placed("5/5/5/2x2/2N2/5/5 1 00")
    lab.board.locator("[data-tool=suspects]").click()
    expect(lab.square("c4")).to_have_accessible_name("c4, masque de Nuit")
    lab.square("c3").click()
    lab.square("c4").click()
    expect(lab.root.locator(".volto-line li button").first).to_contain_text("c3c4x")


def test_what_is_given_can_be_taken_again(lab: EditorPage) -> None:
    lab.go("lab/")
    moves = lab.root.locator(".volto-line li button")
    for what, count in (("position", 0), ("link", 0), ("record", 2), ("game-link", 2)):
        lab.field("in").fill(f'[Position "{DUEL}"]\n\n1. c4c5xL-N e7e6\n')
        lab.use("take")
        expect(moves).to_have_count(2)
        lab.use(f"give-{what}")
        expect(lab.field("out")).not_to_have_value("")
        text = lab.field("out").input_value()
        lab.field("in").fill(FIRST)
        lab.use("take")
        lab.placed(FIRST)
        lab.field("in").fill(text)
        lab.use("take")
        lab.placed("5/4c/5/5/5/5/C4 1 01")
        expect(moves).to_have_count(count)


def test_a_position_that_is_shared_keeps_its_hidden_masks_hidden(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.play()
    lab.choose("1")
    lab.stands("ready")
    lab.use("give-link")
    expect(lab.field("out")).to_have_value(
        f"{lab.home}lab/#position=xxxxx/xxxxx/5/5/5/LNSNL/AACAN_1_00"
    )
    for what in ("record", "game-link"):
        lab.use(f"give-{what}")
        expect(lab.message).to_contain_text("choisissez d’abord la vue « Tout le monde »")
    assert "alcsn" not in lab.page.content()


def test_a_record_keeps_its_tags(lab: EditorPage) -> None:
    record = f'[Ivory "Ada"]\n[Position "{DUEL}"]\n\n1. c4c5xL-N e7e6\n'
    lab.go("lab/")
    lab.field("in").fill(record)
    lab.use("take")
    expect(lab.root.locator(".volto-line li button")).to_have_text(["c4c5xL-N", "e7e6"])
    lab.use("give-record")
    expect(lab.field("out")).not_to_have_value("")
    game, tags = parse_record(lab.field("out").input_value())
    assert tags == {"Ivory": "Ada"}
    assert [str(move) for move in game.moves] == ["c4c5", "e7e6"]


WRONG_TEXTS = {
    "fr": ("« q » n’est pas un masque", "C’est à la ligne 1, colonne 3."),
    "en": ("“q” is not a mask", "It is in line 1, column 3."),
    "pt": ("«q» não é uma máscara", "É na linha 1, coluna 3."),
    "nl": ("q’ is geen masker", "Het staat op regel 1, kolom 3."),
}


@pytest.mark.parametrize("language", CODES)
def test_a_text_that_is_wrong_says_what_and_where_and_nothing_is_lost(
    lab: EditorPage, language: str
) -> None:
    prefix = "" if language == "fr" else f"{language}/"
    lab.go(f"{prefix}lab/")
    lab.use("clear")
    lab.mask(1, "noble").click()
    lab.square("c3").click()
    lab.field("in").fill("5/q4/5/5/5/5/5 1 00")
    lab.use("take")
    for text in WRONG_TEXTS[language]:
        expect(lab.message).to_contain_text(text)
    assert lab.field("in").evaluate("area => [area.selectionStart, area.selectionEnd]") == [2, 3]
    record = f'[Position "{DUEL}"]\n\n1. c4c9\n'
    lab.field("in").fill(record)
    lab.use("take")
    expect(lab.message).to_contain_text("c9")
    expect(lab.message).to_contain_text("3")
    assert lab.field("in").evaluate("area => area.selectionStart") == record.index("c9")
    expect(lab.field("in")).to_have_value(record)
    lab.field("in").fill(f'[Position "{DUEL}"]\n\n1. c4d5\n')
    lab.use("take")
    expect(lab.message.locator("a")).to_have_attribute("data-rule", "move.noble")
    lab.placed("5/5/5/5/2N2/5/5 1 00")


WRONG_LINKS = {
    "#position=5/5_1_00": "Un tapis a sept rangées séparées par /, ce texte en a 2.",
    "#position=%E0%A4%A": "Ce lien est abîmé",
    f"#position={DUEL.replace(' ', '_')}&moves=c4d5": "Le coup c4d5 n’est pas permis.",
    "#position=5/5/5/5/5/5/5_1_00&view=me": "Ce lien est abîmé",
    "#position=5/5/5/5/5/5/CC3_1_00": "Prétendants en trop : 1.",
    "#moves=a2a3": "Ce lien est abîmé",
}


def test_a_link_that_is_wrong_leaves_the_mat_as_it_is(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.use("clear")
    lab.mask(1, "noble").click()
    lab.square("c3").click()
    lab.page.goto("about:blank")
    lab.go(f"lab/{next(iter(WRONG_LINKS))}")
    for fragment, said in WRONG_LINKS.items():
        lab.page.evaluate(f"location.hash = {fragment!r}")
        expect(lab.message).to_contain_text(said)
        expect(lab.message).to_contain_text("Le tapis n’a pas changé.")
        lab.placed("5/5/5/5/2N2/5/5 1 00")


def test_a_link_goes_with_the_reader_to_another_language(lab: EditorPage) -> None:
    opened(lab, DUEL)
    link = lab.page.locator(".volto-languages a[hreflang=nl]")
    address = link.evaluate("link => link.href")
    assert address == f"{lab.home}nl/lab/#position={DUEL.replace(' ', '_')}"


def test_the_game_is_there_again_after_a_reload(lab: EditorPage) -> None:
    opened(lab, DUEL)
    lab.square("c4").click()
    lab.square("c3").click()
    lab.stands("ready")
    expect(lab.root.locator(".volto-line li button")).to_have_count(1)
    lab.page.reload()
    lab.placed("4c/5/2l2/5/2N2/5/C4 2 00")
    expect(lab.root.locator(".volto-line li button")).to_have_text(["c4c3"])


def test_a_look_at_the_editor_costs_no_move(lab: EditorPage) -> None:
    opened(lab, DUEL, moves="c4c3.e7e6")
    lab.stands("ready")
    lab.use("back")
    lab.stands("ready")
    lab.choose("edit")
    lab.placed("4c/5/2l2/5/2N2/5/C4 2 00")
    lab.choose("play")
    lab.placed("4c/5/2l2/5/2N2/5/C4 2 00")
    expect(lab.root.locator(".volto-line li button")).to_have_text(["c4c3", "e7e6"])


@pytest.mark.parametrize("broken", ["{", '{"start": "zzz"}'])
def test_a_broken_memory_is_said_and_offered_to_be_mended(lab: EditorPage, broken: str) -> None:
    lab.page.goto(f"{lab.home}lab/")
    lab.page.evaluate(f"localStorage.setItem('volto.lab', {json.dumps(broken)})")
    lab.go("lab/")
    expect(lab.message).to_contain_text("est illisible")
    expect(lab.field("in")).to_have_value(broken)
    lab.placed(FIRST)


def test_a_remembered_game_that_cannot_be_played_leaves_its_start(lab: EditorPage) -> None:
    opened(lab, DUEL)
    lab.stands("ready")
    expect(lab.root.locator(".volto-line")).to_be_visible()
    lab.page.goto(f"{lab.home}about/")
    lab.page.evaluate(f"localStorage.setItem('volto.lab', {STORED}.replace('[]', '[\"c4d5\"]'))")
    lab.page.evaluate("sessionStorage.clear()")
    lab.go("lab/")
    expect(lab.message).to_contain_text("ne peut pas être reprise")
    lab.placed(DUEL)


def test_the_lab_says_that_the_engine_is_missing_and_tries_again(lab: EditorPage) -> None:
    lab.engine.failure = "network"
    lab.go("lab/")
    lab.choose("play")
    expect(lab.message).to_contain_text("vérifiez la connexion")
    lab.placed(FIRST)
    lab.engine.failure = None
    lab.message.get_by_role("button").click()
    lab.lives()
    expect(lab.root.locator("input[value=play]")).to_be_checked()


def test_the_lab_has_no_barriers_in_either_mode(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.page.evaluate(AXE)
    lab.mask(1, "noble").dispatch_event("click")
    assert lab.page.evaluate(ASK_AXE) == []
    lab.play()
    lab.square("b2").click()
    lab.square("b3").click()
    expect(lab.root.locator(".volto-line li button")).to_have_count(1)
    lab.field("in").fill("5")
    lab.use("take")
    expect(lab.message).to_be_visible()
    assert lab.page.evaluate(ASK_AXE) == []
    lab.page.emulate_media(color_scheme="dark")
    assert lab.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []


@pytest.mark.parametrize("language", CODES)
def test_the_lab_is_used_in_every_language(lab: EditorPage, language: str) -> None:
    prefix = "" if language == "fr" else f"{language}/"
    lab.go(f"{prefix}lab/")
    lab.mask(2, "lady").dispatch_event("click")
    lab.square("c4").click()
    lab.root.locator("[data-lost='1']").select_option("2")
    expect(lab.message.locator("li")).to_have_count(2)
    lab.use("undo")
    lab.play()
    lab.square("b2").click()
    lab.square("b3").click()
    lab.choose("1")
    expect(lab.root.locator(".volto-line li button")).to_have_count(1)
    lab.use("give-position")
    expect(lab.field("out")).to_have_value("xxxxx/xxxxx/5/5/1N3/L1SNL/AACAN 2 00")
    # A message that is missing shows its id.
    said = lab.root.inner_text() + lab.root.inner_html()
    assert re.findall(r"\b(?:lab|editor|wrong|problem)-[a-z]+-?[a-z]*(?=[<.]|$)", said) == []


def test_the_mat_is_turned_for_who_sits_opposite(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.use("turn")
    assert lab.board.locator("[data-square]").first.get_attribute("data-square") == "e1"
    lab.placed(FIRST)
