"""Subprocesses with a time limit that leave no child processes behind."""

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence


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
