import sys
import time

from tools.processes import output


def test_what_a_command_prints_is_its_output() -> None:
    assert output([sys.executable, "-c", "print('ready')"], seconds=30) == "ready"


def test_a_command_that_fails_has_no_output() -> None:
    assert output([sys.executable, "-c", "print('no'); exit(1)"], seconds=30) is None


def test_a_command_that_hangs_is_ended_with_its_children() -> None:
    start = time.monotonic()
    assert output(["sh", "-c", "sleep 60 & wait"], seconds=0.1) is None
    assert time.monotonic() - start < 30
