"""The first answers of a board, computed at build time so that no learner waits for Python to boot.

A file is a tree: by each request that a page can make next, the answer, and the requests after it.
Where a mask may go is left out of an answer if it could go there before: the page knows it.
Its name is a digest of its content: a page never reads the answers of another build.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from volto_core.geometry import SQUARE_NAMES
from volto_core.page.session import Session
from volto_core.teaching.tasks import course_tasks, example_tasks, task_by_id
from volto_site.cache import Table, cached
from volto_site.places import CACHE

FOLDER = "answers"
FILE = CACHE / "task-answers.json"
_LENGTH = 12
# All that a page reads of the answer to a load.
LOADED = {"ok": True}

Request = dict[str, Any]
Tree = dict[str, Any]


def first_answers(
    sent: Request, load: Request, *, suspects: bool, actions: Iterable[Request] = ()
) -> str:
    """The answers to a load and to every first move or action after it, with what follows unasked.

    A page loads with the request `sent`, which the worker completes to `load`; it asks for the
    suspects of all other requests or of none. What a load answers the page shows already.
    """
    wants = {"suspects": True} if suspects else {}
    loaded = _branch([load], [each | wants for each in actions], wants) | {"answer": LOADED}
    return json.dumps({_key(sent): loaded}, separators=(",", ":"))


def file_name(answers: str) -> str:
    """The name under which a page asks for these answers."""
    return hashlib.sha256(answers.encode()).hexdigest()[:_LENGTH]


def task_answers(id: str, *, suspects: bool) -> str | None:
    """The first answers of a task, none if chance deals its masks or kinds are struck out."""
    return answers_of_tasks().get((id, suspects))


@cache
def answers_of_tasks() -> dict[tuple[str, bool], str]:
    """The first answers of every task, for boards that show suspects and for those that do not."""
    tasks = (*example_tasks(), *course_tasks())
    # What a learner may strike out is too much to be foreseen.
    ids = [task.id for task in tasks if not (task.deals or task.strikes)]
    wanted = [(id, suspects) for id in ids for suspects in (False, True)]
    tables = [{"task": id, "suspects": suspects} for id, suspects in wanted]
    return dict(zip(wanted, cached(tables, compute, FILE), strict=True))


def compute(told: Table) -> str:
    """The first answers of one task, with suspects or without."""
    task = task_by_id(told["task"])
    assert task
    load = {"do": "load", "task": task.id}
    squares = SQUARE_NAMES if task.points else ()
    actions = [{"do": "point", "square": square} for square in squares]
    return first_answers(load, load, suspects=told["suspects"], actions=actions)


def _branch(path: list[Request], actions: list[Request], wants: Request) -> Tree:
    """The answer to the last request of a path, and the branches of those that may follow."""
    answer = _last_answer(path)
    is_first = len(path) == 1
    following = [*_following(answer, wants, is_first=is_first), *(actions if is_first else ())]
    branches = {_key(request): _branch([*path, request], [], wants) for request in following}
    for branch in branches.values():
        if branch["answer"]["from"] == answer["from"]:
            branch["answer"] = without_moves(branch["answer"])
    return {"answer": answer} | ({"next": branches} if branches else {})


def without_moves(answer: Tree) -> Tree:
    """An answer to what has not changed where the masks may go."""
    return {name: value for name, value in answer.items() if name != "from"}


def _last_answer(path: list[Request]) -> Any:
    session = Session()
    answers = [session.handle(request | {"board": "first"}) for request in path]
    assert answers[-1]["ok"], answers[-1]
    return answers[-1]


def _following(answer: Any, wants: Request, *, is_first: bool) -> Iterator[Request]:
    """What the page asks next: the other side's answer, a shown move, or any first move."""
    task = answer["task"]
    if task["answers"]:
        yield {"do": "answer"} | wants
    elif is_first:
        for origin, entry in answer["from"].items():
            for target in entry["targets"]:
                yield {"do": "play", "move": origin + target} | wants
    elif "shows" in task:
        yield {"do": "play", "move": task["shows"]} | wants


def _key(request: Request) -> str:
    """A request as the worker looks it up."""
    return json.dumps(sorted(request.items()), separators=(",", ":"))
