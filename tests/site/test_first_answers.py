"""The answers that are computed when the site is built are those of the core."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.site import Site
from volto_core.page.session import Session
from volto_core.teaching.tasks import course_tasks, example_tasks
from volto_site.boards import first_answers
from volto_site.boards.first_answers import FOLDER, file_name, task_answers
from volto_site.puzzles.collection import all_puzzles, all_tables
from volto_site.puzzles.first_answers import compute
from volto_site.puzzles.results import all_verdicts

TASKS = tuple(task for task in (*example_tasks(), *course_tasks()) if not task.strikes)
# Every so many puzzles one is asked again.
STRIDE = 40
PUZZLES = all_tables()[::STRIDE]


def paths(branches: dict[str, Any], *before: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """Every way through a tree, as requests, with the answer to the last."""
    for key, branch in branches.items():
        path = (*before, dict(json.loads(key)))
        yield path, branch["answer"]
        yield from paths(branch.get("next", {}), *path)


def expect_the_cores_own(answers: str, load: dict[str, Any]) -> int:
    """Compare each answer with that of one session to which everything is told; count them."""
    session = Session()
    compared = 0
    for (_, *requests), told in paths(json.loads(answers)):
        whole = [load, *requests]
        heard = [session.handle(request | {"board": "b"}) for request in whole]
        if requests:
            # What is left out is what could be played before, as the page knows.
            before = heard[-2]["from"]
            assert heard[-1] == {"from": before} | told, requests
            assert told.get("from") != before, requests
        else:
            assert told == {"ok": heard[-1]["ok"]}
        compared += 1
    return compared


@pytest.mark.parametrize("task", [task for task in TASKS if not task.deals], ids=lambda it: it.id)
def test_the_first_answers_of_a_task_are_the_cores_own(task: Any) -> None:
    answers = task_answers(task.id, suspects=not task.points)
    assert answers
    compared = expect_the_cores_own(answers, {"do": "load", "task": task.id})
    # More than the load alone.
    assert compared > 1


def test_what_chance_deals_is_not_known_beforehand() -> None:
    dealt = [task for task in TASKS if task.deals]
    assert dealt
    assert [task_answers(task.id, suspects=True) for task in dealt] == [None] * len(dealt)


@pytest.mark.parametrize("table", PUZZLES, ids=lambda table: table["id"])
def test_the_first_answers_of_a_puzzle_are_the_cores_own(table: dict[str, Any]) -> None:
    (verdicts,) = [
        each for other, each in zip(all_tables(), all_verdicts(), strict=True) if other is table
    ]
    answers = compute({"puzzle": table, "verdicts": verdicts, "file": 0})
    load = {"do": "load", "puzzle": table, "verdicts": verdicts}
    assert expect_the_cores_own(answers, load) > 1


def test_a_worked_example_is_known_to_its_end() -> None:
    shown = [task for task in TASKS if len(task.shown) > 1]
    assert shown
    for task in shown:
        answers = task_answers(task.id, suspects=True) or ""
        moves = [[each.get("move") for each in path] for path, _ in paths(json.loads(answers))]
        own = [[move for move in path if move] for path in moves]
        assert [str(move) for move in task.shown] in own, task.id


def test_the_first_answers_of_tasks_are_kept_for_the_next_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = first_answers.answers_of_tasks()
    first_answers.answers_of_tasks.cache_clear()
    monkeypatch.setattr(first_answers, "first_answers", None)
    assert first_answers.answers_of_tasks() == kept


def test_another_answer_has_another_name() -> None:
    answers = task_answers("e1", suspects=False) or ""
    assert file_name(answers) != file_name(answers + " ")


def test_the_name_in_a_page_leads_to_the_answers_of_its_board(site: Site) -> None:
    puzzle = all_puzzles()[0]
    for page in ("learn", "en/examples", f"nl/puzzles/{puzzle.id}"):
        html = (site.folder / page / "index.html").read_text("utf-8")
        names = {part.partition('"')[0] for part in html.split('"answers":"')[1:]}
        assert names, page
        for name in names:
            path = site.folder / "assets/volto" / FOLDER / f"{name}.json"
            ((key, _),) = json.loads(path.read_text("utf-8")).items()
            load = dict(json.loads(key))
            assert load["do"] == "load"
            assert f'"id":"{load.get("task") or load["puzzle"]}"' in html
