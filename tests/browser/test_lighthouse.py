"""Lighthouse: full marks in all that does not depend on how fast a machine is."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import Site
from volto_site.places import ROOT
from volto_site.tooling.browser import known, launch_arguments

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

PAGES = ("", "rules/", "examples/", "en/")
FULL = {"accessibility": 1, "best-practices": 1, "seo": 1}


def test_the_main_pages_get_full_marks_on_phone_and_desk(site: Site) -> None:
    node = Path(sys.executable).with_name("node")
    script = Path(__file__).with_name("lighthouse.mjs")
    browser = str(known(ROOT / ".venv"))
    addresses = [site.home + page for page in PAGES]
    done = subprocess.run(
        [str(node), str(script), browser, json.dumps(launch_arguments()), *addresses],
        check=False,
        capture_output=True,
        text=True,
        env=dict(os.environ),
        timeout=180,
    )
    assert done.returncode == 0, done.stderr
    reports = json.loads(done.stdout)
    assert len(reports) == 2 * len(PAGES)
    assert {name: report for name, report in reports.items() if report["scores"] != FULL} == {}
