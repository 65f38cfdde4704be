"""Lighthouse: full marks in all that does not depend on how fast a machine is."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Site
from volto_site.places import ROOT
from volto_site.tooling.browser import known, launch_arguments
from volto_site.tooling.processes import output

pytestmark = pytest.mark.browser

PAGES = ("", "rules/", "examples/", "en/")
DEVICES = ("mobile", "desktop")
FULL = {"accessibility": 1, "best-practices": 1, "seo": 1}
SECONDS = 180


def reports(device: str, addresses: list[str]) -> dict[str, Any]:
    node = str(Path(sys.executable).with_name("node"))
    script = str(Path(__file__).with_name("lighthouse.mjs"))
    browser = str(known(ROOT / ".venv"))
    command = [node, script, device, browser, json.dumps(launch_arguments()), *addresses]
    printed = output(command, seconds=SECONDS)
    assert printed is not None, f"Lighthouse failed or took more than {SECONDS} s: {command}"
    return dict(json.loads(printed))


def test_the_main_pages_get_full_marks_on_phone_and_desk(site: Site) -> None:
    addresses = [site.home + page for page in PAGES]
    # Lighthouse mostly waits, so both devices go at once.
    with ThreadPoolExecutor() as pool:
        phone, desk = pool.map(lambda device: reports(device, addresses), DEVICES)
    assert len(phone) == len(desk) == len(PAGES)
    lacking = {name: each for name, each in (phone | desk).items() if each["scores"] != FULL}
    assert lacking == {}
