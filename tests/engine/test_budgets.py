import json
from typing import Any

from tests.bench.engine import PLAIN_SESSION
from tests.bench.exact import measure_engine


def test_the_engine_keeps_to_its_bytes() -> None:
    found = {result.id: result for result in measure_engine()}
    assert set(found) == {"engine", "engine-share", "snapshot"}
    assert [result for result in found.values() if not result.is_met] == []


def test_the_core_that_is_measured_beside_ours_answers() -> None:
    plain: dict[str, Any] = {}
    exec(PLAIN_SESSION, plain)
    load = {"do": "load", "board": "a", "position": "2c2/5/5/5/5/5/2C2 1 00", "viewer": "1"}
    assert json.loads(plain["answer"](json.dumps(load)))["ok"]
