"""What a table promises in every window, looked at on the page."""

from typing import Any, NamedTuple

from playwright.sync_api import Page, ViewportSize

# Phones and tablets upright, phones on their side, laptops with and without bars, a large desk.
WINDOWS = (
    (360, 640),
    (390, 664),
    (412, 915),
    (768, 1024),
    (640, 360),
    (844, 390),
    (1024, 768),
    (1366, 641),
    (1366, 768),
    (1920, 953),
)
# Where there is least room every table is tested, in the other windows every second one.
_SMALLEST = ((360, 640), (640, 360))
_OTHERS = [size for size in WINDOWS if size not in _SMALLEST]
EVEN_WINDOWS = (*_SMALLEST, *_OTHERS[::2])
ODD_WINDOWS = (*_SMALLEST, *_OTHERS[1::2])
# Counts every shift of the layout that the learner has not caused in the last half second.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput)) {
    window.shifts.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "?"));
  }
}).observe({ type: "layout-shift", buffered: true });
"""
LOOK = """() => {
  const table = document.querySelector("volto-table");
  const part = (name) => table.querySelector(`[data-part=${name}]`);
  const problems = [];
  const box = (element) => element.getBoundingClientRect();
  const line = (element) =>
    parseFloat(getComputedStyle(element.firstElementChild ?? element).lineHeight) || 20;
  // As `checkVisibility`, which not every browser has.
  const isShown = (element) => element.getClientRects().length > 0;
  const isInside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  if (document.querySelectorAll("volto-table").length !== 1) problems.push("not one table");
  if (scrollX || scrollY) problems.push(`scrolled to ${scrollX} ${scrollY}`);
  if (document.documentElement.scrollWidth > innerWidth) problems.push("wider than the window");
  const board = part("board");
  if (!board || !isInside(box(board))) problems.push("the board is not inside");
  for (const name of ["task", "answer"]) {
    const element = part(name);
    if (!isInside(box(element))) problems.push(`${name} is not inside`);
    const two = 2 * line(element);
    const least = name === "task" ? Math.min(two, element.scrollHeight) : two;
    const { height } = box(element);
    if (height < least - 1) problems.push(`${name}: ${height} of ${least}`);
  }
  const next = part("actions").querySelector("[data-action=next]");
  if (next && isShown(next) && !isInside(box(next))) problems.push("next is not inside");
  for (const button of part("actions").querySelectorAll("button, a")) {
    // A row of masks scrolls by itself.
    if (isShown(button) && !button.closest(".volto-tray") && !isInside(box(button))) {
      problems.push(`${button.dataset.action ?? button.textContent} is not inside`);
    }
  }
  const squares = [...board.querySelectorAll("[data-square]")];
  const least = innerWidth > innerHeight && innerHeight < 500 ? 40 : 44;
  const small = squares.filter((square) => box(square).width < least - 0.05);
  if (small.length) problems.push(`squares of ${box(small[0]).width}`);
  const covered = squares.filter((square) => {
    const { left, top, width, height } = box(square);
    return !board.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  if (squares.length === 35 && covered.length) problems.push(`covered: ${covered.length} squares`);
  const { x, y, width, height } = box(board);
  return { problems, board: [x, y, width, height].map((each) => Math.round(each * 10) / 10) };
}"""


class Look(NamedTuple):
    """What is wrong with a table, and where its board stands."""

    problems: list[str]
    board: list[float]


def look(page: Page) -> Look:
    """Look at the table of a page."""
    found: dict[str, Any] = page.evaluate(LOOK)
    return Look(found["problems"], found["board"])


class Watch:
    """Looks at the table of a page again and again: its board has to stay where it was first."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._seen = [look(page)]

    def look(self) -> None:
        self._seen.append(look(self._page))

    @property
    def problems(self) -> list[str]:
        """The problems at each look, and every move of the board since the first."""
        first = self._seen[0].board
        moved = [f"the board went to {each.board}" for each in self._seen if each.board != first]
        return [problem for each in self._seen for problem in each.problems] + moved


def window(size: tuple[int, int]) -> ViewportSize:
    width, height = size
    return {"width": width, "height": height}
