"""Runs commands side by side, with their progress, and shows all that one printed which failed."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import NamedTuple

from tools.progress import MARK, say


class Result(NamedTuple):
    """What came of a command, and after how many seconds."""

    command: str
    status: int
    printed: str
    seconds: float


def run(command: str) -> Result:
    """Run a command in a shell to its end, and pass on its progress while it runs."""
    start = time.monotonic()
    printed = []
    with subprocess.Popen(
        command,
        shell=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            if line.startswith(MARK):
                say(line.removeprefix(MARK).rstrip())
            else:
                printed.append(line)
    return Result(command, process.returncode, "".join(printed), time.monotonic() - start)


def main(commands: Sequence[str], *, at_once: int | None = os.cpu_count()) -> int:
    """Run these, the first ones first, as many at once as there are cores; fail if one fails."""
    with ThreadPoolExecutor(at_once) as pool:
        has_failed = False
        for task in as_completed([pool.submit(run, command) for command in commands]):
            result = task.result()
            say(f"{result.command} ({result.seconds:.0f} s)")
            if result.status:
                has_failed = True
                print(result.printed, flush=True)
                say(f"It failed with status {result.status}: {result.command}")
    return int(has_failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
