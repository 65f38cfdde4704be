"""The data of a board in its page: enough to answer the first touch before Python has loaded.

It is made from a view, as everything that a page is told: whose masks the learner sees, where each
of them may go, the rule against every other square, and what each hidden mask can be.
"""

from collections import Counter
from collections.abc import Iterable

from volto_core.game.history import game_of
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.knowledge import dealing
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.dealing import unlost
from volto_core.knowledge.views import EVERYONE, VIEWERS, Sees, View, view_of, viewer_of
from volto_core.page.answers import off_mat, outcome_json, targets_json
from volto_core.pieces import Player
from volto_core.teaching.questions import Question
from volto_core.teaching.tasks import Task
from volto_core.text.notation import format_kinds
from volto_site.boards.diagram import Diagram, goes_over_edge
from volto_site.boards.first_answers import file_name, task_answers
from volto_site.boards.frames import frames_of

Refused = dict[str, str]


def sees_of(diagram: Diagram) -> Sees:
    """Whose masks the learner moves: of those the viewer sees, the ones without a hidden mask."""
    start = diagram.view.start
    hidden = {player for player in Player if start.masks_of(player) & start.hidden}
    seen = VIEWERS[diagram.viewer] - hidden
    # A side of which the diagram shows one mask and hides another belongs to nobody at a table.
    mixed = any(start.masks_of(player) & ~start.hidden for player in set(Player) - seen)
    return frozenset() if mixed else seen


def board_data(diagram: Diagram) -> Json | None:
    """The data that the page of a board carries, None if there is nothing to try on it."""
    sees = sees_of(diagram)
    view = diagram.view._replace(sees=sees)
    task, question = diagram.task, diagram.question
    is_still = bool(question or (task and not task.moves))
    moves: Json = {"from": {}} if is_still else moves_of(view)
    if not (task or question) and (not sees or not (moves["from"] or view.turns)):
        return None
    # Who only points at masks has nothing to deduce; who strikes out kinds has to do it alone.
    counts = not is_still
    answers = answers_of(diagram)
    extras: Json = {
        "task": _task(task) if task else None,
        "question": question is not None,
        "past": frames_of(view) if (task or question) and view.turns else None,
        "future": _future(question) if isinstance(question, Question) else None,
        "refused": _refused(question) if isinstance(question, Question) else None,
        "answers": file_name(answers) if answers else None,
        "suspects": _suspects(diagram, view) if counts else None,
        "overlay": bool(diagram.suspects),
        "complete": counts and is_complete(view),
        "select": SQUARE_NAMES[diagram.selected] if diagram.selected is not None else "",
        "arrows": [str(move) for move in diagram.arrows],
        "line": diagram.is_line,
        "marks": [SQUARE_NAMES[square] for square in diagram.marks],
        "moves": [str(seen.move) for seen in view.turns],
        "off": list(off_mat(view)) if any(off_mat(view)) else None,
        "outcome": outcome_json(view.outcome),
    }
    said = {name: value for name, value in extras.items() if value}
    return {"key": diagram.key, "viewer": viewer_of(sees)} | moves | said


def _task(task: Task) -> Json:
    """What the page has to know of a task: nothing of its answer."""
    extras: Json = {
        "viewers": list(task.viewers) if task.points else None,
        "shows": str(task.shown[0]) if task.shown else None,
        "deals": task.deals,
        "strikes": [SQUARE_NAMES[square] for square in task.strikes],
    }
    said = {name: value for name, value in extras.items() if value}
    return {"id": task.id, "hints": task.hints, "goals": len(task.to_reach)} | said


def _future(question: Question) -> list[Json] | None:
    """The moves that a question is about, to be played out once it is answered."""
    case = question.case
    if not case.moves or question.square is not None:
        return None
    return frames_of(view_of(game_of(case.position, case.moves), EVERYONE))


def _refused(question: Question) -> Json | None:
    """The move of a question that is refused, and whether it goes over an edge of the mat."""
    refused = question.case.refused
    if not refused:
        return None
    told: Json = {"move": str(refused), "rule": question.rules[0].value}
    return told | ({"overEdge": True} if goes_over_edge(question.case) else {})


def answers_of(diagram: Diagram) -> str | None:
    """The first answers of a diagram, none if it sets no task or chance deals its masks."""
    task = diagram.task
    if task is None:
        return None
    view = diagram.view._replace(sees=sees_of(diagram))
    return task_answers(task.id, suspects=task.moves and is_complete(view))


def is_complete(view: View) -> bool:
    """Whether everyone at the table knows which kinds the one hidden side had at the start.

    Where masks are missing for no reason, counting those on the mat would tell too much.
    """
    if len(view.sees) != 1:
        return False
    (viewer,) = view.sees
    return dealing.is_complete(view.start, viewer.opponent)


def moves_of(view: View) -> Json:
    """The targets of each mask and, folded together, the rules against all other squares."""
    answer = targets_json(view)
    moves = {origin: _checked(entry) for origin, entry in answer.items()}
    if not any(targets for targets, _ in moves.values()):
        return {"from": {}}
    still = _most(refused[origin] for origin, (_, refused) in moves.items())
    shared = _shared([refused for _, refused in moves.values()], set(moves))
    return {
        "still": still,
        "shared": {rule: "".join(squares) for rule, squares in shared.items()},
        "from": {origin: _folded(origin, *entry, shared) for origin, entry in moves.items()},
    }


def _checked(entry: object) -> tuple[list[str], Refused]:
    assert isinstance(entry, dict)
    return entry["targets"], entry["refused"]


def _shared(refusals: list[Refused], origins: set[str]) -> dict[str, list[str]]:
    """The squares that hold a mask which may be moved, by the rule that keeps the others away."""
    shared: dict[str, list[str]] = {}
    if len(refusals) > 1:
        for square in sorted(origins):
            rule = Counter(refused[square] for refused in refusals).most_common(1)[0][0]
            shared.setdefault(rule, []).append(square)
    return shared


def _folded(
    origin: str, targets: list[str], refused: Refused, shared: dict[str, list[str]]
) -> list[object]:
    """Targets, the rule for the rest and, only if there are any, squares with rules of their own.

    Read back in this order: a target; the own square is `still`; own rules; `shared`; the rest.
    """
    common = {square: rule for rule, squares in shared.items() for square in squares}
    others = {square: rule for square, rule in refused.items() if square != origin}
    rest = _most(rule for square, rule in others.items() if square not in common)
    own: dict[str, str] = {}
    for square, rule in others.items():
        if common.get(square, rest) != rule:
            own[rule] = own.get(rule, "") + square
    return ["".join(targets), rest, own] if own else ["".join(targets), rest]


def _most(rules: Iterable[str]) -> str:
    """The rule that is there most often."""
    counted = Counter(rules).most_common(1)
    return counted[0][0] if counted else ""


def _suspects(diagram: Diagram, view: View) -> dict[str, str]:
    """What each hidden mask can be, as its author says or as everyone at the table knows."""
    kinds = dict(diagram.suspects)
    if is_complete(view):
        (viewer,) = view.sees
        enemy = viewer.opponent
        box = (unlost(view.start, Player.IVORY), unlost(view.start, Player.NIGHT))
        belief = belief_of(view._replace(counts=box), enemy)
        kinds = {square: each.kinds for square, each in belief.suspects.items()} | kinds
    grouped: dict[str, str] = {}
    for square, each in sorted(kinds.items()):
        letters = format_kinds(each)
        grouped[letters] = grouped.get(letters, "") + SQUARE_NAMES[square]
    return grouped
