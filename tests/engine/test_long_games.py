"""Twenty games of each level are move for move the same in CPython and inside Pyodide."""

import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.support.seeded_games import LONG, digest_of, expected
from volto_site.node import NODE
from volto_site.places import ROOT

SECONDS = 1_800


@pytest.mark.exhaustive
@pytest.mark.parametrize("level", LONG)
def test_the_games_are_those_of_the_file(level: int) -> None:
    assert digest_of(level, LONG[level]) == expected()["long"][str(level)]


@pytest.mark.exhaustive
@pytest.mark.long
def test_the_games_are_the_same_inside_pyodide() -> None:
    program = Path(__file__).with_name("core_in_pyodide.mjs")
    games = "tests/engine/long_games.py"
    command = [str(NODE), str(program), str(ROOT), sysconfig.get_path("purelib"), "1", games]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
