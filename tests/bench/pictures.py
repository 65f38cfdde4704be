"""Takes the pictures of the README from the built site: `python -m tests.bench.pictures`."""

import base64
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.bench.fixtures import chromium
from tests.support.host import served
from tests.support.pages.match import MatchPage
from tests.support.pages.page import SitePage
from tests.support.pages.puzzle import IS_SETTLED, PuzzlePage, refuted
from tests.support.pages.review import ReviewPage
from tests.support.site import Site
from volto_site.places import ROOT, SITE

FOLDER = ROOT / ".github" / "pictures"
SCHEMES = ("light", "dark")
LANGUAGE = "en"
# Some moves of a game that looks like one.
TURNS = 6

# A browser writes WebP, which is half of a PNG.
TO_WEBP = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}"""


def home(context: BrowserContext, site: Site) -> Page:
    """The home page as a reader meets it."""
    page = SitePage(context, site, LANGUAGE).page
    page.goto(f"{site.home}{LANGUAGE}/", wait_until="networkidle")
    return page


def table(context: BrowserContext, site: Site) -> Page:
    """A puzzle after a wrong move, refuted."""
    learner = PuzzlePage(context, site, LANGUAGE)
    puzzle = learner.puzzle("win", lambda table: table["within"] == 2)
    learner.open(puzzle)
    learner.page.wait_for_function(IS_SETTLED)
    learner.play(refuted(puzzle)[0])
    learner.use("why")
    learner.page.wait_for_function(IS_SETTLED)
    return learner.page


def play(context: BrowserContext, site: Site) -> Page:
    """A game against a level, some moves old."""
    match = MatchPage(context, site, LANGUAGE)
    match.go()
    match.begin()
    for turn in range(TURNS):
        if not match.is_over:
            match.play(quiet_move(match, turn))
    return match.page


def quiet_move(match: MatchPage, turn: int) -> str:
    """One of the moves of the masks that stand furthest behind."""
    ways: list[tuple[str, dict[str, list[str]]]] = sorted(match.told["from"].items())
    moves = [origin + target for origin, way in ways for target in way["targets"]]
    return moves[turn % len(moves)]


def review(context: BrowserContext, site: Site) -> Page:
    """A game that is looked back on."""
    page = ReviewPage(context, site, LANGUAGE)
    page.open()
    expect(page.marks.first).to_be_visible()
    page.slider.fill("5")
    return page.page


SCENES: dict[str, Callable[[BrowserContext, Site], Page]] = {
    each.__name__: each for each in (home, table, play, review)
}


def picture(browser: Browser, site: Site, scene: str, scheme: str) -> bytes:
    """A page as a reader of English meets it."""
    context = browser.new_context(
        viewport={"width": 1120, "height": 760},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )
    taken = base64.b64encode(SCENES[scene](context, site).screenshot()).decode()
    # A page of the site may not run this: its policy forbids it.
    blank = context.new_page()
    written = blank.evaluate(TO_WEBP, taken)
    context.close()
    return base64.b64decode(written)


def main(folder: Path = FOLDER) -> None:
    """Write the pictures."""
    folder.mkdir(exist_ok=True)
    with served(SITE) as home_address, chromium() as browser:
        site = Site(SITE, home_address)
        for scene in SCENES:
            for scheme in SCHEMES:
                name = f"{scene}-{scheme}.webp"
                (folder / name).write_bytes(picture(browser, site, scene, scheme))


if __name__ == "__main__":
    main()
