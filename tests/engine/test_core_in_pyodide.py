import subprocess
import sysconfig
from pathlib import Path

import pytest

from volto_site.node import NODE
from volto_site.places import ROOT

SECONDS = 420
# What takes half of the time inside Pyodide, left to `make test-all`. In CPython all of it runs.
SLOWEST = (
    # Of the seeded games, the two highest levels use all that the lower ones do.
    *(f"test_seeded_games.py::test_twenty_games_begin_alike_on_every_machine[{n}]" for n in "123"),
    # Games and searches that only make sure that tasks are well set.
    "test_lessons.py::test_a_game_is_played_to_its_end_and_judged",
    "test_lessons.py::test_par_is_the_fewest_moves_that_reach_a_goal",
    "test_lessons.py::test_the_other_side_does_not_know_the_learners_masks",
    "test_first_games.py::test_a_candidate_in_danger_is_told_of_once",
    # Every bit of a letter, one after the other.
    "post/test_letters.py::test_a_bit_flipped_anywhere_is_noticed",
    "post/test_letters.py::test_a_bit_of_the_past_flipped_on_purpose_is_refused",
)
# Of the others one in five: all of them pass in CPython, and an interpreter that differs shows it
# in more than one place.
SAMPLE = ("5", "tests/core")
LEFT_OUT = (
    *(f"--deselect=tests/core/{name}" for name in SLOWEST),
    # The verdicts of puzzles are worked out and stored by the build, in CPython.
    "-k=not stored",
)


@pytest.mark.long
def test_the_tests_of_the_core_pass_inside_pyodide(request: pytest.FixtureRequest) -> None:
    program = Path(__file__).with_name("core_in_pyodide.mjs")
    tests = ["1", "tests/core"] if request.config.getoption("--all") else [*SAMPLE, *LEFT_OUT]
    command = [str(NODE), str(program), str(ROOT), sysconfig.get_path("purelib"), *tests]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
