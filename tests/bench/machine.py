"""On what it is measured."""

import os
import platform
import subprocess
from functools import cache

from tools.browser import known
from volto_site.measures.figures import Machine
from volto_site.places import ROOT


@cache
def this_machine() -> Machine:
    """The cores, the Python and the browser of this machine."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return Machine(cores or 1, platform.python_version(), _browser())


def _browser() -> str:
    """The name and the main version of the browser."""
    command = [str(known(ROOT / ".venv")), "--version"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    version = next((word for word in said.split() if word[:1].isdigit()), "")
    return f"Chromium {version.partition('.')[0]}".strip()
