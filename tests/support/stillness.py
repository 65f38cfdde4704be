"""Parts of a page that have to stay where they are, looked at in every frame."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

# The parts of a table, and its mat, which could move inside its board.
TABLE = (
    *(f"volto-table [data-part={name}]" for name in ("task", "board", "answer", "actions")),
    "volto-table volto-board [role=grid]",
)
# A browser excuses all that shifts within half a second of an input, so that its list of shifts
# says nothing of what an input does. What moves and comes back is noticed here as well.
_FOLLOW = """(parts) => {
  const placeOf = (part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height].map((each) => Math.round(each * 10) / 10).join(" ");
  };
  const places = new Map(parts.map((part) => [part, placeOf(part)]));
  const moves = [];
  const look = () => {
    for (const [part, before] of places) {
      const after = placeOf(part);
      if (after !== before) moves.push(`${part}: ${before} → ${after}`);
      places.set(part, after);
    }
  };
  let isOver = false;
  const follow = () => {
    if (isOver) return;
    look();
    requestAnimationFrame(follow);
  };
  follow();
  window.movesOfParts = async () => {
    for (const _ of "12") await new Promise(requestAnimationFrame);
    isOver = true;
    look();
    return moves;
  };
}"""
# Buffered: includes what came before this call.
_LOADING_SHIFTS = """async () => {
  for (const _ of "12") await new Promise(requestAnimationFrame);
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  return observer.takeRecords()
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .flatMap(({ sources }) => sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "?"));
}"""


@contextmanager
def still(page: Page, *parts: str) -> Iterator[None]:
    """Expect these parts of a page, by their selectors, not to move by a tenth of a pixel."""
    page.evaluate(_FOLLOW, parts)
    yield
    moves = page.evaluate("movesOfParts()")
    assert not moves, f"{page.viewport_size}: {moves}"


def loading_shifts(page: Page) -> list[str]:
    """What has shifted in a page that nobody has touched yet."""
    shifts: list[str] = page.evaluate(_LOADING_SHIFTS)
    return shifts
