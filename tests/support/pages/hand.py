"""A hand on a page, which sees by one question where a part is, and clicks or taps there.

Playwright's own click asks more often and waits until a part has stood still for two frames, which
takes twice as long. Here a part that has gone elsewhere meanwhile is missed, and pressed again.
"""

from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator

SECONDS = 20
PAUSE = 20
# Where somebody can press the one part that is meant, or the button that leads to it while it is
# hidden: brought into view if it is not there, obeying, and covered by nothing. What is pressed
# instead of it, because something has moved, does not notice.
_AIM = """(parts, way) => {
  const isShown = (part) =>
    part.getClientRects().length > 0 && getComputedStyle(part).visibility === "visible";
  const centre = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const isFree = (part) => part.contains(document.elementFromPoint(...centre(part)));
  const canBePressed = (part) => {
    if (!isShown(part) || part.closest(":disabled, [aria-disabled=true]")) return false;
    for (const block of ["nearest", "center"]) {
      if (!isFree(part)) part.scrollIntoView({ block, behavior: "instant" });
    }
    return isFree(part);
  };
  const watch = (part) => {
    const kinds = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend"];
    let hasMissed = null;
    const guard = (event) => {
      const isElsewhere = !part.contains(event.target);
      // What has moved between pressing and letting go is not clicked, although it was pressed.
      hasMissed = event.type === "click" ? hasMissed || isElsewhere : (hasMissed ?? isElsewhere);
      if (hasMissed) {
        event.stopImmediatePropagation();
        event.preventDefault();
      }
    };
    const each = (act) => [...kinds, "click"].forEach((kind) => act(kind, guard, true));
    each(addEventListener);
    window.letGo = () => {
      each(removeEventListener);
      delete window.letGo;
      return hasMissed;
    };
  };
  const [part] = parts;
  const more = way && part && !isShown(part) && document.querySelector(way);
  const leads = Boolean(more && isShown(more));
  const meant = leads ? more : part;
  if (!meant || parts.length > 1 || !canBePressed(meant)) return [parts.length, leads, null];
  watch(meant);
  return [1, leads, centre(meant)];
}"""
_LET_GO = "() => window.letGo?.() ?? false"
# The button that opens the sheet of a table.
MORE = "volto-table [data-action=more]"


def hit(part: Locator, *, by: str = "mouse") -> None:
    """Click or tap a part, as soon as it can be pressed."""
    _press(part, "", by)


def hit_in_sheet(part: Locator) -> None:
    """Click a part of a table that may stand in the sheet, which is opened then."""
    # What is not there yet comes into view by itself.
    if _press(part, MORE, "mouse"):
        _press(part, "", "mouse")


def _press(part: Locator, way: str, by: str) -> bool:
    """Press a part or what leads to it: tell which."""
    end = monotonic() + SECONDS
    while monotonic() < end:
        number, leads, place = _aim(part, way)
        assert number < 2, f"{number} parts: {part}"
        if place and not _misses(part, place, by):
            return leads
        part.page.wait_for_timeout(PAUSE)
    raise AssertionError(f"cannot be pressed: {part}")


def _aim(part: Locator, way: str) -> tuple[int, bool, Any]:
    """How many parts there are, whether another leads to it, and where to press."""
    try:
        number, leads, place = part.evaluate_all(_AIM, way)
    except Error:
        # Another page comes, where it will be.
        return 0, False, None
    return number, leads, place


def _misses(part: Locator, place: Any, by: str) -> bool:
    """Press at a place, and tell whether something else was there."""
    if by == "touch":
        part.page.touchscreen.tap(*place)
    else:
        part.page.mouse.click(*place)
    try:
        return bool(part.page.evaluate(_LET_GO))
    except Error:
        # What was pressed leads to another page.
        return False
