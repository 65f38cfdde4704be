"""The tasks on the pages: each is set once, has all its words, and tells nothing beforehand."""

import json
import re

import pytest

from tests.support.messages import NAMES, hints_of, remarks_of
from tests.support.tasks import TASKS, twins_of
from volto_core.text.notation import parse_square
from volto_site.boards.data import board_data
from volto_site.boards.diagram import task_diagram
from volto_site.boards.fence import parse_fence
from volto_site.boards.figure import drawing_of, figure
from volto_site.content.parity import read_pages
from volto_site.languages import CODES
from volto_site.places import DOCS
from volto_site.strings import strings_of
from volto_site.strings.page_files import later_strings, page_strings

# What a mask would be if it were one gives nothing away.
SUPPOSED = {"task-e3-hint-1", "task-e5-hint-2"}


def diagram_of(name: str) -> str:
    return f"task: {name}\ncaption: C."


@pytest.mark.parametrize("language", CODES)
def test_each_task_is_set_once_on_the_page_of_examples(language: str) -> None:
    page = read_pages(DOCS, language)["examples.md"]
    text = "\n".join(fence.text for fence in page.boards)
    found = re.findall(r"^task: (.*)$", text, re.MULTILINE)
    assert found == list(TASKS)


@pytest.mark.parametrize("language", CODES)
def test_every_task_has_its_sentence_its_remarks_and_its_hints(language: str) -> None:
    strings = strings_of(language)
    for task in TASKS.values():
        said = [strings.t(name) for name in (f"task-{task.id}", *remarks_of(task), *hints_of(task))]
        assert len(set(said)) == len(said), task.id


def test_there_is_no_word_of_a_task_that_is_never_said() -> None:
    known = {name for task in TASKS.values() for name in (*remarks_of(task), *hints_of(task))}
    written = {name for name in strings_of("fr").ids if re.match(r"task-[se]\d.*-", name)}
    assert written - {f"task-{name}" for name in TASKS} == known


@pytest.mark.parametrize("language", CODES)
def test_what_is_said_after_a_try_is_in_the_words_of_the_page(language: str) -> None:
    loaded = page_strings(language) + later_strings("examples", language)
    assert all(f"\n{name} = " in loaded for task in TASKS.values() for name in remarks_of(task))


@pytest.mark.parametrize("language", CODES)
def test_no_sentence_names_a_hidden_mask_and_where_it_stands(language: str) -> None:
    strings = strings_of(language)
    for task in TASKS.values():
        enemies = task.game.position.masks_of(task.learner.opponent)
        for name in {f"task-{task.id}", *remarks_of(task), *hints_of(task)} - SUPPOSED:
            for sentence in re.split(r"(?<=[.:?]) ", strings.t(name)):
                for square in map(parse_square, re.findall(r"\b[a-e][1-7]\b", sentence)):
                    kind = task.game.position.kind_at(square)
                    if enemies >> square & 1 and kind is not None:
                        assert not re.search(NAMES[language][kind], sentence), (name, sentence)


@pytest.mark.parametrize("name", TASKS)
def test_the_page_knows_how_many_hints_there_are_and_no_answer(name: str) -> None:
    data = board_data(parse_fence(diagram_of(name)).diagram)
    assert data
    task = data["task"]
    assert isinstance(task, dict)
    assert set(task) <= {"id", "hints", "goals", "viewers"}
    text = json.dumps(data)
    assert not any(reply in text for reply in map(str, TASKS[name].replies.values()))


def test_who_points_moves_nothing_and_deduces_nothing() -> None:
    data = board_data(parse_fence(diagram_of("s1")).diagram)
    assert data
    assert data["from"] == {}
    assert "suspects" not in data
    assert "complete" not in data


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("name", TASKS)
def test_the_sentence_stands_over_the_board_before_any_script(name: str, language: str) -> None:
    strings = strings_of(language)
    drawn = figure(parse_fence(diagram_of(name)).diagram, strings, number=1)
    sentence = drawn.index(strings.t(f"task-{name}"))
    assert sentence < drawn.index("<svg")
    assert f'data-task="{name}"' in drawn
    assert drawn.index("<svg") < drawn.index('<div class="volto-bar')


@pytest.mark.parametrize("name", ["e1", "e3", "e5"])
def test_the_drawing_of_a_task_does_not_depend_on_what_is_hidden(name: str) -> None:
    twins = twins_of(TASKS[name])
    drawings = [drawing_of(task_diagram(twin).diagram) for twin in twins]
    assert len(twins) > 1
    assert len({(drawing.svg, drawing.script, drawing.view) for drawing in drawings}) == 1
