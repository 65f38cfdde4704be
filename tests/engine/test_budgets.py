from tests.bench.exact import measure_engine


def test_the_engine_keeps_to_its_bytes() -> None:
    found = {result.id: result for result in measure_engine()}
    assert set(found) == {"engine", "engine-share", "snapshot"}
    assert [result for result in found.values() if not result.is_met] == []
