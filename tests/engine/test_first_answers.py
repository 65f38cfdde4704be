"""What is known beforehand is answered while Python boots, and Python goes on from there."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support.engine import ask, kill, open_engine
from tests.support.engine_host import Host
from volto_core.page.session import Session
from volto_site.boards.first_answers import file_name, task_answers

pytestmark = pytest.mark.browser

# A task of which the other side answers the first move.
TASK = "learn-offer"
LOAD: dict[str, Any] = {"do": "load", "board": "one", "task": TASK}
# Python cannot boot without it.
NEEDED = "stdlib.pack"
LOAD_WITH = "([request, answers]) => window.answered(request, { answers })"


def answers_on(host: Host) -> str:
    """Put the first answers of the task on the host, and name the file."""
    answers = task_answers(TASK, suspects=False)
    assert answers
    file = host.boards.parent / "answers" / f"{file_name(answers)}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(answers)
    return file_name(answers)


def load(page: Page, answers: str, *, board: str = "one") -> dict[str, Any]:
    """Load the task with its first answers."""
    answer: dict[str, Any] = page.evaluate(LOAD_WITH, [{**LOAD, "board": board}, answers])
    return answer


def first_move() -> str:
    """A first move of the task that the other side answers."""
    tree = json.loads(task_answers(TASK, suspects=False) or "")
    (start,) = tree.values()
    moves = {key: branch for key, branch in start["next"].items() if "next" in branch}
    return str(dict(json.loads(next(iter(moves))))["move"])


def expected(*requests: dict[str, Any]) -> dict[str, Any]:
    """What the core answers to the last of these requests."""
    session = Session()
    return [session.handle({"board": "one"} | request) for request in (LOAD, *requests)][-1]


def test_what_is_known_is_answered_while_python_boots_and_what_only_python_knows_in_its_turn(
    page: Page, host: Host
) -> None:
    host.silent.add(NEEDED)
    open_engine(page)
    name = answers_on(host)
    play = {"do": "play", "board": "one", "move": first_move()}
    reply = {"do": "answer", "board": "one"}
    # The page knows the rest already; where masks may go is left out if it is as before.
    assert load(page, name) == {"ok": True}
    assert {"from": {}} | ask(page, **play) == expected(play)
    assert {"from": {}} | ask(page, **reply) == expected(play, reply)
    load(page, name, board="two")
    requests = [{**request, "board": "two"} for request in ({"do": "state"}, play)]
    page.evaluate("requests => { window.waiting = requests.map((it) => answered(it)); }", requests)
    page.wait_for_timeout(300)
    assert page.evaluate("window.engine.state") == "loading"
    host.silent.clear()
    assert page.evaluate("Promise.all(window.waiting)") == [expected(), expected(play)]
    assert page.evaluate("window.engine.state") == "ready"
    # Python goes on from what was answered before it, and so does the next one.
    state = {"do": "state", "board": "one"}
    assert ask(page, **state) == expected(play, reply, state)
    kill(page)
    assert ask(page, **state) == expected(play, reply, state)


def test_a_file_that_is_not_there_leaves_the_answer_to_python(page: Page, host: Host) -> None:
    open_engine(page)
    assert load(page, "0123456789ab") == expected()
    assert [path for path in host.asked if path.endswith("/answers/0123456789ab.json")]


@pytest.mark.exhaustive
def test_a_file_that_never_arrives_delays_nothing_that_python_knows(
    new_page: Page, host: Host
) -> None:
    name = answers_on(host)
    # A browser that was here before would have it.
    host.silent.add(f"{name}.json")
    open_engine(new_page)
    assert load(new_page, name) == expected()


def test_a_game_begun_beforehand_is_there_after_a_boot_that_failed(page: Page, host: Host) -> None:
    host.silent.add(NEEDED)
    open_engine(page)
    load(page, answers_on(host))
    before = ask(page, board="one", do="play", move=first_move())
    host.broken.add(NEEDED)
    host.silent.clear()
    assert page.evaluate("window.settled()") == "failed"
    host.behave()
    page.evaluate("window.engine.retry()")
    assert ask(page, board="one", do="state") == before
