"""What was found out beforehand about the moves of a puzzle, read from plain data."""

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.pieces import LETTERS, Kind, Player
from volto_core.puzzles.puzzle import Question
from volto_core.puzzles.verdicts import RIGHT, Verdict
from volto_core.rules import Rule
from volto_core.solver import Witness
from volto_core.text.notation import parse_move


class Line(NamedTuple):
    """What the key shows, and the best defence with what it shows."""

    shown: Kind | None
    reply: Move | None = None
    replied: Kind | None = None


def stored_verdict(question: Question, move: Move) -> Verdict | None:
    """The stored verdict on a first move, None if there is none."""
    if move == question.solution:
        return RIGHT
    slower = _part(question, "slower").get(str(move))
    if slower:
        return Verdict(is_right=False, slower=slower)
    refuted = _part(question, "refuted").get(str(move))
    return Verdict(is_right=False, witness=_witness(question, refuted)) if refuted else None


def stored_slower(question: Question, line: tuple[Move, ...]) -> dict[str, int] | None:
    """All slower wins after the moves since the start, None if they are not stored."""
    told = _part(question, "slower-later").get(" ".join(map(str, line)))
    if told is None:
        return None
    return {move: int(late) for late, moves in told.items() for move in moves.split()}


def stored_line(question: Question) -> Line | None:
    """What is stored of the defence against the key."""
    line = _part(question, "line")
    if not line:
        return None
    reply = parse_move(line["reply"]) if "reply" in line else None
    return Line(_kind(line.get("shown")), reply, _kind(line.get("replied")))


def _part(question: Question, name: str) -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", question.first.get(name, {}))


def _witness(question: Question, told: Mapping[str, Any]) -> Witness:
    kinds = (Kind(LETTERS.index(letter)) for letter in told["world"])
    outcome = None
    if "by" in told:
        winner = told["winner"]
        outcome = Outcome(None if winner is None else Player(winner), Rule(told["by"]))
    world = dict(zip(question.problem.squares, kinds, strict=True))
    return Witness(world, tuple(map(parse_move, told["line"].split())), outcome)


def _kind(letter: str | None) -> Kind | None:
    return Kind(LETTERS.index(letter)) if letter else None
