"""What hours of play leave behind: games that are lost, and memory that is not given back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, Route, sync_playwright

from tests.bench.engine import lay_out, served
from tests.bench.result import Result
from tests.engine.soak import DEATHS, play_games
from tests.engine.visit import open_engine
from volto_site.build import build
from volto_site.places import ROOT
from volto_site.tooling.browser import known, launch_arguments

GAMES = 300
LONGEST = 200
DEADLY = 30
MOVES = 2000
# What is loaded and compiled on the way is no growth.
WARM_UP = 400
STRETCH = 200
MOST_GROWTH = 10

# Put before the worker's script: how much memory Python has.
WATCH = """{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    self.memory ??= Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
    return made;
  };
}
"""
BYTES = "self.memory.buffer.byteLength"

# Moves masks on the board of the lab as a hand would, and begins again when a game is over.
PLAY_ON = """async ({ moves, seed, isAnew }) => {
  const { engine } = await import(new URL("../assets/engine/web/engine.js", location.href));
  const board = document.querySelector(".volto-lab volto-board");
  const name = board.opening.board;
  window.start ??= board.dataset.position;
  let chance = seed;
  const pick = (all) => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return all[Math.floor((chance / 2 ** 32) * all.length)];
  };
  const until = (isSo) => new Promise((resolve, reject) => {
    const end = performance.now() + 60_000;
    const look = () => {
      if (isSo()) resolve();
      else if (performance.now() > end) reject(new Error(`stuck at ${board.dataset.position}`));
      else setTimeout(look, 4);
    };
    look();
  });
  const rests = () => ["ready", "over"].includes(board.dataset.status);
  const touch = (square) => board.querySelector(`[data-square=${square}]`).click();
  const begin = async () => {
    await until(() => {
      // A press while the board still waits does nothing.
      document.querySelector(".volto-lab [data-action=first]").click();
      return board.dataset.status === "ready" && board.dataset.position === window.start;
    });
  };
  for (let count = 0; count < moves; count += 1) {
    if (isAnew && count === 0 || board.dataset.status === "over") {
      await begin();
    }
    const { from } = await engine.ask({ do: "targets", board: name });
    const before = board.dataset.position;
    const move = pick(Object.entries(from).flatMap(([start, { targets }]) =>
      targets.map((end) => [start, end])));
    move.forEach(touch);
    await until(() => board.dataset.position !== before && rests());
  }
}"""
STATE = """async () => {
  const { engine } = await import(new URL("../assets/engine/web/engine.js", location.href));
  const board = document.querySelector(".volto-lab volto-board");
  const { position, status } = board.dataset;
  const state = await engine.ask({ do: "state", board: board.opening.board });
  const line = await engine.ask({ do: "line", board: board.opening.board });
  return JSON.stringify([position, status, state, line]);
}"""


class Weight(NamedTuple):
    """What a page and its worker hold once all rubbish is gone."""

    heap: float
    nodes: float
    listeners: float
    python: float


def weigh(page: Page, session: CDPSession) -> Weight:
    """Begin a game anew, let the browser throw away what nobody needs, and weigh the rest."""
    page.evaluate(PLAY_ON, {"moves": 1, "seed": 0, "isAnew": True})
    # What only the finalisation of something else sets free is free after the second time.
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    counters = session.send("Memory.getDOMCounters")
    python = page.workers[-1].evaluate(BYTES)
    return Weight(heap, counters["nodes"], counters["jsEventListeners"], python)


def watch(route: Route) -> None:
    """Let the worker tell how much memory Python has."""
    route.fulfill(content_type="text/javascript", body=WATCH + route.fetch().text())


@contextmanager
def visited(browser: Browser, address: str) -> Iterator[Page]:
    """A page whose worker tells how much memory Python has."""
    context = browser.new_context(reduced_motion="reduce", locale="fr-FR")
    context.route("**/engine/web/worker.js*", watch)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    yield page
    context.close()


def soak_protocol(browser: Browser, home: str) -> Result:
    """Whole games through the protocol, and a worker that dies in every thirtieth."""
    with visited(browser, home) as page:
        open_engine(page)
        soaked = play_games(page, GAMES, longest=LONGEST, deadly=DEADLY)
    how = f"{soaked.games} games of {soaked.moves} moves in all, {soaked.deaths} workers lost"
    return Result("games lost with a worker", soaked.lost, "", 0, False, how)


def soak_page(browser: Browser, home: str) -> list[Result]:
    """Moves by hand on one board of the site, and a worker that dies now and then."""
    lost = deaths = 0
    with visited(browser, f"{home}lab/") as page:
        session = page.context.new_cdp_session(page)
        session.send("HeapProfiler.enable")
        page.locator(".volto-lab[data-ready] label:has(input[value=play])").click()
        page.locator(".volto-lab .volto-tools").wait_for()
        page.evaluate(PLAY_ON, {"moves": WARM_UP, "seed": 1})
        first = weigh(page, session)
        for number in range(MOVES // STRETCH):
            page.evaluate(PLAY_ON, {"moves": STRETCH, "seed": number + 2})
            before = page.evaluate(STATE)
            page.workers[-1].evaluate(DEATHS[number % len(DEATHS)])
            deaths += 1
            lost += page.evaluate(STATE) != before
        last = weigh(page, session)
    how = f"{MOVES} moves on the board of the lab, {deaths} workers lost"
    return [
        Result("positions lost with a worker", lost, "", 0, False, how),
        *(growth(name, of, first, last) for name, of in PARTS.items()),
    ]


PARTS = {
    "memory of the page": "heap",
    "elements of the page": "nodes",
    "listeners of the page": "listeners",
    "memory of Python": "python",
}


def growth(name: str, of: str, first: Weight, last: Weight) -> Result:
    """By how many parts in a hundred something has grown."""
    before, after = getattr(first, of), getattr(last, of)
    how = f"over {MOVES} moves, from {before:,.0f} to {after:,.0f}"
    return Result(f"growth, {name}", 100 * (after / before - 1), "%", MOST_GROWTH, False, how)


def measure_soak() -> list[Result]:
    """Hours of play: what is lost, and what is not given back."""
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        plain, site = Path(name) / "plain", Path(name) / "site"
        plain.mkdir()
        lay_out(plain)
        build(site, puzzle_pages=False)
        browser = playwright.chromium.launch(
            executable_path=known(ROOT / ".venv"), args=launch_arguments()
        )
        with served(plain) as home:
            results = [soak_protocol(browser, home)]
        with served(site) as home:
            results += soak_page(browser, home)
        browser.close()
    return results


MEASUREMENTS = (measure_soak,)
