"""Games of the lab as texts, links, records and memory."""

import json

import pytest
from playwright.sync_api import expect

from tests.support.combinations import sampled
from tests.support.pages.editor import DUEL, FIRST, EditorPage, open_game, open_game_here
from tests.support.seats import QUIET
from volto_core.text.record import parse_record
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


# A game with the name of a player.
RECORD = f'[Ivory "Ada"]\n[Position "{DUEL}"]\n\n1. c4c5xL-N e7e6\n'
STORED = "localStorage.getItem('volto.lab')"
# A browser that takes its time to refuse the clipboard.
HESITATE = """() => {
  const waiting = [];
  navigator.clipboard.write = () => new Promise((_, reject) => waiting.push(reject));
  window.refuseClipboard = () => waiting.forEach((reject) => reject(new Error("no")));
}"""


def test_what_is_given_can_be_taken_again_with_its_tags_and_keeps_hidden_masks_hidden(
    lab: EditorPage,
) -> None:
    lab.go("lab/")
    keeps_hidden_masks_hidden(lab)
    moves = lab.root.locator(".volto-line li button")
    for what, count in (("position", 0), ("link", 0), ("record", 2), ("game-link", 2)):
        lab.field("in").fill(RECORD)
        lab.use("take")
        expect(moves).to_have_text(["c4c5xL-N", "e7e6"])
        lab.use(f"give-{what}")
        expect(lab.field("out")).not_to_have_value("")
        text = lab.field("out").input_value()
        if what == "record":
            game, tags = parse_record(text)
            assert tags == {"Ivory": "Ada"}
            assert [str(move) for move in game.moves] == ["c4c5", "e7e6"]
        lab.field("in").fill(FIRST)
        lab.use("take")
        lab.placed(FIRST)
        lab.field("in").fill(text)
        lab.use("take")
        lab.placed("5/4c/5/5/5/5/C4 1 01")
        expect(moves).to_have_count(count)


def keeps_hidden_masks_hidden(lab: EditorPage) -> None:
    """Share what one player sees, and expect no game with it."""
    lab.play()
    lab.choose("1")
    lab.stands("ready")
    lab.page.evaluate(HESITATE)
    lab.use("give-link")
    expect(lab.field("out")).to_have_value(
        f"{lab.home}lab/#position=xxxxx/xxxxx/5/5/5/LNSNL/AACAN_1_00"
    )
    for what in ("record", "game-link"):
        lab.use(f"give-{what}")
        # What the browser says of the link by now is old news.
        lab.page.evaluate("() => window.refuseClipboard()")
        expect(lab.message).to_contain_text("choisissez d’abord la vue « Tout voir »")
    assert "alcsn" not in lab.page.content()


WRONG_TEXTS = {
    "fr": ("« q » n’est pas un masque", "C’est à la ligne 1, colonne 3."),
    "en": ("“q” isn’t a mask", "It’s on line 1, column 3."),
    "pt": ("«q» não é uma máscara", "O erro está na linha 1, coluna 3."),
    "nl": ("q’ is geen masker", "De fout zit op regel 1, kolom 3."),
}


@pytest.mark.parametrize("language", sampled(CODES, "en"))
def test_a_text_that_is_wrong_says_what_and_where_and_nothing_is_lost(
    lab: EditorPage, language: str
) -> None:
    prefix = "" if language == "fr" else f"{language}/"
    lab.go(f"{prefix}lab/")
    lab.use("clear")
    lab.mask(1, "noble").click()
    lab.hit("c3")
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
    "#position=5/5/5/5/5/5/5_1_00&viewer=me": "Ce lien est abîmé",
    "#position=5/5/5/5/5/5/CC3_1_00": "Prétendants en trop : 1.",
    "#moves=a2a3": "Ce lien est abîmé",
}


def test_a_link_that_is_wrong_leaves_the_mat_as_it_is(lab: EditorPage) -> None:
    lab.go("lab/")
    lab.use("clear")
    lab.mask(1, "noble").click()
    lab.hit("c3")
    lab.page.goto("about:blank")
    lab.go(f"lab/{next(iter(WRONG_LINKS))}")
    for fragment, said in WRONG_LINKS.items():
        lab.page.evaluate(f"location.hash = {fragment!r}")
        expect(lab.message).to_contain_text(said)
        expect(lab.message).to_contain_text("Le tapis n’a pas changé.")
        lab.placed("5/5/5/5/2N2/5/5 1 00")


def test_a_game_goes_with_its_link_comes_back_after_a_reload_and_outlasts_the_editor(
    lab: EditorPage,
) -> None:
    open_game(lab, DUEL)
    link = lab.page.locator(".volto-languages a[hreflang=nl]")
    address = link.evaluate("link => link.href")
    assert address == f"{lab.home}nl/lab/#position={DUEL.replace(' ', '_')}"
    lab.hit("c4", "c3")
    lab.stands("ready")
    moves = lab.root.locator(".volto-line li button")
    expect(moves).to_have_count(1)
    lab.page.reload()
    lab.placed("4c/5/2l2/5/2N2/5/C4 2 00")
    expect(moves).to_have_text(["c4c3"])
    # A look at the editor costs no move.
    open_game_here(lab, DUEL, moves="c4c3.e7e6")
    lab.stands("ready")
    lab.use("back")
    lab.stands("ready")
    lab.use("next")
    lab.placed("4c/5/2l2/5/2N2/5/C4 2 00")
    lab.play()
    lab.placed("4c/5/2l2/5/2N2/5/C4 2 00")
    expect(moves).to_have_text(["c4c3", "e7e6"])


def test_a_broken_memory_is_said_and_offered_to_be_mended_or_its_start_is_kept(
    lab: EditorPage,
) -> None:
    open_game(lab, DUEL)
    lab.stands("ready")
    expect(lab.root.locator(".volto-line")).to_be_visible()
    come_back_with(lab, f"{STORED}.replace('[]', '[\"c4d5\"]')")
    expect(lab.message).to_contain_text("ne peut pas être reprise")
    lab.placed(DUEL)
    for broken in ("{", '{"start": "zzz"}'):
        come_back_with(lab, json.dumps(broken))
        expect(lab.message).to_contain_text("est illisible")
        expect(lab.field("in")).to_have_value(broken)
        lab.placed(FIRST)


def come_back_with(lab: EditorPage, memory: str) -> None:
    """Leave the lab, and come back on another day with what an expression gives as memory."""
    lab.page.goto(lab.site.home + QUIET)
    lab.page.evaluate(f"localStorage.setItem('volto.lab', {memory})")
    lab.page.evaluate("sessionStorage.clear()")
    lab.go("lab/")
