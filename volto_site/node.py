"""Runs the programs of the site that are written for Node."""

import subprocess
import sys
from pathlib import Path

from volto_site.places import ROOT

# It comes with the virtual environment, beside its Python.
NODE = Path(sys.executable).with_name("node")


class NodeFailed(Exception):
    """A program that has failed; the message has its reason."""


def run_node(program: Path, job: str, *, timeout: float | None = None) -> str:
    """What a program writes that reads this job; raises NodeFailed."""
    try:
        done = subprocess.run(
            [str(NODE), str(program)],
            check=False,
            cwd=ROOT,
            input=job,
            capture_output=True,
            text=True,
            timeout=timeout,
        )
    except subprocess.TimeoutExpired as expired:
        raise NodeFailed(f"{program.name} has not answered for {timeout} seconds") from expired
    if done.returncode:
        raise NodeFailed(done.stderr.strip() or done.stdout.strip())
    return done.stdout
