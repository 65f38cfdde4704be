import sys
import time
from pathlib import Path

import pytest

from tools.processes import output, succeeds


def test_what_a_command_prints_is_its_output() -> None:
    assert output([sys.executable, "-c", "print('ready')"], seconds=30) == "ready"


def test_a_command_that_fails_has_no_output() -> None:
    assert output([sys.executable, "-c", "print('no'); exit(1)"], seconds=30) is None


def test_a_command_that_hangs_is_ended_with_its_children() -> None:
    start = time.monotonic()
    assert output(["sh", "-c", "sleep 60 & wait"], seconds=0.1) is None
    assert time.monotonic() - start < 30


@pytest.mark.parametrize(("code", "shown"), [(0, ""), (1, "first\nthen\n")])
def test_only_a_command_that_fails_shows_what_it_prints(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], code: int, shown: str
) -> None:
    command = ["sh", "-c", f"echo first; echo then >&2; exit {code}"]
    assert succeeds(command, folder=tmp_path) == (code == 0)
    assert capfd.readouterr() == ("", shown)
