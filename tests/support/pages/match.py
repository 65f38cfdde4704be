"""The page on which one plays, and a learner who hurries: the candidate goes ahead."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from tests.support.pages.board import play
from tests.support.pages.hand import hit_in_sheet
from tests.support.pages.page import SitePage
from tests.support.seats import add_script_once, sooner
from tests.support.site import Site
from volto_core.geometry import SQUARE_NAMES, row_of, squares_of
from volto_core.pieces import Kind, Player
from volto_core.text.notation import parse_position

# The opponent waits a third of the time that it leaves a learner to see what was played.
SOONER = sooner(700, within=230)
LADIES, RACE = "LNSNL/AACAN", "NACAS/LNANL"


class MatchPage(SitePage):
    """The page `play/`, with the core in place of the engine."""

    def __init__(
        self,
        context: BrowserContext,
        site: Site,
        language: str = "fr",
        *,
        beside: "MatchPage | None" = None,
        has_real_engine: bool = False,
    ) -> None:
        super().__init__(context, site, language, beside=beside, has_real_engine=has_real_engine)
        add_script_once(context, SOONER)
        self.table: Locator = self.page.locator("volto-table.volto-play")

    def go(self, fragment: str = "") -> None:
        """Open the page and wait until it can be used."""
        self.page.goto(f"{self.home}play/{fragment}")
        self.is_ready()

    def is_ready(self) -> None:
        expect(self.table).to_have_attribute("data-ready", "")

    def is_in(self, mode: str) -> None:
        """Expect the table to be in this mode."""
        expect(self.table).to_have_attribute("data-mode", mode)

    @property
    def task(self) -> Locator:
        return self.table.locator("[data-part=task]")

    @property
    def answer(self) -> Locator:
        return self.table.locator("[data-part=answer]")

    def use(self, action: str) -> None:
        """Press one of the buttons of the table, in the sheet if it is there."""
        hit_in_sheet(self.table.locator(f"[data-action={action}]"))

    def choose(self, name: str, value: str) -> None:
        """Choose one of several."""
        option = self.table.locator(f"label:has(input[name=match-{name}][value='{value}'])")
        hit_in_sheet(option)
        self.page.keyboard.press("Escape")

    def begin(self) -> None:
        """Begin a game, and wait for the first turn of the learner."""
        self.use("next")
        self.is_in("game")
        self.stands("ready")

    @property
    def told(self) -> dict[str, Any]:
        """What the page was told last."""
        return self.engine.told

    def hurried_move(self) -> str:
        """The candidate's move that goes furthest, or any other."""
        position = parse_position(self.told["position"])
        learner = Player(self.told["match"]["learner"])
        (candidate,) = squares_of(position.of_kind(Kind.CANDIDATE, learner))
        ways: dict[str, dict[str, list[str]]] = self.told["from"]
        origin = SQUARE_NAMES[candidate]
        if not ways[origin]["targets"]:
            origin = next(square for square, way in ways.items() if way["targets"])
        sign = 1 if learner is Player.IVORY else -1
        targets = ways[origin]["targets"]
        return origin + max(targets, key=lambda square: sign * row_of(SQUARE_NAMES.index(square)))

    def play(self, move: str, *, by: str = "pointer") -> None:
        """Make a move and wait for the answer of the opponent."""
        count = self.moves_shown()
        if by == "keyboard":
            self.square(move[:2]).focus()
            self.page.keyboard.type(move)
        else:
            play(self.board, move)
        # A move may end the game, which leaves nothing to answer.
        self.page.wait_for_function(
            """(count) => {
              const { status } = document.querySelector("volto-board").dataset;
              const isAnswered = document.querySelectorAll(".volto-move-list li").length === count;
              return status === "over" || (status === "ready" && isAnswered);
            }""",
            arg=count + 2,
        )

    def moves_shown(self) -> int:
        """How many moves are listed, once all that are kept are: a reload lists them late."""
        self.stands("ready")
        self.page.wait_for_function(
            """() => document.querySelectorAll(".volto-move-list li").length ===
              JSON.parse(localStorage["volto.games"]).games[0].moves.length"""
        )
        return self.table.locator(".volto-move-list li").count()

    def kept_as_a_whole(self) -> None:
        """Wait until the record of a game that is over is kept."""
        self.page.wait_for_function("() => JSON.parse(localStorage['volto.games']).games[0].record")

    def resign(self) -> None:
        """Give the game up, and wait until it is kept as a whole."""
        self.use("resign")
        self.use("resign")
        self.stands("over")
        expect(self.table.locator("[data-action=rematch]")).to_be_visible()
        self.kept_as_a_whole()

    @property
    def is_over(self) -> bool:
        return self.board.get_attribute("data-status") == "over"

    def play_to_the_end(self) -> None:
        """Hurry to the end, by pointer and keyboard in turn."""
        hands = ("pointer", "keyboard")
        for number in range(60):
            if self.is_over:
                self.kept_as_a_whole()
                return
            self.play(self.hurried_move(), by=hands[number % 2])
        raise AssertionError("the game does not end")

    def kept(self) -> list[dict[str, Any]]:
        """The games in the browser's storage."""
        text = self.page.evaluate("localStorage.getItem('volto.games')")
        games: list[dict[str, Any]] = json.loads(text)["games"] if text else []
        return games
