"""What hours of play leave behind: games that are lost, and memory that is not given back.

`python -m tests.bench.soak` prints a table; the exit status says whether all is as it should be.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, Route

from tests.bench.fixtures import chromium
from tests.support.engine import open_engine
from tests.support.host import served
from tests.support.soak import DEATHS, play_games
from volto_site.build import build

GAMES = 300
LONGEST = 80
DEADLY = 30
MOVES = 2000
# What is loaded and compiled on the way is no growth.
WARM_UP = 400
STRETCHES = 10
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
  const name = board.boardData.board;
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
    const { from } = await engine.ask({ do: "state", board: name });
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
  const state = await engine.ask({ do: "state", board: board.boardData.board });
  const line = await engine.ask({ do: "line", board: board.boardData.board });
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
    context = browser.new_context(service_workers="block", reduced_motion="reduce", locale="fr-FR")
    context.route("**/engine/web/worker.js*", watch)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    yield page
    context.close()


class Row(NamedTuple):
    """A figure that should not be larger than another, and where it comes from."""

    what: str
    figure: float
    most: float
    unit: str
    how: str


def soak_protocol(browser: Browser, home: str, games: int) -> Row:
    """Whole games through the protocol, and now and then a worker that dies in one."""
    with visited(browser, home) as page:
        open_engine(page)
        soaked = play_games(page, games, longest=LONGEST, deadly=DEADLY)
    how = f"{soaked.games} games of {soaked.moves} moves in all, {soaked.deaths} workers lost"
    return Row("games lost with a worker", soaked.lost, 0, "", how)


def soak_page(browser: Browser, home: str, moves: int) -> list[Row]:
    """Moves by hand on one board of the site, and now and then a worker that dies."""
    lost = 0
    with visited(browser, f"{home}lab/") as page:
        session = page.context.new_cdp_session(page)
        session.send("HeapProfiler.enable")
        page.locator(".volto-lab[data-ready] [data-action=next]").click()
        page.locator(".volto-lab[data-mode=play] .volto-tools").wait_for()
        page.evaluate(PLAY_ON, {"moves": WARM_UP, "seed": 1})
        first = weigh(page, session)
        for number in range(STRETCHES):
            page.evaluate(PLAY_ON, {"moves": moves // STRETCHES, "seed": number + 2})
            before = page.evaluate(STATE)
            page.workers[-1].evaluate(DEATHS[number % len(DEATHS)])
            lost += page.evaluate(STATE) != before
        last = weigh(page, session)
    how = f"{moves} moves on the board of the lab, {STRETCHES} workers lost"
    return [Row("positions lost with a worker", lost, 0, "", how), *growth(first, last)]


def growth(first: Weight, last: Weight) -> Iterator[Row]:
    """By how many parts in a hundred each thing has grown."""
    names = ("memory of the page", "elements of the page", "listeners", "memory of Python")
    for name, before, after in zip(names, first, last, strict=True):
        how = f"from {before:,.0f} to {after:,.0f}"
        yield Row(f"growth, {name}", 100 * (after / before - 1), MOST_GROWTH, "%", how)


def table(rows: Sequence[Row]) -> str:
    """The rows in columns, for a terminal."""
    cells = [
        (
            what,
            f"{figure:.2f} {unit}",
            f"≤ {most:g} {unit}",
            "met" if figure <= most else "MISSED",
            how,
        )
        for what, figure, most, unit, how in rows
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    )


@contextmanager
def built_and_served(site: Path | None) -> Iterator[str]:
    """Serve a site, which is built if there is none, and give the address of its home page."""
    with TemporaryDirectory() as name:
        folder = site or Path(name) / "site"
        if site is None:
            build(folder, puzzle_pages=False)
        with served(folder) as home:
            yield home


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, and return 1 if anything was lost or has grown too much."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.soak", description=__doc__)
    parser.add_argument("--site", type=Path, help="the folder of the built site")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--moves", type=int, default=MOVES)
    options = parser.parse_args(arguments)
    with built_and_served(options.site) as home, chromium() as browser:
        print("==> Games through the protocol of the page", flush=True)
        rows = [soak_protocol(browser, home, options.games)]
        print("==> Moves on a board", flush=True)
        rows += soak_page(browser, home, options.moves)
    print()
    print(table(rows))
    return 0 if all(row.figure <= row.most for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
