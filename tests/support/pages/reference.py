"""A page of the reference with one of its boards."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

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
FIGURE = re.compile(r"<figure class=\"volto-figure.*?</figure>", re.DOTALL)
# Boards of the pages: their positions, as the reader sees them.
FULL = "xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00"
NOBLE = "5/5/3x1/1xN2/5/5/5 1 00"
PALACE = "1x1x1/2C2/5/5/5/5/5 1 00"


def with_one_board(page: Path, position: str) -> str:
    """The page without its other boards, some thirty of them, which take long to come alive."""
    html = page.read_text("utf-8")
    mark = f'data-position="{position}"'
    wanted = next(figure for figure in FIGURE.findall(html) if mark in figure)
    return FIGURE.sub(lambda found: found[0] if found[0] == wanted else "", html)


class ReferencePage(SitePage):
    """A page of the reference, reduced to one board."""

    def go(self, address: str, position: str) -> Locator:
        """Open a page with its first board of this position alone, and wait until it is alive."""
        url = self.site.home + address
        html = with_one_board(self.site.folder / address / "index.html", position)
        self.page.route(url, lambda route: route.fulfill(body=html, content_type="text/html"))
        self.page.goto(url)
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
