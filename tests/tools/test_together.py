import os
from pathlib import Path

import pytest

from tools.together import main


def test_of_commands_that_succeed_only_a_line_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["echo much"]) == 0
    (line,) = "".join(capfd.readouterr()).splitlines()
    assert line.startswith("==> echo much (")


def test_the_progress_of_a_command_is_shown_while_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    lines: list[str] = []

    def say(text: str) -> None:
        lines.append(text)
        if text == "Half":
            pipe.write_text("Go on")

    monkeypatch.setattr("tools.together.say", say)
    assert main([f"echo '==> Half'; timeout 60 cat {pipe}"]) == 0
    assert lines[0] == "Half"


def test_one_that_fails_shows_all_and_stops_none(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["echo reason >&2; exit 3", "true"]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert "reason" in lines
    assert "==> It failed with status 3: echo reason >&2; exit 3" in lines
    assert any(line.startswith("==> true (") for line in lines)


def test_two_run_at_the_same_time(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    # Each waits until the other has opened its end.
    commands = [f"timeout 60 cat {tmp_path}/pipe", f"echo there > {tmp_path}/pipe"]
    assert main(commands, at_once=2) == 0
