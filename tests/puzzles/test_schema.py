"""The schema of the export says the same of a puzzle's keys as the parser does."""

import json

import pytest

from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.table import ALWAYS, BY_AIM, HARDEST, OPTIONAL
from volto_puzzles.export import SCHEMA

PUZZLE = json.loads(SCHEMA.read_text("utf-8"))["$defs"]["puzzle"]


def test_the_schema_knows_the_keys_of_the_parser() -> None:
    own = {key for keys in BY_AIM.values() for key in keys}
    assert set(PUZZLE["properties"]) == {*ALWAYS, *OPTIONAL, *own, "proof"}
    # What a file may leave out, an export has.
    assert set(PUZZLE["required"]) == {*ALWAYS, "difficulty", "proof"}
    assert PUZZLE["properties"]["difficulty"]["maximum"] == HARDEST


@pytest.mark.parametrize("aim", Aim)
def test_the_schema_wants_the_keys_of_each_aim(aim: Aim) -> None:
    required = {
        case["if"]["properties"]["kind"]["const"]: tuple(case["then"]["required"])
        for case in PUZZLE["allOf"]
    }
    assert required[aim] == BY_AIM[aim]
