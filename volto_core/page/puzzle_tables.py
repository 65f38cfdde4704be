"""A puzzle read from the plain data of a request."""

from collections.abc import Mapping

from volto_core.errors import BadRequest
from volto_core.page.requests import Request, table_of, text_of, texts_of
from volto_core.pieces import Kind
from volto_core.puzzles.puzzle import Aim, Question
from volto_core.solver import parse_kinds, parse_suspects, pose
from volto_core.text.notation import parse_move, parse_position, parse_square


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
