"""The table of commands: what it says holds for the core, for the scripts and for the pages."""

import re
from inspect import isfunction

import pytest

from tests.support.boards import OPENING
from tests.support.session import Page
from volto_core.page import match_commands, post_commands, puzzle_commands, shared_commands
from volto_core.page.commands import COMMANDS, Effect
from volto_site.engine.protocol import FILE, protocol_js
from volto_site.places import WEB, scripts_of


def test_the_script_follows_the_table() -> None:
    assert FILE.read_text("utf-8") == protocol_js(), "run: python -m volto_site protocol"


def test_every_command_has_something_that_runs_it() -> None:
    for command in COMMANDS.values():
        lazy = (command.puzzle, command.match, command.shared, command.post)
        runs = (command.change, command.read, command.question, *lazy)
        assert any(runs) or command.effect is Effect.LOAD, command.name
        assert not command.puzzle or isfunction(getattr(puzzle_commands, command.puzzle))
        assert not command.match or isfunction(getattr(match_commands, command.match))
        assert not command.shared or isfunction(getattr(shared_commands, command.shared))
        assert not command.post or isfunction(getattr(post_commands, command.post))


def test_every_command_is_sent_by_a_script() -> None:
    scripts = [path.read_text("utf-8") for path in scripts_of(WEB) if path != FILE]
    sent = set(re.findall(r'do: (?:/\*\*.*?\*/ \()?"([a-z-]+)"', "".join(scripts)))
    # The toolbar sends what its button is called.
    assert sent | {"undo", "redo"} == set(COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_a_field_that_is_not_in_the_table_is_refused(name: str) -> None:
    page = Page(position=OPENING)
    fields = {field.name: "" for field in COMMANDS[name].fields if field.required}
    error = page.error(name, **fields | {"board": "b"} | {"colour": "red"})
    assert error["code"] in ("unknown", "type")


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_a_required_field_is_missed(name: str) -> None:
    for field in COMMANDS[name].fields:
        if field.required and field.name != "board":
            assert Page(position=OPENING).error(name) == {"code": "missing", "field": field.name}
