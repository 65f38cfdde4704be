"""How soon Python answers in a page, and for how many bytes, beside Pyodide as it comes."""

import gzip
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from zipfile import ZIP_DEFLATED, ZipFile

from playwright.sync_api import BrowserType, Page, sync_playwright

from tests.bench.result import Result
from tests.browser.host import SUB_PATH, Handler
from volto_core.tasks import course_tasks
from volto_site.engine import engine_files
from volto_site.engine.bundle import PYODIDE, RUNTIME
from volto_site.engine.sources import core_files
from volto_site.places import ROOT
from volto_site.tooling.browser import known, launch_arguments

ROUNDS = 5
MOVES = 40
GAMES = [task.id for task in course_tasks() if task.deals]
DEALS = 3
TURNS = 12
WHEEL = "volto_core-0.1.0-py3-none-any.whl"
PLAIN = (*RUNTIME, "python_stdlib.zip", "pyodide-lock.json")
# A host of plain files sends these as they are.
PACKED = {".zip", ".whl"}

PLAIN_WORKER = f"""
import {{ loadPyodide }} from "./pyodide.mjs";
const pyodide = await loadPyodide();
await pyodide.loadPackage(new URL("{WHEEL}", import.meta.url).href, {{ messageCallback() {{}} }});
const handle = pyodide.runPython(`
from json import dumps, loads
from volto_core.session import handle
lambda request: dumps(handle(loads(request)))
`);
self.addEventListener("message", ({{ data }}) => self.postMessage(JSON.parse(handle(data))));
self.postMessage("ready");
"""

LOAD = """{ do: "load", board: "a", position: "lanac/nslan/5/5/5/NALSN/CANAL 1 00", sees: "1" }"""

# Each gives the milliseconds from nothing to the first answer.
FIRST_OF_PLAIN = f"""() => new Promise((resolve) => {{
  const start = performance.now();
  const worker = new Worker("plain/worker.js", {{ type: "module" }});
  worker.onmessage = ({{ data }}) => {{
    if (data === "ready") {{
      worker.postMessage(JSON.stringify({LOAD}));
    }} else {{
      worker.terminate();
      resolve(performance.now() - start);
    }}
  }};
}})"""
FIRST_OF_OURS = f"""async () => {{
  const start = performance.now();
  ({{ engine: window.engine }} = await import("./assets/engine/web/engine.js"));
  await engine.ask({LOAD});
  return performance.now() - start;
}}"""

# All that a board asks after a move, then the move undone.
MOVE = """async (moves) => {
  const times = [];
  for (let count = 0; count < moves; count += 1) {
    const start = performance.now();
    await engine.ask({ do: "play", board: "a", move: "a2a3" });
    await engine.ask({ do: "targets", board: "a" });
    await engine.ask({ do: "suspects", board: "a" });
    times.push(performance.now() - start);
    await engine.ask({ do: "undo", board: "a" });
  }
  return times;
}"""

# The bot's answers in the games of the course, each dealt in some ways and played some turns far.
BOT = """async ([tasks, deals, turns]) => {
  const times = [];
  for (const task of tasks) {
    for (let deal = 0; deal < deals; deal += 1) {
      const board = `${task} ${deal}`;
      await engine.ask({ do: "load", board, task, deal: String(deal) });
      for (let turn = 0; turn < turns; turn += 1) {
        const { from } = await engine.ask({ do: "targets", board });
        const moves = Object.entries(from).flatMap(([origin, { targets }]) =>
          targets.map((target) => origin + target));
        const move = moves[(turn * 7 + deal) % moves.length];
        const played = await engine.ask({ do: "play", board, move });
        if (!played.task.answers) {
          break;
        }
        const start = performance.now();
        const answered = await engine.ask({ do: "answer", board });
        times.push(performance.now() - start);
        if (answered.outcome) {
          break;
        }
      }
    }
  }
  return times;
}"""


def wheel(path: Path) -> None:
    """Write the core as a wheel."""
    about = f"{WHEEL.removesuffix('-py3-none-any.whl')}.dist-info"
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, content in core_files().items():
            archive.writestr(name, content)
        archive.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: volto_core\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{about}/RECORD", "")


