"""The verdicts on every first move, found out beforehand and kept as plain data."""

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from volto_core.moves import Move
from volto_core.notation import parse_move
from volto_core.outcomes import Outcome
from volto_core.pieces import LETTERS, Kind, Player
from volto_core.rules import Rule
from volto_core.solver import Search, Witness, own_steps
from volto_core.trainer.defending import defended, most_stubborn
from volto_core.trainer.question import Aim, Json, Question
from volto_core.trainer.verdicts import RIGHT, Verdict, judge


class Line(NamedTuple):
    """What the key shows, and the best defence with what it shows."""

    shown: Kind | None
    reply: Move | None = None
    replied: Kind | None = None


def first_verdicts(question: Question) -> Json:
    """The verdict on each first move but the key, and what the defence does against that one."""
    if question.aim is Aim.UNMASK:
        return {}
    search = Search()
    slower: dict[str, int] = {}
    refuted: dict[str, Json] = {}
    situation = question.problem.situation
    for step in sorted(own_steps(situation), key=lambda step: str(step.move)):
        if step.move != question.solution:
            verdict = judge(question, situation, step.move, question.within, search=search)
            if verdict.slower:
                slower[str(step.move)] = verdict.slower
            elif verdict.witness:
                refuted[str(step.move)] = _witness_data(verdict.witness)
    line = _line_data(question, search) if question.aim is Aim.WIN else {}
    return {"slower": slower, "refuted": refuted, "line": line}


def _line_data(question: Question, search: Search) -> Json:
    assert question.solution is not None
    situation, left = question.problem.situation, question.within
    shown, reached = most_stubborn(situation, question.solution, left, search=search)
    told: Json = {} if shown is None else {"shown": shown.letter}
    if isinstance(reached, Outcome):
        return told
    best = defended(reached, left - 1, search=search)
    replied: Json = {} if best.shown is None else {"replied": best.shown.letter}
    return told | {"reply": str(best.reply)} | replied


def _witness_data(witness: Witness) -> Json:
    told: Json = {
        "world": "".join(kind.letter for _, kind in sorted(witness.world.items())),
        "line": " ".join(map(str, witness.line)),
    }
    if witness.outcome is None:
        return told
    winner = witness.outcome.winner
    return told | {
        "winner": None if winner is None else int(winner),
        "by": witness.outcome.by.value,
    }


def stored_verdict(question: Question, move: Move) -> Verdict | None:
    """The stored verdict on a first move, None if there is none."""
    if move == question.solution:
        return RIGHT
    slower = _part(question, "slower").get(str(move))
    if slower:
        return Verdict(is_right=False, slower=slower)
    refuted = _part(question, "refuted").get(str(move))
    return Verdict(is_right=False, witness=_witness(question, refuted)) if refuted else None


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
