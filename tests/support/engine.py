"""What a test does with the engine of a page."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from tests.support.engine_host import Host
from tests.support.seats import FORGET

# `events` is everything that the page has been told; `settled` waits for a state that lasts.
OPEN = """async ([mark, options]) => {
  const { Engine } = await import(`./assets/engine/web/engine.js${mark}`);
  const engine = new Engine(options);
  window.engine = engine;
  window.events = [];
  for (const name of ["progress", "state"]) {
    engine.addEventListener(name, ({ detail }) => window.events.push([name, detail]));
  }
  window.settled = () => new Promise((resolve) => {
    const look = () => ["ready", "failed"].includes(engine.state) && resolve(engine.state);
    engine.addEventListener("state", look);
    look();
  });
  window.answered = (request, options) =>
    engine.ask(request, options).catch(({ code }) => ({ failed: code }));
}"""
# What the worker has kept, which no script of the site reads from a page.
KEPT = """() => new Promise((resolve) => {
  const opening = indexedDB.open("volto-vault");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("entries").objectStore("entries").getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result);
    };
  };
})"""
# A worker that is gone is known by its silence, for which a page waits so many milliseconds; this
# once it need not. A test in tests/engine/test_browser.py waits.
SILENCE = 5_000
NOTICE_SOON = """silence => {
  const wait = setTimeout;
  window.setTimeout = (act, time, ...rest) => {
    if (time !== silence) {
      return wait(act, time, ...rest);
    }
    window.setTimeout = wait;
    return wait(act, 0, ...rest);
  };
}"""
# Who saves data is sent no snapshot.
SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


def open_engine(page: Page, *, mark: str = "", **options: int) -> None:
    """Load the page's side of the engine, and nothing else."""
    page.evaluate(OPEN, [mark, options])


@contextmanager
def first_page(browser: Browser, host: Host) -> Iterator[Page]:
    """A page in a new browser with an engine that runs, which is never sent the snapshot."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(SAVING)
    page.goto(host.home)
    open_engine(page)
    assert start(page) == "ready"
    yield page
    context.close()


def next_page(running: Page) -> Page:
    """A page in the process of another, which has compiled WebAssembly: most work of a boot.

    It asks for every file again, and the browser forgets whatever the site has kept.
    """
    with running.expect_popup() as opened:
        running.evaluate("void open(location.href)")
    page = opened.value
    page.set_default_timeout(30_000)
    page.wait_for_load_state()
    page.evaluate(FORGET)
    return page


def start(page: Page) -> str:
    """Start the engine and say what became of it."""
    page.evaluate("window.engine.start()")
    return str(page.evaluate("window.settled()"))


def ask(page: Page, **request: object) -> dict[str, Any]:
    """The answer to a request, or `failed` with the code."""
    answer: dict[str, Any] = page.evaluate("request => window.answered(request)", request)
    return answer


def events(page: Page, name: str) -> list[dict[str, Any]]:
    """What the page has been told under this name."""
    told: list[tuple[str, dict[str, Any]]] = page.evaluate("window.events")
    return [detail for each, detail in told if each == name]


def failure(page: Page) -> str | None:
    """Why the engine has failed."""
    code: str | None = page.evaluate("window.engine.code")
    return code


def harm(page: Page, script: str) -> None:
    """Do something to the worker that is there now."""
    page.workers[-1].evaluate(script)


def kill(page: Page) -> None:
    """End the worker that is there now, which the page notices with its next request."""
    harm(page, "self.close()")
    page.evaluate(NOTICE_SOON, SILENCE)


def kept_secrets(page: Page) -> list[dict[str, Any]]:
    """What the worker keeps for the page: each with its values and the time of its last use."""
    entries: list[dict[str, Any]] = page.evaluate(KEPT)
    return entries
