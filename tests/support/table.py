"""What a table promises in every window, looked at on the page."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.support.combinations import EXHAUSTIVE
from volto_site.languages import CODES

# Where there is least room: every table is tested there.
SMALLEST_UPRIGHT = (360, 640)
SMALLEST_ON_ITS_SIDE = (640, 360)
SMALLEST = (SMALLEST_UPRIGHT, SMALLEST_ON_ITS_SIDE)
# Phones and tablets upright, phones on their side, laptops with and without bars, a large desk.
WINDOWS = (
    SMALLEST_UPRIGHT,
    (390, 664),
    (412, 915),
    (768, 1024),
    SMALLEST_ON_ITS_SIDE,
    (844, 390),
    (1024, 768),
    (1366, 641),
    (1366, 768),
    (1920, 953),
)
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
  const [aside, answer] = [part("aside"), part("answer")];
  if (aside && getComputedStyle(aside).position === "static" && answer.innerText.trim()) {
    const isBeside = box(aside).right <= box(answer).left;
    if (!isBeside && box(aside).bottom > box(answer).top + 1) {
      problems.push("what is beside the board lies over the answer");
    }
  }
  const whole = table.querySelector("[data-action=whole]");
  if (whole && isShown(whole)) {
    const [inner, outer] = [box(whole), box(part("answer"))];
    const isBeside = inner.left < outer.left || inner.right > outer.right;
    if (isBeside || inner.top < outer.top || inner.bottom > outer.bottom) {
      problems.push("the arrow is not in the answer");
    }
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

# A window has its new size, and whatever measures the page in the next frame has done so.
_IS_SIZED = """async ([width, height]) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width || innerHeight !== height) await frame();
  await frame();
  await frame();
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


def in_each(
    page: Page, sizes: Iterable[tuple[int, int]], use: Callable[[Watch], object]
) -> list[str]:
    """What is wrong with the table of one page that is used in one window after the other."""
    wrong = []
    for size in sizes:
        resize(page, size)
        watch = Watch(page)
        use(watch)
        wrong += [f"{size}: {problem}" for problem in watch.problems]
    return wrong


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window of a page another size, and wait until the page has it."""
    if page.viewport_size != window(size):
        page.set_viewport_size(window(size))
        page.evaluate(_IS_SIZED, list(size))


def shares(*languages: str, first: Sequence[tuple[int, int]] = WINDOWS) -> list[Any]:
    """Languages with windows: the unmarked ones divide the first windows among these languages."""
    assert set(first) <= set(WINDOWS)
    number = len(languages)
    own = {each: tuple(first[index::number]) for index, each in enumerate(languages)}
    rest = {each: _without(own.get(each, ())) for each in CODES}
    return [
        *(pytest.param(each, sizes) for each, sizes in own.items()),
        *(pytest.param(each, sizes, marks=EXHAUSTIVE) for each, sizes in rest.items()),
    ]


def _without(sizes: Collection[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    return tuple(size for size in WINDOWS if size not in sizes)


def window(size: tuple[int, int]) -> ViewportSize:
    width, height = size
    return {"width": width, "height": height}
