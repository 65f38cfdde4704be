"""How soon a puzzle answers in the page: verdicts on first moves, which are stored, and others."""

import json
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from tests.bench.fixtures import chromium
from tests.bench.result import Result
from tests.support.host import served
from volto_core.puzzles.puzzle import Puzzle
from volto_site.assets.files import assets
from volto_site.puzzles.collection import all_puzzles, file_numbers

# Every so many puzzles one is solved.
STRIDE = 7

# Plays a wrong move, then the key and all that follows, and gives the milliseconds of each verdict.
SOLVE = """async ({ id, file, wrong, key }) => {
  const { engine } = await import("./assets/engine/web/engine.js");
  const ask = (request) => engine.ask({ board: id, ...request });
  const timed = async (request) => {
    const start = performance.now();
    const answer = await ask(request);
    return [performance.now() - start, answer];
  };
  await ask({ do: "load", puzzle: id, file });
  const first = [];
  const later = [];
  for (const move of wrong ? [wrong] : []) {
    first.push((await timed({ do: "play", move }))[0]);
    await ask({ do: "reset" });
  }
  let [time, answer] = await timed({ do: "play", move: key });
  first.push(time);
  while (answer.task.answers) {
    [time, answer] = await timed({ do: "answer" });
    later.push(time);
    if (answer.task.status !== "open") break;
    for (const _ of [1, 2, 3]) answer = await ask({ do: "hint" });
    const { mask, target } = answer.task.puzzle.hint;
    [time, answer] = await timed({ do: "play", move: mask + target });
    later.push(time);
  }
  return { first, later, status: answer.task.status };
}"""


def measure_verdicts() -> list[Result]:
    """Verdicts on moves of puzzles, in the browser."""
    puzzles = [puzzle for puzzle in all_puzzles() if puzzle.solution][::STRIDE]
    first: list[float] = []
    later: list[float] = []
    with (
        TemporaryDirectory() as folder,
        served(_site(Path(folder))) as home,
        chromium() as browser,
    ):
        page = browser.new_page()
        page.goto(home)
        for puzzle in puzzles:
            told = page.evaluate(SOLVE, _asked(puzzle))
            assert told["status"] == "solved", puzzle.id
            first += told["first"]
            later += told["later"]
    facts = {"puzzles": len(puzzles)}
    seen = f"{len(later)} verdicts, median {median(later):.0f} ms, slowest {max(later):.0f} ms"
    return [
        Result("verdict-first", most(first), facts, f"slowest {max(first):.0f} ms"),
        Result("verdict-later", most(later), facts, seen),
    ]


def most(times: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return quantiles(times, n=20)[-1]


def _asked(puzzle: Puzzle) -> dict[str, Any]:
    """What is played: a wrong move, if there is one, and the key."""
    file = file_numbers()[puzzle.id]
    tables = json.loads(assets()[f"assets/volto/puzzles/{file}.json"])
    wrong = next(iter(tables[puzzle.id]["verdicts"]["refuted"]), None)
    return {"id": puzzle.id, "file": file, "wrong": wrong, "key": str(puzzle.solution)}


def _site(folder: Path) -> Path:
    """The files that the engine and the puzzles need."""
    for address, content in assets().items():
        path = folder / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    for name in ("index.html", "404.html"):
        (folder / name).write_text("<!doctype html><title>bench</title>", "utf-8")
    return folder


MEASUREMENTS = (measure_verdicts,)