def lay_out(site: Path) -> None:
    """Put both ways side by side."""
    plain = site / "plain"
    plain.mkdir()
    for name in PLAIN:
        shutil.copy(PYODIDE / name, plain / name)
    wheel(plain / WHEEL)
    (plain / "worker.js").write_text(PLAIN_WORKER)
    for name, content in engine_files().items():
        path = site / "assets" / "engine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    boards = site / "assets" / "volto" / "boards.json"
    boards.parent.mkdir()
    boards.write_text("{}")
    for name in ("index.html", "404.html"):
        (site / name).write_text("<!doctype html><title>Engine</title><link rel=icon href=data:,>")


def sent(content: bytes, name: str) -> int:
    """How many bytes a host sends for a file."""
    return len(content if Path(name).suffix in PACKED else gzip.compress(content))


@contextmanager
def visitor(chromium: BrowserType) -> Iterator[Page]:
    """A browser that has never been here, and keeps what it loads as a reader's does."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = chromium.launch_persistent_context(
            profile, executable_path=known(ROOT / ".venv"), args=launch_arguments()
        )
        yield context.pages[0]
        context.close()


def visits(page: Page, home: str, script: str) -> tuple[float, float]:
    """The first answer of a first visit and of a second, in milliseconds."""
    page.goto(home)
    cold = float(page.evaluate(script))
    # The browser writes down what it has compiled.
    page.wait_for_timeout(1000)
    page.goto(home)
    return cold, float(page.evaluate(script))


@contextmanager
def served(site: Path) -> Iterator[str]:
    """Serve a folder, and give the address of its home page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, site=site))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
    server.shutdown()
    server.server_close()


def measure_speed(site: Path) -> Iterator[Result]:
    """First answers of both ways in turn, so that both meet the same machine, and moves."""
    cold: list[tuple[float, float]] = []
    warm: list[tuple[float, float]] = []
    moves: list[float] = []
    answers: list[float] = []
    with served(site) as home, sync_playwright() as playwright:
        for _ in range(ROUNDS):
            with visitor(playwright.chromium) as page:
                plain = visits(page, home, FIRST_OF_PLAIN)
            with visitor(playwright.chromium) as page:
                ours = visits(page, home, FIRST_OF_OURS)
                moves += page.evaluate(MOVE, MOVES)
                answers += page.evaluate(BOT, [GAMES, DEALS, TURNS])
            cold.append((ours[0], plain[0]))
            warm.append((ours[1], plain[1]))
    yield first_answer("cold", cold, 0.45)
    yield first_answer("warm", warm, 0.40)
    how = f"played, with targets and suspects, median of {len(moves)}"
    yield Result("a move in the page", median(moves), "ms", 30, False, how)
    how = f"slowest of {len(answers)} in games of the course, median {median(answers):.0f} ms"
    yield Result("an answer of the bot in the page", max(answers), "ms", 1000, False, how)


def first_answer(when: str, pairs: list[tuple[float, float]], goal: float) -> Result:
    """The ratio of the times of a pair, the median of all."""
    ratio = median(ours / plain for ours, plain in pairs)
    ours, plain = (median(times) / 1000 for times in zip(*pairs, strict=True))
    how = (
        f"of plain loadPyodide with a wheel, median of {ROUNDS} pairs; {ours:.2f} of {plain:.2f} s"
    )
    return Result(f"first answer of Python, {when}", ratio, "times", goal, False, how)


def measure_bytes(site: Path) -> Result:
    """What a first visit loads."""
    plain = sum(sent(path.read_bytes(), path.name) for path in site.glob("plain/*"))
    ours = sum(sent(content, name) for name, content in engine_files().items())
    how = f"of the same, compressed as they are sent; {ours / 1e6:.2f} of {plain / 1e6:.2f} MB"
    return Result("bytes of Python", ours / plain, "times", 0.75, False, how)


def measure_engine() -> list[Result]:
    """Python in the page: first answer, bytes and moves, beside Pyodide as it comes."""
    with TemporaryDirectory() as name:
        lay_out(Path(name))
        return [*measure_speed(Path(name)), measure_bytes(Path(name))]


MEASUREMENTS = (measure_engine,)
