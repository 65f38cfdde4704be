"""The set-up builder under example S2: ten masks on ten squares, by any hand and language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.axe import barriers_in
from tests.support.combinations import sampled
from tests.support.pages.editor import EditorPage
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
def fresh(reader: BrowserContext, site: Site) -> Iterator[EditorPage]:
    """The builder in a browser of its own, before its page is opened."""
    bench = EditorPage(reader, site, ".volto-setup")
    yield bench
    assert bench.problems == []


@pytest.fixture(scope="module")
def opened(browser: Browser, site: Site) -> Iterator[EditorPage]:
    """The builder of several tests."""
    context = browser.new_context(
        service_workers="block", viewport=DESK, locale="fr-FR", reduced_motion="reduce"
    )
    bench = EditorPage(context, site, ".volto-setup")
    bench.go("examples/")
    yield bench
    assert bench.problems == []
    context.close()


@pytest.fixture
def builder(opened: EditorPage) -> EditorPage:
    """That builder with its first set-up on the mat, and nothing saved."""
    if opened.root.locator(".volto-saved li").count():
        opened.page.evaluate("localStorage.clear()")
        opened.go("examples/")
    else:
        opened.field("in").fill("NLANS/ANCLA")
        opened.use("open")
    opened.placed(FIRST)
    return opened


def setup_on(builder: EditorPage) -> str:
    """The set-up on the mat in one line."""
    position = builder.board.get_attribute("data-position")
    assert position is not None
    return "/".join(position.split(" ")[0].split("/")[5:])


def test_a_setup_is_built_from_the_box_by_pointer(fresh: EditorPage) -> None:
    builder = fresh
    builder.go("examples/")
    builder.placed(FIRST)
    assert builder.engine.asked == []
    builder.use("clear")
    builder.mask(1, "lady").click()
    builder.square("a2").click()
    builder.square("e2").click()
    builder.mask(1, "soldier").drag_to(builder.square("c2"))
    builder.placed("5/5/5/5/5/L1S1L/5 1 00")
    for text in ("Il manque 3 nobles.", "Il manque 3 conseillers.", "Il manque le prétendant."):
        expect(builder.message).to_contain_text(text)
    builder.mask(1, "noble").click()
    for square in ("b2", "d2", "e1"):
        builder.square(square).click()
    builder.mask(1, "advisor").click()
    for square in ("a1", "b1", "d1"):
        builder.square(square).click()
    builder.mask(1, "candidate").click()
    builder.square("c4").click()
    expect(builder.message).to_contain_text("ni au palais ni dans la rangée juste devant : c4.")
    builder.square("c4").drag_to(builder.square("c1"))
    builder.placed("5/5/5/5/5/LNSNL/AACAN 1 00")
    expect(builder.message).to_have_text(
        "Les dix masques sont en place : la partie peut commencer."
    )


def test_a_setup_is_built_by_touch(site: Site, phone: BrowserContext) -> None:
    builder = EditorPage(phone, site, ".volto-setup")
    builder.go("examples/")
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


def test_a_setup_is_built_by_keyboard_alone(builder: EditorPage) -> None:
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


def test_chance_and_the_mirror_make_setups(builder: EditorPage) -> None:
    builder.use("mirror")
    builder.placed("5/5/5/5/5/SNALN/ALCNA 1 00")
    builder.use("shuffle")
    expect(builder.status).to_have_text("Voici une mise en place au hasard.")
    assert parse_setup(setup_on(builder), Player.IVORY)
    builder.use("undo")
    builder.placed("5/5/5/5/5/SNALN/ALCNA 1 00")
    builder.use("undo")
    builder.placed(FIRST)


@pytest.mark.parametrize("language", sampled(CODES, "nl"))
def test_the_explained_setups_are_put_on_the_mat_in_every_language(
    language: str, fresh: EditorPage
) -> None:
    setups = {
        "s2-ladies": "LNSNL/AACAN",
        "s2-shelter": "NASAN/CLALN",
        "s2-race": "NACAS/LNANL",
    }
    fresh.speak(language)
    fresh.go("examples/")
    for name, setup in setups.items():
        heading = fresh.page.locator(f"h3#{name}").evaluate("h => h.firstChild.textContent")
        expect(fresh.root.locator(f"[data-action={name}]")).to_have_text(heading)
        fresh.use(name)
        fresh.placed(f"5/5/5/5/5/{setup} 1 00")
    fresh.use("clear")
    expect(fresh.message.locator("li")).to_have_count(5)
    assert fresh.root.locator("text=/(setup|editor|wrong|problem)-[a-z]/").count() == 0


def test_the_builder_has_no_barriers_while_it_is_used(builder: EditorPage) -> None:
    builder.use("share")
    builder.use("save")
    expect(builder.root.locator(".volto-saved li")).to_have_count(1)
    builder.use("clear")
    builder.mask(1, "lady").click()
    expect(builder.message.locator("li")).to_have_count(5)
    assert barriers_in(builder.root) == []
    builder.page.emulate_media(color_scheme="dark")
    # A scheme changes nothing but colours.
    assert builder.page.evaluate(ASK_CONTRAST) == []
    builder.page.emulate_media(color_scheme="light")
    # Without it the next test has to load the page again.
    builder.use("forget")


def test_a_setup_is_saved_and_there_again_after_a_reload(builder: EditorPage) -> None:
    saved = builder.root.locator(".volto-saved .volto-action")
    builder.use("clear")
    builder.use("save")
    expect(builder.message.last).to_contain_text("Cette mise en place n’est pas terminée.")
    builder.use("undo")
    builder.use("save")
    expect(saved).to_have_text(["NLANS/ANCLA"])
    builder.use("save")
    expect(builder.message.last).to_contain_text("est gardée")
    builder.go("examples/")
    expect(saved).to_have_text(["NLANS/ANCLA"])
    builder.use("mirror")
    builder.placed("5/5/5/5/5/SNALN/ALCNA 1 00")
    saved.click()
    builder.placed(FIRST)
    builder.use("forget")
    expect(saved).to_have_count(0)
    builder.go("examples/")
    expect(saved).to_have_count(0)


def test_a_broken_memory_is_said_and_new_setups_are_kept(fresh: EditorPage) -> None:
    fresh.page.goto(f"{fresh.home}about/")
    for broken in ("{", '["LNSNL"]', "7"):
        fresh.page.evaluate("broken => localStorage.setItem('volto.setups', broken)", broken)
        fresh.go("examples/")
        expect(fresh.message).to_contain_text("sont illisibles")
        fresh.placed(FIRST)
        fresh.use("save")
        expect(fresh.root.locator(".volto-saved li")).to_have_count(1)


def test_a_setup_is_shared_as_one_line_and_taken_again(builder: EditorPage) -> None:
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


def test_without_javascript_the_setup_and_the_text_are_there(site: Site, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.home}examples/")
    assert page.locator(".volto-setup volto-board svg.volto").is_visible()
    assert page.locator("#s2-builder").is_visible()
    assert page.locator(".volto-setup button").count() == 0
    context.close()
