"""A page of the reference with one of its boards."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.support.one_board import ONE_BOARD
from tests.support.pages.board import square, stands
from tests.support.pages.page import SitePage

WATCH_EVENTS = """() => {
  window.written = [];
  for (const name of ["volto-move", "volto-status"]) {
    addEventListener(name, ({ detail }) => window.written.push([name, detail]));
  }
}"""
UNFOLD = """() => {
  for (const fold of document.querySelectorAll("details.volto-fold")) {
    fold.open = true;
  }
}"""
# Boards of the pages: their positions, as the reader sees them.
FULL = "xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00"
NOBLE = "5/5/3x1/1xN2/5/5/5 1 00"
PALACE = "1x1x1/2C2/5/5/5/5/5 1 00"


class ReferencePage(SitePage):
    """A page of the reference, reduced to one board."""

    def go(self, address: str, position: str) -> Locator:
        """Open a page with its first board of this position alone, and wait until it is alive."""
        # The host takes the others out: where Playwright does, nothing is kept from page to page.
        self.page.set_extra_http_headers({ONE_BOARD: position})
        answer = self.page.goto(self.site.home + address)
        # What is opened next, by a link or by a later test, is a whole page again.
        self.page.set_extra_http_headers({})
        assert answer
        assert answer.ok, f"{address}: {answer.status}, {answer.text()[:200]}"
        self.page.evaluate(WATCH_EVENTS)
        self.page.evaluate(UNFOLD)
        self.board.scroll_into_view_if_needed()
        stands(self.board, "ready")
        expect(square(self.board, "a1")).to_have_attribute("aria-label", re.compile("a1, "))
        return self.board

    def written(self, name: str) -> list[dict[str, Any]]:
        """The details of the events with this name."""
        events = self.page.evaluate("window.written")
        return [detail for event, detail in events if event == name]
