"""The set-up builder under example S2: ten masks on ten squares, by any hand and language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.axe import barriers_in
from tests.support.combinations import sampled
from tests.support.pages.editor import EditorPage
from tests.support.pages.page import visits
from tests.support.screens import DESK
from tests.support.site import Site
from volto_core.pieces import Player
from volto_core.text.notation import parse_setup
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

ASK_CONTRAST = """async () => {
  const { violations } = await axe.run(".volto-setup", { runOnly: ["color-contrast"] });
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => `${target}`));
}"""

FIRST = "5/5/5/5/5/NLANS/ANCLA 1 00"


@pytest.fixture
def builder(browser: Browser, site: Site) -> Iterator[EditorPage]:
    """The builder on its page, with its first set-up on the mat and nothing saved."""

    def bench(context: BrowserContext, site: Site, language: str) -> EditorPage:
        return EditorPage(context, site, ".volto-setup", language)

    with visits(browser, site, bench) as visit:
        builder = visit("fr", viewport=DESK)
        builder.go("examples/")
        builder.placed(FIRST)
        yield builder


def setup_on(builder: EditorPage) -> str:
    """The set-up on the mat in one line."""
    position = builder.board.get_attribute("data-position")
    assert position is not None
    return "/".join(position.split(" ")[0].split("/")[5:])


def start_again(builder: EditorPage) -> None:
    """Put the first set-up on the mat."""
    builder.field("in").fill("NLANS/ANCLA")
    builder.use("open")
    builder.placed(FIRST)


def test_a_setup_is_built_by_pointer_or_keyboard_by_chance_or_from_one_line(
    builder: EditorPage,
) -> None:
    assert builder.engine.asked == []
    build_by_pointer(builder)
    build_by_keyboard(builder)
    start_again(builder)
    build_by_chance_and_mirror(builder)
    share_and_take(builder)


def build_by_pointer(builder: EditorPage) -> None:
    """Put all masks from the box on the mat, one of them on a wrong square first."""
    builder.use("clear")
    builder.mask(1, "lady").click()
    builder.hit("a2", "e2")
    builder.mask(1, "soldier").drag_to(builder.square("c2"))
    builder.placed("5/5/5/5/5/L1S1L/5 1 00")
    for text in ("Il manque 3 nobles.", "Il manque 3 conseillers.", "Il manque le prétendant."):
        expect(builder.message).to_contain_text(text)
    builder.mask(1, "noble").click()
    for square in ("b2", "d2", "e1"):
        builder.hit(square)
    builder.mask(1, "advisor").click()
    for square in ("a1", "b1", "d1"):
        builder.hit(square)
    builder.mask(1, "candidate").click()
    builder.hit("c4")
    expect(builder.message).to_contain_text("ni au palais ni dans la rangée juste devant : c4.")
    builder.square("c4").drag_to(builder.square("c1"))
    builder.placed("5/5/5/5/5/LNSNL/AACAN 1 00")
    expect(builder.message).to_have_text(
        "Les dix masques sont en place : la partie peut commencer."
    )


def build_by_keyboard(builder: EditorPage) -> None:
    """Put all masks on the mat without a pointer."""
    keys = builder.page.keyboard
    builder.root.locator("[data-action=clear]").focus()
    keys.press("Enter")
    builder.square("a2").focus()
    for letter in "LNSNL":
        keys.press(letter)
        keys.press("ArrowRight")
    keys.press("ArrowDown")
    keys.press("Home")
    for letter in "aacan":
        keys.press(letter)
        keys.press("ArrowRight")
    builder.placed("5/5/5/5/5/LNSNL/AACAN 1 00")
    keys.press("n")
    expect(builder.status).to_have_text("Noble posé en e1.")
    keys.press("s")
    expect(builder.status).to_have_text("Il n’y a plus de soldat dans la boîte.")
    keys.press("Delete")
    builder.placed("5/5/5/5/5/LNSNL/AACA1 1 00")


def build_by_chance_and_mirror(builder: EditorPage) -> None:
    """Change the first set-up, and take both changes back."""
    builder.use("mirror")
    builder.placed("5/5/5/5/5/SNALN/ALCNA 1 00")
    builder.use("shuffle")
    expect(builder.status).to_have_text("Voici une mise en place au hasard.")
    assert parse_setup(setup_on(builder), Player.IVORY)
    builder.use("undo")
    builder.placed("5/5/5/5/5/SNALN/ALCNA 1 00")
    builder.use("undo")
    builder.placed(FIRST)


def share_and_take(builder: EditorPage) -> None:
    """A set-up is shared as one line, and taken again if it is right."""
    builder.use("share")
    expect(builder.field("out")).to_have_value("NLANS/ANCLA")
    builder.field("in").fill(" NACAS/LNANL ")
    builder.use("open")
    builder.placed("5/5/5/5/5/NACAS/LNANL 1 00")
    builder.field("in").fill("NACAS/LNANQ")
    builder.use("open")
    expect(builder.message.last).to_contain_text("« Q » n’est pas un masque")
    expect(builder.message.last).to_contain_text("C’est à la ligne 1, colonne 11.")
    builder.field("in").fill("NACAS/LNANC")
    builder.use("open")
    expect(builder.message.last).to_contain_text("Prétendants en trop : 1.")
    builder.placed("5/5/5/5/5/NACAS/LNANL 1 00")


@pytest.mark.parametrize("language", sampled(CODES, "nl"))
def test_a_setup_is_built_by_touch_and_the_explained_ones_are_put_on_the_mat(
    language: str, site: Site, phone: BrowserContext
) -> None:
    builder = EditorPage(phone, site, ".volto-setup", language)
    builder.go("examples/")
    build_by_touch(builder)
    put_explained_setups(builder)
    assert builder.problems == []


def build_by_touch(builder: EditorPage) -> None:
    """Exchange masks, take one away and put it on another square."""
    builder.square("a2").tap()
    builder.square("b1").tap()
    builder.placed(FIRST)
    builder.square("a2").tap()
    builder.square("c1").tap()
    builder.placed("5/5/5/5/5/CLANS/ANNLA 1 00")
    builder.square("c1").tap()
    builder.root.locator("[data-action=remove]").tap()
    builder.mask(1, "noble").tap()
    builder.square("c3").tap()
    builder.placed("5/5/5/5/2N2/CLANS/AN1LA 1 00")
    assert builder.page.evaluate("document.documentElement.scrollWidth") == 320


def put_explained_setups(builder: EditorPage) -> None:
    """Each set-up of the text has a button of its name, and every message is there."""
    setups = {
        "s2-ladies": "LNSNL/AACAN",
        "s2-shelter": "NASAN/CLALN",
        "s2-race": "NACAS/LNANL",
    }
    for name, setup in setups.items():
        heading = builder.page.locator(f"h3#{name}").evaluate("h => h.firstChild.textContent")
        expect(builder.root.locator(f"[data-action={name}]")).to_have_text(heading)
        builder.use(name)
        builder.placed(f"5/5/5/5/5/{setup} 1 00")
    builder.use("clear")
    expect(builder.message.locator("li")).to_have_count(5)
    assert builder.root.locator("text=/(setup|editor|wrong|problem)-[a-z]/").count() == 0


def test_a_setup_is_kept_until_it_is_forgotten_and_a_broken_memory_is_said(
    builder: EditorPage,
) -> None:
    saved = builder.root.locator(".volto-saved .volto-action")
    builder.use("clear")
    builder.use("save")
    expect(builder.message.last).to_contain_text("Cette mise en place n’est pas terminée.")
    builder.use("undo")
    builder.use("save")
    expect(saved).to_have_text(["NLANS/ANCLA"])
    builder.use("save")
    expect(builder.message.last).to_contain_text("est gardée")
    has_no_barriers(builder)
    builder.go("examples/")
    expect(saved).to_have_text(["NLANS/ANCLA"])
    builder.use("mirror")
    builder.placed("5/5/5/5/5/SNALN/ALCNA 1 00")
    saved.click()
    builder.placed(FIRST)
    builder.use("forget")
    expect(saved).to_have_count(0)
    assert builder.page.evaluate("localStorage.getItem('volto.setups')") == "[]"
    # What else can be broken is tested beside the script that reads it.
    builder.page.evaluate("localStorage.setItem('volto.setups', '{')")
    builder.go("examples/")
    expect(builder.message).to_contain_text("sont illisibles")
    builder.placed(FIRST)
    builder.use("save")
    expect(saved).to_have_count(1)


def has_no_barriers(builder: EditorPage) -> None:
    """Look for barriers with all parts in use: shared, saved, and a mask in the hand."""
    builder.use("share")
    builder.use("clear")
    builder.mask(1, "lady").click()
    expect(builder.message.locator("li")).to_have_count(5)
    assert barriers_in(builder.root) == []
    builder.page.emulate_media(color_scheme="dark")
    # A scheme changes nothing but colours.
    assert builder.page.evaluate(ASK_CONTRAST) == []
