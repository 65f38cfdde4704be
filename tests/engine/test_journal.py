"""What a new worker is told leads to the boards as they were, however they came to be so."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

from tests.support.boards import OPENING
from volto_core.page.session import Session
from volto_site.node import NODE

SCRIPT = Path(__file__).with_name("journals.mjs")
SEEDS = range(12)
LENGTH = 200
LOADS: tuple[dict[str, Any], ...] = (
    {"position": OPENING},
    {"position": OPENING, "viewer": "mover", "moves": ["a2a3", "b6b5"]},
    {"position": "xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00", "deal": "7", "viewer": "1"},
    {"task": "e1"},
    {"task": "e3"},
    {"shared": {"first": "2"}, "ivory": "NALSN/CANAL", "night": "lanac/nslan"},
)
CHANGES: tuple[dict[str, Any], ...] = (
    *({"do": "undo"}, {"do": "undo"}, {"do": "redo"}, {"do": "reset"}, {"do": "hint"}),
    *({"do": "free"}, {"do": "answer"}, {"do": "go", "to": "0"}, {"do": "go", "to": "3"}),
    *({"do": "see", "viewer": "1"}, {"do": "see", "viewer": "everyone"}),
    *({"do": "see", "viewer": "2"}, {"do": "see", "viewer": "nobody"}),
)


def told(session: Session, board: str) -> list[Any]:
    """All that can be heard of a board."""
    return [session.handle({"do": do, "board": board}) for do in ("state", "line")]


def lived(seed: int) -> tuple[Session, list[Any]]:
    """A session in which this and that was done, and all of it with the answers."""
    rng, session, story = Random(seed), Session(), []
    # Where the masks of each board may go, as the last answer has it.
    known: dict[str, Any] = {}
    for number in range(LENGTH):
        board = rng.choice("ab")
        targets = known.get(board)
        if number < 2 or rng.random() < 0.02:
            request = {"do": "load", **rng.choice(LOADS)}
        elif targets and rng.random() < 0.7:
            moves = [start + end for start, it in targets.items() for end in it["targets"]]
            request = {"do": "play", "move": rng.choice(moves or ["a1a1"])}
        else:
            request = rng.choice(CHANGES)
        request = {**request, "board": board}
        answer = session.handle(request)
        known[board] = answer.get("from", known.get(board))
        story.append((request, answer))
    return session, story


def journals_of(stories: list[list[Any]]) -> list[list[dict[str, Any]]]:
    """What a new worker would be told after each of the stories."""
    done = subprocess.run(
        [str(NODE), str(SCRIPT)],
        check=True,
        input=json.dumps(stories),
        capture_output=True,
        text=True,
        timeout=60,
    )
    journals: list[list[dict[str, Any]]] = json.loads(done.stdout)
    return journals


def test_what_a_new_worker_is_told_leads_to_the_same_boards() -> None:
    sessions = [lived(seed) for seed in SEEDS]
    journals = journals_of([story for _, story in sessions])
    for (session, _), journal in zip(sessions, journals, strict=True):
        again = Session()
        for request in journal:
            assert again.handle(request)["ok"] is True
        for board in "ab":
            assert told(again, board) == told(session, board)


def test_a_board_played_on_for_hours_has_a_short_journal() -> None:
    session = Session()
    again = [{"do": "play", "move": "a2a3"}, {"do": "go", "to": "0"}] * 200
    asked = [{"do": "load", "position": OPENING}, *again, {"do": "play", "move": "b2b3"}]
    asked = [{**request, "board": "a"} for request in asked]
    (journal,) = journals_of([[(request, session.handle(request)) for request in asked]])
    assert len(journal) < 100
