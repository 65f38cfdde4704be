"""A puzzle as the trainer asks it: what the learner sees, what was seen before, and the key."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from volto_core.fields import BadRequest, Request, table_of, text_of, texts_of
from volto_core.moves import Move
from volto_core.notation import parse_move, parse_position, parse_square
from volto_core.pieces import Kind, Player
from volto_core.position import Position
from volto_core.solver import Problem, parse_kinds, parse_suspects, pose

Json = dict[str, object]
NOTHING: Mapping[str, object] = {}


class Aim(StrEnum):
    """What the learner is to do: force a win, avoid a loss, name a mask, take the best chance."""

    WIN = "win"
    SAVE = "save"
    UNMASK = "unmask"
    ODDS = "odds"


class Question(NamedTuple):
    """A puzzle; keys that its aim does not have are None.

    `first` has stored verdicts on first moves, so that none of them has to be found out again.
    """

    id: str
    aim: Aim
    problem: Problem
    start: Position
    history: tuple[Move, ...] = ()
    off: tuple[Kind, ...] | None = None
    within: int = 1
    solution: Move | None = None
    square: int | None = None
    answer: Kind | None = None
    first: Mapping[str, object] = NOTHING

    @property
    def learner(self) -> Player:
        """The player who is asked."""
        return Player(self.problem.position.player)


def question_of(table: Request) -> Question:
    """Read a question from plain data, with the keys of a puzzle file."""
    aim = text_of(table, "kind")
    if aim not in tuple(Aim):
        raise BadRequest("unknown", "kind")
    position = parse_position(text_of(table, "position"))
    off = parse_kinds(text_of(table, "off")) if "off" in table else None
    suspects = parse_suspects(_joined(table_of(table, "suspects")))
    within = table.get("within", 1)
    if not isinstance(within, int):
        raise BadRequest("type", "within")
    return Question(
        id=text_of(table, "id"),
        aim=Aim(aim),
        problem=pose(position, suspects=suspects, off=off),
        start=parse_position(text_of(table, "start")) if "start" in table else position,
        history=tuple(map(parse_move, texts_of(table, "history"))),
        off=off,
        within=within,
        solution=parse_move(text_of(table, "solution")) if "solution" in table else None,
        square=parse_square(text_of(table, "square")) if "square" in table else None,
        answer=_answer_of(table) if "answer" in table else None,
        first=table_of(table, "first"),
    )


def _answer_of(table: Request) -> Kind:
    """The one kind that a hidden mask can only be."""
    kinds = parse_kinds(text_of(table, "answer"))
    if len(kinds) != 1:
        raise BadRequest("unknown", "answer")
    return kinds[0]


def _joined(suspects: Mapping[str, object]) -> str:
    return ",".join(f"{square}={kinds}" for square, kinds in suspects.items())
