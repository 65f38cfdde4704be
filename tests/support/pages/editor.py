"""Somebody at an editor of positions, with the core in place of the engine."""

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Site
from tests.browser.fake_engine import FakeEngine


class Workbench:
    """The page of an editor, and what goes wrong on it."""

    def __init__(
        self, context: BrowserContext, site: Site, root: str, *, beside: "Workbench | None" = None
    ) -> None:
        # Two tabs of one context share what stands in for the engine.
        self.engine: FakeEngine = beside.engine if beside else FakeEngine(site.folder)
        if not beside:
            self.engine.serve(context)
        self.home = site.home
        self.page: Page = context.new_page()
        self.page.set_default_timeout(10_000)
        self.root: Locator = self.page.locator(root)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def go(self, address: str) -> None:
        """Open a page and wait until its editor can be used."""
        self.page.goto(self.home + address)
        expect(self.root).to_have_attribute("data-ready", "")

    @property
    def board(self) -> Locator:
        """The one board of the editor."""
        return self.root.locator("volto-board")

    def square(self, name: str) -> Locator:
        """A square of the board."""
        return self.board.locator(f"[data-square={name}]")

    def mask(self, player: int, kind: str) -> Locator:
        """A kind of mask in a player's box."""
        return self.root.locator(f".volto-tray[data-player='{player}'] [data-kind={kind}]")

    def use(self, action: str) -> None:
        """Press one of the buttons around the board."""
        self.root.locator(f"[data-action={action}]").click()

    def choose(self, value: str) -> None:
        """Choose one of several."""
        self.root.locator(f"label:has(input[value='{value}']):visible").click()

    def play(self) -> None:
        """Leave the editor for a living board."""
        self.choose("play")
        self.lives()

    def lives(self) -> None:
        """Expect a board that can be played on."""
        expect(self.board.locator(".volto-tools")).to_be_visible()
        self.rests()

    def placed(self, position: str) -> None:
        """Expect this position on the board."""
        expect(self.board).to_have_attribute("data-position", position)

    def rests(self, status: str = "ready") -> None:
        """Expect that nothing is going on any more."""
        expect(self.board).to_have_attribute("data-status", status)

    @property
    def message(self) -> Locator:
        """What is told beside the board."""
        return self.root.locator(".volto-message:not(:empty)")

    @property
    def status(self) -> Locator:
        """The line under the board."""
        return self.root.locator(".volto-editor__status")

    def field(self, name: str) -> Locator:
        """A field for texts."""
        return self.root.locator(f"[data-field={name}]")
