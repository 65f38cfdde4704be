"""The pages of the puzzles."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from tests.support.pages.board import note, play, seat
from tests.support.pages.hand import hit_in_sheet
from tests.support.pages.page import SitePage
from tests.support.seats import QUIET
from tests.support.site import Site

Table = dict[str, Any]

IS_SETTLED = """() => ![...document.querySelectorAll("volto-board")].some(
  ({ dataset }) => ["thinking", "loading"].includes(dataset.status))"""


class PuzzlePage(SitePage):
    """The page of a puzzle, or of all of them."""

    def __init__(self, context: BrowserContext, site: Site, language: str = "fr") -> None:
        super().__init__(context, site, language)
        self._puzzles = _puzzles_of(site.folder)

    def puzzle(self, kind: str, fits: Callable[[Table], object] = bool) -> Table:
        """The first puzzle of a kind that fits, with its key."""
        return next(table for table in self._puzzles if table["kind"] == kind and fits(table))

    def all(self, *kinds: str) -> list[Table]:
        """Every puzzle of these kinds, or of all, with its key."""
        return [table for table in self._puzzles if not kinds or table["kind"] in kinds]

    def levels(self) -> dict[str, int]:
        """The rating of every puzzle by its id or, where there is none, its difficulty."""
        path = self.site.folder / "assets/volto/puzzles.json"
        listed = json.loads(path.read_text("utf-8"))["puzzles"]
        return {each["id"]: each.get("rating", each["difficulty"]) for each in listed}

    def open(self, puzzle: Table, search: str = "") -> None:
        """Go to the page of a puzzle, and wait until it can be solved."""
        self.page.goto(f"{self.home}puzzles/{puzzle['id']}/{search}")
        expect(self.page.locator(".volto-bar button").first).to_be_visible()

    def go(self, search: str = "") -> None:
        """Go to the page of all puzzles."""
        self.page.goto(f"{self.home}puzzles/{search}")
        expect(self.page.locator(".volto-doors")).to_be_visible()

    def see_figures(self) -> None:
        """Scroll down to the figures and to what is kept, which come when they are near."""
        self.page.locator(".volto-own").scroll_into_view_if_needed()
        expect(self.page.locator(".volto-report")).to_be_visible()

    @property
    def said(self) -> Locator:
        """The line of words under the board."""
        return note(self.board)

    def use(self, name: str) -> None:
        """Press a button; a board that is waiting for an answer obeys afterwards."""
        hit_in_sheet(self.action(name))

    def play(self, move: str) -> None:
        """Make a move by pointer, once no board is waiting for an answer."""
        self.page.wait_for_function(IS_SETTLED)
        play(self.board, move)

    def type(self, move: str) -> None:
        """Make a move by keyboard."""
        self.board.locator("[data-square][tabindex='0']").focus()
        self.page.keyboard.type(move)

    def follow_hints(self) -> str:
        """Take all hints, and make the move that they lead to."""
        for given in (1, 2, 3):
            self.use("hint")
            expect(seat(self.board).locator(".volto-hints li")).to_have_count(given)
        answer = self.engine.told["task"]["puzzle"]["hint"]
        move = f"{answer['mask']}{answer['target']}"
        self.play(move)
        return move

    def keep(self, progress: Any) -> None:
        """Put a progress into the browser's storage, on a page that does not read it meanwhile."""
        self.page.goto(self.site.home + QUIET)
        text = json.dumps(progress)
        self.page.evaluate("text => localStorage.setItem('volto.puzzles', text)", text)

    def has_tried(self, times: int) -> None:
        """Wait until this many tries are kept."""
        kept = "JSON.parse(localStorage.getItem('volto.puzzles'))?.tries?.length"
        self.page.wait_for_function(f"times => {kept} === times", arg=times)

    def kept(self) -> Any:
        """The progress in the browser's storage."""
        return json.loads(self.page.evaluate("localStorage.getItem('volto.puzzles')"))


@cache
def _puzzles_of(folder: Path) -> list[Table]:
    files = sorted((folder / "assets/volto/puzzles").glob("*.json"))
    entries = [entry for file in files for entry in json.loads(file.read_text("utf-8")).values()]
    return [entry["puzzle"] | {"verdicts": entry["verdicts"]} for entry in entries]


def refuted(puzzle: Table) -> tuple[str, list[str]]:
    """A first move that loses, and the line that shows it."""
    return next(
        (move, witness["line"].split())
        for move, witness in puzzle["verdicts"]["refuted"].items()
        if "by" in witness and len(witness["line"].split()) > 1
    )


def is_hidden_win(puzzle: Table, within: int = 2) -> bool:
    has_hidden_masks = "x" in puzzle["position"].lower()
    return puzzle["within"] == within and has_hidden_masks and len(puzzle.get("history", ())) > 1


def solve(learner: PuzzlePage, puzzle: Table) -> None:
    """Solve a win by its key and then by the hints."""
    learner.play(puzzle["solution"])
    learner.stands("ready")
    learner.follow_hints()
    learner.stands("solved")
