"""A snapshot of Python, kept by one visit, answers on the next as Python itself does."""

import gzip
import json
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support.boards import OPENING
from tests.support.engine import SAVING, ask, open_engine, start
from tests.support.engine_host import Host
from tests.support.puzzles import PUZZLE
from tests.support.waiting import wait_until
from volto_core.page.session import Session
from volto_site.node import NODE
from volto_site.places import ROOT

FILE = "snapshot.pack"
MANIFEST = "manifest.json"
PACKS = {"stdlib.pack", "core.pack"}
MATCH = {"level": "5", "learner": "1", "setup": "LNSNL/AACAN", "first": "1"}
# Of everything that is imported or read late: tasks, solver, opponent, review, shared games.
REQUESTS: list[dict[str, object]] = [
    {"do": "load", "board": "free", "position": OPENING, "viewer": "1"},
    {"do": "play", "board": "free", "move": "a2a3", "suspects": True},
    {"do": "review", "board": "free", "turn": "1"},
    {"do": "moments", "board": "free"},
    {"do": "load", "board": "task", "task": "e1"},
    {"do": "load", "board": "puzzle", "puzzle": PUZZLE},
    {"do": "play", "board": "puzzle", "move": PUZZLE["solution"]},
    {"do": "load", "board": "match", "match": MATCH, "deal": "7"},
    {"do": "play", "board": "match", "move": "b2b3"},
    {"do": "answer", "board": "match"},
    {"do": "nonsense"},
]
IS_KEPT = """async () => {
  const stores = (await caches.keys()).filter((name) => name.startsWith("volto-snapshot-"));
  const kept = await Promise.all(stores.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().length > 0;
}"""

ALWAYS_IDLE = "window.requestIdleCallback = (act) => { setTimeout(act); }"
# As long as it takes to ask the host for the snapshot, and a little longer.
AS_FOR_THE_SNAPSHOT = """async () => {
  for (let time = 0; time < 3; time += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await caches.open("nothing");
    await fetch(location.href, { cache: "no-cache", priority: "low" });
  }
}"""


@pytest.fixture(scope="module")
def restored(whole_host: Host) -> dict[str, Any]:
    """What Python says after it was restored in Node, without any of its files."""
    program = Path(__file__).with_name("snapshot.mjs")
    engine = whole_host.folder / "assets" / "engine"
    command = [str(NODE), str(program), str(engine), json.dumps(REQUESTS)]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, timeout=300, cwd=ROOT
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def test_a_restored_core_answers_as_the_core_does(restored: dict[str, Any]) -> None:
    session = Session()
    assert restored["answers"] == [session.handle(request) for request in REQUESTS]


def test_chance_is_fresh_after_every_restore(restored: dict[str, Any]) -> None:
    (first, *_), (second, *_) = restored["frozen"]
    # That is why there is something to do.
    assert first == second
    for one, other in zip(*restored["fresh"], strict=True):
        assert one != other


def visited(page: Page) -> None:
    """A first visit that has kept the snapshot for the next."""
    open_engine(page)
    assert start(page) == "ready"
    wait_until(page, IS_KEPT)


def used_later(page: Page, host: Host) -> set[str]:
    """What a second visit of the same reader boots from."""
    used: list[str] = []
    page.on("request", lambda request: used.append(request.url.rpartition("/")[2]))
    page.goto(host.home)
    open_engine(page)
    assert start(page) == "ready"
    assert ask(page, do="load", board="one", position=OPENING)["ok"]
    return set(used)


@contextmanager
def published(host: Host, snapshot: bytes, *, digest: str = "") -> Iterator[None]:
    """Another snapshot on the host, with a manifest that names it, or has this digest."""
    folder = host.folder / "assets" / "engine"
    before = {name: (folder / name).read_bytes() for name in (FILE, MANIFEST)}
    about = json.loads(before[MANIFEST])
    about["later"][FILE]["unpacked"] = digest or sha256(snapshot).hexdigest()
    (folder / FILE).write_bytes(gzip.compress(snapshot))
    (folder / MANIFEST).write_text(json.dumps(about))
    yield
    for name, content in before.items():
        (folder / name).write_bytes(content)


@pytest.mark.browser
def test_a_second_visit_needs_neither_the_library_nor_the_core(page: Page, host: Host) -> None:
    visited(page)
    used = used_later(page, host)
    assert not used & {FILE, *PACKS}


@pytest.mark.exhaustive
@pytest.mark.browser
def test_a_snapshot_of_another_build_is_not_used(page: Page, host: Host) -> None:
    visited(page)
    with published(host, b"", digest="0" * 64):
        assert used_later(page, host) >= PACKS


@pytest.mark.browser
def test_a_snapshot_that_cannot_be_restored_does_no_harm(page: Page, host: Host) -> None:
    # A memory of one empty page, which is none of Pyodide's.
    with published(host, struct.pack("<2I", 4096, 0)):
        visited(page)
        assert used_later(page, host) >= PACKS


@pytest.mark.browser
def test_nobody_who_saves_data_is_sent_the_snapshot(page: Page, host: Host) -> None:
    page.evaluate(f"{SAVING}; {ALWAYS_IDLE}")
    open_engine(page)
    assert start(page) == "ready"
    page.evaluate(AS_FOR_THE_SNAPSHOT)
    assert FILE not in {path.rpartition("/")[2] for path in host.asked}
