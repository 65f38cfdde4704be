"""Subprocesses of the set-up, which show what their tools print only where it helps."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


def output(
    command: Sequence[str], *, seconds: float, environment: Mapping[str, str] | None = None
) -> str | None:
    """Return what a command prints, or None when it fails or exceeds its time limit."""
    try:
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
    except OSError:
        return None
    try:
        printed, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        # A downloader has children of its own, which would go on without it.
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    return printed.strip() if process.returncode == 0 else None


def succeeds(
    command: Sequence[str], *, folder: Path, environment: Mapping[str, str] | None = None
) -> bool:
    """Tell whether a command succeeds; what it prints is shown, all of it, only when it fails."""
    done = subprocess.run(
        command,
        check=False,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        print(done.stdout, end="", file=sys.stderr, flush=True)
    return done.returncode == 0
