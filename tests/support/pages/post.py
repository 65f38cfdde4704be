"""The page on which one plays, and a player before it who writes letters."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from tests.support.pages.board import play
from tests.support.pages.hand import hit
from tests.support.pages.match import MatchPage
from tests.support.site import Site

# Ten keys at once: what each of them does is tested where masks are arranged.
_TYPE = """masks => {
  for (const [square, key] of Object.entries(masks)) {
    const button = document.querySelector(`volto-board [data-square=${square}]`);
    button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
}"""
LETTER = re.compile(r"#letter=([A-Za-z0-9_-]+)$")


def letter_in(link: str) -> str:
    """The letter of a link."""
    found = LETTER.search(link)
    assert found
    return found[1]


class PostPage(MatchPage):
    """The page `play/` with one of two players by post before it."""

    def __init__(
        self, context: BrowserContext, site: Site, language: str = "fr", **options: Any
    ) -> None:
        super().__init__(context, site, language, **options)
        self.dialog: Locator = self.page.locator("dialog.volto-mail")

    def put(self, placement: str) -> None:
        """Arrange the masks as they stand in the two rows of a position, with letter keys."""
        numbers = (2, 1) if placement.isupper() else (7, 6)
        masks = {
            f"{column}{number}": letter.lower()
            for number, row in zip(numbers, placement.split("/"), strict=True)
            for column, letter in zip("abcde", row, strict=True)
        }
        self.use("clear")
        self.page.evaluate(_TYPE, masks)

    def is_arranging(self, message: str, player: int) -> None:
        """Expect to be asked for a set-up, which chance has put down already."""
        self.is_in("arrange")
        expect(self.task).to_have_text(self.t(message, player=player))
        own = "[NACSL]{5}/[NACSL]{5} 1 00$" if player == 1 else "^[nacsl]{5}/[nacsl]{5}/"
        expect(self.board).to_have_attribute("data-position", re.compile(own))

    def invite(self, placement: str) -> str:
        """Invite somebody, and send the letter."""
        self.go()
        self.choose("with", "post")
        self.is_arranging("mail-task-invite", 1)
        if placement.islower():
            seat = self.table.locator("label:has(input[name=mail-seat][value='2'])")
            hit(seat)
            self.is_arranging("mail-task-invite", 2)
        self.put(placement)
        self.use("next")
        return self.send()

    def accept(self, letter: str, placement: str) -> str:
        """Accept an invitation, and send the answer."""
        self.read(letter)
        self.is_arranging("mail-task-accept", 1 if placement.isupper() else 2)
        self.put(placement)
        self.use("next")
        return self.send()

    def open(self, letter: str) -> None:
        """Open the link of a letter."""
        # The same page with another fragment would not be loaded again.
        self.page.goto("about:blank")
        self.page.goto(letter)
        self.is_ready()

    def read(self, letter: str) -> None:
        """Read a letter: by its link the first time, then on the page that is open already."""
        if "/play/" in self.page.url:
            self.paste(letter)
        else:
            self.open(letter)

    def paste(self, text: str) -> None:
        """Paste a letter, where the page is open already."""
        # It comes with the game, and in a small window into the sheet: only then it is revealed.
        expect(self.action("open-letter")).to_have_count(1)
        self.use("open-letter")
        self.dialog.locator("[data-field=paste]").fill(text)
        hit(self.dialog.locator("[data-action=read-letter]"))

    def restore(self, secret: str) -> None:
        """Take a game up from the text of a secrets file."""
        self.go()
        self.choose("with", "post")
        self.is_arranging("mail-task-invite", 1)
        self.take_up(secret)

    def take_up(self, secret: str) -> None:
        """The same, where the page is open already."""
        self.use("open-letter")
        self.open_file(self.dialog.locator("input[type=file]"), secret)

    def open_file(self, field: Locator, text: str) -> None:
        """Open a text as a file."""
        field.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": text.encode()})

    def asked(self, state: str, **values: str | int) -> None:
        """Expect the page to ask for this."""
        self.is_in("post")
        expect(self.task).to_have_text(self.t(f"mail-task-{state}", **values))

    def send(self) -> str:
        """Send the letter that has been written: the link of it."""
        self.asked("send")
        self.use("next")
        save = self.dialog.locator("[data-action=save-not]")
        send = self.dialog.locator("[data-action=copy]")
        expect(save.or_(send)).to_be_visible()
        if save.is_visible():
            hit(save)
        hit(send)
        link = self.dialog.locator("[data-field=letter]").input_value()
        assert LETTER.search(link)
        assert len(link) < 2000
        hit(self.dialog.locator("[data-action=close]"))
        return link

    def move(self, move: str) -> str:
        """Make a move, and send it."""
        self.asked("move")
        self.stands("ready")
        play(self.board, move)
        return self.send()

    def answer_with(self, duty: str) -> str:
        """Write a letter that is owed and needs no choice, and send it."""
        self.asked(duty)
        self.use("next")
        return self.send()

    def post_games(self) -> list[dict[str, Any]]:
        """The games by post in the browser's storage."""
        games: list[dict[str, Any]] = self.page.evaluate(
            "() => JSON.parse(localStorage.getItem('volto.post') ?? '{\"games\": []}').games"
        )
        return games
