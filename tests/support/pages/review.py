"""A game that is looked back on, at the table of the lab."""

from typing import Any

from playwright.sync_api import BrowserContext, Locator

from tests.support.pages.page import SitePage
from tests.support.site import Site

# A short game: Night's candidate is named, and a win is let go before it is taken.
START = "c3n/5/C4/5/5/4N/5 1 00"
MOVES = ["e2e3", "a7b6", "a5a4", "e7d7", "a4a5", "b6b7", "a5a6", "b7a6"]
_OPEN = """async ([script, game]) => {
  const table = document.querySelector("volto-table");
  const { openReview } = await import(script);
  window.asked = [];
  await openReview(table, game, {
    again: (moment) => window.asked.push(moment),
    leave: () => window.asked.push("left"),
  });
}"""


class ReviewPage(SitePage):
    """The review of a made game."""

    def __init__(self, context: BrowserContext, site: Site, language: str = "fr") -> None:
        super().__init__(context, site, language)

    def open(self) -> None:
        """Open the review, without waiting for its analysis."""
        self.page.goto(f"{self.home}lab/")
        self.page.locator("[data-ready]").wait_for()
        game = {"start": START, "moves": MOVES, "learner": 1}
        self.page.evaluate(_OPEN, [self.site.script("review"), game])

    @property
    def asked(self) -> list[Any]:
        """What was asked of the page that opened the review."""
        found: list[Any] = self.page.evaluate("() => window.asked")
        return found

    @property
    def task(self) -> Locator:
        """Which move is seen."""
        return self.page.locator("[data-part=task]")

    @property
    def told(self) -> Locator:
        """What is told of it."""
        return self.page.locator(".volto-review__told")

    @property
    def slider(self) -> Locator:
        """The curve, as one steps along it."""
        return self.page.get_by_role("slider", name=self.t("review-curve"))

    @property
    def marks(self) -> Locator:
        """The moments on the curve."""
        return self.page.locator(".volto-curve__mark")

    def is_at(self, turn: int) -> None:
        """Expect the position after so many moves."""
        self.page.wait_for_function(
            """(turn) => document.querySelector(".volto-curve__slider").value === String(turn)
              && document.querySelector("volto-board").dataset.status !== "thinking" """,
            arg=turn,
        )
