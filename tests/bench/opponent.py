"""How soon the opponent answers in a page, and a game is reviewed; whether it plays as scored."""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.bench.engine import WHEEL, lay_out, visitor
from tests.bench.result import Result
from tests.support.host import served
from tests.support.seeded_games import moves_of, start_of
from volto_core.arena.contest import played
from volto_core.arena.tournament import digest
from volto_core.opponent.chance import Chance
from volto_core.text.notation import format_position
from volto_site.measures.strength import strength

# Replayed games of each pairing, and games from which positions are taken, one every few turns.
REPLAYED = 10
GAMES = 6
TURNS = 40
EVERY = 4
HIGHEST = 5
BELOW = (1, 2, 3)
# In place of a level: the review of the whole game.
REVIEW = 0

WORKER = f"""
import {{ loadPyodide }} from "./pyodide.mjs";
const pyodide = await loadPyodide();
await pyodide.loadPackage(new URL("{WHEEL}", import.meta.url).href, {{ messageCallback() {{}} }});
const times = pyodide.runPython(`
from json import dumps, loads
from time import perf_counter
from volto_core import Player, game_of, parse_move, parse_position, view_of
from volto_core.opponent.choice import choose
from volto_core.review.review import Review

def work(game, level):
    if level:
        choose(view_of(game, frozenset({{Player(game.position.player)}})), level=level)
    else:
        list(Review(game))

def times(asked):
    level, games = loads(asked)
    found = []
    for start, moves in games:
        game = game_of(parse_position(start), tuple(map(parse_move, moves)))
        begun = perf_counter()
        work(game, level)
        found.append(1000 * (perf_counter() - begun))
    return dumps(found)

times
`);
self.addEventListener("message", ({{ data }}) => self.postMessage(JSON.parse(times(data))));
self.postMessage("ready");
"""

ASK = """(asked) => new Promise((resolve) => {
  const worker = new Worker("plain/opponent.js", { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data === "ready") {
      worker.postMessage(asked);
    } else {
      worker.terminate();
      resolve(data);
    }
  };
})"""


def positions() -> Iterator[tuple[str, list[str]]]:
    """Games of level 3, broken off every few turns: their starts and moves."""
    for number in range(GAMES):
        start, moves = start_of(Chance(number)), moves_of(3, number, TURNS)
        for length in range(0, len(moves), EVERY):
            yield format_position(start.position), list(moves[:length])


def measure_answers() -> Iterator[Result]:
    """The opponent's answers in a page, by level, and the reviews of games of 40 moves."""
    asked = list(positions())
    whole = [(start, moves) for start, moves in asked if len(moves) == TURNS]
    with TemporaryDirectory() as name:
        lay_out(Path(name))
        (Path(name) / "plain" / "opponent.js").write_text(WORKER)
        with (
            served(Path(name)) as home,
            sync_playwright() as playwright,
            visitor(playwright.chromium) as page,
        ):
            page.goto(home)
            times = {
                level: page.evaluate(ASK, json.dumps([level, asked])) for level in (*BELOW, HIGHEST)
            }
            reviews = page.evaluate(ASK, json.dumps([REVIEW, whole]))
    facts = {"moves": len(asked)}
    slowest = f"slowest {max(times[HIGHEST]):.0f} ms"
    yield Result("level-five", median(times[HIGHEST]), facts, slowest)
    yield Result("levels-below", max(median(times[level]) for level in BELOW), facts)
    slowest = f"slowest {max(reviews):.0f} ms"
    yield Result("review", median(reviews), {"games": len(whole)}, slowest)


def measure_replays() -> list[Result]:
    """Ten games of each pairing again, which have to end as the tournament's did."""
    found = strength()
    if found.digest != digest():
        raise AssertionError("the scores are those of other code: play the tournament again")
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for score in found.scores:
            expected = score.results[:REPLAYED]
            games = pool.map(partial(played, score.pairing), range(len(expected)))
            results = "".join(game.result for game in games)
            print(f"    {score.pairing.name}: {results}", flush=True)
            if results != expected:
                raise AssertionError(f"{score.pairing.name}: {results} instead of {expected}")
    return []


MEASUREMENTS = (measure_answers, measure_replays)
