"""The command line, called in this process or in one of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from volto_core import cli

ROOT = Path(__file__).resolve().parents[2]
# To build it takes ten times as long as a command; a process has it built for one command anyway.
PARSER = cli._parser()


class Answer(NamedTuple):
    """The exit status of a command and what it printed."""

    status: int
    output: str
    errors: str


def volto(*arguments: str) -> Answer:
    """Call the command line in this process."""
    output, errors = io.StringIO(), io.StringIO()
    with (
        redirect_stdout(output),
        redirect_stderr(errors),
        patch.object(cli, "_parser", lambda: PARSER),
    ):
        try:
            status: object = cli.main(list(arguments))
        except SystemExit as stop:
            status = stop.code
    assert isinstance(status, int)
    return Answer(status, output.getvalue(), errors.getvalue())


def volto_process(
    arguments: Sequence[str | bytes],
    *,
    options: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
) -> Answer:
    """Call the command line as a reader does, from the root of the checkout."""
    done = subprocess.run(
        [sys.executable, *options, "-m", "volto_core", *arguments],
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        timeout=60,
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def result_of(answer: Answer) -> str:
    """What a command printed, which must have gone well."""
    assert (answer.status, answer.errors) == (0, ""), answer
    return answer.output


def refusal_of(answer: Answer) -> str:
    """The one line with which a command refused its input."""
    assert answer.status == 2, answer
    assert answer.output == "", answer
    assert answer.errors.endswith("\n"), answer
    line = answer.errors.removesuffix("\n")
    assert line.strip(), answer
    assert len(line.splitlines()) == 1, answer
    assert "Traceback" not in line, answer
    return line
