"""The schema of the export says the same of a puzzle's keys as the parser does."""

import json

import pytest

from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.table import ALWAYS, BY_AIM, OPTIONAL, TWO_MASKS
from volto_puzzles.export import SCHEMA
from volto_puzzles.ratings import HARDEST

DEFINED = json.loads(SCHEMA.read_text("utf-8"))["$defs"]
PUZZLE = DEFINED["puzzle"]


def test_the_schema_knows_the_keys_of_the_parser() -> None:
    own = {key for keys in BY_AIM.values() for key in keys}
    assert set(PUZZLE["properties"]) == {*ALWAYS, *OPTIONAL, *own, *TWO_MASKS, "proof"}
    assert set(PUZZLE["required"]) == {*ALWAYS, "proof"}
    assert DEFINED["rating"]["properties"]["difficulty"]["maximum"] == HARDEST


@pytest.mark.parametrize("aim", Aim)
def test_the_schema_wants_the_keys_of_each_aim(aim: Aim) -> None:
    cases = {case["if"]["properties"]["kind"]["const"]: case["then"] for case in PUZZLE["allOf"]}
    choices = cases[aim].get("oneOf", [cases[aim]])
    wanted = [BY_AIM[aim], TWO_MASKS] if aim is Aim.UNMASK else [BY_AIM[aim]]
    assert [tuple(choice["required"]) for choice in choices] == wanted
