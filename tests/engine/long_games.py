"""Seeded games to their end, played inside Pyodide as `test_long_games.py` asks for it."""

import pytest

from tests.support.seeded_games import LONG, digest_of, expected


@pytest.mark.parametrize("level", LONG)
def test_twenty_games_are_the_same_on_every_machine(level: int) -> None:
    assert digest_of(level, LONG[level]) == expected()["long"][str(level)]
