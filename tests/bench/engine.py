"""How soon Python answers in a page, beside Pyodide as it comes."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from playwright.sync_api import BrowserType, Page, sync_playwright

from tests.bench.result import Result
from tests.support.host import served
from tools.browser import known, launch_arguments
from volto_core.teaching.tasks import course_tasks
from volto_site.closure import files_behind
from volto_site.engine import engine_files
from volto_site.engine.bundle import ENTRY, PYODIDE, RUNTIME
from volto_site.places import ROOT

ROUNDS = 5
MOVES = 40
GAMES = [task.id for task in course_tasks() if task.deals]
DEALS = 3
TURNS = 12
WHEEL = "volto_core-1.0.0-py3-none-any.whl"
PLAIN = (*RUNTIME, "python_stdlib.zip", "pyodide-lock.json")

# What the plain worker runs in Python, the last line is what it answers with.
PLAIN_SESSION = """\
from json import dumps, loads
from volto_core.page.session import Session
session = Session()
answer = lambda request: dumps(session.handle(loads(request)))
answer
"""
PLAIN_WORKER = f"""
import {{ loadPyodide }} from "./pyodide.mjs";
const pyodide = await loadPyodide();
await pyodide.loadPackage(new URL("{WHEEL}", import.meta.url).href, {{ messageCallback() {{}} }});
const answer = pyodide.runPython(`{PLAIN_SESSION}`);
self.addEventListener("message", ({{ data }}) => self.postMessage(JSON.parse(answer(data))));
self.postMessage("ready");
"""

LOAD = """{ do: "load", board: "a", position: "lanac/nslan/5/5/5/NALSN/CANAL 1 00", viewer: "1" }"""

# Each gives the milliseconds from nothing to the first answer.
FIRST_OF_PLAIN = f"""() => new Promise((resolve, reject) => {{
  const start = performance.now();
  const worker = new Worker("plain/worker.js", {{ type: "module" }});
  worker.onerror = ({{ message }}) => reject(new Error(message));
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

# Whether the page has fetched what only the next visit needs.
IS_PREPARED = """async () => {
  const [store] = (await caches.keys()).filter((name) => name.startsWith("volto-snapshot-"));
  return store !== undefined && (await (await caches.open(store)).keys()).length > 0;
}"""

# A move with all that a board shows after it, then the move undone.
MOVE = """async (moves) => {
  const times = [];
  for (let count = 0; count < moves; count += 1) {
    const start = performance.now();
    await engine.ask({ do: "play", board: "a", move: "a2a3", suspects: true });
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
        const { from } = await engine.ask({ do: "state", board });
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
        for name, content in files_behind(ENTRY).items():
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


@contextmanager
def visitor(chromium: BrowserType) -> Iterator[Page]:
    """A browser that has never been here, and keeps what it loads as a reader's does."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = chromium.launch_persistent_context(
            profile, executable_path=known(ROOT / ".venv"), args=launch_arguments()
        )
        yield context.pages[0]
        context.close()


def visits(page: Page, home: str, script: str, *, until: str) -> tuple[float, float]:
    """The first answer of a first visit and of a second, in milliseconds."""
    page.goto(home)
    cold = float(page.evaluate(script))
    while not page.evaluate(until):
        page.wait_for_timeout(100)
    # The browser writes down what it has compiled.
    page.wait_for_timeout(1000)
    page.goto(home)
    return cold, float(page.evaluate(script))


def measure_speed(site: Path) -> Iterator[Result]:
    """First answers of both ways in turn, so that both meet the same machine, and moves."""
    cold: list[tuple[float, float]] = []
    warm: list[tuple[float, float]] = []
    moves: list[float] = []
    answers: list[float] = []
    with served(site) as home, sync_playwright() as playwright:
        for _ in range(ROUNDS):
            with visitor(playwright.chromium) as page:
                plain = visits(page, home, FIRST_OF_PLAIN, until="() => true")
            with visitor(playwright.chromium) as page:
                ours = visits(page, home, FIRST_OF_OURS, until=IS_PREPARED)
                moves += page.evaluate(MOVE, MOVES)
                answers += page.evaluate(BOT, [GAMES, DEALS, TURNS])
            cold.append((ours[0], plain[0]))
            warm.append((ours[1], plain[1]))
    yield first_answer("first-cold", cold)
    yield first_answer("first-warm", warm)
    yield Result("move", median(moves), {"moves": len(moves)})
    yield Result("bot", max(answers), {"moves": len(answers)})


def first_answer(id: str, pairs: list[tuple[float, float]]) -> Result:
    """The ratio of the times of a pair, the median of all."""
    ratio = median(ours / plain for ours, plain in pairs)
    ours, plain = (median(times) / 1000 for times in zip(*pairs, strict=True))
    return Result(id, ratio, {"rounds": ROUNDS}, f"{ours:.2f} of {plain:.2f} s")


def measure_engine() -> list[Result]:
    """Python in the page: first answer and moves, beside Pyodide as it comes."""
    with TemporaryDirectory() as name:
        lay_out(Path(name))
        return list(measure_speed(Path(name)))


MEASUREMENTS = (measure_engine,)
