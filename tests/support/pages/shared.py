"""The page on which one plays, and two people before it who share the device."""

import re

from playwright.sync_api import expect

from tests.support.pages.board import play
from tests.support.pages.hand import hit_in_sheet
from tests.support.pages.match import MatchPage
from volto_core.geometry import SQUARE_NAMES, row_of, squares_of
from volto_core.pieces import Kind, Player
from volto_core.text.notation import parse_position

# All that a page holds: its elements with their attributes, and what it stores.
_HELD = """() => [
  document.documentElement.outerHTML,
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
]"""
# What two games have of their own, whoever the masks are.
_OWN = re.compile(r"[0-9a-f]{16,32}|\d{4}-\d\d-\d\dT[\d:.]+Z")


class SharedPage(MatchPage):
    """The page `play/` with two people before it."""

    # Whether the device lies flat between them.
    is_facing = False

    def face(self) -> None:
        """Let the device lie flat between the two."""
        option = "label:has(input[name=shared-seating][value=facing])"
        hit_in_sheet(self.table.locator(option))
        self.page.keyboard.press("Escape")
        self.is_facing = True

    def share(self) -> None:
        """Choose to play against somebody here."""
        self.choose("with", "here")
        self.is_in("arrange")
        self.is_arranging(Player.IVORY)

    def is_arranging(self, player: Player) -> None:
        """Expect a player to arrange, whose masks chance has put down already."""
        expect(self.task).to_have_text(self.t("shared-task-arrange", player=int(player)))
        own = "[NACSL]{5}/[NACSL]{5} 1 00$" if player is Player.IVORY else "^[nacsl]{5}/[nacsl]{5}/"
        expect(self.board).to_have_attribute("data-position", re.compile(own))

    def put(self, setup: str) -> None:
        """Choose one of the model set-ups."""
        self.use(f"setup-{setup}")

    def arrange(self, ivory: str = "race", night: str = "ladies") -> None:
        """Arrange for both, with the curtain between."""
        self.put(ivory)
        self.use("next")
        self.is_covered(Player.NIGHT)
        self.use("next")
        self.is_arranging(Player.NIGHT)
        self.put(night)
        self.use("next")
        self.is_covered(Player.IVORY)

    def is_covered(self, player: Player) -> None:
        """Expect the curtain, behind which nobody is, and the device to be handed to a player."""
        self.is_in("curtain")
        expect(self.table.locator(".volto-curtain")).to_be_visible()
        task = "shared-task-curtain-facing" if self.is_facing else "shared-task-curtain"
        expect(self.task).to_have_text(self.t(task, player=int(player)))
        expect(self.board).to_have_attribute("data-position", re.compile(r"^[Xx1-5/]+ [12] \d\d$"))

    def lift(self, player: Player) -> None:
        """Raise the curtain for a player, who is to move."""
        self.use("next")
        self.is_in("game")
        self.stands("ready")
        expect(self.task).to_have_text(self.t("shared-task-turn", player=int(player)))
        expect(self.table.locator(".volto-curtain")).to_have_count(0)

    def move(self, move: str, *, by: str = "pointer") -> None:
        """Make a move, and see what it has done."""
        if by == "keyboard":
            self.square(move[:2]).focus()
            self.page.keyboard.type(move)
        else:
            play(self.board, move)
        expect(self.action("next")).to_be_visible()

    def hand_over(self) -> None:
        """End a turn with the curtain, and raise it for the other player."""
        player = Player(self.told["player"])
        self.use("next")
        self.is_covered(player)
        self.lift(player)

    @property
    def mover(self) -> Player:
        return Player(self.told["player"])

    def hurried(self) -> str:
        """The move of the candidate that goes furthest, or any other."""
        position = parse_position(self.told["position"])
        (candidate,) = squares_of(position.of_kind(Kind.CANDIDATE, self.mover))
        ways: dict[str, dict[str, list[str]]] = self.told["from"]
        origin = SQUARE_NAMES[candidate]
        if not ways[origin]["targets"]:
            origin = next(square for square, way in ways.items() if way["targets"])
        sign = 1 if self.mover is Player.IVORY else -1
        targets = ways[origin]["targets"]
        return origin + max(targets, key=lambda square: sign * row_of(SQUARE_NAMES.index(square)))

    def held(self) -> list[str]:
        """All that the page holds, but for what every game has of its own."""
        texts: list[str] = self.page.evaluate(_HELD)
        return [_OWN.sub("", text) for text in texts]
