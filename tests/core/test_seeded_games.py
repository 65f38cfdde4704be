"""A seed is a game, whoever computes it: these tests run in CPython and inside Pyodide."""

import pytest

from tests.support.seeded_games import BEGINNINGS, digest_of, expected
from volto_core.opponent.levels import LEVELS


@pytest.mark.no_cover
@pytest.mark.parametrize("level", LEVELS)
def test_twenty_games_begin_alike_on_every_machine(level: int) -> None:
    assert digest_of(level, BEGINNINGS[level]) == expected()["beginnings"][str(level)]
