"""A diagram: what a board shows, made from a case, a task or any game."""

import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move
from volto_core.knowledge.views import VIEWERS, View, view_of
from volto_core.pieces import Player
from volto_core.rules import Rule
from volto_core.svg import ALL_ROWS, Rows
from volto_core.teaching.cases import Case
from volto_core.teaching.lessons import Asked
from volto_core.teaching.questions import Claim
from volto_core.teaching.tasks import Task
from volto_core.text.notation import format_position
from volto_core.text.suspects import Suspects

# Who sees the position as it is written.
EVERYONE = "everyone"
_KEY_LENGTH = 10


class Diagram(NamedTuple):
    """All that a drawing and its description need, and nothing that its viewer may not know."""

    # The same in every language, and so for every caption.
    key: str
    view: View
    viewer: str
    seat: Player
    rows: Rows = ALL_ROWS
    selected: int | None = None
    targets: tuple[int, ...] = ()
    arrows: tuple[Move, ...] = ()
    # Whether the arrows are a line, to be played in their order.
    is_line: bool = False
    marks: tuple[int, ...] = ()
    suspects: Suspects = MappingProxyType({})
    caption: str = ""
    task: Task | None = None
    # A board that is only looked at until its question is answered.
    question: Asked | None = None
    # The table whose board it is, empty for a figure in the text.
    table: str = ""


class AuthoredDiagram(NamedTuple):
    """A diagram with the game behind it, whose hidden masks no page may show."""

    diagram: Diagram
    game: Game


def diagram_key(fields: Mapping[str, str]) -> str:
    """A digest of the fields of a diagram as its fence writes them, without the caption."""
    text = "\n".join(f"{name}: {value}" for name, value in fields.items())
    return hashlib.sha256(text.encode()).hexdigest()[:_KEY_LENGTH]


def case_diagram(case: Case) -> AuthoredDiagram:
    """A case before anything is played, with its moves as arrows or as the two squares of one."""
    game = Game(case.position)
    key = diagram_key({"case": case.id})
    view = view_of(game, VIEWERS[EVERYONE])
    arrows = case_arrows(case)
    is_line = len(arrows) > 1
    marks = case.refused if case.refused and goes_over_edge(case) else ()
    diagram = Diagram(key, view, EVERYONE, Player.IVORY, arrows=arrows, is_line=is_line)
    return AuthoredDiagram(diagram._replace(marks=marks), game)


def case_arrows(case: Case) -> tuple[Move, ...]:
    """The moves of a case, or the refused one if it stays on the mat."""
    # An arrow would lead straight across the mat, which is the opposite of what is asked.
    if goes_over_edge(case):
        return ()
    moves = (case.refused,) if case.refused else case.moves
    # A move to its own square has no arrow; a move that comes back later needs no second one.
    return tuple(dict.fromkeys(move for move in moves if move.origin != move.target))


def goes_over_edge(case: Case) -> bool:
    """Whether the refused move of a case leaves the mat on one side and comes back on another."""
    return case.refused is not None and Rule.CONTENTS_MAT in case.rules


def question_diagram(question: Asked) -> AuthoredDiagram:
    """The case of a question or the game behind a claim, with the mask that it is about marked."""
    key = diagram_key({"question": question.id})
    if isinstance(question, Claim):
        view = view_of(question.game, VIEWERS["1"])
        diagram = Diagram(key, view, "1", Player.IVORY, question=question)
        marked = diagram._replace(marks=(question.square,))
        return AuthoredDiagram(_with_trail(marked), question.game)
    diagram, game = case_diagram(question.case)
    marks = diagram.marks if question.square is None else (question.square,)
    return AuthoredDiagram(diagram._replace(key=key, marks=marks, question=question), game)


def case_view_diagram(case: Case, viewer: str) -> AuthoredDiagram:
    """A case after its moves, as one viewer sees it from the seat of a player."""
    game = game_of(case.position, case.moves)
    seat = Player.NIGHT if viewer == "2" else Player.IVORY
    fields = {
        "position": format_position(case.position),
        "moves": " ".join(map(str, case.moves)),
        "viewer": viewer,
        "seat": str(int(seat)),
    }
    key = diagram_key({name: value for name, value in fields.items() if value})
    return AuthoredDiagram(Diagram(key, view_of(game, VIEWERS[viewer]), viewer, seat), game)


def task_diagram(task: Task) -> AuthoredDiagram:
    """The board of a task, with the first move of an example as an arrow."""
    viewer = task.viewers[0]
    key = diagram_key({"task": task.id})
    view = view_of(task.game, VIEWERS[viewer])
    diagram = Diagram(key, view, viewer, task.learner, arrows=task.shown[:1], task=task)
    return AuthoredDiagram(diagram, task.game)


def course_diagram(task: Task) -> AuthoredDiagram:
    """The board of a task in the course, with what the enemy played where nothing else is shown."""
    diagram, game = task_diagram(task)
    if task.shown or not task.game.turns:
        return AuthoredDiagram(diagram, game)
    key = diagram_key({"task": task.id, "course": "yes"})
    return AuthoredDiagram(_with_trail(diagram._replace(key=key)), game)


def _with_trail(diagram: Diagram) -> Diagram:
    """The diagram with the moves of the other side that its text recounts, as a numbered line."""
    arrows = tuple(seen.move for seen in diagram.view.turns if seen.player != diagram.seat)
    return diagram._replace(arrows=arrows, is_line=len(arrows) > 1)
