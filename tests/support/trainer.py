"""A page on which one puzzle is being solved, and the puzzles for it."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tests.support.session import Page
from volto_core.puzzles import parse_puzzle
from volto_puzzles.first_verdicts import first_verdicts

Table = dict[str, Any]
Keep = Callable[[Table], Table]

# Every mask is seen, and six other moves win in three.
OPEN_CARDS: Table = {
    "id": "open-cards",
    "theme": "hunt",
    "kind": "win",
    "position": "5/3Ln/C1a2/5/1c3/2N2/1Al2 1 11",
    "within": 2,
    "solution": "a5a6",
}
# Ten other moves win in four, which takes more than a moment to find out.
LONG_RUN: Table = {
    "id": "long-run",
    "theme": "hunt",
    "kind": "win",
    "position": "5/2a2/1L2c/C4/A2S1/1l3/5 1 11",
    "within": 3,
    "solution": "a4a5",
}
RUN: Table = {
    "id": "run",
    "theme": "hunt",
    "kind": "win",
    "position": "4L/4x/C1x2/2x2/5/2N2/1Ax2 1 11",
    "off": "NNAASL",
    "within": 2,
    "solution": "a5a6",
}
LIFTED: Table = {
    "id": "lifted",
    "theme": "hunt",
    "kind": "win",
    "position": "3s1/n4/c1n1n/4C/lL3/N4/A1N1A 1 11",
    "within": 3,
    "solution": "e4e5",
}
# The key captures one of three kinds, and the best defence a lady.
CAPTURES: Table = {
    "id": "captures",
    "theme": "hunt",
    "kind": "win",
    "position": "5/C4/2x1x/1L1xx/3Nx/5/5 1 00",
    "suspects": {"d4": "NAL"},
    "off": "NNAAS",
    "within": 2,
    "solution": "d3d4",
}
FOOTPRINTS: Table = {
    "id": "footprints",
    "theme": "hunt",
    "kind": "win",
    "position": "1x3/2x2/1C1xx/5/4N/2L2/3A1 1 11",
    "suspects": {"e5": "ACL", "c6": "ACL", "b7": "NCL"},
    "off": "NAAASL",
    "start": "2xx1/3x1/3x1/5/C3N/5/2LA1 1 11",
    "history": ["c1c2", "d6e5", "a3a4", "c7b7", "a4b5", "d7c6"],
    "within": 2,
    "solution": "b5a6",
}
SAVE: Table = {
    "id": "save",
    "theme": "hunt",
    "kind": "save",
    "position": "3x1/1x3/x4/5/1x3/1CA2/L1N2 1 11",
    "off": "NNNASL",
    "solution": "b2b1",
}
ODDS: Table = {
    "id": "odds",
    "theme": "hunt",
    "kind": "odds",
    "position": "2x2/1x2x/5/5/C1Sx1/1L1N1/1A3 1 11",
    "suspects": {"d3": "ACL"},
    "off": "NNAASL",
    "start": "2x2/1x2x/5/2x2/C1S2/3N1/LA3 1 11",
    "history": ["a1b2", "c4d3"],
    "solution": "d2d3",
    "chances": "6-6/18",
}
UNMASK: Table = {
    "id": "unmask",
    "theme": "hunt",
    "kind": "unmask",
    "position": "1llac/2X2/3a1/1n3/4X/3X1/1X2X 2 10",
    "suspects": {"e1": "NCL", "d2": "ACL", "e3": "CL", "c6": "NCSL"},
    "off": "NNASL",
    "start": "1ll2/3ca/1nXa1/5/4X/2X2/1X1X1 2 10",
    "history": ["d6e7", "c5c6", "b5a5", "d1e1", "a5a4", "c2d3", "e6d7", "e3d2", "a4b4", "d3e3"],
    "square": "b1",
    "answer": "A",
}


def stored(table: Table) -> Table:
    """The verdicts on a puzzle, as a site keeps them."""
    found: Table = json.loads(_stored(json.dumps(table)))
    return found


@cache
def _stored(table: str) -> str:
    return json.dumps(found_out(json.loads(table)))


def found_out(table: Table) -> Table:
    """The verdicts on a puzzle, found out anew."""
    return dict(first_verdicts(parse_puzzle(table)))


def not_stored(table: Table) -> Table:
    """No verdicts: everything has to be found when it is asked for."""
    return {}


class Solver(Page):
    """A page with one puzzle."""

    def __init__(self, table: Table, keep: Keep = not_stored) -> None:
        super().__init__(puzzle=table, verdicts=keep(table))

    def task(self, do: str, **fields: object) -> Any:
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer["task"]

    def plays(self, *moves: str) -> Any:
        """Play moves, with the defence's answer after each that has one."""
        for move in moves:
            task = self.task("play", move=move)
            if task["answers"]:
                task = self.task("answer")
        return task


BOTH = pytest.mark.parametrize("keep", [not_stored, stored])
