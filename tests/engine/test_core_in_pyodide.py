import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from volto_site.places import ROOT

SECONDS = 420


@pytest.mark.long
def test_the_tests_of_the_core_pass_inside_pyodide() -> None:
    node = Path(sys.executable).with_name("node")
    program = Path(__file__).with_name("core_in_pyodide.mjs")
    command = [str(node), str(program), str(ROOT), sysconfig.get_path("purelib"), "tests/core"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
