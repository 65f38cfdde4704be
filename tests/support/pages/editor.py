"""The pages of the editors: the lab and the builder of set-ups."""

import re

from playwright.sync_api import BrowserContext, Locator, expect

from tests.support.pages.hand import hit, hit_in_sheet
from tests.support.pages.page import SitePage
from tests.support.site import Site

# What the lab shows first, an empty mat, and a mat with little on it.
FIRST = "nlaan/alcsn/5/5/5/LNSNL/AACAN 1 00"
EMPTY = "5/5/5/5/5/5/5 1 00"
DUEL = "4c/5/2l2/2N2/5/5/C4 1 00"
# Follows a link to another part of a page, even if it was the last one that was followed.
FOLLOW = """hash => {
  history.replaceState(null, "", location.pathname);
  location.hash = hash;
}"""


class EditorPage(SitePage):
    """The page of an editor, whose element is found by a selector."""

    def __init__(
        self,
        context: BrowserContext,
        site: Site,
        root: str,
        language: str = "fr",
        *,
        beside: "EditorPage | None" = None,
    ) -> None:
        super().__init__(context, site, language, beside=beside)
        self.root: Locator = self.page.locator(root)

    def go(self, address: str) -> None:
        """Open a page and wait until its editor can be used."""
        self.page.goto(self.home + address)
        # One that is far down starts when it comes near.
        self.root.scroll_into_view_if_needed()
        expect(self.root).to_have_attribute("data-ready", "")

    @property
    def board(self) -> Locator:
        """The one board of the editor."""
        return self.root.locator("volto-board")

    def mask(self, player: int, kind: str) -> Locator:
        """A kind of mask in a player's box."""
        return self.root.locator(f".volto-tray[data-player='{player}'] [data-kind={kind}]")

    def use(self, action: str) -> None:
        """Press one of the buttons around the board, in the sheet if it is there."""
        hit_in_sheet(self.root.locator(f"[data-action={action}]"))

    def choose(self, value: str) -> None:
        """Choose one of several."""
        hit(self.root.locator(f"label:has(input[value='{value}']):visible"))

    def play(self) -> None:
        """Leave the editor for a living board."""
        self.use("next")
        self.lives()

    def lives(self) -> None:
        """Expect a board that can be played on."""
        self.is_in("play")
        self.stands("ready")

    def is_in(self, mode: str) -> None:
        """Expect the lab to be in this mode."""
        expect(self.root).to_have_attribute("data-mode", mode)

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


def open_game(lab: EditorPage, position: str, *, moves: str = "", language: str = "") -> None:
    """Open the lab with a link to a game, and wait until it can be played."""
    lab.go(f"{language}lab/{link_to(position, moves)}")
    _is_playable(lab)


def open_game_here(lab: EditorPage, position: str, *, moves: str = "") -> None:
    """Follow a link to a game on the page of the lab, which is not loaded anew."""
    lab.page.evaluate(FOLLOW, link_to(position, moves))
    count = len(moves.split(".")) if moves else 0
    expect(lab.root.locator(".volto-line li button")).to_have_count(count)
    if not moves:
        lab.placed(position)
    _is_playable(lab)


def link_to(position: str, moves: str = "") -> str:
    """The last part of the address of a game in the lab."""
    return f"#position={position.replace(' ', '_')}" + (f"&moves={moves}" if moves else "")


def _is_playable(lab: EditorPage) -> None:
    lab.is_in("play")
    expect(lab.board).to_have_attribute("data-status", re.compile("ready|over"))
