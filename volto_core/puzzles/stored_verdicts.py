"""The verdicts on the moves of a puzzle that were found and stored when the site was built."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from volto_core.errors import BadRequest
from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.geometry import SQUARE_NAMES, squares_of
from volto_core.json import Json
from volto_core.pieces import KIND_BY_LETTER, Kind, Player
from volto_core.puzzles.endings import Ending, Refutation
from volto_core.puzzles.puzzle import Puzzle
from volto_core.puzzles.verdicts import RIGHT, Verdict
from volto_core.rules import Rule
from volto_core.text.notation import parse_move, parse_square

Table = Mapping[str, Any]
_NOTHING: Table = {}


class Line(NamedTuple):
    """What the key shows, and the best defence with what it shows."""

    shown: Kind | None
    reply: Move | None = None
    replied: Kind | None = None


class StoredVerdicts(NamedTuple):
    """For first moves the slower wins and the witnesses, the line of the key, later slower wins.

    `clues` are the places of the clues that the answer needs, None if they are not stored.
    """

    slower: Table = _NOTHING
    refuted: Table = _NOTHING
    line: Table = _NOTHING
    later: Table = _NOTHING
    clues: tuple[int, ...] | None = None

    def on_first(self, puzzle: Puzzle, move: Move) -> Verdict | None:
        """The verdict on a first move, None if it is not stored."""
        if move == puzzle.solution:
            return RIGHT
        slower = self.slower.get(str(move))
        if slower:
            return Verdict(is_right=False, slower=slower)
        refuted = self.refuted.get(str(move))
        return Verdict(is_right=False, witness=_witness(puzzle, refuted)) if refuted else None

    def slower_after(self, line: tuple[Move, ...]) -> dict[str, int] | None:
        """All slower wins after the moves since the start, None if they are not stored."""
        stored = self.later.get(" ".join(map(str, line)))
        if stored is None:
            return None
        return {move: int(late) for late, moves in stored.items() for move in moves.split()}

    def main_line(self) -> Line | None:
        """The best defence against the key, None if it is not stored."""
        if not self.line:
            return None
        reply = parse_move(self.line["reply"]) if "reply" in self.line else None
        return Line(_kind(self.line.get("shown")), reply, _kind(self.line.get("replied")))


NONE_STORED = StoredVerdicts()


def parse_verdicts(table: Table) -> StoredVerdicts:
    """Read the verdicts from plain data."""
    names = ("slower", "refuted", "line", "slower-later")
    for name in names:
        if not isinstance(table.get(name, _NOTHING), Mapping):
            raise BadRequest("type", name)
    clues = table.get("clues")
    if clues is not None and not isinstance(clues, list):
        raise BadRequest("type", "clues")
    slower, refuted, line, later = (table.get(name, _NOTHING) for name in names)
    needed = None if clues is None else tuple(clues)
    return StoredVerdicts(slower, refuted, line, later, needed)


def witness_table(witness: Refutation) -> dict[str, Any]:
    """A witness serialised to be stored, without the keys that it does not have."""
    outcome, ending = witness.outcome, witness.ending
    return {
        "world": "".join(kind.letter for _, kind in sorted(witness.world.items())),
        "line": " ".join(map(str, witness.line)),
        **({} if outcome is None else _outcome_table(outcome)),
        "end": ending_json(ending),
    }


def _outcome_table(outcome: Outcome) -> dict[str, Any]:
    winner = None if outcome.winner is None else int(outcome.winner)
    return {"winner": winner, "by": outcome.by.value}


def ending_json(ending: Ending) -> Json:
    """Where a line stops, as plain data, without the keys that it does not have."""
    return {
        "code": ending.code,
        **({"squares": [SQUARE_NAMES[at] for at in ending.squares]} if ending.squares else {}),
        **({} if ending.kind is None else {"kind": ending.kind.letter}),
        **({} if ending.left is None else {"left": ending.left}),
    }


def _ending(stored: Table) -> Ending:
    squares = tuple(map(parse_square, stored.get("squares", ())))
    return Ending(stored["code"], squares, _kind(stored.get("kind")), stored.get("left"))


def _witness(puzzle: Puzzle, stored: Table) -> Refutation:
    kinds = (KIND_BY_LETTER[letter] for letter in stored["world"])
    outcome = None
    if "by" in stored:
        winner = stored["winner"]
        outcome = Outcome(None if winner is None else Player(winner), Rule(stored["by"]))
    world = dict(zip(squares_of(puzzle.position.other), kinds, strict=True))
    line = tuple(map(parse_move, stored["line"].split()))
    return Refutation(world, line, outcome, _ending(stored["end"]))


def _kind(letter: str | None) -> Kind | None:
    return KIND_BY_LETTER[letter] if letter else None
