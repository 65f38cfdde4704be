"""Seats in front of a browser, which one test after the other takes.

A page in a new context costs twice as much as one in a window that has shown the site before.
So a context is cleared after a test and given to the next one that asks for the same, unless a
test has done to it what cannot be undone.
"""

from functools import cache
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import Browser, BrowserContext, Page

# Any small file of the site: a page that runs nothing, from which all that is kept can be reached.
QUIET = "assets/volto/box.json"
# Everything that a site can keep goes, but for what the browser has compiled.
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) {
    await caches.delete(name);
  }
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
  }
}"""
WINDOW = {"width": 1280, "height": 720}
# Each of them has a process: so many are kept for later.
MOST = 4
# Whatever a context is made with beside these makes it one of its own.
SHARED = {"viewport", "has_touch", "is_mobile"}

_spoilt: WeakSet[BrowserContext] = WeakSet()
_scripts: WeakKeyDictionary[BrowserContext, set[str]] = WeakKeyDictionary()


def sooner(time: int, *, within: int = 0) -> str:
    """A script with which pauses of so many milliseconds, tested elsewhere, are shorter."""
    return f"""
      const wait = setTimeout;
      window.setTimeout = (act, time, ...rest) =>
        wait(act, time === {time} ? {within} : time, ...rest);
    """


def spoil(page: Page) -> Page:
    """Say that nobody may use the context of a page after this test, as its clock is stopped."""
    _spoilt.add(page.context)
    return page


def add_script_once(context: BrowserContext, script: str) -> None:
    """Run a script before those of every page of a context, which stays there for later tests."""
    known = _scripts.setdefault(context, set())
    if script not in known:
        known.add(script)
        context.add_init_script(script)


@cache
def seats_of(browser: Browser) -> "Seats":
    """The seats in front of a browser."""
    return Seats(browser)


class Seats:
    """Contexts of a browser, by what they were made for."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        # Those that were left last come last.
        self._free: list[tuple[str, BrowserContext]] = []

    def take(self, purpose: str, **options: Any) -> BrowserContext:
        """A context with these options, new or as good as new."""
        key = _key(purpose, options)
        for number, (each, context) in enumerate(self._free):
            if each == key:
                del self._free[number]
                context.pages[0].set_viewport_size(options.get("viewport", WINDOW))
                return context
        return self._browser.new_context(service_workers="block", **options)

    def leave(self, context: BrowserContext, home: str, purpose: str, **options: Any) -> None:
        """Clear a context for the next test, or close it."""
        is_usual = options.keys() <= SHARED | {"locale", "reduced_motion"}
        if context in _spoilt or not is_usual or not context.pages:
            context.close()
            return
        first, *others = context.pages
        for page in others:
            page.close()
        first.unroute_all()
        context.unroute_all()
        first.goto(home + QUIET)
        first.evaluate(FORGET)
        first.emulate_media(
            media="null", color_scheme="light", forced_colors="none", reduced_motion="reduce"
        )
        self._free.append((_key(purpose, options), context))
        if len(self._free) > MOST:
            _, oldest = self._free.pop(0)
            oldest.close()


def _key(purpose: str, options: dict[str, Any]) -> str:
    # A window can be given another size.
    made = {name: value for name, value in options.items() if name != "viewport"}
    return f"{purpose} {sorted(made.items())}"
